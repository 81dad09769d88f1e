import type { Chance, Refusal, Seat } from '@conclave/kernel';
import { check } from './check.ts';
import { type CardType, type Counts, typeAt } from './components.ts';
import { canJoin, confess, join, mostCards, refuseConfession, refuseJoin } from './confession.ts';
import { canCreateDogma, createDogma, dogmaStock, isAltarFull, refuseDogma } from './dogmas.ts';
import { isOut } from './going-out.ts';
import { refuse } from './refusals.ts';
import type { Believe, CreateDogma, Doubt, Emit, Move, Phase, Secrets, State, Table } from './state.ts';
import { virtuesNow } from './virtue.ts';

export const BELIEVE: Believe = { type: 'believe' };
export const DOUBT: Doubt = { type: 'doubt' };

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

/** DG-17.3  Confess or create a dogma, then respond, until a check ends the confession; dogmas and confessions need no luck. */
export const apply = (state: State, seat: Seat, move: Move, _chance: Chance, emit?: Emit): void => {
  switch (move.type) {
    case 'createDogma':
      createDogma(state, seat, move, emit);
      break;
    case 'confess':
      confess(state, seat, move, emit);
      break;
    case 'join':
      join(state, seat, move, emit);
      break;
    case 'believe':
    case 'doubt':
      check(state, seat, move.type, emit);
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
