import type { Stream } from '@conclave/kernel';
import { legalMoves, type Move, top } from '@conclave/mea-culpa';
import type { Why } from '../bot.ts';
import { drawBid } from './bids.ts';
import { worthOfMove } from './move-worth.ts';
import type { Insight } from './worth.ts';

export interface Chosen {
  readonly move: Move;
  readonly why: Why;
}

const FINE = 1000;

/** Where the Pope goes and where he is sought nobody should be able to tell (MC-14): there luck has a bigger say. */
const spreadOf = ({ table }: Insight, move: Move): number =>
  move.type === 'travel' || move.type === 'guess' || top(table).at === 'bonus' ? 0.8 : 0.02;

/** The move that promises most, small differences left to luck. */
export const chooseByThumb = (insight: Insight, stream: Stream, carelessness = 0): Chosen => {
  const { table, own, seat } = insight;
  if (top(table).at === 'bid') return { move: drawBid(insight, stream), why: { reason: 'mea-culpa.bid' } };
  let best: Move | undefined;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(table, own, seat)) {
    const luck = (stream.below(FINE) / FINE) * (spreadOf(insight, move) + carelessness);
    const worth = worthOfMove(insight, move) + luck;
    if (worth <= bestWorth) continue;
    best = move;
    bestWorth = worth;
  }
  if (best === undefined) throw new Error('a seat that is to act has no move');
  return { move: best, why: whyMove(best) };
};

/** The reason that fits the kind of move; the facts of a move are public, its compartment is not told. */
export const whyMove = (move: Move): Why => {
  switch (move.type) {
    case 'buy':
    case 'greedy':
    case 'takeGood':
      return { reason: 'mea-culpa.buy' };
    case 'buyLetter':
    case 'pick':
    case 'take':
      return { reason: 'mea-culpa.letter' };
    case 'sell':
      return { reason: 'mea-culpa.sell' };
    case 'donate':
    case 'bonus':
      return { reason: 'mea-culpa.donate' };
    case 'visit':
    case 'travel':
    case 'room':
    case 'use':
    case 'rob':
      return { reason: 'mea-culpa.visit' };
    case 'guess':
      return { reason: 'mea-culpa.guess' };
    case 'pass':
    case 'decline':
      return { reason: 'mea-culpa.pass' };
    case 'character':
    case 'order':
      return { reason: 'mea-culpa.character' };
    case 'crew':
    case 'moveCrew':
      return { reason: 'mea-culpa.crew' };
    case 'bid':
      return { reason: 'mea-culpa.bid' };
    case 'popeStone':
    case 'emptyDen':
    case 'giveLetter':
      return { reason: 'mea-culpa.leastHarm' };
  }
};
