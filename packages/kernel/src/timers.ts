import { type Entry, isClock } from './entry.ts';
import type { Due, GameTypes, Rules } from './game.ts';

/** A timer of the table's own clock. Times are milliseconds since the start of the game. */
export interface Timer extends Due {
  readonly mark: number;
  readonly since: number;
  /** It has rung, and does not ring again while its mark stays. */
  readonly rang: boolean;
}

export const NO_TIMERS: readonly Timer[] = [];

/**
 * The timers after the set-up or a step: those with the same mark run on, all others begin now. One without a mark begins with every
 * number, so that nobody hears of a quiet step by the time it takes.
 */
export const timersAfter = <Game extends GameTypes>(
  { clock }: Rules<Game>,
  table: Game['table'],
  before: readonly Timer[],
  entry?: Entry,
): readonly Timer[] => {
  const due = clock?.due(table) ?? [];
  if (due.length === 0) return NO_TIMERS;
  const { seq = 0, at = 0 } = entry ?? {};
  const rung = entry !== undefined && isClock(entry) ? entry.move.what : undefined;
  return due.map(timer => {
    const { what, mark = seq } = timer;
    const known = before.find(other => other.what === what && other.mark === mark);
    const rang = known !== undefined && (known.rang || what === rung);
    return { ...timer, mark, since: known?.since ?? at, rang };
  });
};

/** When a timer rings; a host whose house was closed meanwhile counts that time out itself. */
export const ringsAt = ({ since, seconds }: Timer): number => since + seconds * 1000;

/** The timer that rings next. */
export const nextTimer = (timers: readonly Timer[], at: (timer: Timer) => number = ringsAt): Timer | undefined =>
  timers
    .filter(({ rang, isGate }) => !rang && isGate !== true)
    .reduce<Timer | undefined>(
      (first, timer) => (first === undefined || at(timer) < at(first) ? timer : first),
      undefined,
    );

/** It has rung for nobody: what it is about is not there, and until its mark changes it does not ring again. */
export const silenced = (timers: readonly Timer[], what: string): readonly Timer[] =>
  timers.map(timer => (timer.what === what ? { ...timer, rang: true } : timer));
