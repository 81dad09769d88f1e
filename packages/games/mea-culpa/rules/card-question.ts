import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { useCard } from './card-effects.ts';
import { askedBy, CARD_ANSWER, type CardQuestion, type CardUse } from './cards.ts';
import { refuseSite } from './cathedrals.ts';
import { SITE, STONE } from './components.ts';
import { refusePopeStone } from './dens.ts';
import type { Event } from './events.ts';
import {
  CREW_MOVES,
  DECLINE,
  MOVE_CREW_MOVES,
  type MoveOf,
  POPE_STONE_MOVES,
  ROB_MOVES,
  TAKE_GOOD_MOVES,
  USE,
} from './moves.ts';
import { type Groups, question } from './question.ts';
import { hellOrder } from './record-of-sins.ts';
import { REFUSED } from './refusals.ts';
import { dearestOnMarket } from './sell.ts';
import { type CardFrame, pop } from './stack.ts';
import type { State, Table } from './state.ts';

type Answer = CardUse | 'decline';

const ANSWERS: Readonly<Record<CardQuestion, Groups>> = {
  yesOrNo: [[USE], [DECLINE]],
  moveCrew: [MOVE_CREW_MOVES, [DECLINE]],
  newCrew: [CREW_MOVES, [DECLINE]],
  popeStone: [POPE_STONE_MOVES, [DECLINE]],
  good: [TAKE_GOOD_MOVES, [DECLINE]],
  opponent: [ROB_MOVES, [DECLINE]],
};

const refuse = (table: Table, { seat, card }: CardFrame, move: MoveOf<Answer>): Refusal | undefined => {
  if (move.type === 'decline') return undefined;
  if (move.type !== CARD_ANSWER[askedBy(card)]) return REFUSED.otherQuestion;
  switch (move.type) {
    case 'moveCrew':
      return refuseMoveCrew(table, move);
    case 'crew':
      return table.hut === 0 ? REFUSED.hutEmpty : refuseSite(table, move.site); // C8, MC-22.5
    case 'popeStone':
      return refusePopeStone(table, move); // C9
    case 'takeGood':
      return at(table.market, STONE[move.good]) > 0 ? undefined : REFUSED.notOnMarketForCard; // C10
    case 'rob':
      return refuseVictim(table, seat, move);
    case 'use':
      return undefined;
  }
};

/** C7  A crew that stands on a site, to another open site. */
const refuseMoveCrew = (table: Table, { from, to }: MoveOf<'moveCrew'>): Refusal | undefined =>
  at(table.crews, SITE[from]) > 0 ? refuseSite(table, to) : REFUSED.noCrewThere;

/** C11  An opponent. */
const refuseVictim = (table: Table, seat: Seat, move: MoveOf<'rob'>): Refusal | undefined =>
  move.seat >= table.seats ? REFUSED.noSuchOpponent : move.seat === seat ? REFUSED.cannotRobYourself : undefined;

const decline = ({ table }: State, { seat }: CardFrame, emit?: Emit<Event>): void => {
  pop(table);
  emit?.('all', { type: 'declined', seat, what: 'card', rule: 'MC-13.5' });
};

/** MC-29.4  C10 the dearest good, C11 the opponent nearest to Heaven; other cards are declined. */
const timeout = (table: Table, { seat, card }: CardFrame): MoveOf<Answer> => {
  const good = dearestOnMarket(table);
  if (askedBy(card) === 'good' && good !== undefined) return { type: 'takeGood', good };
  if (askedBy(card) !== 'opponent') return DECLINE;
  const opponents = hellOrder(table).filter(other => other !== seat);
  return { type: 'rob', seat: at(opponents, opponents.length - 1) };
};

/** MC-16.1, D-13  Use the card? One question each: a card that needs a detail asks for that, with "decline" among the answers. */
export const cardQuestion = question<'card', Answer>({
  takes: ['use', 'moveCrew', 'crew', 'popeStone', 'takeGood', 'rob', 'decline'],
  answers: ({ card }) => ANSWERS[askedBy(card)],
  refuse: (table, _own, frame, move) => refuse(table, frame, move),
  decide: (state, frame, move, _by, emit) =>
    move.type === 'decline' ? decline(state, frame, emit) : useCard(state, frame, move, emit),
  timeout: (table, _own, frame) => timeout(table, frame),
});
