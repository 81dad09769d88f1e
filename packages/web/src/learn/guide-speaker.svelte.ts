import type { Lesson } from '@conclave/stage/page/lesson.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import type { TableRun } from '@conclave/stage/table/run.svelte.ts';
import type { GuidedSource } from './guided-source.svelte.ts';
import { sayLesson } from './words.ts';

/** What is told to the guide about where it stands. */
export interface Sitting {
  readonly lesson: Lesson;
  readonly source: GuidedSource;
  readonly run: TableRun;
}

/** The guide of a lesson: what it says now, and whether the learner has read it. */
export class GuideSpeaker {
  #sitting: Sitting | undefined = $state.raw();
  /** What was read to its end: a remark, or the farewell. */
  #read: unknown = $state.raw();
  /** The move that left the way, as far as the learner was told of it. */
  #readLeft: number | undefined = $state();

  /** Was it moved away from the line? */
  apart = $state(false);
  /** Is what it says read aloud? */
  aloud = $state(false);

  sit(sitting: Sitting): void {
    this.#sitting = sitting;
    this.#read = undefined;
  }

  get sitting(): Sitting | undefined {
    return this.#sitting;
  }

  get isOver(): boolean {
    const { source } = this.#sitting ?? {};
    return source?.finished === true && source.queue.length === 0 && !source.holding;
  }

  /** Does the table wait until this was read? */
  get holds(): boolean {
    const { source } = this.#sitting ?? {};
    return !this.isOver && source !== undefined && (source.queue.length > 0 || source.holding);
  }

  get text(): string {
    const here = sayLesson();
    const { lesson, source } = this.#sitting ?? {};
    if (lesson === undefined || source === undefined) return '';
    if (this.isOver) return `${here.finished} ${lesson.farewell[settings.language]}`;
    const { shown } = source;
    if (this.left === undefined) return shown?.[settings.language] ?? '';
    // What was said on the way no longer fits; what was said to the choice does.
    return shown !== undefined && source.points ? `${shown[settings.language]} ${here.playOn}` : here.otherWay;
  }

  /** Is something still being shown that it would speak of too early? */
  get #isAhead(): boolean {
    const run = this.#sitting?.run;
    return run === undefined || run.waiting > 0 || run.isStopped || run.sending;
  }

  /** What is heard now: nothing before it was seen. */
  get heard(): string {
    return this.#isAhead ? '' : this.text;
  }

  /** Where the board looks while this is said. */
  get looks(): string | undefined {
    return this.speaks && !this.#isAhead && !this.isOver ? this.#sitting?.source.shown?.looks : undefined;
  }

  /** What glows now. */
  get glows(): readonly string[] {
    const { source } = this.#sitting ?? {};
    if (this.#isAhead || this.isOver || source?.points !== true || source.left !== undefined) return [];
    return source.shown?.glows ?? [];
  }

  /** The learner's move that left the way and can be taken back. */
  get left(): number | undefined {
    return this.isOver ? undefined : this.#sitting?.source.left;
  }

  get speaks(): boolean {
    if (this.text === '') return false;
    return this.#read !== this.#now || (this.left !== undefined && this.left !== this.#readLeft);
  }

  get #now(): unknown {
    return this.isOver ? this.#sitting?.lesson : this.#sitting?.source.shown;
  }

  /** The learner has read to the end. */
  goOn(): void {
    const { holds } = this;
    this.#read = this.#now;
    this.#readLeft = this.left;
    if (holds) this.#sitting?.source.goOn();
  }

  again(): void {
    this.#read = undefined;
  }
}
