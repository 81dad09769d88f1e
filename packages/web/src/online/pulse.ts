import type { Refused } from '@conclave/protocol';

/** So often somebody looks, in milliseconds. */
export const LOOK_EVERY = 1000;
/** After so much silence the line is asked; */
const SILENCE = 4000;
/** earlier when a request has had no answer; */
const PATIENCE = 3000;
/** and so long it may take to answer. Together a dead line is noticed within ten seconds. */
const ANSWER = 4000;

/** Is there still somebody at the other end? A line can be dead without being closed. Times come from outside. */
export class Pulse {
  #heardAt: number;
  #askedAt = Number.NEGATIVE_INFINITY;
  #isAsking = false;

  constructor(now: number) {
    this.#heardAt = now;
  }

  heard(now: number): void {
    this.#heardAt = now;
    this.#isAsking = false;
  }

  /** What to do now; `waitsSince` is when the oldest request without an answer was sent. */
  look(now: number, waitsSince = Number.POSITIVE_INFINITY): 'nothing' | 'ask' | 'hangUp' {
    if (this.#isAsking) return now - this.#askedAt >= ANSWER ? 'hangUp' : 'nothing';
    const isSilent = now - this.#heardAt >= SILENCE;
    const isImpatient = now - Math.max(waitsSince, this.#askedAt) >= PATIENCE;
    if (!isSilent && !isImpatient) return 'nothing';
    this.#askedAt = now;
    this.#isAsking = true;
    return 'ask';
  }
}

const SOONEST = 100;
const FIRST_LATEST = 900;
const LATEST = 5000;
const GROWTH = 1.7;
/** So many tries come soon: a proxy may need a second until it leads nobody to a node that has just died. */
const SOON = 3;

/** Milliseconds until the next try: by luck, so that not all pages of a server that stumbled come back in one wave. */
export const retryAfter = (tries: number, luck: () => number = Math.random): number =>
  SOONEST + luck() * (Math.min(LATEST, FIRST_LATEST * GROWTH ** Math.max(0, tries + 1 - SOON)) - SOONEST);

/** Tries after which the next one comes in seconds. */
export const LONG_PAUSE = 6;

/** Neither a hello nor the wish to watch a table has an id: who asked too much at once is told so, and hears no more of it. */
export const isSentBack = ({ code, re, table }: Refused, isGreeted: boolean): boolean =>
  code === 'tooFast' && re === undefined && (!isGreeted || table !== undefined);
