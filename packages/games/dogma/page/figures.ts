import { chronicler } from '@conclave/dogma';
import { chronicleOf, sumBySeat } from '@conclave/kernel';
import { type FiguresPart, figureLines, lastOf } from '@conclave/stage/page/figures.ts';

export const figures: FiguresPart = {
  lines: (log, seats) => {
    const book = chronicleOf(chronicler, log, seats);
    return figureLines({
      confessions: sumBySeat(book, ({ confessed, joined }) => confessed + joined),
      caught: sumBySeat(book, ({ caught }) => caught),
      believed: sumBySeat(book, ({ gotAway }) => gotAway),
      doubted: sumBySeat(book, ({ wronged }) => wronged),
      rubies: sumBySeat(book, ({ rubies }) => rubies),
      carried: sumBySeat(book, ({ carried }) => carried),
      dogmas: sumBySeat(book, ({ dogmas }) => dogmas),
    });
  },
  lastWordOn: (log, seat) => lastOf('wentOut', log, seat),
  names: {
    en: {
      confessions: 'confessions',
      caught: 'lies caught',
      believed: 'lies believed',
      doubted: 'truths doubted',
      rubies: 'rubies gained',
      carried: 'cards carried off',
      dogmas: 'dogmas created',
    },
    de: {
      confessions: 'Beichten',
      caught: 'ertappte Lügen',
      believed: 'geglaubte Lügen',
      doubted: 'bezweifelte Wahrheiten',
      rubies: 'gewonnene Rubine',
      carried: 'davongetragene Karten',
      dogmas: 'verkündete Dogmen',
    },
  },
};
