import type { Answer } from '../online/api.ts';
import type { Asking } from '../online/asking.svelte.ts';
import { saySteward } from './words.ts';

/** Something is done; afterwards the house is asked how things are now, and what became of the deed is said. */
export const doing = async (
  asking: Asking,
  ask: () => Promise<Answer<object>>,
  look: () => Promise<void>,
): Promise<boolean> => {
  const isDone = (await asking.ask(ask)) !== undefined;
  const { problem } = asking;
  await look();
  if (isDone) asking.done = saySteward().isDoneNow;
  else asking.problem = problem;
  return isDone;
};
