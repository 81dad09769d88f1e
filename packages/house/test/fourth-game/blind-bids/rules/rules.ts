import { fault, isCount, isObject, listedOptions, parsed, pick, type Rules, type Versions } from '@conclave/kernel';
import { title } from '../title.ts';
import { bid, brokenInvariants, isOver, places, setup, toAct } from './bids.ts';
import { imagine, newMemory, remember } from './knowing.ts';
import { type BlindBids, clone, type Options } from './state.ts';

/** Blind Bids: the table of contents. */
export const rules: Rules<BlindBids> = {
  id: title.id,
  rulesVersion: 1,
  seats: title.seats, // BB-1
  options: listedOptions<Options>([{ key: 'rounds', values: [3, 5], rule: 'BB-1' }]),

  setup, // BB-1, BB-2
  toAct, // BB-3
  legalMoves: (table, own) => (isOver(table) ? [] : own.hand.map(card => ({ type: 'bid', card }))),
  randomMove: (_table, own, _seat, stream) => ({ type: 'bid', card: pick(own.hand, stream) }),
  refusal: (table, own, _seat, { card }) => {
    if (isOver(table)) return { code: 'gameOver', rule: 'BB-5' };
    return own.hand.includes(card) ? undefined : { code: 'cardNotInHand', rule: 'BB-3' };
  },
  apply: (state, seat, move, _chance, emit) => bid(state, seat, move, emit), // BB-3, BB-4
  places, // BB-5
  points: ({ points }) => points,
  clone,
  brokenInvariants,

  parseMove: value => {
    if (!isObject(value) || value.type !== 'bid') return fault('type', 'must be "bid"');
    return isCount(value.card) ? parsed({ type: 'bid', card: value.card }) : fault('card', 'must be a card');
  },
  publicPart: ({ type }) => ({ type }), // BB-3
  timeoutMove: (_table, own) => ({ type: 'bid', card: Math.min(...own.hand) }),
  opensAfterGame: () => true,

  newMemory,
  remember,
  imagine,
};

export const versions: Versions<BlindBids> = { 1: rules };

export { notation } from './notation.ts';
