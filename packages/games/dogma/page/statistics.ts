import type { Event } from '@conclave/dogma';
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
  count: (before, events, seat) => {
    let { told, caught, believed } = before;
    let claim: string | undefined;
    for (const event of events as readonly Event[]) {
      if (event.type === 'confessed' || event.type === 'joined') claim = event.claim;
      else if (event.type === 'laid' && event.cards.some(card => card !== claim)) told += 1;
      else if (event.type === 'judged' && event.seat === seat && !event.honest) {
        if (event.responderRight) caught += 1;
        else believed += 1;
      }
    }
    return { told, caught, believed };
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
