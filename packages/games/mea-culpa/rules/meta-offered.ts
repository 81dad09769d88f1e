import { at, type Seat } from '@conclave/kernel';
import { CHARACTERS, COIN_VALUE, ITEM, type Item, STONE } from './components.ts';
import { anytimeMoves, legalMovesByHand } from './meta-choices.ts';
import {
  ASK,
  DECLARE_MOVES,
  DONE,
  DROP_MOVES,
  END,
  HERE,
  HOLD_BACK,
  LETTER,
  NO_MOVE,
  PAY_MOVES,
  SELL,
  SHOW_MOVES,
  STONE_MOVES,
  TAKE_BACK,
  TURN_MOVES,
  WITHDRAW,
} from './meta-moves.ts';
import {
  CHARACTER_MOVES,
  CREW_MOVES,
  DECLINE,
  MOVE_CREW_MOVES,
  type Move,
  POPE_STONE_MOVES,
  ROB_MOVES,
  ROOM_MOVES,
  TAKE_GOOD_MOVES,
  TAKE_MOVES,
  USE,
} from './moves.ts';
import { type Frame, top } from './stack.ts';
import { isByHand, type Secrets, type Table } from './state.ts';

/**
 * MC-26.1.1, MC-26.3.7  What a list of moves may show where hands play: all that hands could do with what lies there, whether it is owed or
 * not and whosever turn it is. The legal moves would remind of every duty.
 */
const HANDS: readonly Move[] = [
  ...[...DECLARE_MOVES, ...TAKE_MOVES, ...PAY_MOVES, ...TURN_MOVES, ...STONE_MOVES, SELL, ...SHOW_MOVES, ...DROP_MOVES],
  ...[...ROOM_MOVES, USE, LETTER, DECLINE, ...CREW_MOVES, ...MOVE_CREW_MOVES, ...POPE_STONE_MOVES, ...TAKE_GOOD_MOVES],
  ...[...ROB_MOVES, WITHDRAW, TAKE_BACK, ASK, HERE],
];
const IN_A_TURN: readonly Move[] = [...HANDS, END];
const IN_A_CHOICE: readonly Move[] = [...CHARACTER_MOVES, ...HANDS, NO_MOVE, HOLD_BACK, DONE];

/** A step of hands runs, whoever's; with S8 off a card is chosen as ever (MC-26.24 d), so who is asked for it sees just the cards. */
const isByHandFor = (frame: Frame, seat: Seat): boolean =>
  frame.at === 'handTurn' || frame.at === 'choosing' || (frame.at === 'choose' && frame.seat !== seat);

const hasItem = ({ goods, taler }: Secrets, item: Item): boolean =>
  ITEM[item] < goods.length ? at(goods, ITEM[item]) > 0 : at(COIN_VALUE, ITEM[item]) <= taler;

const isPope = ({ characters }: Table, seat: Seat): boolean => characters[CHARACTERS.indexOf('pope')] === seat;

const isWithinReachOfDeclaring = (
  table: Table,
  own: Secrets,
  seat: Seat,
  { action }: Extract<Move, { type: 'declare' }>,
): boolean => {
  switch (action.type) {
    case 'buy':
    case 'greedy':
      return at(table.market, STONE[action.good]) > 0;
    case 'buyLetter':
      return at(table.market, STONE.indulgence) > 0;
    case 'sell':
      return at(own.goods, STONE[action.good]) > 0;
    case 'travel':
      return isPope(table, seat);
    default:
      return true;
  }
};

/** Everybody knows what they have, and sees what lies on the market. */
const isWithinReach = (table: Table, own: Secrets, seat: Seat, move: Move): boolean => {
  switch (move.type) {
    case 'declare':
      return isWithinReachOfDeclaring(table, own, seat, move);
    case 'take':
      return at(table.market, STONE[move.stone]) > 0;
    case 'pay':
      return move.taler <= own.taler;
    case 'show':
    case 'drop':
      return hasItem(own, move.item);
    case 'rob':
      return move.seat !== seat && move.seat < table.seats;
    case 'holdBack':
      return table.seats === 3; // MC-23.5
    case 'ask':
      return isByHand(table, 'S12');
    case 'takeBack':
      return table.manual?.register.S1 !== 'off';
    default:
      return true;
  }
};

/** MC-26.31  What lies with oneself whosever turn it is: calls, the bid beside the post, cards of the last round, "nothing". */
const ANYTIME: ReadonlySet<Move['type']> = new Set(['call', 'settle', 'putBack', 'nothing'] as const);

/** MC-26.5 S12  Where falling asleep is a sin nothing says whose turn it is. */
export const hidesTurn = (table: Table): boolean => {
  const { at } = top(table);
  return isByHand(table, 'S12') && (at === 'handTurn' || at === 'choosing');
};

/** The same before a duty was done and after it. */
export function* offeredByHand(table: Table, own: Secrets, seat: Seat): Generator<Move> {
  const frame = top(table);
  if (table.result.length > 0 || !isByHandFor(frame, seat)) return yield* legalMovesByHand(table, own, seat);
  const all = frame.at === 'handTurn' ? IN_A_TURN : IN_A_CHOICE;
  for (const move of all) if (isWithinReach(table, own, seat, move)) yield move;
  for (const move of anytimeMoves(table, own, seat)) if (ANYTIME.has(move.type)) yield move;
}
