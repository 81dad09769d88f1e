import { at, type Emit } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { type ActionOf, type ActionType, beginAction, postForAction } from './actions.ts';
import { buy, buyLetter, greedy } from './buy.ts';
import { mayDonateTwo, takesFreeStone, travelsIncognito } from './characters.ts';
import { CHARACTER, CHARACTERS, type Character, MOST_NOTCHES, NOBODY } from './components.ts';
import { total } from './counts.ts';
import { donate } from './donate.ts';
import type { Event } from './events.ts';
import { visit } from './house.ts';
import { travel } from './incognito.ts';
import {
  BUY_LETTER_MOVES,
  BUY_MOVES,
  GREEDY_MOVES,
  IMPERIAL_DONATIONS,
  type Move,
  type MoveOf,
  PASS,
  SELL_MOVES,
  SINGLE_DONATIONS,
  TRAVEL_MOVES,
  VISIT_MOVES,
} from './moves.ts';
import { type Groups, question } from './question.ts';
import { sell } from './sell.ts';
import { type FrameOf, push, replace, type TurnFrame } from './stack.ts';
import { holderOf, isByHand, type State, type Table } from './state.ts';

/** MC-9.1  Pope, Emperor, Merchant, Petty Sinner, and again; characters nobody holds are skipped. */
export const nextCharacter = (table: Table, after: Character): Character => {
  let index = CHARACTER[after];
  do index = (index + 1) % CHARACTERS.length;
  while (holderOf(table, index) === NOBODY);
  return at(CHARACTERS, index);
};

/** MC-9.8  The phase ends the moment the market is empty. */
const isMarketEmpty = ({ market }: Table): boolean => total(market) === 0;

const endPhase = (table: Table, emit?: Emit<Event>): void => {
  emit?.('all', { type: 'marketEmpty', rule: 'MC-9.8' });
  replace(table, { at: 'compare' }); // MC-9.11
  if (table.manual !== undefined) push(table, { at: 'lastCall', final: false, begun: false, said: 0 }); // MC-26.2.5
};

export const beginTurn = ({ table }: State, { after }: FrameOf<'nextTurn'>, emit?: Emit<Event>): void => {
  if (isMarketEmpty(table)) return endPhase(table, emit);
  const character = nextCharacter(table, after);
  const seat = holderOf(table, CHARACTER[character]);
  if (table.manual === undefined) replace(table, { at: 'turn', seat, character, actions: 0 });
  else byHand().beginHandTurn(table, seat, character); // MC-26.2
  if (!isByHand(table, 'S12')) emit?.('all', { type: 'turnBegan', seat, character, rule: 'MC-9.1' }); // who sleeps is told nothing
};

/** MC-9.7, MC-9.8  After an action the phase may be over, or the turn. */
const mayGoOn = ({ table }: State, frame: TurnFrame, emit?: Emit<Event>): boolean => {
  if (frame.actions > 0 && isMarketEmpty(table)) endPhase(table, emit);
  else if (frame.actions === 2) endTurn(table, frame);
  else return true;
  return false;
};

/** MC-9.2  Pass, or stop after the first action. */
const pass = ({ table }: State, frame: TurnFrame, emit?: Emit<Event>): void => {
  const { seat, character, actions } = frame;
  emit?.('all', { type: 'passed', seat, character, actions, rule: actions === 0 ? 'MC-9.2' : 'MC-9.7' });
  endTurn(table, frame);
};

/** MC-9.7  Then comes the free stone, if there is one to take. */
const endTurn = (table: Table, { seat, character }: TurnFrame): void => {
  replace(table, { at: 'nextTurn', after: character });
  if (takesFreeStone(table, seat, character)) push(table, { at: 'freeStone', seat });
};

/** MC-9.2  Buy (MC-10), sell (MC-11), donate (MC-12), visit the House (MC-13), the Pope incognito (MC-14). */
const actionOf = (move: MoveOf<ActionType>): ActionOf<Move> => {
  switch (move.type) {
    case 'buy':
      return buy;
    case 'greedy':
      return greedy;
    case 'buyLetter':
      return buyLetter;
    case 'sell':
      return sell;
    case 'donate':
      return donate;
    case 'visit':
      return visit;
    case 'travel':
      return travel;
  }
};

const ANSWERS: Groups = [[PASS], BUY_MOVES, GREEDY_MOVES, BUY_LETTER_MOVES, SELL_MOVES, SINGLE_DONATIONS, VISIT_MOVES];
const POPES_ANSWERS: Groups = [...ANSWERS.slice(0, -1), TRAVEL_MOVES];
const EMPERORS_ANSWERS: Groups = [...ANSWERS.slice(0, -2), IMPERIAL_DONATIONS, VISIT_MOVES];

const answers = ({ character }: TurnFrame): Groups => {
  if (travelsIncognito(character)) return POPES_ANSWERS;
  return mayDonateTwo(character) ? EMPERORS_ANSWERS : ANSWERS;
};

/** MC-9.2, MC-9.3  An action, a second one of another kind, or nothing more. Its details (a letter's colour, the die) are part of it. */
export const turnQuestion = question<'turn', ActionType | 'pass'>({
  takes: ['pass', 'buy', 'greedy', 'buyLetter', 'sell', 'donate', 'visit', 'travel'],
  answers,
  random: (table, _own, frame) => (postForAction(table, frame) > MOST_NOTCHES ? PASS : undefined), // MC-9.5: nothing else to find
  refuse: (table, own, frame, move) =>
    move.type === 'pass' ? undefined : actionOf(move).refuse(table, own, frame, move),
  decide: (state, frame, move, _by, emit) => {
    if (move.type === 'pass') return pass(state, frame, emit);
    const action = actionOf(move);
    beginAction(state, frame, action.kind, emit);
    action.carryOut(state, frame, move, emit);
  },
  stands: mayGoOn,
  timeout: () => PASS,
});
