import {
  type CardType,
  COPIES,
  type Counts,
  type Habits,
  howMany,
  lastContribution,
  nextPlayer,
  pileSize,
  type Secrets,
  type Table,
} from '@conclave/dogma';
import type { BySeat, Seat } from '@conclave/kernel';

/** What a player goes by: the table, its own cards, cards it knows to be gone, and how the others have played so far. */
export interface Insight {
  readonly table: Readonly<Table>;
  readonly own: Secrets;
  readonly seat: Seat;
  /** Cards known to lie in the discard pile, besides sets of four. */
  readonly gone: Readonly<Counts>;
  readonly habits: BySeat<Habits>;
}

/** Cards of this type that could be in other hands, as far as this player knows. */
export const couldBeOut = ({ table, own, gone }: Insight, type: CardType): number => {
  if (table.sets.some(({ card }) => card === type)) return 0;
  const laid = own.laid.reduce((sum, cards) => sum + cards.filter(card => card === type).length, 0);
  return Math.max(0, COPIES - howMany(own.hand, type) - laid - howMany(gone, type));
};

/** Chance that at least `least` of `cards` fall to a hand that gets this share of them. */
export const atLeast = (least: number, cards: number, share: number): number => {
  let sum = 0;
  let ways = 1;
  for (let hits = 0; hits <= cards; hits += 1) {
    if (hits >= least) sum += ways * share ** hits * (1 - share) ** (cards - hits);
    ways = (ways * (cards - hits)) / (hits + 1);
  }
  return sum;
};

const TYPICAL_COPIES = 3;
/** How often one, two or three cards are what they are said to be, before anything is known of the player. */
const HONEST_BY_COUNT = [0.5, 0.68, 0.6, 0.48] as const;
/** So many checks of the same kind are imagined before the first real one. */
const PRIOR_CHECKS = 6;

/** DG-8.3  How likely the newest contribution is honest: from card counts, hand sizes, and what this player has been caught at. */
export const chanceHonest = (insight: Insight): number => {
  const { table, own, seat, habits } = insight;
  const newest = lastContribution(table);
  if (newest === undefined || table.claim === undefined) return 0.5;
  const out = couldBeOut(insight, table.claim);
  if (out < newest.count) return 0;
  const ownSize = own.hand.reduce((sum, count) => sum + count, 0);
  const all = table.handSizes.reduce((sum, size) => sum + size, 0) + pileSize(table);
  const share = Math.min(0.95, ((table.handSizes[newest.seat] ?? 0) + newest.count) / Math.max(1, all - ownSize));
  const evidence = atLeast(newest.count, out, share) / Math.max(0.001, atLeast(newest.count, TYPICAL_COPIES, share));
  const prior = HONEST_BY_COUNT[newest.count] ?? 0.5;
  const { shownHonest, shownLying } = habits[newest.seat] ?? NO_HABITS;
  const honest = PRIOR_CHECKS * prior + shownHonest;
  const lying = PRIOR_CHECKS * (1 - prior) + shownLying;
  const odds = (honest / lying) * evidence * (seat === newest.seat ? 0 : 1);
  return odds / (1 + odds);
};

export const NO_HABITS: Habits = { confessed: 0, joined: 0, believed: 0, doubted: 0, shownHonest: 0, shownLying: 0 };

const PRIOR_DOUBT = 0.45;
const DOUBT_BY_COUNT = [1, 0.8, 1, 1.25] as const;

/** How likely the next player doubts so many cards; last cards are doubted more. */
export const chanceOfDoubt = ({ table, seat, habits }: Insight, count: number, isLast: boolean): number => {
  const { believed, doubted } = habits[nextPlayer(table, seat)] ?? NO_HABITS;
  const rate = (PRIOR_CHECKS * PRIOR_DOUBT + doubted) / (PRIOR_CHECKS + believed + doubted);
  const adjusted = rate * (DOUBT_BY_COUNT[count] ?? 1);
  return Math.min(0.97, isLast ? Math.max(adjusted, 0.5 + 0.5 * rate) : adjusted);
};
