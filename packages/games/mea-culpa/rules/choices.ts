import { at, type Seat, type Stream } from '@conclave/kernel';
import { type CardQuestion, cardQuestion } from './cards.ts';
import { mayDonateTwo, travelsIncognito } from './characters.ts';
import { MOST_NOTCHES } from './components.ts';
import { decider, refuseAt } from './legality.ts';
import {
  BONUS_MOVES,
  BUY_LETTER_MOVES,
  BUY_MOVES,
  CHARACTER_MOVES,
  CREW_MOVES,
  DECLINE,
  EMPTY_DEN_MOVES,
  GIVE_LETTER_MOVES,
  GREEDY_MOVES,
  GUESS_MOVES,
  IMPERIAL_DONATIONS,
  MOVE_CREW_MOVES,
  type Move,
  ORDER_MOVES,
  PASS,
  PICK_MOVES,
  POPE_STONE_MOVES,
  ROB_MOVES,
  ROOM_MOVES,
  SELL_MOVES,
  SINGLE_DONATIONS,
  TAKE_GOOD_MOVES,
  TAKE_MOVES,
  TRAVEL_MOVES,
  USE,
  VISIT_MOVES,
} from './moves.ts';
import { type Frame, top } from './stack.ts';
import type { Secrets, Table } from './state.ts';
import { postForAction } from './turn.ts';

/** MC-29.3  What can be answered to each question, in groups; `refusal` takes out what is not legal now. */
type Groups = readonly (readonly Move[])[];

const TURN: Groups = [[PASS], BUY_MOVES, GREEDY_MOVES, BUY_LETTER_MOVES, SELL_MOVES, SINGLE_DONATIONS, VISIT_MOVES];
const POPES_TURN: Groups = [...TURN.slice(0, -1), TRAVEL_MOVES];
const EMPERORS_TURN: Groups = [...TURN.slice(0, -2), IMPERIAL_DONATIONS, VISIT_MOVES];

const CARD_ANSWERS: Readonly<Record<CardQuestion, Groups>> = {
  yesOrNo: [[USE], [DECLINE]],
  moveCrew: [MOVE_CREW_MOVES, [DECLINE]],
  newCrew: [CREW_MOVES, [DECLINE]],
  popeStone: [POPE_STONE_MOVES, [DECLINE]],
  good: [TAKE_GOOD_MOVES, [DECLINE]],
  opponent: [ROB_MOVES, [DECLINE]],
};

const ANSWERS: { readonly [at in Frame['at']]?: Groups } = {
  bonus: [BONUS_MOVES],
  choose: [CHARACTER_MOVES],
  preliminaryOrder: [ORDER_MOVES],
  popeStone: [POPE_STONE_MOVES, [DECLINE]],
  crew: [CREW_MOVES],
  preliminaryVisit: [VISIT_MOVES, [DECLINE]],
  guess: [GUESS_MOVES],
  room: [ROOM_MOVES],
  giveLetter: [GIVE_LETTER_MOVES],
  runOut: [EMPTY_DEN_MOVES],
  freeStone: [TAKE_MOVES],
  pick: [PICK_MOVES],
};

const answersTo = (frame: Frame): Groups => {
  if (frame.at === 'card') return CARD_ANSWERS[cardQuestion(frame.card)];
  if (frame.at !== 'turn') return ANSWERS[frame.at] ?? [];
  if (travelsIncognito(frame.character)) return POPES_TURN;
  return mayDonateTwo(frame.character) ? EMPERORS_TURN : TURN;
};

/** MC-7.1  Six posts, and every taler behind the screen or none. */
function* allBids(own: Secrets): Generator<Move> {
  for (let notches = 1; notches <= MOST_NOTCHES; notches += 1) {
    for (let taler = 0; taler <= own.taler; taler += 1) yield { type: 'bid', notches, taler };
  }
}

export const legalMoves = (table: Table, own: Secrets, seat: Seat): Iterable<Move> => {
  const frame = top(table);
  if (frame.at === 'bid') return allBids(own);
  if (decider(frame) !== seat) return [];
  const legal: Move[] = [];
  for (const group of answersTo(frame)) {
    for (const move of group) if (refuseAt(table, own, seat, frame, move) === undefined) legal.push(move);
  }
  return legal;
};

/** Every legal move is possible; each group of choices is about equally likely, so that donations do not drown the rest. */
export const randomMove = (table: Table, own: Secrets, seat: Seat, stream: Stream): Move => {
  const frame = top(table);
  if (frame.at === 'bid') {
    return { type: 'bid', notches: 1 + stream.below(MOST_NOTCHES), taler: stream.below(own.taler + 1) };
  }
  if (decider(frame) !== seat) throw new Error(`seat ${seat} has nothing to decide`);
  if (frame.at === 'turn' && postForAction(table, frame) > MOST_NOTCHES) return PASS; // MC-9.5: nothing else to find
  const groups = answersTo(frame);
  for (;;) {
    const group = at(groups, groups.length === 1 ? 0 : stream.below(groups.length));
    const move = at(group, group.length === 1 ? 0 : stream.below(group.length));
    if (refuseAt(table, own, seat, frame, move) === undefined) return move;
  }
};
