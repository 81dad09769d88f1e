import type { Parsed } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { type Move, parseTableMove } from './moves.ts';
import type { Options } from './options.ts';
import type { Table } from './state.ts';

/** The border: shape only, into canonical form, shared where moves are shared. MC-26.31: a table with books takes further moves. */
export const parseMove = (value: unknown, { manual, seats }: Pick<Table, 'manual' | 'seats'>): Parsed<Move> =>
  manual === undefined ? parseTableMove(value) : byHand().parseMoveByHand(value, seats);

/** MC-26.33, MC-26.30 d  Whoever reaches out of turn is not asked for what, and a call that is dropped is told to nobody else: the feed tells the rest. */
const FROM_THE_FEED: ReadonlySet<string> = new Set<Move['type']>(['character', 'take', 'declare', 'call']);

/** MC-2.2  Secret in a move: the compartments, the bid, the die. */
export const publicPart = (move: Move, options?: Pick<Options, 'metaCulpa'>): unknown => {
  if (options?.metaCulpa === 'on' && FROM_THE_FEED.has(move.type)) return { type: move.type };
  switch (move.type) {
    case 'bonus':
      return { type: 'bonus', bonus: move.bonus };
    case 'bid':
      return { type: 'bid' };
    case 'donate':
      return { type: 'donate', things: move.things.map(({ item }) => item) };
    case 'travel':
      return { type: 'travel' };
    case 'drop':
    case 'vote':
    case 'declare':
      return byHand().publicHandPart(move); // MC-26.31
    default:
      return move;
  }
};
