import {
  allSeats,
  at,
  type BySeat,
  type Chapter,
  type Chronicle as ChronicleOf,
  type Chronicler,
  type Seat,
} from '@conclave/kernel';
import type { CardType } from './components.ts';
import type { Decision, Event, EventOf } from './events.ts';
import type { SetOfFour } from './state.ts';

/** DG-16.5  How a seat plays, as everybody could see it. */
export interface Habits {
  confessed: number;
  joined: number;
  believed: number;
  doubted: number;
  shownHonest: number;
  shownLying: number;
}

/** What one seat did in one confession. */
export interface Deeds extends Habits {
  /** DG-8.3  Of its lies, those that were caught and those that were believed; of its truths, those that were doubted. */
  caught: number;
  gotAway: number;
  wronged: number;
  /** Lies of others that it doubted. */
  seenThrough: number;
  /** DG-8.2  Cards it had to take. */
  carried: number;
  /** DG-9.2, DG-10.3 */
  rubies: number;
  dogmas: number;
}

/** What was laid on the pile. Its cards are there where they were told: to whom they belong, or to all once a game is opened. */
export interface Laid {
  readonly seat: Seat;
  readonly count: number;
  readonly claim: CardType;
  cards?: readonly CardType[];
  /** DG-7.2  Covered by a join, it is never looked at. */
  covered: boolean;
}

/** One confession, from whose turn it is to its check. */
export interface Confession extends Chapter<Deeds> {
  /** Cards in hand when it began. */
  readonly handSizes: readonly number[];
  readonly pile: Laid[];
  /** DG-6.3, DG-8.3 */
  responder?: Seat;
  decision?: Decision;
  honest?: boolean;
}

export interface Chronicle extends ChronicleOf<Deeds, Confession> {
  /** Cards in hand now. */
  readonly handSizes: number[];
  /** DG-11.1  Each in its confession, those of the deal in confession 0. */
  readonly sets: (SetOfFour & { readonly confession: number })[];
  /** DG-14.2, DG-15.4  By seat, once the game is over. */
  places?: readonly number[];
}

export const newHabits = (): Habits => ({
  confessed: 0,
  joined: 0,
  believed: 0,
  doubted: 0,
  shownHonest: 0,
  shownLying: 0,
});

const newDeeds = (): Deeds => ({
  ...newHabits(),
  caught: 0,
  gotAway: 0,
  wronged: 0,
  seenThrough: 0,
  carried: 0,
  rubies: 0,
  dogmas: 0,
});

/** The one place that counts them: the chronicle by confession, an attentive player's memory over the whole game. */
export const countHabit = (habits: BySeat<Habits>, event: Event): void => {
  switch (event.type) {
    case 'confessed':
      at(habits, event.seat).confessed += 1;
      return;
    case 'joined':
      at(habits, event.seat).joined += 1;
      return;
    case 'decided':
      at(habits, event.seat)[event.decision === 'believe' ? 'believed' : 'doubted'] += 1;
      return;
    case 'judged':
      at(habits, event.seat)[event.honest ? 'shownHonest' : 'shownLying'] += 1;
      return;
    default:
      return;
  }
};

export const newChronicle = (seats: number): Chronicle => ({
  seats,
  chapters: [],
  sets: [],
  handSizes: Array<number>(seats).fill(0),
});

const openConfession = ({ seats, chapters, handSizes }: Chronicle): Confession => {
  const opened = { handSizes: handSizes.slice(), pile: [], deeds: allSeats(seats).map(newDeeds) };
  chapters.push(opened);
  return opened;
};

/** Whoever was not told of the beginning begins in the middle. */
const currentConfession = (book: Chronicle): Confession => book.chapters.at(-1) ?? openConfession(book);
const deedsOf = (book: Chronicle, seat: Seat): Deeds => at(currentConfession(book).deeds, seat);

const changeHand = (book: Chronicle, seat: Seat, by: number): void => {
  book.handSizes[seat] = at(book.handSizes, seat) + by;
};

const noteDeal = (book: Chronicle, { sizes }: EventOf<'dealt'>): void => {
  for (const [seat, size] of sizes.entries()) book.handSizes[seat] = size;
};

/** DG-11.1 */
const noteSet = (book: Chronicle, { seat, card, handSize }: EventOf<'setOfFour'>): void => {
  book.handSizes[seat] = handSize;
  book.sets.push({ seat, card, confession: book.chapters.length });
};

/** DG-5.3, DG-7.1 */
const noteLaying = (book: Chronicle, { seat, count, claim }: EventOf<'confessed' | 'joined'>): void => {
  const { pile } = currentConfession(book);
  const before = pile.at(-1);
  if (before !== undefined) before.covered = true;
  pile.push({ seat, count, claim, covered: false });
  changeHand(book, seat, -count);
};

const noteCards = (book: Chronicle, { cards }: EventOf<'laid'>): void => {
  const newest = currentConfession(book).pile.at(-1);
  if (newest !== undefined) newest.cards = cards;
};

const noteDecision = (book: Chronicle, { seat, decision }: EventOf<'decided'>): void => {
  const confession = currentConfession(book);
  confession.responder = seat;
  confession.decision = decision;
};

/** DG-8.3 */
const noteJudgement = (book: Chronicle, { seat, honest, responderRight }: EventOf<'judged'>): void => {
  const confession = currentConfession(book);
  confession.honest = honest;
  const own = deedsOf(book, seat);
  if (honest && !responderRight) own.wronged += 1;
  if (!honest) own[responderRight ? 'caught' : 'gotAway'] += 1;
  if (!honest && responderRight && confession.responder !== undefined)
    deedsOf(book, confession.responder).seenThrough += 1;
};

/** DG-8.2 */
const noteTaking = (book: Chronicle, { seat, count }: EventOf<'pileTaken'>): void => {
  deedsOf(book, seat).carried += count;
  changeHand(book, seat, count);
};

const noteEvent = (book: Chronicle, event: Event): void => {
  switch (event.type) {
    case 'dealt':
      return noteDeal(book, event);
    case 'turn':
      openConfession(book);
      return;
    case 'setOfFour':
      return noteSet(book, event);
    case 'confessed':
    case 'joined':
      return noteLaying(book, event);
    case 'laid':
      return noteCards(book, event);
    case 'decided':
      return noteDecision(book, event);
    case 'judged':
      return noteJudgement(book, event);
    case 'pileTaken':
      return noteTaking(book, event);
    case 'rubyGained':
      deedsOf(book, event.seat).rubies += 1;
      return;
    case 'dogmaCreated':
      deedsOf(book, event.seat).dogmas += 1;
      return;
    case 'gameEnded':
      book.places = event.places;
      return;
    default:
      return;
  }
};

/** One event at a time, in the order in which they were told. */
export const chronicle = (book: Chronicle, event: Event): void => {
  noteEvent(book, event);
  const confession = book.chapters.at(-1);
  if (confession !== undefined) countHabit(confession.deeds, event);
};

export const chronicler: Chronicler<Chronicle> = { newChronicle, chronicle };

/** DG-8.3  How many of these cards are not what they were said to be; none where they are not known. */
export const falseCards = ({ cards = [], claim }: Pick<Laid, 'cards' | 'claim'>): number =>
  cards.filter(card => card !== claim).length;

/** DG-8.3  The contributions of a seat that are known to be lies. */
export const liesOf = ({ chapters }: Chronicle, seat: Seat): readonly Laid[] =>
  chapters.flatMap(({ pile }) => pile.filter(laid => laid.seat === seat && falseCards(laid) > 0));
