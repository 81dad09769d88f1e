import { isObject, type RecordedMove } from '@conclave/kernel';
import type { Lesson } from '@conclave/stage/page/lesson.ts';
import { forgetStored, readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import type { SoloTable } from '../local/solo-table.ts';

/** How far a lesson has come; the deal and the others follow from the lesson itself. */
export interface Progress {
  readonly moves: readonly RecordedMove[];
  readonly finished: boolean;
}

const key = (game: string): string => `tutorial.${game}`;

export const progressOf = (game: string): Progress => {
  const stored = readStored(key(game));
  if (!isObject(stored) || !Array.isArray(stored.moves)) return { moves: [], finished: false };
  return { moves: stored.moves, finished: stored.finished === true };
};

export const keepProgress = (game: string, progress: Progress): void => {
  writeStored(key(game), progress);
};

export const forgetProgress = (game: string): void => forgetStored(key(game));

/** The table of a lesson, with the moves made so far. */
export const tableOf = (lesson: Lesson, names: readonly string[], moves: readonly RecordedMove[]): SoloTable => ({
  // Taking a move back sits down anew, before the old seat is free: each sitting holds a lock of its own.
  id: `tutorial-${lesson.game}-${performance.now()}`,
  game: lesson.game,
  rulesVersion: 'newest',
  options: {},
  seats: names.map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot' })),
  level: 'regular',
  secret: lesson.secret,
  nonces: names.map(() => ''),
  startedAt: Date.now(),
  moves,
  script: lesson.line,
});
