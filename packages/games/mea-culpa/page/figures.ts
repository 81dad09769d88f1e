import { chronicleOf, sumBySeat } from '@conclave/kernel';
import { chronicler, stepsTowardsHell } from '@conclave/mea-culpa';
import { type FiguresPart, figureLines, lastOf } from '@conclave/stage/page/figures.ts';

export const figures: FiguresPart = {
  lines: (log, seats) => {
    const book = chronicleOf(chronicler, log, seats);
    return figureLines({
      sins: sumBySeat(book, ({ stones }) => stones),
      hell: sumBySeat(book, stepsTowardsHell),
      visits: sumBySeat(book, ({ visits }) => visits.length),
      gifts: sumBySeat(book, ({ donated }) => donated),
      sales: sumBySeat(book, ({ sold }) => sold),
      letters: book.scores.map(score => score?.letters ?? 0),
      sets: book.scores.map(score => score?.sets ?? 0),
    });
  },
  lastWordOn: (log, seat) => lastOf('scored', log, seat),
  names: {
    en: {
      sins: 'sin stones put',
      hell: 'steps towards Hell',
      visits: 'visits to the House',
      gifts: 'gifts to the Church',
      sales: 'taler from sales',
      letters: 'letters at the end',
      sets: 'sets of letters',
    },
    de: {
      sins: 'gelegte Sündensteine',
      hell: 'Schritte zur Hölle',
      visits: 'Besuche im Freudenhaus',
      gifts: 'Gaben an die Kirche',
      sales: 'Taler aus Verkäufen',
      letters: 'Briefe am Ende',
      sets: 'Sätze aus Briefen',
    },
  },
};
