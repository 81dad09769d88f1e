import {
  allSeats,
  at,
  type Chapter,
  type Chronicle as ChronicleOf,
  type Chronicler,
  isOneOf,
  type Seat,
} from '@conclave/kernel';
import { type CardText, COLOUR_LETTERS, type ColourLetter, SEAL_LETTERS, type SealLetter } from './components.ts';
import type { Event, EventOf } from './events.ts';

export type ByColour = Record<ColourLetter, number>;

/** What one seat did in one round. */
export interface Deeds {
  /** SS-3.2  Cards of each colour in the hand it was dealt, where that was told. */
  dealt?: ByColour;
  /** SS-4.5  Seals of its prediction, from the middle and taken over. */
  readonly predicted: ByColour;
  /** SS-4.8  Of those, what others took over from it later. */
  readonly givenUp: ByColour;
  /** SS-4.8  Seals it took over from others. */
  takenOver: number;
  /** SS-5.7  Tricks won, by the colour that was led, and how many of all with a ruff. */
  readonly tricks: ByColour;
  ruffs: number;
  /** SS-6.3  Seals handed in. */
  readonly handedIn: Record<SealLetter, number>;
  /** SS-6.6, SS-6.7  Black seals, taken and avoided. */
  black: number;
  blackAvoided: number;
}

export interface Round extends Chapter<Deeds> {
  readonly round: number;
  /** SS-4.3 */
  saboteur?: Seat;
  /** SS-8.4  By seat, once the round is over. */
  points?: readonly number[];
  totals?: readonly number[];
}

export interface Chronicle extends ChronicleOf<Deeds, Round> {
  /** SS-9.1  By seat, once the game is over. */
  places?: readonly number[];
}

const byColour = (): ByColour => ({ R: 0, Y: 0, G: 0, B: 0, V: 0 });

const newDeeds = (): Deeds => ({
  predicted: byColour(),
  givenUp: byColour(),
  takenOver: 0,
  tricks: byColour(),
  ruffs: 0,
  handedIn: { ...byColour(), W: 0, K: 0 },
  black: 0,
  blackAvoided: 0,
});

export const newChronicle = (seats: number): Chronicle => ({ seats, chapters: [] });

const openRound = ({ seats, chapters }: Chronicle, round: number): Round => {
  const opened = { round, deeds: allSeats(seats).map(newDeeds) };
  chapters.push(opened);
  return opened;
};

/** Whoever was not told of the beginning begins in the middle. */
const currentRound = (book: Chronicle): Round => book.chapters.at(-1) ?? openRound(book, 1);
const deedsOf = (book: Chronicle, seat: Seat): Deeds => at(currentRound(book).deeds, seat);

const coloursIn = (cards: readonly CardText[]): ByColour => {
  const counts = byColour();
  for (const letter of COLOUR_LETTERS) counts[letter] = cards.filter(card => card.startsWith(letter)).length;
  return counts;
};

const notePrediction = (book: Chronicle, { seat, fromMiddle, takeOvers }: EventOf<'predicted'>): void => {
  const own = deedsOf(book, seat);
  for (const letter of COLOUR_LETTERS) own.predicted[letter] += fromMiddle[letter] ?? 0;
  for (const { colour, giver } of takeOvers) {
    if (!isOneOf(COLOUR_LETTERS, colour)) continue;
    own.takenOver += 1;
    own.predicted[colour] += 1;
    deedsOf(book, giver).givenUp[colour] += 1;
  }
};

const noteTrick = (book: Chronicle, { seat, led, ruffed }: EventOf<'trickWon'>): void => {
  const own = deedsOf(book, seat);
  own.tricks[led] += 1;
  if (ruffed) own.ruffs += 1;
};

const noteScores = (book: Chronicle, { points, totals }: EventOf<'roundScored'>): void => {
  const round = currentRound(book);
  round.points = points;
  round.totals = totals;
};

/** One event at a time, in the order in which they were told. */
export const chronicle = (book: Chronicle, event: Event): void => {
  switch (event.type) {
    case 'roundStarted':
      openRound(book, event.round);
      return;
    case 'dealt':
      deedsOf(book, event.seat).dealt = coloursIn(event.cards);
      return;
    case 'saboteurTaken':
      currentRound(book).saboteur = event.seat;
      return;
    case 'predicted':
      return notePrediction(book, event);
    case 'trickWon':
      return noteTrick(book, event);
    case 'handedIn':
      deedsOf(book, event.seat).handedIn[event.seal] += 1;
      return;
    case 'blackTaken':
      deedsOf(book, event.seat).black += 1;
      return;
    case 'blackAvoided':
      deedsOf(book, event.seat).blackAvoided += 1;
      return;
    case 'roundScored':
      return noteScores(book, event);
    case 'gameEnded':
      book.places = event.places;
      return;
    default:
      return;
  }
};

export const chronicler: Chronicler<Chronicle> = { newChronicle, chronicle };

/** SS-6.3  All seals that were handed in, of whatever kind. */
export const sealsHandedIn = ({ handedIn }: Deeds): number =>
  SEAL_LETTERS.reduce((sum, letter) => sum + handedIn[letter], 0);

export const tricksWon = ({ tricks }: Deeds): number => COLOUR_LETTERS.reduce((sum, letter) => sum + tricks[letter], 0);

/** SS-4.8  Seals of a colour that the seat wanted to hand in when the tricks began. */
export const sealsWanted = ({ predicted, givenUp }: Deeds, colour: ColourLetter): number =>
  predicted[colour] - givenUp[colour];
