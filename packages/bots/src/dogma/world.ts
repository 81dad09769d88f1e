import {
  CARD_TYPES,
  type CardType,
  type Counts,
  type Dogma,
  indexOf,
  lastContribution,
  type Secrets,
  sorted,
} from '@conclave/dogma';
import type { Seat, State as StateOf, Stream } from '@conclave/kernel';
import { chanceHonest, type Insight } from './belief.ts';

type State = StateOf<Dogma>;

const MOST_OF_A_TYPE = 3; // DG-11.1: four would have been discarded
const FINE = 1 << 16;

/** Exchanges a card for another in this hand, if the hand has it and would not come to four of a kind. */
const exchange = (hand: Counts, given: CardType, taken: CardType): boolean => {
  const from = indexOf(taken);
  const to = indexOf(given);
  if ((hand[from] ?? 0) === 0 || (hand[to] ?? 0) >= MOST_OF_A_TYPE) return false;
  hand[from] = (hand[from] ?? 0) - 1;
  hand[to] = (hand[to] ?? 0) + 1;
  return true;
};

/** Where cards can be exchanged: the contributor's own hand first, then other hands, but never the hand of the one who imagines. */
const handsFor = ({ secrets }: State, contributor: Seat, viewer: Seat): readonly Counts[] =>
  [contributor, ...secrets.keys()]
    .filter((seat, index) => seat !== viewer && (index === 0 || seat !== contributor))
    .map(seat => (secrets[seat] as Secrets).hand);

/**
 * DG-16.5  Imagined cards follow counts alone; players do not lay their cards by luck. So the newest contribution is made honest, or a lie, as
 * often as this player believes it to be.
 */
export const leanTowardsBelief = (state: State, insight: Insight, stream: Stream): void => {
  const newest = lastContribution(state.table);
  const { claim } = state.table;
  if (newest === undefined || claim === undefined || newest.seat === insight.seat) return;
  const contributor = state.secrets[newest.seat];
  const laid = contributor?.laid.at(-1);
  if (contributor === undefined || laid === undefined) return;
  const hands = handsFor(state, newest.seat, insight.seat);
  const shallBeHonest = stream.below(FINE) / FINE < chanceHonest(insight);
  const changed = shallBeHonest ? makeHonest(laid, claim, hands) : makeLie(laid, claim, hands);
  contributor.laid = [...contributor.laid.slice(0, -1), sorted(changed)];
};

const makeHonest = (laid: readonly CardType[], claim: CardType, hands: readonly Counts[]): readonly CardType[] =>
  laid.map(card => (card === claim || !hands.some(hand => exchange(hand, card, claim)) ? card : claim));

const makeLie = (laid: readonly CardType[], claim: CardType, hands: readonly Counts[]): readonly CardType[] => {
  if (laid.some(card => card !== claim)) return laid;
  for (const hand of hands) {
    const index = hand.findIndex((count, type) => count > 0 && type !== indexOf(claim));
    const other = index < 0 ? undefined : CARD_TYPES[index];
    if (other !== undefined && exchange(hand, claim, other)) return [other, ...laid.slice(1)];
  }
  return laid;
};
