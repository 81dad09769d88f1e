import { at } from '@conclave/kernel';
import {
  BLUE,
  bits,
  type Card,
  type Colour,
  cardOf,
  GREEN,
  lowestValue,
  makeCard,
  RED,
  VIOLET,
  valuesIn,
  YELLOW,
} from './components.ts';
import type { PlayCard } from './moves.ts';

/** Every card is one move that exists once. */
const PLAYS: readonly PlayCard[] = Array.from({ length: 80 }, (_, card) => ({
  type: 'playCard',
  card: makeCard(card),
}));

/** Where in a byte the first, the second … bit is set: eight places for each byte. */
const PLACES = new Uint8Array(256 * 8);
for (let byte = 0; byte < 256; byte += 1)
  for (let bit = 0, place = 0; bit < 8; bit += 1) if ((byte >> bit) & 1) PLACES[byte * 8 + place++] = bit;

const placeIn = (byte: number, place: number): number => PLACES[byte * 8 + place] as number;

/** The play at this place among those that a word of bits stands for, byte by byte. */
const playAt = (first: Card, word: number, place: number): PlayCard => {
  const byte = word & 255;
  const here = bits(byte);
  return place < here ? at(PLAYS, first + placeIn(byte, place)) : playAt(first + 8, word >>> 8, place - here);
};

const addPlays = (plays: PlayCard[], colour: Colour, values: number): void => {
  for (let left = values; left !== 0; left &= left - 1) plays.push(at(PLAYS, cardOf(colour, 0) + lowestValue(left)));
};

/**
 * The cards that may be played, in the order of SS-3.4, as a list that is not built: it keeps a bit for each card and finds a play when it
 * is asked for. Search asks for one of them a few million times a second.
 */
export interface Plays extends Iterable<PlayCard> {
  readonly length: number;
  at(place: number): PlayCard;
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

  at(place: number): PlayCard {
    return playAt(cardOf(this.led, 0), this.values, place);
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

  at(place: number): PlayCard {
    const reds = bits(this.redYellow);
    if (place < reds) return playAt(cardOf(RED, 0), this.redYellow, place);
    const greens = bits(this.greenBlue);
    if (place < reds + greens) return playAt(cardOf(GREEN, 0), this.greenBlue, place - reds);
    return playAt(cardOf(VIOLET, 0), this.violet, place - reds - greens);
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
