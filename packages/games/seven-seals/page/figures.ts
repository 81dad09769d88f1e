import { isOneOf } from '@conclave/kernel';
import { COLOUR_LETTERS, type Event } from '@conclave/seven-seals';
import { type FiguresPart, Sheet } from '@conclave/stage/page/figures.ts';

const isColour = (key: string): boolean => isOneOf(COLOUR_LETTERS, key);

const note = (sheet: Sheet, event: Event): void => {
  if (event.type === 'predicted') {
    for (const letter of COLOUR_LETTERS) sheet.add(`said ${letter}`, event.seat, event.fromMiddle[letter] ?? 0);
    for (const { colour } of event.takeOvers) sheet.add(`said ${colour}`, event.seat);
  }
  if (event.type === 'handedIn') sheet.add(event.seal, event.seat);
  if (event.type === 'trickWon') sheet.add('tricks', event.seat);
  if (event.type === 'blackTaken') sheet.add('black', event.seat);
};

const KEYS = ['R', 'Y', 'G', 'B', 'V', 'tricks', 'black'] as const;

/** Seals handed in, of those predicted; tricks; black seals. */
export const figures: FiguresPart = {
  lines: (log, seats) => {
    const sheet = new Sheet();
    for (const event of log as readonly Event[]) note(sheet, event);
    return sheet.lines(KEYS, seats, (key, seat) =>
      isColour(key) ? `${sheet.of(key, seat)} / ${sheet.of(`said ${key}`, seat)}` : `${sheet.of(key, seat)}`,
    );
  },
  lastWordOn: () => undefined,
  names: {
    en: {
      R: 'red predictions kept',
      Y: 'yellow predictions kept',
      G: 'green predictions kept',
      B: 'blue predictions kept',
      V: 'violet predictions kept',
      tricks: 'tricks won',
      black: 'black seals taken',
    },
    de: {
      R: 'rote Ansagen erfüllt',
      Y: 'gelbe Ansagen erfüllt',
      G: 'grüne Ansagen erfüllt',
      B: 'blaue Ansagen erfüllt',
      V: 'violette Ansagen erfüllt',
      tricks: 'Stiche gemacht',
      black: 'schwarze Siegel genommen',
    },
  },
};
