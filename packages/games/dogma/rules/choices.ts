import { pick, type Refusal, type Seat, type Stream } from '@conclave/kernel';
import { type CardType, type Counts, howMany, MOST_CARDS_LAID, typeAt } from './components.ts';
import { canJoin, mostCards, refuseConfession, refuseJoin } from './confession.ts';
import { canCreateDogma, dogmaStock, isAltarFull, refuseDogma } from './dogmas.ts';
import { isOut } from './going-out.ts';
import { BELIEVE, type CreateDogma, DOUBT, type Move } from './moves.ts';
import { refuse } from './refusals.ts';
import { handSize, type Phase, type Secrets, type Table } from './state.ts';
import { isVirtueNow, virtuesNow } from './virtue.ts';

const JUST: readonly (readonly Seat[])[] = Array.from({ length: 8 }, (_, seat) => [seat]);
const NOBODY: readonly Seat[] = [];

/** DG-5.1, DG-6.1  The table always waits for one player: on turn, or responder. No other player may intervene (DG-D46). */
export const toAct = ({ phase, turn }: Readonly<Table>): readonly Seat[] =>
  phase === 'gameOver' ? NOBODY : (JUST[turn] ?? NOBODY);

/** DG-17.3  The phase in which a move belongs. */
const phaseOf = (move: Move): Phase => (move.type === 'createDogma' || move.type === 'confess' ? 'confess' : 'respond');

/** DG-21  Why a move is refused, the first reason of the table. */
export const refusal = (table: Readonly<Table>, own: Secrets, seat: Seat, move: Move): Refusal | undefined => {
  if (isOut(table, seat)) return refuse('playerOut', 'DG-12.3');
  if (table.phase === 'gameOver' || table.turn !== seat) {
    return refuse('notYourTurn', table.phase === 'respond' ? 'DG-6.1' : 'DG-5.1');
  }
  if (table.phase !== phaseOf(move)) return refuse('wrongPhase', move.type === 'createDogma' ? 'DG-10.1' : 'DG-17.3');
  switch (move.type) {
    case 'createDogma':
      return refuseDogma(table, seat, move);
    case 'confess':
      return refuseConfession(table, own, move);
    case 'join':
      return refuseJoin(table, own, move);
    case 'believe':
    case 'doubt':
      return undefined;
  }
};

/** DG-17.1  Every decision the seat can take now, produced one by one: a hand of 20 cards has thousands. */
export function* legalMoves(table: Readonly<Table>, own: Secrets, seat: Seat): Generator<Move> {
  if (table.phase === 'gameOver' || table.turn !== seat) return;
  if (table.phase === 'confess') {
    if (canCreateDogma(table, seat)) yield* dogmasToCreate(table.altar);
    for (const cards of cardsToLay(own.hand, mostCards(table, seat))) {
      for (const claim of virtuesNow(table.altar)) yield { type: 'confess', cards, claim };
    }
    return;
  }
  yield BELIEVE;
  yield DOUBT;
  if (!canJoin(table)) return;
  for (const cards of cardsToLay(own.hand, mostCards(table, seat))) yield { type: 'join', cards };
}

/** DG-10.2, DG-10.3 */
function* dogmasToCreate(altar: readonly CardType[]): Generator<CreateDogma> {
  for (const dogma of dogmaStock(altar)) {
    if (!isAltarFull(altar)) yield { type: 'createDogma', dogma };
    else for (const replace of altar) yield { type: 'createDogma', dogma, replace };
  }
}

/** DG-5.2, DG-7.1  All different selections of one to `most` cards, in canonical form (DG-17.2); copies are the same card. */
export function* cardsToLay(hand: Readonly<Counts>, most: number, from = 0): Generator<readonly CardType[]> {
  if (most === 0) return;
  for (let index = from; index < hand.length; index += 1) {
    if ((hand[index] ?? 0) === 0) continue;
    const card = typeAt(index);
    yield [card];
    const rest = hand.with(index, (hand[index] ?? 0) - 1);
    for (const more of cardsToLay(rest, most - 1, index)) yield [card, ...more];
  }
}

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
