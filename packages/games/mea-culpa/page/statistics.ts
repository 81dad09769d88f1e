import type { Event } from '@conclave/mea-culpa';
import { countIn, type StatisticsPart } from '@conclave/stage/page/statistics.ts';

interface Souls {
  readonly saved: number;
  readonly letters: number;
}

const WORDS = {
  en: { title: 'Souls', saved: 'saved', letters: 'letters of indulgence at the end' },
  de: { title: 'Seelen', saved: 'gerettet', letters: 'Ablassbriefe am Ende' },
} as const;

/** MC-21.5 */
export const statistics: StatisticsPart<Souls> = {
  key: 'souls',
  read: stored => ({ saved: countIn(stored, 'saved'), letters: countIn(stored, 'letters') }),
  count: (before, events, seat) => {
    let { saved, letters } = before;
    for (const event of events as readonly Event[]) {
      if (event.type === 'gameOver' && event.inHeaven.includes(seat)) saved += 1;
      else if (event.type === 'scored' && event.seat === seat)
        letters += Object.values(event.letters).reduce((sum, number) => sum + number, 0);
    }
    return { saved, letters };
  },
  show: ({ saved, letters }, language) => {
    const here = WORDS[language];
    return {
      title: here.title,
      lines: [
        { sign: 'ghost', name: here.saved, count: saved },
        { sign: 'letter', name: here.letters, count: letters },
      ],
    };
  },
};
