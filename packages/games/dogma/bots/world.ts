import { at, type State as StateOf, type Stream } from '@conclave/kernel';
import {
  CARD_TYPES,
  type CardType,
  type Counts,
  type Dogma,
  indexOf,
  lastContribution,
  type Secrets,
  sorted,
} from '../rules/index.ts';
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
export const believableWorlds = (
  imagine: () => State,
  insight: Insight,
  honest: number,
  stream: Stream,
): (() => State) => {
  const newest = lastContribution(insight.table);
  const { claim } = insight.table;
  if (newest === undefined || claim === undefined || newest.seat === insight.seat) return imagine;
  return () => {
    const shallBeHonest = stream.below(FINE) / FINE < honest;
    let state = imagine();
    for (let tries = 1; tries < TRIES && !relay(state, newest.seat, claim, shallBeHonest, stream); tries += 1) {
      state = imagine();
    }
    return state;
  };
};

/** DG-20.2 */
export const canBeHeld = (hand: Readonly<Counts>): boolean => hand.every(count => count <= MOST_OF_A_TYPE);

/** A hand together with the newest contribution, as it was before that was laid. */
export const handBefore = ({ hand, laid }: Secrets): Secrets => {
  const pool = hand.slice();
  for (const card of laid.at(-1) ?? []) pool[indexOf(card)] = (pool[indexOf(card)] ?? 0) + 1;
  return { hand: pool, laid: laid.slice(0, -1) };
};

/** These cards were the newest contribution, and the rest is the hand. False if the rest cannot be a hand. */
export const layAgain = (secrets: Secrets, cards: readonly CardType[]): boolean => {
  const { hand, laid } = handBefore(secrets);
  for (const card of cards) hand[indexOf(card)] = (hand[indexOf(card)] ?? 0) - 1;
  if (!canBeHeld(hand)) return false;
  for (let index = 0; index < hand.length; index += 1) secrets.hand[index] = at(hand, index);
  secrets.laid = [...laid, sorted(cards)];
  return true;
};

/** The contributor lays again, from all it has in this world: the truth or a lie. False if it cannot. */
const relay = (state: State, contributor: number, claim: CardType, honestly: boolean, stream: Stream): boolean => {
  const secrets = at(state.secrets, contributor);
  const count = secrets.laid.at(-1)?.length ?? 0;
  const { hand } = handBefore(secrets);
  const cards = honestly
    ? truth(hand, indexOf(claim), count)
    : lie(hand, indexOf(claim), count, claimable(state.table.altar), stream);
  if (cards === undefined) return false;
  return layAgain(
    secrets,
    cards.map(index => at(CARD_TYPES, index)),
  );
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
