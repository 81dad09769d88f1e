import { at, type Seat } from '@conclave/kernel';
import { exp, integerPower } from '@conclave/kernel/arithmetic';
import {
  BLACK,
  bits,
  type Card,
  cardOf,
  cardValue,
  colourOf,
  mustFollow,
  nth,
  type Table,
  TRUMP,
  WHITE,
  winningCard,
} from '../rules/index.ts';
import type { Unseen } from './counting.ts';
import { expectedPenalty, figure, strengthOf, strengths } from './judgement.ts';
import type { Temper } from './temper.ts';

/** The choice of a card as a seat sees it. */
export interface Trickster {
  readonly table: Table;
  readonly seat: Seat;
  readonly hand: readonly number[];
  readonly unseen: Unseen;
  readonly temper: Temper;
}

export interface Judged {
  readonly card: Card;
  /** Chance to win this trick with it. */
  readonly wins: number;
  /** Penalty points expected after it; lower is better. */
  readonly cost: number;
}

/** SS-6.2  The kind of seal this seat would hand in for a trick: led colour, then red if ruffed, then white; nothing: a black one. */
export const sealFor = (seals: readonly number[], led: number, ruffed: boolean): number | undefined => {
  if (nth(seals, led) > 0) return led;
  if (ruffed && nth(seals, TRUMP) > 0) return TRUMP;
  return nth(seals, WHITE) > 0 ? WHITE : undefined;
};

const BLACK_POINTS = 3; // SS-8.2
const COLOURED_POINTS = 2;

/** What winning a trick brings this player: a black seal, or a seal less (negative). The saboteur has neither (SS-7.2). */
const painOf = (table: Table, seat: Seat, led: number, ruffed: boolean): number => {
  if (seat === table.saboteur) return 0;
  if (sealFor(at(table.seals, seat), led, ruffed) !== undefined) return -COLOURED_POINTS;
  return nth(table.middle, BLACK) > 0 ? BLACK_POINTS : 0;
};

/** Chance that one of so many others holds none of so many cards, by others, then by cards; worked out once. */
const holdsNone = (factor: number): readonly (readonly number[])[] =>
  [1, 1, 2, 3, 4].map(others => Array.from({ length: 16 }, (_, cards) => exp((-factor * cards) / others)));
const NONE = holdsNone(1);
const NONE_TO_FOLLOW = holdsNone(1.1);

/** Chance that nobody still to play beats a card that is on top now. */
const holds = (trickster: Trickster, card: Card, led: number, toPlay: number): number => {
  if (toPlay === 0) return 1;
  const { table, unseen, temper } = trickster;
  const none = at(NONE, table.seats - 1);
  const noneToFollow = at(NONE_TO_FOLLOW, table.seats - 1);
  const above = nth(unseen, colourOf(card)) >>> (cardValue(card) + 1);
  const hasNone = figure(noneToFollow, bits(nth(unseen, led)));
  if (colourOf(card) === TRUMP && led !== TRUMP)
    return integerPower(1 - hasNone * temper.ruffed * (1 - figure(none, bits(above))), toPlay);
  const beaten = temper.beaten * (1 - figure(noneToFollow, bits(above)));
  if (led === TRUMP) return integerPower(1 - beaten, toPlay);
  const ruffs = hasNone * temper.ruffed * (1 - figure(none, bits(nth(unseen, TRUMP))));
  return integerPower((1 - beaten) * (1 - ruffs), toPlay);
};

/** SS-5.7  Does this card beat the best one so far? */
export const beats = (card: Card, best: Card | undefined): boolean => {
  if (best === undefined) return true;
  if (colourOf(card) === colourOf(best)) return cardValue(card) > cardValue(best);
  return colourOf(card) === TRUMP;
};

/** Everything the judgement of each card shares. */
export interface Trick {
  readonly best: Card | undefined;
  readonly bestBy: Seat;
  readonly led: number | undefined;
  readonly toPlay: number;
  readonly tricks: number[];
  readonly seals: number[];
}

export const trickOf = ({ table, seat, hand, unseen, temper }: Trickster): Trick => {
  const { cards, leader } = table.trick;
  const best = cards.length === 0 ? undefined : winningCard(cards);
  return {
    best,
    bestBy: best === undefined ? seat : (leader + cards.indexOf(best)) % table.seats,
    led: cards.length === 0 ? undefined : colourOf(nth(cards, 0)),
    toPlay: table.seats - 1 - cards.length,
    tricks: strengths(hand, unseen, temper),
    seals: at(table.seals, seat).slice(),
  };
};

/** Pain of whoever else wins: the one on top now, or on average those still to play. */
const othersPain = (trickster: Trickster, trick: Trick, led: number, overtakes: boolean): number => {
  const { table, seat } = trickster;
  if (!overtakes && trick.best !== undefined) {
    const now = painOf(table, trick.bestBy, led, colourOf(trick.best) !== led);
    if (trick.toPlay === 0) return now;
    return 0.6 * now + 0.4 * averagePain(table, seat, led);
  }
  return averagePain(table, seat, led);
};

const averagePain = (table: Table, seat: Seat, led: number): number => {
  let sum = 0;
  for (let other = 0; other < table.seats; other += 1) if (other !== seat) sum += painOf(table, other, led, false);
  return sum / (table.seats - 1);
};

/** One step ahead: what is to be expected if the trick is won with this card, and if not. */
export const judge = (trickster: Trickster, trick: Trick, card: Card): Judged => {
  const { table, seat, unseen, temper } = trickster;
  const colour = colourOf(card);
  const led = trick.led ?? colour;
  const overtakes = beats(card, trick.best);
  const wins = overtakes ? holds(trickster, card, led, trick.toPlay) : 0;
  const pain = (1 - wins) * othersPain(trickster, trick, led, overtakes);
  if (seat === table.saboteur) return { card, wins, cost: -pain + 0.02 * cardValue(card) * wins };
  const { tricks, seals } = trick;
  const before = figure(tricks, colour);
  tricks[colour] = Math.max(0, before - strengthOf(colour, cardValue(card), unseen, temper));
  const kind = sealFor(seals, led, colour === TRUMP && led !== TRUMP);
  const lost = wins === 1 ? 0 : expectedPenalty(tricks, seals, temper);
  let won = 0;
  if (wins > 0 && kind !== undefined) {
    seals[kind] = nth(seals, kind) - 1;
    won = expectedPenalty(tricks, seals, temper);
    seals[kind] = nth(seals, kind) + 1;
  } else if (wins > 0) {
    won = (wins === 1 ? expectedPenalty(tricks, seals, temper) : lost) + painOf(table, seat, led, false);
  }
  tricks[colour] = before;
  const cost = wins * won + (1 - wins) * lost - temper.envy * pain;
  return { card, wins, cost };
};

/** SS-5.4, SS-5.5  Of the cards that may be played, the one that leaves the least to be expected. */
export const chooseCard = (trickster: Trickster): Judged => {
  const { hand } = trickster;
  const trick = trickOf(trickster);
  const follow = mustFollow(hand, trick.led);
  let best: Judged | undefined;
  for (let colour = 0; colour < 5; colour += 1) {
    if (follow && colour !== trick.led) continue;
    for (let left = nth(hand, colour); left !== 0; left &= left - 1) {
      const judged = judge(trickster, trick, cardOf(colour, 31 - Math.clz32(left & -left)));
      if (best === undefined || judged.cost < best.cost) best = judged;
    }
  }
  if (best === undefined) throw new Error('there is no card to play');
  return best;
};
