import { chronicler, liesOf } from '@conclave/dogma';
import { at, chronicleOf, sumBySeat } from '@conclave/kernel';
import { countIn, type StatisticsPart } from '@conclave/stage/page/statistics.ts';

interface Lies {
  readonly told: number;
  readonly caught: number;
  readonly believed: number;
}

const WORDS = {
  en: { title: 'Lies', told: 'told', caught: 'caught', believed: 'believed' },
  de: { title: 'Lügen', told: 'erzählt', caught: 'ertappt', believed: 'geglaubt' },
} as const;

/** DG-8.3  A lie is any card that is not of the claimed type; what is covered by a join is never checked (DG-7.2). */
export const statistics: StatisticsPart<Lies> = {
  key: 'lies',
  read: stored => ({
    told: countIn(stored, 'told'),
    caught: countIn(stored, 'caught'),
    believed: countIn(stored, 'believed'),
  }),
  count: ({ told, caught, believed }, events, seat, seats) => {
    const book = chronicleOf(chronicler, events, seats);
    return {
      told: told + liesOf(book, seat).length,
      caught:
        caught +
        at(
          sumBySeat(book, deeds => deeds.caught),
          seat,
        ),
      believed:
        believed +
        at(
          sumBySeat(book, deeds => deeds.gotAway),
          seat,
        ),
    };
  },
  show: ({ told, caught, believed }, language) => {
    const here = WORDS[language];
    return {
      title: here.title,
      lines: [
        { sign: 'book', name: here.told, count: told },
        { sign: 'eye', name: here.caught, count: caught },
        { sign: 'halo', name: here.believed, count: believed },
      ],
    };
  },
};
