import type { Answer } from '../online/api.ts';
import { explainClub } from './words.ts';

/** One thing is asked of a club at a time; what became of it is said. */
export class AskingClub {
  busy = $state(false);
  problem = $state('');
  done = $state('');
  readonly #explain: (code: string) => string;

  constructor(explain: (code: string) => string = explainClub) {
    this.#explain = explain;
  }

  async ask<Value>(ask: () => Promise<Answer<Value>>, said = ''): Promise<Value | undefined> {
    this.busy = true;
    this.problem = '';
    this.done = '';
    const answer = await ask();
    this.busy = false;
    if (answer.ok) this.done = said;
    else this.problem = this.#explain(answer.code);
    return answer.ok ? answer.value : undefined;
  }
}
