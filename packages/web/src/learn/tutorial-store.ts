import { isObject, type RecordedMove } from '@conclave/kernel';
import type { Lesson } from '@conclave/stage/page/lesson.ts';
import { forgetStored, readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import type { SoloTable } from '../local/solo-table.ts';

/** How far a lesson has come; the deal and the others follow from the lesson itself. */
export interface Progress {
  readonly moves: readonly RecordedMove[];
  readonly finished: boolean;
}

type Which = Pick<Lesson, 'game' | 'id'>;
const key = ({ game, id }: Which): string => `lesson.${game}.${id}`;

const stored = (lesson: Which): Progress | undefined => {
  const kept = readStored(key(lesson));
  return isObject(kept) && Array.isArray(kept.moves)
    ? { moves: kept.moves, finished: kept.finished === true }
    : undefined;
};

/** What lies on the table when nobody has learned here yet. */
const beginningOf = ({ line, begins = 0 }: Lesson): readonly RecordedMove[] =>
  line.slice(0, begins).map(({ seat, move }) => ({ seat, at: 0, move }));

export const progressOf = (lesson: Lesson): Progress =>
  stored(lesson) ?? { moves: beginningOf(lesson), finished: false };

/** Was it begun, and was it ever finished? */
export const standingOf = (lesson: Lesson): 'new' | 'begun' | 'done' => {
  if (readStored(`${key(lesson)}.done`) === true) return 'done';
  return (stored(lesson)?.moves.length ?? 0) > (lesson.begins ?? 0) ? 'begun' : 'new';
};

export const keepProgress = (lesson: Lesson, progress: Progress): void => {
  writeStored(key(lesson), progress);
  if (progress.finished) writeStored(`${key(lesson)}.done`, true);
};

export const forgetProgress = (lesson: Lesson): void => forgetStored(key(lesson));

/** The table of a lesson, with the moves made so far. */
export const tableOf = (lesson: Lesson, names: readonly string[], moves: readonly RecordedMove[]): SoloTable => ({
  // Taking a move back sits down anew, before the old seat is free: each sitting holds a lock of its own.
  id: `tutorial-${lesson.game}-${performance.now()}`,
  game: lesson.game,
  rulesVersion: 'newest',
  options: lesson.options ?? {},
  seats: names.map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'bot' })),
  level: 'regular',
  secret: lesson.secret,
  nonces: names.map(() => ''),
  startedAt: Date.now(),
  moves,
  script: lesson.line,
});
