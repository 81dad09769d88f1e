import type { Event } from './events.ts';
import type { Options } from './options.ts';

/** DG-16.4, DG-19.5  What may be looked at of the past: the current and the previous confession and all sets of four, or everything. */
export const shownHistory = (
  events: readonly Event[],
  { options }: { readonly options: Pick<Options, 'history'> },
): readonly Event[] => {
  if (options.history === 'full') return events;
  const turns = events.flatMap((event, index) => (event.type === 'turn' ? [index] : []));
  const from = turns.at(-2) ?? 0;
  return events.filter((event, index) => index >= from || event.type === 'setOfFour');
};
