import type { Event as DogmaEvent } from '@conclave/dogma';
import type { AnyGame } from '@conclave/kernel';
import type { Event as MeaCulpaEvent } from '@conclave/mea-culpa';
import { COLOUR_LETTERS, type Event as SevenSealsEvent } from '@conclave/seven-seals';
import type { GameId } from '../lib/games.ts';

/** One line of figures: what it is, and its figure for each seat. */
export interface FigureLine {
  readonly key: FigureKey;
  readonly values: readonly string[];
}

export const FIGURES = {
  'seven-seals': ['R', 'Y', 'G', 'B', 'V', 'tricks', 'black'],
  dogma: ['confessions', 'caught', 'believed', 'doubted', 'rubies', 'carried', 'dogmas'],
  'mea-culpa': ['sins', 'hell', 'visits', 'gifts', 'sales', 'letters', 'sets'],
} as const;
export type FigureKey = (typeof FIGURES)[GameId][number];

/** Counts by line and seat. */
class Sheet {
  readonly #counts = new Map<string, number>();
  add(key: string, seat: number, by = 1): void {
    this.#counts.set(`${key} ${seat}`, this.of(key, seat) + by);
  }
  of(key: string, seat: number): number {
    return this.#counts.get(`${key} ${seat}`) ?? 0;
  }
}

const total = (counts: object): number => Object.values(counts).reduce((sum: number, each) => sum + Number(each), 0);

const noteSevenSeals = (sheet: Sheet, event: SevenSealsEvent): void => {
  if (event.type === 'predicted') {
    for (const letter of COLOUR_LETTERS) sheet.add(`said ${letter}`, event.seat, event.fromMiddle[letter] ?? 0);
    for (const { colour } of event.takeOvers) sheet.add(`said ${colour}`, event.seat);
  }
  if (event.type === 'handedIn') sheet.add(event.seal, event.seat);
  if (event.type === 'trickWon') sheet.add('tricks', event.seat);
  if (event.type === 'blackTaken') sheet.add('black', event.seat);
};

const noteDogma = (sheet: Sheet, event: DogmaEvent): void => {
  if (event.type === 'confessed' || event.type === 'joined') sheet.add('confessions', event.seat);
  if (event.type === 'judged' && !event.honest) sheet.add(event.responderRight ? 'caught' : 'believed', event.seat);
  if (event.type === 'judged' && event.honest && !event.responderRight) sheet.add('doubted', event.seat);
  if (event.type === 'rubyGained') sheet.add('rubies', event.seat);
  if (event.type === 'pileTaken') sheet.add('carried', event.seat, event.count);
  if (event.type === 'dogmaCreated') sheet.add('dogmas', event.seat);
};

const noteMeaCulpa = (sheet: Sheet, event: MeaCulpaEvent): void => {
  if (event.type === 'sinStonesPut') sheet.add('sins', event.seat, event.number);
  if (event.type === 'soulMoved') sheet.add('hell', event.seat, event.steps);
  if (event.type === 'visitBegan') sheet.add('visits', event.seat);
  if (event.type === 'donated') sheet.add('gifts', event.seat, event.items.length);
  if (event.type === 'sold') sheet.add('sales', event.seat, event.price);
  if (event.type === 'scored') {
    sheet.add('letters', event.seat, total(event.letters));
    sheet.add('sets', event.seat, event.sets);
  }
};

/** The figures of a game, from what was told to everybody. In The Seven Seals: seals handed in, of those predicted. */
export const figuresOf = (game: GameId, log: readonly AnyGame['event'][], seats: number): readonly FigureLine[] => {
  const sheet = new Sheet();
  for (const event of log) {
    if (game === 'seven-seals') noteSevenSeals(sheet, event as SevenSealsEvent);
    else if (game === 'dogma') noteDogma(sheet, event as DogmaEvent);
    else noteMeaCulpa(sheet, event as MeaCulpaEvent);
  }
  const isColour = (key: string): boolean => key.length === 1;
  return FIGURES[game].map(key => ({
    key,
    values: Array.from({ length: seats }, (_, seat) =>
      isColour(key) ? `${sheet.of(key, seat)} / ${sheet.of(`said ${key}`, seat)}` : `${sheet.of(key, seat)}`,
    ),
  }));
};

/** The event that gave a seat its place, where one did. */
export const lastWordOn = (log: readonly AnyGame['event'][], seat: number): AnyGame['event'] | undefined =>
  log.findLast(
    event => (event.type === 'scored' || event.type === 'wentOut') && 'seat' in event && event.seat === seat,
  );
