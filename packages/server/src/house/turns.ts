/** Who asks for several things at once is answered one after the other, so that each counts what the one before has got. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Result>(whose: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (this.#last.get(whose) ?? Promise.resolve()).then(work);
    const over = mine.catch(() => undefined);
    this.#last.set(whose, over);
    try {
      return await mine;
    } finally {
      if (this.#last.get(whose) === over) this.#last.delete(whose);
    }
  }
}
