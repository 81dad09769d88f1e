import type { Event } from './events.ts';
import type { Options } from './options.ts';

/** MC-2.4  What a page shows of the past: the current round, to which the set-up belongs if it is the first, or everything. */
export const shownHistory = (
  events: readonly Event[],
  { options }: { readonly options: Pick<Options, 'openLedger'> },
): readonly Event[] => {
  if (options.openLedger !== 'off') return events;
  const round = events.findLastIndex(({ type }) => type === 'roundBegan');
  const isFirst = events.findIndex(({ type }) => type === 'roundBegan') === round;
  return isFirst ? events : events.slice(round);
};
