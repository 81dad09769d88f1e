import {
  allSeats,
  at,
  type Chapter,
  type Chronicle as ChronicleOf,
  type Chronicler,
  type Seat,
} from '@conclave/kernel';
import type { Bonus, Character, Colour, Place, Site } from './components.ts';
import { sumOf } from './counts.ts';
import type { Event, EventOf, OpenScreen } from './events.ts';
import type { Bid } from './state.ts';

/** Why a soul moves towards Hell: caught or over the limit as Pope, the posts, a den that is settled, stones that ran out, a card, a penalty. */
export const CAUSES = ['incognito', 'posts', 'atonement', 'ranOut', 'card', 'penalty'] as const;
export type Cause = (typeof CAUSES)[number];

const CAUSE_OF_RULE: Readonly<Record<string, Cause>> = {
  'MC-14.6': 'incognito',
  'MC-14.7': 'incognito',
  'MC-17.2': 'posts',
  'MC-18.4': 'atonement',
  'MC-18.6': 'ranOut',
};

/** Cards have numbers of their own, C1 to C24 (MC-16). */
const causeOf = (rule: string): Cause => CAUSE_OF_RULE[rule] ?? (/^C\d/.test(rule) ? 'card' : 'penalty');

/** What one seat did in one round, and what happened to it. */
export interface Deeds {
  /** MC-7.4  Once revealed. */
  bid?: Bid;
  /** MC-7.8  With two players two (MC-24.2). */
  readonly characters: Character[];
  /** MC-13, MC-14  Places of the House, the Pope's journeys among them, and how often he was caught. */
  readonly visits: Place[];
  /** MC-26.33  What was declared by hand, until something comes of it. */
  visiting?: Place | 'travel' | undefined;
  journeys: number;
  caught: number;
  /** MC-10, MC-11  Taler. */
  bought: number;
  sold: number;
  /** MC-12  Things given, and where they and the starting bonus went, where that was told. */
  donated: number;
  stored?: { I: number; II: number };
  /** Letters of indulgence, by colour: gained, less what was given away. */
  readonly letters: Record<Colour, number>;
  /** MC-18  Sin stones put into dens. */
  stones: number;
  /** MC-19  Crews sent to a site. */
  crews: number;
  /** MC-3.5  Spaces towards Hell, by cause: what was walked, pushes and all, not what was due. */
  readonly steps: Record<Cause, number>;
}

export interface Round extends Chapter<Deeds> {
  round: number;
  /** MC-3  Where the souls stood when it began. */
  readonly souls: readonly number[];
  /** MC-19.3 */
  readonly built: { readonly site: Site; readonly part: 'nave' | 'spire' }[];
}

/** MC-21.4  What the letters of a seat were worth. */
export type Score = Pick<EventOf<'scored'>, 'sets' | 'value' | 'from' | 'to'> & { readonly letters: number };

export interface Chronicle extends ChronicleOf<Deeds, Round> {
  /** Where the souls stand now. */
  readonly souls: number[];
  /** MC-5.5  By seat. */
  readonly bonuses: (Bonus | undefined)[];
  /** MC-21  The souls before the Last Judgement, what it brought each seat, who is in Heaven, and the places. */
  judged?: readonly number[];
  readonly scores: (Score | undefined)[];
  inHeaven?: readonly Seat[];
  places?: readonly number[];
  /** MC-2.6  What lay behind the screens. */
  screens: readonly OpenScreen[];
}

const newDeeds = (): Deeds => ({
  characters: [],
  visits: [],
  journeys: 0,
  caught: 0,
  bought: 0,
  sold: 0,
  donated: 0,
  letters: { yellow: 0, blue: 0, red: 0, green: 0 },
  stones: 0,
  crews: 0,
  steps: { incognito: 0, posts: 0, atonement: 0, ranOut: 0, card: 0, penalty: 0 },
});

export const newChronicle = (seats: number): Chronicle => ({
  seats,
  chapters: [],
  souls: Array<number>(seats).fill(0),
  bonuses: Array<Bonus | undefined>(seats).fill(undefined),
  scores: Array<Score | undefined>(seats).fill(undefined),
  screens: [],
});

