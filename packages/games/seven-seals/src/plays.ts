import {
  BLUE,
  bits,
  type Card,
  type Colour,
  cardOf,
  GREEN,
  lowestValue,
  RED,
  VIOLET,
  valuesIn,
  YELLOW,
} from './components.ts';
import type { PlayCard } from './moves.ts';
import { makeCard } from './notation.ts';

/** Every card is one move that exists once. */
const PLAYS: readonly PlayCard[] = Array.from({ length: 80 }, (_, card) => ({
  type: 'playCard',
  card: makeCard(card),
}));

const playAt = (first: Card, word: number, index: number): PlayCard => {
  let left = word;
  for (let skip = index; skip > 0; skip -= 1) left &= left - 1;
  return PLAYS[first + lowestValue(left)] as PlayCard;
};

const addPlays = (plays: PlayCard[], first: Card, word: number): void => {
  for (let left = word; left !== 0; left &= left - 1) plays.push(PLAYS[first + lowestValue(left)] as PlayCard);
};

/**
 * The cards that may be played, in the order of SS-3.4, as a list that is not built: it keeps a bit for each card, two colours to a word,
 * and finds a play when it is asked for. Search asks for one of them a few million times a second.
 */
export class Plays implements Iterable<PlayCard> {
  readonly length: number;
  private readonly redYellow: number;
  private readonly greenBlue: number;
  private readonly violet: number;

  private constructor(redYellow: number, greenBlue: number, violet: number) {
    this.redYellow = redYellow;
    this.greenBlue = greenBlue;
    this.violet = violet;
    this.length = bits(redYellow) + bits(greenBlue) + bits(violet);
  }

  static any(hand: readonly number[]): Plays {
    const two = (one: Colour, next: Colour): number => valuesIn(hand, one) | (valuesIn(hand, next) << 16);
    return new Plays(two(RED, YELLOW), two(GREEN, BLUE), valuesIn(hand, VIOLET));
  }

  static following(hand: readonly number[], led: Colour): Plays {
    const word = valuesIn(hand, led) << (led & 1 ? 16 : 0);
    return new Plays(led <= YELLOW ? word : 0, led === GREEN || led === BLUE ? word : 0, led === VIOLET ? word : 0);
  }

  at(index: number): PlayCard | undefined {
    if (index >= this.length) return undefined;
    const reds = bits(this.redYellow);
    if (index < reds) return playAt(cardOf(RED, 0), this.redYellow, index);
    const greens = bits(this.greenBlue);
    if (index < reds + greens) return playAt(cardOf(GREEN, 0), this.greenBlue, index - reds);
    return playAt(cardOf(VIOLET, 0), this.violet, index - reds - greens);
  }

  /** All of them, built. */
  list(): PlayCard[] {
    const plays: PlayCard[] = [];
    addPlays(plays, cardOf(RED, 0), this.redYellow);
    addPlays(plays, cardOf(GREEN, 0), this.greenBlue);
    addPlays(plays, cardOf(VIOLET, 0), this.violet);
    return plays;
  }

  [Symbol.iterator](): Iterator<PlayCard> {
    return this.list()[Symbol.iterator]();
  }
}
