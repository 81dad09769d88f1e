import type { GamePage } from '@conclave/stage/page/page.ts';
import { door } from './door.ts';

/** What the title page shows of the game, and its parts, each loaded when somebody opens it. */
export const page: GamePage = {
  door,
  ruleNumbers: 'MC-\\d+(?:\\.\\d+)*|D-\\d+|C1[0-4]|C[1-9]',
  chapter: { en: number => `Round ${number}`, de: number => `Runde ${number}` },
  table: async (options = {}) => {
    const isByHand = 'metaCulpa' in options && options.metaCulpa === 'on';
    if (isByHand) await (await import('./by-hand/door.ts')).openHandRoom();
    return (await import('./table.ts')).table;
  },
  epilogue: async () => (await import('./by-hand/epilogue.ts')).epilogue,
  setup: async () => (await import('./setup.ts')).laySetup(),
  book: async () => (await import('./book.ts')).book,
  lessons: async () => (await import('./lessons.ts')).lessons,
  story: async () => (await import('./story.ts')).story,
  figures: async () => (await import('./figures.ts')).figures,
  statistics: async () => (await import('./statistics.ts')).statistics,
  hidden: async () => (await import('./hidden.ts')).hiddenHeaps,
};