const openRound = ({ seats, chapters, souls }: Chronicle, round: number): Round => {
  const opened: Round = { round, souls: souls.slice(), built: [], deeds: allSeats(seats).map(newDeeds) };
  chapters.push(opened);
  return opened;
};

/** What is told before any round begins is the set-up, or the middle of a game for whoever comes late. */
const BEFORE = 0;
const currentRound = (book: Chronicle): Round => book.chapters.at(-1) ?? openRound(book, BEFORE);

/** MC-2.4  The set-up belongs to the first round. */
const noteRound = (book: Chronicle, round: number): void => {
  const setUp = book.chapters.find(chapter => chapter.round === BEFORE && round === 1);
  if (setUp === undefined) openRound(book, round);
  else setUp.round = round;
};

/** MC-5.5 */
const noteBonus = (book: Chronicle, { seat, bonus }: EventOf<'bonusTaken'>): void => {
  book.bonuses[seat] = bonus;
  if (bonus === 'blueLetter') noteLetter(book, seat, 'blue');
};
const deedsOf = (book: Chronicle, seat: Seat): Deeds => at(currentRound(book).deeds, seat);

/** MC-7.4 */
const noteBids = (book: Chronicle, { bids }: EventOf<'bidsRevealed'>): void => {
  for (const [seat, bid] of bids.entries()) deedsOf(book, seat).bid = bid;
};

/** MC-14.4 */
const noteJourney = (book: Chronicle, { pope, caught }: EventOf<'guessed'>): void => {
  const own = deedsOf(book, pope);
  own.journeys += 1;
  if (caught) own.caught += 1;
};

/** MC-12.3  Told to the donor alone, until the game is opened. */
const noteStored = (book: Chronicle, { seat, things }: EventOf<'stored'>): void => {
  const own = deedsOf(book, seat);
  own.stored ??= { I: 0, II: 0 };
  for (const { into } of things) own.stored[into] += 1;
};

const noteLetter = (book: Chronicle, seat: Seat, letter: Colour, number = 1): void => {
  deedsOf(book, seat).letters[letter] += number;
};

/** MC-3.5 */
const noteSteps = (book: Chronicle, { seat, from, to, rule }: EventOf<'soulMoved'>): void => {
  book.souls[seat] = to;
  deedsOf(book, seat).steps[causeOf(rule)] += to - from;
};

/** MC-21.4 */
const noteScore = (book: Chronicle, { seat, letters, sets, value, from, to }: EventOf<'scored'>): void => {
  book.judged ??= book.souls.slice();
  book.souls[seat] = to;
  book.scores[seat] = { letters: sumOf(letters), sets, value, from, to };
};

const noteEnd = (book: Chronicle, { inHeaven, places }: EventOf<'gameOver'>): void => {
  book.inHeaven = inHeaven;
  book.places = places;
};

/** MC-26.33  By hand letters come with a stone, and go when it is taken back or a visit is undone. */
const noteLettersByHand = (book: Chronicle, event: Event): void => {
  switch (event.type) {
    case 'stoneTaken':
      return event.letter === undefined ? undefined : noteLetter(book, event.seat, event.letter);
    case 'takenBack':
      return event.step === 'take' && event.letter !== undefined
        ? noteLetter(book, event.seat, event.letter, -1)
        : undefined;
    case 'letterReturned':
      return noteLetter(book, event.seat, event.letter, -1);
    case 'visitUndone':
      return event.letter ? noteLetter(book, event.seat, 'yellow', -1) : undefined;
    default:
      return;
  }
};

/** Letters change hands in six ways. */
const noteLetters = (book: Chronicle, event: Event): void => {
  switch (event.type) {
    case 'letterBought':
    case 'letterPicked':
      return noteLetter(book, event.seat, event.letter);
    case 'yellowLetterTaken':
      return noteLetter(book, event.seat, 'yellow');
    case 'freeStoneTaken':
      return event.letter === undefined ? undefined : noteLetter(book, event.seat, event.letter);
    case 'letterGiven':
      noteLetter(book, event.from, event.letter, -1);
      return noteLetter(book, event.to, event.letter);
    default:
      return noteLettersByHand(book, event);
  }
};

