import { pick, type Seat, type Stream } from '@conclave/kernel';
import { type CardType, type Counts, howMany, MOST_CARDS_LAID, typeAt } from './components.ts';
import { canJoin, mostCards } from './confession.ts';
import { canCreateDogma, dogmaStock, isAltarFull } from './dogmas.ts';
import { BELIEVE, DOUBT } from './moves.ts';
import { type CreateDogma, handSize, type Move, type Secrets, type Table } from './state.ts';
import { isVirtueNow, virtuesNow } from './virtue.ts';

/** Any legal move by luck, every one possible. Half of all confessions try to be honest, so that games end in reasonable time. */
export const randomMove = (table: Readonly<Table>, own: Secrets, seat: Seat, stream: Stream): Move => {
  if (table.phase === 'confess') {
    if (canCreateDogma(table, seat) && stream.below(2) === 0) return randomDogma(table.altar, stream);
    return randomConfession(table, own, seat, stream);
  }
  const choice = stream.below(canJoin(table) ? 3 : 2);
  if (choice < 2) return choice === 0 ? BELIEVE : DOUBT;
  return { type: 'join', cards: randomCards(table, own, seat, stream) };
};

const randomDogma = (altar: readonly CardType[], stream: Stream): CreateDogma => {
  const dogma = pick(dogmaStock(altar), stream);
  return isAltarFull(altar)
    ? { type: 'createDogma', dogma, replace: pick(altar, stream) }
    : { type: 'createDogma', dogma };
};

const randomConfession = (table: Readonly<Table>, own: Secrets, seat: Seat, stream: Stream): Move => {
  if (stream.below(2) === 0) {
    const card = typeAt(randomCard(own.hand, handSize(table, seat), stream));
    if (isVirtueNow(card, table.altar))
      return { type: 'confess', cards: copiesOf(card, own.hand, stream), claim: card };
  }
  return {
    type: 'confess',
    cards: randomCards(table, own, seat, stream),
    claim: pick(virtuesNow(table.altar), stream),
  };
};

const copiesOf = (card: CardType, hand: Readonly<Counts>, stream: Stream): readonly CardType[] => {
  const most = Math.min(MOST_CARDS_LAID, howMany(hand, card));
  return new Array<CardType>(1 + stream.below(most)).fill(card);
};

const NONE = -1;

/** One card of the hand by luck, besides those already drawn; copies count. */
export const randomCard = (
  hand: Readonly<Counts>,
  left: number,
  stream: Stream,
  drawn: number = NONE,
  drawnToo: number = NONE,
): number => {
  let rest = stream.below(left);
  for (let index = 0; index < hand.length; index += 1) {
    rest -= (hand[index] ?? 0) - (index === drawn ? 1 : 0) - (index === drawnToo ? 1 : 0);
    if (rest < 0) return index;
  }
  throw new Error('a hand holds fewer cards than the table counts');
};

/** One to three cards of the hand, in canonical form (DG-17.2). */
const randomCards = (table: Readonly<Table>, { hand }: Secrets, seat: Seat, stream: Stream): readonly CardType[] => {
  const size = handSize(table, seat);
  const number = 1 + stream.below(mostCards(table, seat));
  const first = randomCard(hand, size, stream);
  if (number === 1) return [typeAt(first)];
  const second = randomCard(hand, size - 1, stream, first);
  if (number === 2) return first < second ? [typeAt(first), typeAt(second)] : [typeAt(second), typeAt(first)];
  return inOrder(first, second, randomCard(hand, size - 2, stream, first, second));
};

const inOrder = (one: number, two: number, three: number): readonly CardType[] => {
  const low = Math.min(one, two, three);
  const high = Math.max(one, two, three);
  return [typeAt(low), typeAt(one + two + three - low - high), typeAt(high)];
};
