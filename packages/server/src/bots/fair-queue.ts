/** Who asks for a bot's thought, and for which turn: the same turn is never thought about twice at once. */
export interface Turn {
  readonly owner: string;
  readonly turn: string;
}

/** What waits, by owner. Owners take turns: who has a hundred waiting gets one, then everybody else does. */
export class FairQueue<Task> {
  /** In the order of their turns. */
  readonly #waiting = new Map<string, Task[]>();

  get size(): number {
    let size = 0;
    for (const tasks of this.#waiting.values()) size += tasks.length;
    return size;
  }

  add(owner: string, task: Task): void {
    const tasks = this.#waiting.get(owner);
    if (tasks === undefined) this.#waiting.set(owner, [task]);
    else tasks.push(task);
  }

  next(): Task | undefined {
    const [turn] = this.#waiting;
    if (turn === undefined) return undefined;
    const [owner, tasks] = turn;
    const task = tasks.shift();
    this.#waiting.delete(owner);
    if (tasks.length > 0) this.#waiting.set(owner, tasks); // behind the others
    return task;
  }
}

/** So many think at once; the others wait in the fair queue. */
export class FairDesk {
  readonly #queue = new FairQueue<() => Promise<void>>();
  readonly #open = new Map<string, Promise<unknown>>();
  #free: number;

  constructor(places: number) {
    this.#free = places;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** Who asks again for the same turn gets the answer that is on its way. */
  ask<Answer>({ owner, turn }: Turn, think: () => Promise<Answer>): Promise<Answer> {
    const open = this.#open.get(turn);
    if (open !== undefined) return open as Promise<Answer>;
    const answer = new Promise<Answer>((resolve, reject) =>
      this.#queue.add(owner, async () => {
        try {
          resolve(await think());
        } catch (error) {
          reject(error);
        }
      }),
    ).finally(() => this.#open.delete(turn));
    this.#open.set(turn, answer);
    this.#serve();
    return answer;
  }

  #serve(): void {
    while (this.#free > 0) {
      const start = this.#queue.next();
      if (start === undefined) return;
      this.#free -= 1;
      start().then(this.#done, this.#done);
    }
  }

  readonly #done = (): void => {
    this.#free += 1;
    this.#serve();
  };
}