/** MC-26.33  By hand things are dropped one by one, and what was sold or dropped may be taken back. */
const noteTradeByHand = (book: Chronicle, event: Event): void => {
  if (event.type === 'itemDropped') deedsOf(book, event.seat).donated += 1;
  if (event.type !== 'takenBack') return;
  if (event.step === 'drop') deedsOf(book, event.seat).donated -= 1;
  if (event.step === 'sell') deedsOf(book, event.seat).sold -= event.price;
};

/** MC-10 to MC-12 */
const noteTrade = (book: Chronicle, event: Event): void => {
  switch (event.type) {
    case 'bought':
    case 'letterBought':
      deedsOf(book, event.seat).bought += event.price;
      return;
    case 'sold':
      deedsOf(book, event.seat).sold += event.price;
      return;
    case 'donated':
      deedsOf(book, event.seat).donated += event.items.length;
      return;
    default:
      return noteTradeByHand(book, event);
  }
};

/** MC-26.24  By hand a visit is declared first; it was one when something came of it, and none when it was withdrawn or undone. */
const noteVisitByHand = (book: Chronicle, event: Event): void => {
  switch (event.type) {
    case 'declared': {
      const { action } = event;
      deedsOf(book, event.seat).visiting =
        action.type === 'visit' ? action.place : action.type === 'travel' ? 'travel' : undefined;
      return;
    }
    case 'guessed':
      return noteArrival(deedsOf(book, event.pope), event.place);
    case 'roomChosen':
    case 'yellowLetterTaken':
    case 'cardUsed':
    case 'cardWithoutEffect':
      return noteArrival(deedsOf(book, event.seat));
    case 'withdrawn':
    case 'turnEnded':
      deedsOf(book, event.seat).visiting = undefined;
      return;
    case 'visitUndone':
      deedsOf(book, event.seat).visits.pop();
      return;
    default:
      return;
  }
};

/** Where a Pope travels to is known when the die is shown. */
const noteArrival = (own: Deeds, shown?: Place): void => {
  const place = own.visiting === 'travel' ? shown : own.visiting;
  if (place === undefined) return;
  own.visits.push(place);
  own.visiting = undefined;
};

/** MC-13 to MC-19 */
const noteDeed = (book: Chronicle, event: Event): void => {
  switch (event.type) {
    case 'characterTaken':
      deedsOf(book, event.seat).characters.push(event.character);
      return;
    case 'visitBegan':
      deedsOf(book, event.seat).visits.push(event.place);
      return;
    case 'sinStonesPut':
      deedsOf(book, event.seat).stones += event.number;
      return;
    case 'crewArrived':
      deedsOf(book, event.seat).crews += 1;
      return;
    case 'built':
      currentRound(book).built.push({ site: event.site, part: event.part });
      return;
    default:
      return noteVisitByHand(book, event);
  }
};

const noteTurnOfEvents = (book: Chronicle, event: Event): void => {
  switch (event.type) {
    case 'bonusTaken':
      return noteBonus(book, event);
    case 'roundBegan':
      return noteRound(book, event.round);
    case 'bidsRevealed':
      return noteBids(book, event);
    case 'stored':
      return noteStored(book, event);
    case 'guessed':
      return noteJourney(book, event);
    case 'soulMoved':
      return noteSteps(book, event);
    case 'scored':
      return noteScore(book, event);
    case 'gameOver':
      return noteEnd(book, event);
    case 'screensOpened':
      book.screens = event.screens;
      return;
    default:
      return;
  }
};

/** One event at a time, in the order in which they were told. */
export const chronicle = (book: Chronicle, event: Event): void => {
  noteTurnOfEvents(book, event);
  noteDeed(book, event);
  noteTrade(book, event);
  noteLetters(book, event);
};

export const chronicler: Chronicler<Chronicle> = { newChronicle, chronicle };

/** MC-3.5  Spaces towards Hell, whatever the cause: figures and awards both say this. */
export const stepsTowardsHell = ({ steps }: Deeds): number => CAUSES.reduce((sum, cause) => sum + steps[cause], 0);
