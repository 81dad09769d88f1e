import type { Event } from './events.ts';
import type { Options } from './options.ts';

/** MC-2.4  What may be looked at of the past: the current round, to which the set-up belongs if it is the first, or everything. */
export const shownHistory = (
  events: readonly Event[],
  { options, round }: { readonly options: Pick<Options, 'openLedger'>; readonly round: number },
): readonly Event[] => {
  if (options.openLedger !== 'off' || round <= 1) return events;
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'roundBegan'),
    ),
  );
};
