import type { GamePage } from '@conclave/stage/page/page.ts';
import { door } from './door.ts';

/** What the title page shows of the game, and its parts, each loaded when somebody opens it. */
export const page: GamePage = {
  door,
  chapter: { en: number => `Confession ${number}`, de: number => `Beichte ${number}` },
  table: async () => (await import('./table.ts')).table,
  setup: async () => (await import('./setup.ts')).setup,
  book: async () => (await import('./book.ts')).book,
  lessons: async () => (await import('./lessons.ts')).lessons,
  story: async () => (await import('./story.ts')).story,
  figures: async () => (await import('./figures.ts')).figures,
  statistics: async () => (await import('./statistics.ts')).statistics,
  hidden: async () => (await import('./hidden.ts')).hiddenHeaps,
};
