/**
 * The time of day by a clock that somebody may set, but that never goes back: while it is behind what was said before, time goes on as fast as
 * `ticks` do, which nobody sets.
 */
export const steadily = (wall: () => number, ticks: () => number): (() => number) => {
  let last = Number.NEGATIVE_INFINITY;
  let lastTick = ticks();
  return () => {
    const tick = ticks();
    last = Math.max(wall(), last + (tick - lastTick));
    lastTick = tick;
    return Math.floor(last);
  };
};
