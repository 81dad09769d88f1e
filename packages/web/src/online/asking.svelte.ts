import type { Answer } from './api.ts';
import { explainMine } from './me-words.ts';

/** One thing is asked of the house at a time; what became of it is said. */
export class Asking {
  busy = $state(false);
  problem = $state('');
  done = $state('');
  readonly #explain: (code: string) => string;

  constructor(explain: (code: string) => string = explainMine) {
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
