import type { SoloTable } from '../local/solo-table.ts';
import type { Opened } from './read-file.ts';
import type { Verdict } from './verify.ts';

/** What the page asks of the worker: it alone holds rules, seals and luck, so that the page stays light and awake. */
export type Asked =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'table'; readonly table: SoloTable }
  | { readonly type: 'verify'; readonly text: string };

export interface Answers {
  readonly text: Opened;
  /** Nothing while the game is not over. */
  readonly table: { readonly text: string; readonly opened: Opened } | undefined;
  readonly verify: Verdict;
}

const ask = <Type extends Asked['type']>(asked: Extract<Asked, { type: Type }>): Promise<Answers[Type]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<Answers[Type]>) => {
      resolve(event.data);
      worker.terminate();
    });
    worker.addEventListener('error', event => {
      reject(new Error(event.message));
      worker.terminate();
    });
    worker.postMessage(asked);
  });

export const openAway = (text: string): Promise<Opened> => ask<'text'>({ type: 'text', text });
export const openTableAway = (table: SoloTable): Promise<Answers['table']> => ask<'table'>({ type: 'table', table });
export const verifyAway = (text: string): Promise<Verdict> => ask<'verify'>({ type: 'verify', text });
