import type { Stream } from '@conclave/kernel';
import { legalMoves, type Move, type Place, postForAction, top } from '../rules/index.ts';
import { chooseAction } from './action-choice.ts';
import { drawBid } from './bids.ts';
import { drawGuess, drawTravel, incognito } from './incognito.ts';
import { worthOfMove } from './move-worth.ts';
import type { Empathy, Insight } from './worth.ts';

const FINE = 1000;
/** The first bonus is no secret, but it need not always be the same. */
const LUCK_OF_BONUS = 0.8;
const LUCK = 0.02;

const GUESSES: readonly Move[] = ([1, 2, 3, 4, 5, 6] as const).map(place => ({ type: 'guess', place }));

/** MC-14.4  Sought where the Pope has most reason to be, as often as that. */
const guessPope = (pope: Insight, stream: Stream): Move => {
  const place: Place = drawGuess(incognito(pope, pope.table.posts[pope.seat] as number), stream) ?? 1;
  return GUESSES[place - 1] as Move;
};

/** The move that promises most, small differences left to luck. */
export const chooseByThumb = (insight: Insight, stream: Stream, empathy: Empathy): Move => {
  const frame = top(insight.table);
  switch (frame.at) {
    case 'bid':
      return drawBid(insight, stream);
    case 'turn':
      return chooseAction(insight, frame, stream).move;
    case 'guess':
      return guessPope(empathy(frame.pope), stream);
    default:
      return mostPromising(insight, stream, frame.at === 'bonus' ? LUCK_OF_BONUS : LUCK);
  }
};

/** Every legal move is looked at, and luck has its say. */
export const mostPromising = (insight: Insight, stream: Stream, luck: number): Move => {
  const { table, own, seat } = insight;
  let best: Move | undefined;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const move of legalMoves(table, own, seat)) {
    const worth = worthOfMove(insight, move) + (stream.below(FINE) / FINE) * luck;
    if (worth <= bestWorth) continue;
    best = move;
    bestWorth = worth;
  }
  if (best === undefined) throw new Error('a seat that is to act has no move');
  return best;
};

/** MC-14.3  That the Pope travels may be found by looking ahead; where to is drawn, so that nobody can foresee it. */
export const travelAnew = (insight: Insight, move: Move | undefined, stream: Stream): Move | undefined => {
  const frame = top(insight.table);
  if (move?.type !== 'travel' || frame.at !== 'turn') return move;
  const place = drawTravel(incognito(insight, postForAction(insight.table, frame)), stream);
  return place === undefined ? move : { type: 'travel', place };
};
