import type { BySeat, Seat } from '@conclave/kernel';
import { log } from '@conclave/kernel/arithmetic';
import type { Situation } from '@conclave/search';
import {
  COPIES,
  type Counts,
  type Dogma,
  type Habits,
  indexOf,
  newHabits,
  type Secrets,
  type Sighting,
  type Table,
} from '../rules/index.ts';

/** What a player goes by: the table, its own cards, which cards it has lost sight of, and how the others have played so far. */
export interface Insight {
  readonly table: Readonly<Table>;
  readonly own: Secrets;
  readonly seat: Seat;
  /** By type: cards that are neither its own nor known to be gone. */
  readonly unseen: Readonly<Counts>;
  readonly unseenTotal: number;
  /** Cards it has seen and can place, more or less. */
  readonly sightings: readonly Sighting[];
  readonly habits: BySeat<Habits>;
  /** How much more often contributions were shown honest than lying, at the whole table. */
  readonly record: number;
}

export const NO_HABITS: Readonly<Habits> = newHabits();

/** So many checks of each kind are imagined before the first real one. */
const PRIOR_CHECKS = 1.5;

export const ratio = (one: number, other: number): number => log((PRIOR_CHECKS + one) / (PRIOR_CHECKS + other));

export const recordOf = (habits: BySeat<Habits>): number => {
  let honest = 0;
  let lying = 0;
  for (const { shownHonest, shownLying } of habits) {
    honest += shownHonest;
    lying += shownLying;
  }
  return ratio(honest, lying);
};

/** DG-1.1  Four copies of each type, less what this player holds, has laid, and knows to be gone. */
export const insightFrom = (
  table: Readonly<Table>,
  own: Secrets,
  seat: Seat,
  gone: Readonly<Counts>,
  sightings: readonly Sighting[],
  habits: BySeat<Habits>,
  record = recordOf(habits),
): Insight => {
  const unseen = own.hand.slice();
  for (let index = 0; index < unseen.length; index += 1)
    unseen[index] = COPIES - (unseen[index] as number) - (gone[index] ?? 0);
  for (const cards of own.laid) for (const card of cards) unseen[indexOf(card)] = (unseen[indexOf(card)] ?? 0) - 1;
  for (const { card } of table.sets) unseen[indexOf(card)] = 0;
  let unseenTotal = 0;
  for (const count of unseen) unseenTotal += count;
  return { table, own, seat, unseen, unseenTotal, sightings, habits, record };
};

/** What an attentive player knows. */
export const insightOf = ({ view, memory }: Situation<Dogma>): Insight =>
  insightFrom(view.table, view.own, view.seat, memory.gone, memory.sightings, memory.habits);
