import pg from 'pg';

/** So many statements of one kind are under way at once; what is asked meanwhile gathers for the next. */
const AT_ONCE = 2;
const MOST = 100;

interface Question<Asked, Found> {
  readonly asked: Asked;
  found(answer: Found): void;
  failed(error: unknown): void;
}

/**
 * Questions of one kind that are asked at the same moment are one statement: each costs both sides as much as its answer again, and when a node
 * dies the pages of thousands of tables ask another one within seconds.
 */
export class Together<Asked, Found> {
  readonly #answers: (all: readonly Asked[]) => Promise<readonly Found[]>;
  #waiting: Question<Asked, Found>[] = [];
  #underWay = 0;
  #isArmed = false;

  /** `answers` says one for each, in the same order. */
  constructor(answers: (all: readonly Asked[]) => Promise<readonly Found[]>) {
    this.#answers = answers;
  }

  ask(asked: Asked): Promise<Found> {
    return new Promise((found, failed) => {
      this.#waiting.push({ asked, found, failed });
      this.#arm();
    });
  }

  #arm(): void {
    if (this.#isArmed || this.#underWay >= AT_ONCE || this.#waiting.length === 0) return;
    this.#isArmed = true;
    setImmediate(() => this.#send());
  }

  #send(): void {
    this.#isArmed = false;
    this.#underWay += 1;
    void this.#turn(this.#waiting.splice(0, MOST));
    this.#arm();
  }

  async #turn(batch: readonly Question<Asked, Found>[]): Promise<void> {
    await this.#answer(batch);
    this.#underWay -= 1;
    this.#arm();
  }

  async #answer(batch: readonly Question<Asked, Found>[]): Promise<void> {
    try {
      const answers = await this.#answers(batch.map(({ asked }) => asked));
      for (const [index, { found }] of batch.entries()) found(answers[index] as Found);
    } catch (error) {
      await this.#divide(batch, error);
    }
  }

  /** One that the database does not take spoils it for nobody else. A line that broke, or says nothing, is no fault of one: nobody waits for it twice. */
  async #divide(batch: readonly Question<Asked, Found>[], error: unknown): Promise<void> {
    if (batch.length > 1 && error instanceof pg.DatabaseError) await Promise.all(batch.map(one => this.#answer([one])));
    else for (const { failed } of batch) failed(error);
  }
}
