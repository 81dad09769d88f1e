import { at, type Emit, type Seat } from '@conclave/kernel';
import { type CardUse, cardName } from './cards.ts';
import { arrive } from './cathedrals.ts';
import { CHARACTER, COLOUR, type Colour, type Den, type Good, NOBODY, SITE } from './components.ts';
import { add, greatest, total } from './counts.ts';
import { movePopeStone } from './dens.ts';
import type { Event, WithoutEffect } from './events.ts';
import { GIVE_LETTER_MOVES, type MoveOf } from './moves.ts';
import { always, question } from './question.ts';
import { hellOrder, moveTowardsHell } from './record-of-sins.ts';
import { REFUSED } from './refusals.ts';
import { gainLetter, gainTaler, takeGoods } from './screens.ts';
import { type CardFrame, type FrameOf, pop, push } from './stack.ts';
import { holderOf, type Secrets, type State, type Table } from './state.ts';

/** MC-16  What the House cards do. What cannot be done fully is done as far as possible. */

/** MC-16.1  The visitor uses the card. Its place is cleared once everything it causes is done. */
export const useCard = (state: State, frame: CardFrame, move: MoveOf<CardUse>, emit?: Emit<Event>): void => {
  const { seat, card } = frame;
  pop(state.table);
  emit?.('all', { type: 'cardUsed', seat, card: cardName(card), rule: cardName(card) });
  switch (move.type) {
    case 'moveCrew':
      return moveCrew(state, seat, move, emit);
    case 'crew':
      return newCrew(state, seat, move, emit);
    case 'popeStone':
      return movePopeStone(state, seat, move, 'C9', emit);
    case 'takeGood':
      return takeGood(state, seat, move.good, emit);
    case 'rob':
      return rob(state, seat, move.seat, emit);
    case 'use':
      return simpleEffect(state, seat, card, emit);
  }
};

const simpleEffect = (state: State, seat: Seat, card: number, emit?: Emit<Event>): void => {
  switch (card) {
    case 1:
      return emperorPresents(state, seat, emit);
    case 2:
      return popePresents(state, seat, emit);
    case 3:
      return othersMove(state, seat, 3, 'C3', emit);
    case 4:
      return othersMove(state, seat, 5, 'C4', emit);
    case 5:
      return othersPut(state, seat, 'lust', card);
    case 6:
      return othersPut(state, seat, 'greed', card);
    case 12:
      return talerFromBank(state, seat, 3, 'C12', emit);
    case 13:
      return talerFromBank(state, seat, 5, 'C13', emit);
    case 14:
      return talerFromBank(state, seat, 7, 'C14', emit);
  }
};

/** MC-16.2, MC-24.7  Who holds the card at this moment, if it is an opponent. */
const opponentHolding = (table: Table, character: number, seat: Seat): Seat | undefined => {
  const holder = holderOf(table, character);
  return holder === NOBODY || holder === seat ? undefined : holder;
};

const nothing = (seat: Seat, card: string, why: WithoutEffect, emit?: Emit<Event>): void =>
  emit?.('all', { type: 'cardWithoutEffect', seat, card, why, rule: card });

/** C1  An opponent who is Emperor and owns a letter gives one of his choice. */
const emperorPresents = ({ table, secrets }: State, seat: Seat, emit?: Emit<Event>): void => {
  const giver = opponentHolding(table, CHARACTER.emperor, seat);
  if (giver === undefined) return nothing(seat, 'C1', 'noOpponentHolds', emit);
  if (total(at(secrets, giver).letters) === 0) return nothing(seat, 'C1', 'noLetter', emit);
  push(table, { at: 'giveLetter', seat: giver, to: seat });
};

const giveLetter = (
  state: State,
  { seat, to }: FrameOf<'giveLetter'>,
  { letter }: MoveOf<'giveLetter'>,
  emit?: Emit<Event>,
): void => {
  pop(state.table);
  handOver(state, seat, to, letter, 'C1', emit);
};

/** MC-29.4  The colour owned most, in the order green, red, blue, yellow on equality. */
const MOST_ORDER: readonly Colour[] = ['green', 'red', 'blue', 'yellow'];
const mostOwned = (own: Secrets): Colour => greatest(MOST_ORDER, colour => at(own.letters, COLOUR[colour]));

