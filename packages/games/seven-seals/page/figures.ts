import { chronicleOf, sumBySeat } from '@conclave/kernel';
import { type Chronicle, type ColourLetter, chronicler, tricksWon } from '@conclave/seven-seals';
import { type FiguresPart, figureLines } from '@conclave/stage/page/figures.ts';

/** Seals of a colour handed in, of those predicted. */
const kept = (book: Chronicle, colour: ColourLetter): readonly string[] => {
  const predicted = sumBySeat(book, deeds => deeds.predicted[colour]);
  return sumBySeat(book, ({ handedIn }) => handedIn[colour]).map((number, seat) => `${number} / ${predicted[seat]}`);
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
