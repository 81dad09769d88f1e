import type { GamePage } from '@conclave/stage/page/page.ts';
import { door } from './door.ts';

/** What the title page shows of the game, and its parts, each loaded when somebody opens it. */
export const page: GamePage = {
  id: 'seven-seals',
  place: 1,
  seats: { min: 3, max: 5, usual: 4 },
  about: {
    en: {
      title: 'The Seven Seals',
      line: 'Say which tricks you will win. Then win those, and not one more.',
      players: '3–5',
      minutes: '30',
    },
    de: {
      title: 'Die sieben Siegel',
      line: 'Sag an, welche Stiche du machst. Dann mach genau diese, und keinen mehr.',
      players: '3–5',
      minutes: '30',
    },
  },
  door,
  ruleNumbers: 'SS-D?\\d+(?:\\.\\d+)*',
  chapter: { en: number => `Round ${number}`, de: number => `Runde ${number}` },
  table: async () => (await import('./table.ts')).table,
  setup: async () => (await import('./setup.ts')).setup,
  book: async () => (await import('./book.ts')).book,
  lesson: async () => (await import('./lesson.ts')).lesson,
  story: async () => (await import('./story.ts')).story,
  figures: async () => (await import('./figures.ts')).figures,
  statistics: async () => (await import('./statistics.ts')).statistics,
  hidden: async () => (await import('./hidden.ts')).hiddenHeaps,
};