/** C1, D-50  Which letter does the Emperor's holder give? It and its colour are public. */
export const giveLetterQuestion = question<'giveLetter', 'giveLetter'>({
  takes: ['giveLetter'],
  answers: always(GIVE_LETTER_MOVES),
  refuse: (_table, own, _frame, { letter }) => (at(own.letters, COLOUR[letter]) > 0 ? undefined : REFUSED.noSuchLetter),
  decide: (state, frame, move, _by, emit) => giveLetter(state, frame, move, emit),
  timeout: (_table, own) => ({ type: 'giveLetter', letter: mostOwned(own) }),
});

const handOver = (state: State, from: Seat, to: Seat, letter: Colour, rule: string, emit?: Emit<Event>): void => {
  gainLetter(state, from, letter, -1);
  gainLetter(state, to, letter, 1);
  emit?.('all', { type: 'letterGiven', from, to, letter, rule });
};

/** C2  An opponent who is Pope and owns a yellow letter gives one. */
const popePresents = (state: State, seat: Seat, emit?: Emit<Event>): void => {
  const giver = opponentHolding(state.table, CHARACTER.pope, seat);
  if (giver === undefined) return nothing(seat, 'C2', 'noOpponentHolds', emit);
  if (at(at(state.secrets, giver).letters, COLOUR.yellow) === 0) return nothing(seat, 'C2', 'noYellowLetter', emit);
  handOver(state, giver, seat, 'yellow', 'C2', emit);
};

/** C3, C4, MC-3.7  Every opponent, nearest to Hell first; souls stopped by MC-3.6 stay. */
const othersMove = ({ table }: State, seat: Seat, steps: number, rule: string, emit?: Emit<Event>): void => {
  for (const other of hellOrder(table)) if (other !== seat) moveTowardsHell(table, other, steps, rule, emit);
};

/** C5, C6  Every opponent puts two stones, nearest to Hell first (order fixed now, MC-18.7). */
const othersPut = ({ table }: State, seat: Seat, den: Den, card: number): void =>
  push(table, { at: 'everyonePuts', seats: hellOrder(table).filter(other => other !== seat), den, card });

/** C7  Naves and spires never move, and the Emperor's crew is not on a site. */
const moveCrew = (state: State, seat: Seat, { from, to }: MoveOf<'moveCrew'>, emit?: Emit<Event>): void => {
  add(state.table.crews, SITE[from], -1);
  emit?.('all', { type: 'crewArrived', seat, from, site: to, rule: 'C7' });
  arrive(state, to, emit);
};

/** C8 */
const newCrew = (state: State, seat: Seat, { site }: MoveOf<'crew'>, emit?: Emit<Event>): void => {
  state.table.hut -= 1;
  emit?.('all', { type: 'crewArrived', seat, from: 'hut', site, rule: 'C8' });
  arrive(state, site, emit);
};

/** C10, D-28  A good, not an indulgence stone. */
const takeGood = (state: State, seat: Seat, good: Good, emit?: Emit<Event>): void => {
  takeGoods(state, seat, good, 1);
  emit?.('all', { type: 'goodsTaken', seat, good, number: 1, rule: 'C10' });
};

const BOOTY = 3;

/** C11, MC-16.3, D-49  Exactly three taler from behind the screen, or nothing, and all learn it. */
const rob = (state: State, seat: Seat, victim: Seat, emit?: Emit<Event>): void => {
  if (at(state.secrets, victim).taler < BOOTY)
    return emit?.('all', { type: 'cardWithoutEffect', seat, card: 'C11', why: 'tooPoor', victim, rule: 'C11' });
  gainTaler(state, victim, -BOOTY);
  gainTaler(state, seat, BOOTY);
  emit?.('all', { type: 'robbed', from: victim, to: seat, taler: BOOTY, rule: 'C11' });
};

/** C12, C13, C14 */
const talerFromBank = (state: State, seat: Seat, taler: number, rule: string, emit?: Emit<Event>): void => {
  gainTaler(state, seat, taler);
  emit?.('all', { type: 'talerFromBank', seat, taler, rule });
};
