import type { Viewer } from '@conclave/kernel';
import { TableRun } from '@conclave/stage/table/run.svelte.ts';
import type { TableListener, TableSource } from '@conclave/stage/table/source.ts';
import type { Staging } from '@conclave/stage/table/staging.ts';
import { sitterOf } from '../cast/sitters.ts';
import { clampIndex, type Film, lastIndex, stateAt, stepAt, toldBefore } from './film.ts';

/** A table that is only looked at. */
class Looking extends TableRun {
  override get isFree(): boolean {
    return false;
  }
}

export const FACTORS = [0.5, 1, 2, 4] as const;
const MOVE_MS = 1200;

/** Throws the pictures of a film onto a table, as one viewer saw them. */
export class Projector {
  readonly film: Film;
  readonly run: TableRun;
  index = $state(0);
  viewer: Viewer = $state('spectator');
  playing = $state(false);
  factor: number = $state(1);
  #listener: TableListener | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(film: Film, staging: Staging, text: string) {
    this.film = film;
    const source: TableSource = {
      kind: 'record',
      stops: false, // who looks back goes at their own pace
      seats: film.record.seats,
      open: listener => {
        this.#listener = listener;
        listener.connection('ready');
      },
      send: () => Promise.resolve(undefined),
      ...(film.opens ? { record: () => Promise.resolve(text), whole: () => stateAt(film, this.index) } : {}),
      close: () => {},
    };
    this.run = new Looking(source, { ...staging, foresee: undefined, history: undefined });
    this.run.sitterAt = seat => sitterOf(film.record.seats[seat], false);
    this.run.open();
  }

  get end(): number {
    return lastIndex(this.film);
  }

  /** Puts up one picture; the move that leads to it is acted out when it is the next one. */
  show(index: number, viewer: Viewer = this.viewer, acted = false): void {
    this.run.skip();
    const next = clampIndex(this.film, index);
    const follows = acted && viewer === this.viewer && next === this.index + 1;
    this.index = next;
    this.viewer = viewer;
    if (!follows) this.run.log = toldBefore(this.film, next, viewer);
    this.#listener?.step(stepAt(this.film, next, viewer, !follows));
  }

  step(by: number): void {
    this.show(this.index + by, this.viewer, by === 1);
  }

  play(): void {
    if (this.index >= this.end) this.show(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const acted = this.factor <= 1;
    this.#timer = setTimeout(
      () => {
        if (this.run.waiting > 0) return this.#tick();
        this.show(this.index + 1, this.viewer, acted);
        if (this.index >= this.end) this.playing = false;
        this.#tick();
      },
      this.run.waiting > 0 ? 100 : MOVE_MS / this.factor,
    );
  }

  close(): void {
    this.pause();
    this.run.close();
  }
}
