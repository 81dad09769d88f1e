import { at, type State as StateOf, type Stream } from '@conclave/kernel';
import {
  CARD_TYPES,
  type CardType,
  type Counts,
  type Dogma,
  indexOf,
  lastContribution,
  sorted,
} from '../rules/index.ts';
import { chanceHonest } from './belief.ts';
import { claimable } from './hand-worth.ts';
import type { Insight } from './insight.ts';

type State = StateOf<Dogma>;

const MOST_OF_A_TYPE = 3; // DG-11.1: four would have been discarded
const FINE = 1 << 16;
const TRIES = 6;

/**
 * DG-16.5  Imagined cards follow counts alone; players do not lay their cards by luck. So the newest contribution is made honest, or a lie, as
 * often as this player believes it to be: worlds are drawn until one fits, and a liar has laid what one lies about, sins before virtues.
 */
export const believableWorlds = (imagine: () => State, insight: Insight, stream: Stream): (() => State) => {
  const newest = lastContribution(insight.table);
  const { claim } = insight.table;
  if (newest === undefined || claim === undefined || newest.seat === insight.seat) return imagine;
  const honest = chanceHonest(insight);
  return () => {
    const shallBeHonest = stream.below(FINE) / FINE < honest;
    let state = imagine();
    for (let tries = 1; tries < TRIES && !relay(state, newest.seat, claim, shallBeHonest, stream); tries += 1) {
      state = imagine();
    }
    return state;
  };
};

/** The contributor lays again, from all it has in this world: the truth or a lie. False if it cannot. */
const relay = (state: State, contributor: number, claim: CardType, honestly: boolean, stream: Stream): boolean => {
  const secrets = at(state.secrets, contributor);
  const laid = secrets.laid.at(-1) ?? [];
  const pool = secrets.hand.slice();
  for (const card of laid) pool[indexOf(card)] = (pool[indexOf(card)] ?? 0) + 1;
  const cards = honestly
    ? truth(pool, indexOf(claim), laid.length)
    : lie(pool, indexOf(claim), laid.length, claimable(state.table.altar), stream);
  if (cards === undefined) return false;
  for (const index of cards) pool[index] = (pool[index] ?? 0) - 1;
  if (pool.some(count => count > MOST_OF_A_TYPE)) return false;
  for (let index = 0; index < pool.length; index += 1) secrets.hand[index] = at(pool, index);
  secrets.laid = [...secrets.laid.slice(0, -1), sorted(cards.map(index => at(CARD_TYPES, index)))];
  return true;
};

const truth = (pool: Readonly<Counts>, claim: number, count: number): readonly number[] | undefined =>
  (pool[claim] ?? 0) >= count ? Array<number>(count).fill(claim) : undefined;

/** Single sins are the likeliest, virtues the unlikeliest; luck has a say. */
const lie = (
  pool: Readonly<Counts>,
  claim: number,
  count: number,
  virtue: readonly boolean[],
  stream: Stream,
): readonly number[] | undefined => {
  const order: { readonly index: number; readonly weight: number }[] = [];
  for (let index = 0; index < pool.length; index += 1) {
    if (index === claim || (pool[index] ?? 0) === 0) continue;
    order.push({ index, weight: (virtue[index] === true ? 1.5 : 0) + (pool[index] ?? 0) + stream.below(FINE) / FINE });
  }
  order.sort((one, other) => one.weight - other.weight);
  const cards = order.flatMap(({ index }) => Array<number>(pool[index] ?? 0).fill(index)).slice(0, count);
  return cards.length === count ? cards : undefined;
};
