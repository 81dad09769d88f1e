import { BLUE, bits, type Colour, cardOf, GREEN, lowestValue, RED, VIOLET, valuesIn, YELLOW } from './components.ts';
import type { PlayCard } from './moves.ts';
import { makeCard } from './notation.ts';

/** Every card is one move that exists once. */
const PLAYS: readonly PlayCard[] = Array.from({ length: 80 }, (_, card) => ({
  type: 'playCard',
  card: makeCard(card),
}));

/** The play of the card at this place among the values of a colour. */
const playAt = (colour: Colour, values: number, place: number): PlayCard => {
  let left = values;
  for (let skip = place; skip > 0; skip -= 1) left &= left - 1;
  return PLAYS[cardOf(colour, 0) + lowestValue(left)] as PlayCard;
};

const addPlays = (plays: PlayCard[], colour: Colour, values: number): void => {
  for (let left = values; left !== 0; left &= left - 1)
    plays.push(PLAYS[cardOf(colour, 0) + lowestValue(left)] as PlayCard);
};

/**
 * The cards that may be played, in the order of SS-3.4, as a list that is not built: it keeps a bit for each card and finds a play when it
 * is asked for. Search asks for one of them a few million times a second.
 */
export interface Plays extends Iterable<PlayCard> {
  readonly length: number;
  at(place: number): PlayCard | undefined;
  /** All of them, built. */
  list(): PlayCard[];
}

/** SS-5.4  The cards of the led colour. */
export class Following implements Plays {
  readonly length: number;
  private readonly led: Colour;
  private readonly values: number;

  constructor(hand: readonly number[], led: Colour) {
    this.led = led;
    this.values = valuesIn(hand, led);
    this.length = bits(this.values);
  }

  at(place: number): PlayCard | undefined {
    return place < this.length ? playAt(this.led, this.values, place) : undefined;
  }

  list(): PlayCard[] {
    const plays: PlayCard[] = [];
    addPlays(plays, this.led, this.values);
    return plays;
  }

  [Symbol.iterator](): Iterator<PlayCard> {
    return this.list()[Symbol.iterator]();
  }
}

/** SS-5.2, SS-5.5  The whole hand, two colours to a word. */
export class AnyCard implements Plays {
  readonly length: number;
  private readonly redYellow: number;
  private readonly greenBlue: number;
  private readonly violet: number;

  constructor(hand: readonly number[], length: number) {
    this.length = length;
    this.redYellow = valuesIn(hand, RED) | (valuesIn(hand, YELLOW) << 16);
    this.greenBlue = valuesIn(hand, GREEN) | (valuesIn(hand, BLUE) << 16);
    this.violet = valuesIn(hand, VIOLET);
  }

  at(place: number): PlayCard | undefined {
    if (place >= this.length) return undefined;
    const reds = bits(this.redYellow);
    if (place < reds) return playAt(RED, this.redYellow, place);
    const greens = bits(this.greenBlue);
    if (place < reds + greens) return playAt(GREEN, this.greenBlue, place - reds);
    return playAt(VIOLET, this.violet, place - reds - greens);
  }

  list(): PlayCard[] {
    const plays: PlayCard[] = [];
    addPlays(plays, RED, this.redYellow);
    addPlays(plays, GREEN, this.greenBlue);
    addPlays(plays, VIOLET, this.violet);
    return plays;
  }

  [Symbol.iterator](): Iterator<PlayCard> {
    return this.list()[Symbol.iterator]();
  }
}
