import type { RecordedMove } from '@conclave/kernel';
import type { Lesson, Remark } from '@conclave/stage/page/lesson.ts';
import { isSame } from '@conclave/stage/table/same-move.ts';
import { along as alongLine } from '../local/scripted.ts';

/** What the guide knows of the table: the moves so far, and the events the learner was just told of. */
export interface Happening {
  readonly moves: readonly Pick<RecordedMove, 'seat' | 'move'>[];
  readonly events: readonly { readonly type: string; readonly seat?: unknown }[];
}

export const LEARNER = 0;

/** How many moves from the first on are those of the lesson's line. */
export const along = ({ line }: Lesson, moves: Happening['moves']): number => alongLine(line, moves);

const has = (move: object, parts: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(parts).every(([key, value]) => isSame((move as Record<string, unknown>)[key], value));

/** Is this the remark's moment? */
const isCued = (lesson: Lesson, { cue }: Remark, { moves, events }: Happening): boolean => {
  if ('at' in cue) return moves.length === cue.at && along(lesson, moves) === moves.length;
  if ('sees' in cue)
    return events.some(event => event.type === cue.sees && (cue.mine !== true || event.seat === LEARNER));
  const made = moves[cue.chose];
  if (moves.length !== cue.chose + 1 || made === undefined || made.seat !== LEARNER) return false;
  if (along(lesson, moves.slice(0, cue.chose)) < cue.chose) return false;
  if (cue.is === 'line') return isSame(made.move, lesson.line[cue.chose]?.move);
  return cue.is === 'otherwise' || has(made.move as object, cue.is);
};

/** What is said now, in the order of the lesson; each remark is said once, and of those on one choice only the first. */
export const remarksFor = (lesson: Lesson, happening: Happening, said: ReadonlySet<Remark>): readonly Remark[] => {
  const cued = lesson.remarks.filter(remark => !said.has(remark) && isCued(lesson, remark, happening));
  const onChoice = cued.find(({ cue }) => 'chose' in cue);
  return cued.filter(remark => !('chose' in remark.cue) || remark === onChoice);
};

/** What was said before the learner came back: all that belongs to earlier moves. */
export const saidBefore = (lesson: Lesson, moves: number): ReadonlySet<Remark> =>
  new Set(
    lesson.remarks.filter(({ cue }) => ('at' in cue ? cue.at < moves : 'chose' in cue ? cue.chose + 1 < moves : false)),
  );

/** The last thing said along the line before so many moves, for whoever comes back. */
export const lastSaid = (lesson: Lesson, moves: Happening['moves']): Remark | undefined => {
  if (along(lesson, moves) < moves.length) return undefined;
  const moment = ({ cue }: Remark): number =>
    'at' in cue ? cue.at : 'chose' in cue && cue.is === 'line' ? cue.chose + 1 : Number.POSITIVE_INFINITY;
  const said = lesson.remarks.filter(remark => moment(remark) <= moves.length);
  return said.toSorted((one, other) => moment(one) - moment(other)).at(-1);
};

export const READING_WORDS_A_MINUTE = 200;
/** Beside reading: to think about a move of one's own, to see one of the others', to press Go on. */
const SECONDS = { ownMove: 8, otherMove: 1, remark: 0.5 } as const;

/** All that can be said along the way: of the answers to one choice the longest. */
const longestWay = ({ remarks, farewell }: Lesson, language: 'en' | 'de'): readonly string[] => {
  const answers = new Map<number, string>();
  const plain: string[] = [farewell[language]];
  for (const { cue, [language]: text } of remarks) {
    if (!('chose' in cue)) plain.push(text);
    else if (text.length > (answers.get(cue.chose)?.length ?? 0)) answers.set(cue.chose, text);
  }
  return [...plain, ...answers.values()];
};

export const wordsIn = (lesson: Lesson, language: 'en' | 'de'): number =>
  longestWay(lesson, language).reduce((sum, text) => sum + text.split(/\s+/).length, 0);

/** How long a lesson takes whoever reads every word and thinks about every move. */
export const secondsOf = (lesson: Lesson, language: 'en' | 'de'): number => {
  const moves = lesson.line.slice(lesson.begins ?? 0);
  const own = moves.filter(({ seat }) => seat === LEARNER).length;
  return (
    (60 * wordsIn(lesson, language)) / READING_WORDS_A_MINUTE +
    own * SECONDS.ownMove +
    (moves.length - own) * SECONDS.otherMove +
    longestWay(lesson, language).length * SECONDS.remark
  );
};

export const minutesOf = (lesson: Lesson, language: 'en' | 'de'): number =>
  Math.max(1, Math.round(secondsOf(lesson, language) / 60));

export const isFinished = ({ ends }: Lesson, { moves, events }: Happening): boolean =>
  'moves' in ends ? moves.length >= ends.moves : events.some(({ type }) => type === ends.event);

/** The learner's first move that left the line, if it can be taken back. */
export const leftAt = (lesson: Lesson, moves: Happening['moves']): number | undefined => {
  const index = along(lesson, moves);
  return index < moves.length && moves[index]?.seat === LEARNER ? index : undefined;
};
