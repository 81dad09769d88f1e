import type { SoloMatch } from './solo-match.ts';

/** Does something after so many milliseconds; answers how to leave it undone. */
export type Later = (milliseconds: number, work: () => void) => () => void;

export const byTimeout: Later = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Winds up the table's own clock (MC-26.11) after every step; what it decides is played like a move, and `rang` goes on from there. While
 * nobody has the table open its clock stands still: a timer that was running begins anew.
 */
export const winding = (
  time: () => number,
  later: Later,
  rang: (table: SoloMatch) => void,
): ((table: SoloMatch) => void) => {
  let openedAt: number | undefined;
  let cancel = (): void => {};
  const wind = (table: SoloMatch): void => {
    cancel();
    openedAt ??= time();
    const ring = table.nextRing(openedAt);
    if (ring === undefined) return;
    cancel = later(Math.max(0, ring.at - time()), () => {
      if (table.ring(ring, time())) rang(table);
    });
  };
  return wind;
};
