import type { Stream } from '@conclave/kernel';
import { drawByLoss } from '@conclave/search';
import { type Card, cardsIn, colourOf, type Move, makeCard, mustFollow } from '../rules/index.ts';
import { judge, trickOf } from './card-choice.ts';
import { expectedPenalty, firstStrengths } from './judgement.ts';
import { chooseByThumb } from './policy.ts';
import { predictionOf, wantedSeals } from './prediction-choice.ts';
import { variations } from './predictions.ts';
import type { Temper } from './temper.ts';
import { type Knowing, whyMove } from './why.ts';
import type { Why } from './words/index.ts';

/** A player's temper, and how many penalty points are nearly nothing to it. */
export interface Erring {
  readonly temper: Temper;
  readonly taste: number;
}

interface Chosen {
  readonly move: Move;
  readonly why: Why;
}

const playableIn = (hand: readonly number[], led: number | undefined): readonly Card[] =>
  cardsIn(hand).filter(card => !mustFollow(hand, led) || colourOf(card) === led);

/** A card that is not the best by its own judgement has no better reason than that it looked nice. */
const drawCard = (knowing: Knowing, { temper, taste }: Erring, stream: Stream): Chosen => {
  const trickster = { ...knowing, hand: knowing.own.hand, temper };
  const trick = trickOf(trickster);
  const judged = playableIn(trickster.hand, trick.led).map(card => judge(trickster, trick, card));
  const drawn = drawByLoss(judged, ({ cost }) => -cost, taste, stream);
  const card = makeCard(drawn.card);
  const move: Move = { type: 'playCard', card };
  if (judged.every(({ cost }) => cost >= drawn.cost)) return { move, why: whyMove(knowing, move) };
  return { move, why: { reason: 'seven-seals.anyCard', facts: { card } } };
};

/** SS-4.2  A seal more or less than the thumb would have, where that looks nearly as well; and the saboteur for a bad hand. */
const drawPrediction = ({ table, own, seat, unseen }: Knowing, { temper, taste }: Erring, stream: Stream): Move => {
  const tricks = firstStrengths(own.hand, unseen, temper);
  const { seals, penalty } = wantedSeals(table, seat, tricks, temper);
  if (table.saboteur === undefined && penalty > temper.sabotage) return { type: 'takeSaboteur' };
  const isEnough = (wanted: readonly number[]): boolean =>
    wanted.reduce((sum, count) => sum + count, 0) >= table.options.minPrediction;
  const worthOf = (wanted: readonly number[]): number => -expectedPenalty(tricks, [...wanted, 0, 0], temper);
  const drawn = drawByLoss([seals, ...[...variations(seals)].filter(isEnough)], worthOf, taste, stream);
  return predictionOf(table, seat, drawn);
};

/** The rules of thumb with a taste for error: what costs little is done now and then, what costs much is not. */
export const chooseErring = (knowing: Knowing, erring: Erring, stream: Stream): Chosen => {
  const { table, own, seat, unseen } = knowing;
  if (table.phase === 'play') return drawCard(knowing, erring, stream);
  const move =
    table.phase === 'predict'
      ? drawPrediction(knowing, erring, stream)
      : chooseByThumb(table, own, seat, unseen, erring.temper);
  return { move, why: whyMove(knowing, move) };
};
