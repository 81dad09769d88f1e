import type { Seat } from '@conclave/kernel';
import type { Standing } from '@conclave/stage/page/story.ts';

export type Turn =
  /** Somebody took the lead from somebody. */
  | { readonly key: 'lead'; readonly chapter: number; readonly seat: Seat; readonly from: Seat }
  /** The largest change of one seat in one chapter. */
  | { readonly key: 'leap'; readonly chapter: number; readonly seat: Seat; readonly by: number };

const MOST_LEADS = 4;

/** The one seat that stands best; nothing while several share it. */
const leader = ({ values }: Standing, lowIsGood: boolean): Seat | undefined => {
  const best = lowIsGood ? Math.min(...values) : Math.max(...values);
  const seats = values.flatMap((value, seat) => (value === best ? [seat] : []));
  return seats.length === 1 ? seats[0] : undefined;
};

const changesOfLead = (standings: readonly Standing[], lowIsGood: boolean): readonly Turn[] => {
  const turns: Turn[] = [];
  let before: Seat | undefined;
  for (const standing of standings) {
    const now = leader(standing, lowIsGood);
    if (now === undefined) continue;
    if (before !== undefined && before !== now)
      turns.push({ key: 'lead', chapter: standing.chapter, seat: now, from: before });
    before = now;
  }
  return turns;
};

const largestLeap = (standings: readonly Standing[]): readonly Turn[] => {
  const leaps = standings.slice(1).flatMap(({ chapter, values }, index) =>
    values.map((value, seat) => ({
      key: 'leap' as const,
      chapter,
      seat,
      by: value - (standings[index]?.values[seat] ?? value),
    })),
  );
  const size = Math.max(0, ...leaps.map(({ by }) => Math.abs(by)));
  const largest = leaps.find(({ by }) => Math.abs(by) === size);
  return size === 0 || largest === undefined ? [] : [largest];
};

/** The moments that decided: the last changes of the lead, and the largest leap; in the order of the game. */
export const turningPoints = (standings: readonly Standing[], lowIsGood: boolean): readonly Turn[] =>
  [...changesOfLead(standings, lowIsGood).slice(-MOST_LEADS), ...largestLeap(standings)].sort(
    (one, other) => one.chapter - other.chapter,
  );
