import type { GamePage } from '@conclave/stage/page/page.ts';
import { door } from './door.ts';

/** What the title page shows of the game, and its parts, each loaded when somebody opens it. */
export const page: GamePage = {
  id: 'dogma',
  place: 2,
  seats: { min: 2, max: 8, usual: 4 },
  about: {
    en: {
      title: 'Dogma',
      line: 'Confess your virtues with a straight face. The Church decides what a virtue is.',
      players: '2–8',
      minutes: '30',
    },
    de: {
      title: 'Dogma',
      line: 'Beichte deine Tugenden, ohne rot zu werden. Was eine Tugend ist, bestimmt die Kirche.',
      players: '2–8',
      minutes: '30',
    },
  },
  door,
  ruleNumbers: 'DG-D?\\d+(?:\\.\\d+)*',
  chapter: { en: number => `Confession ${number}`, de: number => `Beichte ${number}` },
  table: async () => (await import('./table.ts')).table,
  setup: async () => (await import('./setup.ts')).setup,
  book: async () => (await import('./book.ts')).book,
  lesson: async () => (await import('./lesson.ts')).lesson,
  story: async () => (await import('./story.ts')).story,
  figures: async () => (await import('./figures.ts')).figures,
  statistics: async () => (await import('./statistics.ts')).statistics,
  hidden: async () => (await import('./hidden.ts')).hiddenHeaps,
};
