import type { Stream } from '@conclave/kernel';
import {
  COIN_VALUE,
  COMPARTMENTS,
  type Donation,
  GOODS,
  ITEM,
  ITEMS,
  isOpen,
  type Kind,
  MARKET_COLOURS,
  type Move,
  PLACES,
  postForAction,
  refusal,
  STONE,
  type TurnFrame,
} from '../rules/index.ts';
import { drawTravel, incognito } from './incognito.ts';
import { worthOfMove } from './move-worth.ts';
import { worthOfDonating, worthOfNotches } from './places.ts';
import type { Insight } from './worth.ts';

/** A move and the steps it promises. */
export interface Offer {
  readonly move: Move;
  readonly worth: number;
}

/** Moves of small sets, written once. */
const BUY: readonly Move[] = GOODS.map(good => ({ type: 'buy', good }));
const GREEDY: readonly Move[] = GOODS.map(good => ({ type: 'greedy', good }));
const SELL: readonly Move[] = GOODS.map(good => ({ type: 'sell', good }));
const LETTERS: readonly Move[] = MARKET_COLOURS.map(letter => ({ type: 'buyLetter', letter }));
const VISITS: readonly Move[] = PLACES.map(place => ({ type: 'visit', place }));
const TRAVELS: readonly Move[] = PLACES.map(place => ({ type: 'travel', place }));
const THINGS: readonly Donation[] = ITEMS.flatMap(item => COMPARTMENTS.map(into => ({ item, into })));
const ONE_THING: readonly Move[] = THINGS.map(thing => ({ type: 'donate', things: [thing] }));
/** By the numbers of the things, the smaller first: the order in which two things are written (MC-12.4). */
const TWO_THINGS: readonly (readonly Move[])[] = THINGS.map((one, first) =>
  THINGS.map((other, second): Move => ({ type: 'donate', things: first <= second ? [one, other] : [other, one] })),
);
const PASS: Move = { type: 'pass' };

/** MC-10  What lies on the market and can be paid. */
const offerPurchases = (insight: Insight, offers: Offer[]): void => {
  const { table, own } = insight;
  for (let good = 0; good < GOODS.length; good += 1) {
    const there = table.market[good] as number;
    if (there === 0 || own.taler < (table.board.buy[good] as number)) continue;
    offer(insight, offers, BUY[good] as Move);
    if (there > 1) offer(insight, offers, GREEDY[good] as Move);
  }
  if (table.market[STONE.indulgence] === 0 || own.taler < (table.board.buy[STONE.indulgence] as number)) return;
  for (const move of LETTERS) offer(insight, offers, move);
};

/** MC-11 */
const offerSales = (insight: Insight, offers: Offer[]): void => {
  for (let good = 0; good < GOODS.length; good += 1)
    if ((insight.own.goods[good] as number) > 0) offer(insight, offers, SELL[good] as Move);
};

const owns = ({ own }: Insight, { item }: Donation): boolean => {
  const index = ITEM[item];
  return index < GOODS.length ? (own.goods[index] as number) > 0 : own.taler >= (COIN_VALUE[index] as number);
};

/** Two of the same kind help less than twice. */
const SECOND_THING = 0.2;

/** MC-12  The thing that helps most, and for the Emperor the two that do (MC-12.4). */
const offerDonations = (insight: Insight, frame: TurnFrame, offers: Offer[]): void => {
  let best = -1;
  let next = -1;
  const worths: number[] = [];
  for (let index = 0; index < THINGS.length; index += 1) {
    const thing = THINGS[index] as Donation;
    const worth = owns(insight, thing) ? worthOfDonating(insight, thing) : Number.NEGATIVE_INFINITY;
    worths.push(worth);
    if (best < 0 || worth > (worths[best] as number)) {
      next = best;
      best = index;
    } else if (next < 0 || worth > (worths[next] as number)) next = index;
  }
  const most = worths[best] as number;
  offers.push({ move: ONE_THING[best] as Move, worth: most });
  if (frame.character !== 'emperor') return;
  const both = TWO_THINGS[best]?.[next] as Move;
  offers.push({ move: both, worth: most + (worths[next] as number) - SECOND_THING });
};

/** MC-13, MC-14  The Pope travels to where he is hard to find. */
const offerHouse = (insight: Insight, frame: TurnFrame, stream: Stream, offers: Offer[]): void => {
  if (frame.character !== 'pope') {
    for (const place of PLACES) if (isOpen(insight.table, place)) offer(insight, offers, VISITS[place - 1] as Move);
    return;
  }
  const game = incognito(insight, postForAction(insight.table, frame));
  const place = drawTravel(game, stream);
  if (place !== undefined) offers.push({ move: TRAVELS[place - 1] as Move, worth: game.value });
};

const offer = (insight: Insight, offers: Offer[], move: Move): void => {
  offers.push({ move, worth: worthOfMove(insight, move) });
};

const isOther = ({ first }: TurnFrame, kind: Kind): boolean => first !== kind;

/** MC-9.2  What can be done in a turn, each kind of action with its best; a second action has its notch to pay (MC-9.3). */
export const offersInTurn = (insight: Insight, frame: TurnFrame, stream: Stream): readonly Offer[] => {
  const offers: Offer[] = [{ move: PASS, worth: frame.actions === 0 ? 0 : worthOfNotches(insight, 1) }];
  if (isOther(frame, 'buy')) offerPurchases(insight, offers);
  if (isOther(frame, 'sell')) offerSales(insight, offers);
  if (isOther(frame, 'donate')) offerDonations(insight, frame, offers);
  if (isOther(frame, 'visit')) offerHouse(insight, frame, stream, offers);
  return offers;
};

const FINE = 1000;
const LUCK = 0.02;

/** The best offer that the rules allow, small differences left to luck. */
export const chooseAction = (insight: Insight, frame: TurnFrame, stream: Stream): Offer => {
  const { table, own, seat } = insight;
  const offers = offersInTurn(insight, frame, stream);
  const scores: number[] = [];
  for (let index = 0; index < offers.length; index += 1)
    scores.push((offers[index] as Offer).worth + (LUCK * stream.below(FINE)) / FINE);
  for (;;) {
    let best = 0;
    for (let index = 1; index < scores.length; index += 1)
      if ((scores[index] as number) > (scores[best] as number)) best = index;
    const chosen = offers[best] as Offer;
    if (chosen.move === PASS || refusal(table, own, seat, chosen.move) === undefined) return chosen;
    scores[best] = Number.NEGATIVE_INFINITY;
  }
};
