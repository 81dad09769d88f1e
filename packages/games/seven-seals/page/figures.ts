import { type AnyGame, chronicleOf, type Seat, sumBySeat } from '@conclave/kernel';
import * as english from '@conclave/kernel/english';
import * as german from '@conclave/kernel/german';
import { type Chronicle, type ColourLetter, chronicler, type Event, tricksWon } from '@conclave/seven-seals';
import { type FiguresPart, figureLines } from '@conclave/stage/page/figures.ts';

/** Seals of a colour handed in, of those predicted. */
const kept = (book: Chronicle, colour: ColourLetter): readonly string[] => {
  const predicted = sumBySeat(book, deeds => deeds.predicted[colour]);
  return sumBySeat(book, ({ handedIn }) => handedIn[colour]).map((number, seat) => `${number} / ${predicted[seat]}`);
};

/** SS-9.1  The points of all rounds, as they were told at the end. */
const totalOf = (log: readonly AnyGame['event'][], seat: Seat): number => {
  const ended = (log as readonly Event[]).find(({ type }) => type === 'gameEnded');
  return ended?.type === 'gameEnded' ? (ended.totals[seat] ?? 0) : 0;
};

export const figures: FiguresPart = {
  lines: (log, seats) => {
    const book = chronicleOf(chronicler, log, seats);
    return figureLines({
      R: kept(book, 'R'),
      Y: kept(book, 'Y'),
      G: kept(book, 'G'),
      B: kept(book, 'B'),
      V: kept(book, 'V'),
      tricks: sumBySeat(book, tricksWon),
      black: sumBySeat(book, ({ black }) => black),
    });
  },
  lastWordOn: () => undefined,
  stood: {
    en: (log, seat) => english.count(totalOf(log, seat), english.noun('penalty point')),
    de: (log, seat) => german.count(totalOf(log, seat), german.der('Strafpunkt', 'Strafpunkte')),
  },
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
