import type { Lesson } from '@conclave/stage/page/lesson.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';
import type { TableRun } from '@conclave/stage/table/run.svelte.ts';
import { minutesOf } from './guide.ts';
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

  sit(sitting: Sitting): void {
    this.#sitting = sitting;
    this.#read = undefined;
  }

  get sitting(): Sitting | undefined {
    return this.#sitting;
  }

  get isOver(): boolean {
    const { source, run } = this.#sitting ?? {};
    return source?.finished === true && source.queue.length === 0 && !(source.holding && run?.mayAct === false);
  }

  /** Does the table wait until this was read? */
  get holds(): boolean {
    const { source } = this.#sitting ?? {};
    return !this.isOver && source !== undefined && (source.queue.length > 0 || source.holding);
  }

  get text(): string {
    const here = sayLesson();
    const { lesson, source, run } = this.#sitting ?? {};
    if (lesson === undefined || source === undefined) return '';
    if (this.isOver) return `${here.finished} ${lesson.farewell[settings.language]}`;
    const left = this.left === undefined ? '' : ` ${here.playOn}`;
    const about = run?.seq === 0 ? ` ${here.about(Math.ceil(minutesOf(lesson, settings.language)))}` : '';
    return source.shown === undefined ? '' : `${source.shown[settings.language]}${left}${about}`;
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
