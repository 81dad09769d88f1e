import type { Stream } from '@conclave/kernel';
import { drawByLoss } from '@conclave/search';
import { legalMoves, refusal, top } from '../rules/index.ts';
import { type Offer, offersInTurn } from './action-choice.ts';
import { worthOfMove } from './move-worth.ts';
import { chooseByThumb } from './policy.ts';
import { whyMove } from './why.ts';
import type { Empathy, Insight } from './worth.ts';

/** MC-9.2  Of what can be done in a turn what the rules allow; elsewhere every move. */
export const offersOf = (insight: Insight, stream: Stream): readonly Offer[] => {
  const { table, own, seat } = insight;
  const frame = top(table);
  if (frame.at !== 'turn')
    return [...legalMoves(table, own, seat)].map(move => ({ move, worth: worthOfMove(insight, move) }));
  return offersInTurn(insight, frame, stream).filter(({ move }) => refusal(table, own, seat, move) === undefined);
};

/**
 * The rules of thumb with a taste for error, in steps: what loses little is done now and then, what loses much is not. Bids and guesses are
 * drawn from mixtures anyway.
 */
export const chooseErring = (insight: Insight, stream: Stream, empathy: Empathy, taste: number) => {
  const { at } = top(insight.table);
  if (at === 'bid' || at === 'guess') {
    const move = chooseByThumb(insight, stream, empathy);
    return { move, why: whyMove(insight, move, empathy) };
  }
  const offers = offersOf(insight, stream);
  const { move, worth } = drawByLoss(offers, offer => offer.worth, taste, stream);
  if (offers.every(offer => offer.worth <= worth)) return { move, why: whyMove(insight, move, empathy) };
  return { move, why: { reason: 'goodEnough', facts: { choices: offers.length } } };
};
