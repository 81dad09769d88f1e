import type { AnyGame, Told } from '@conclave/kernel';

/** Where a new round begins; in a game that has none, a new turn. */
export interface Chapter {
  readonly number: number;
  /** The picture in which it begins. */
  readonly at: number;
}

const BEGINS: ReadonlySet<string> = new Set(['roundStarted', 'roundBegan', 'turn']);

export const beginsChapter = (event: AnyGame['event']): boolean => BEGINS.has(event.type);

interface Telling {
  readonly told: readonly Told<AnyGame['event']>[];
}

export const chaptersOf = (pictures: readonly Telling[]): readonly Chapter[] => {
  const starts = pictures.flatMap(({ told }, at) => (told.some(({ event }) => beginsChapter(event)) ? [at] : []));
  return starts.map((at, index) => ({ number: index + 1, at }));
};

/** The chapter a picture belongs to; nothing before the first one begins. */
export const chapterAt = (chapters: readonly Chapter[], index: number): Chapter | undefined =>
  chapters.findLast(({ at }) => at <= index);

export const startOfChapter = (chapters: readonly Chapter[], number: number): number | undefined =>
  chapters.find(chapter => chapter.number === number)?.at;

/** The beginning of the next chapter, or of this one or the one before when going back. */
export const chapterStep = (chapters: readonly Chapter[], index: number, step: 1 | -1): number | undefined =>
  step === 1 ? chapters.find(({ at }) => at > index)?.at : chapters.findLast(({ at }) => at < index)?.at;
