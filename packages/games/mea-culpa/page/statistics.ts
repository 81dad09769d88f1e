import { chronicleOf } from '@conclave/kernel';
import { chronicler } from '@conclave/mea-culpa';
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
  count: ({ saved, letters }, events, seat, seats) => {
    const { inHeaven, scores } = chronicleOf(chronicler, events, seats);
    return {
      saved: saved + (inHeaven?.includes(seat) ? 1 : 0),
      letters: letters + (scores[seat]?.letters ?? 0),
    };
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
