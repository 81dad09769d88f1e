/** Does something again and again, one at a time, until it is stopped; whoever cannot wait may ask for it at once. */
export class Rounds {
  readonly #work: () => Promise<void>;
  readonly #pause: () => number;
  readonly #failed: (error: unknown) => void;
  #timer: NodeJS.Timeout | undefined;
  #isBusy = false;
  #isWanted = false;
  #isStopped = false;

  constructor(work: () => Promise<void>, pause: () => number, failed: (error: unknown) => void) {
    this.#work = work;
    this.#pause = pause;
    this.#failed = failed;
  }

  start(): void {
    this.#rest();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  atOnce(): void {
    if (this.#isStopped) return;
    clearTimeout(this.#timer);
    if (this.#isBusy) this.#isWanted = true;
    else this.#round();
  }

  #round(): void {
    this.#isBusy = true;
    this.#work()
      .catch(error => {
        if (!this.#isStopped) this.#failed(error); // what it asked may have been closed meanwhile
      })
      .finally(() => {
        this.#isBusy = false;
        this.#rest();
      });
  }

  #rest(): void {
    if (this.#isStopped) return;
    const pause = this.#isWanted ? 0 : this.#pause();
    this.#isWanted = false;
    this.#timer = setTimeout(() => this.#round(), pause);
  }
}
