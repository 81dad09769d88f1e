import type { Decide } from './solo-match.ts';
import type { SoloTable } from './solo-table.ts';
import { watchSpeed } from './speed.ts';

/**
 * The bots of the house load when the first of them is to move. A master thinks in small steps, so that the person can be heard; where it gets
 * much less done in its time than it should, that is said.
 */
export const byBot = (
  { game, level, seats, bots = [] }: SoloTable,
  thinksLess: () => void = () => undefined,
): Decide => {
  let isSlow: ReturnType<typeof watchSpeed> | undefined;
  return async (_rules, view, memory, stream) => {
    const [{ gameNamed, loadBot }, { decideWithPauses, levelNamed, THINKING }] = await Promise.all([
      import('@conclave/house'),
      import('@conclave/search'),
    ]);
    const name = bots[view.seat] ?? level;
    const { milliseconds } = THINKING[levelNamed(name)];
    const budget = milliseconds > 0 ? { milliseconds, now: () => performance.now() } : {};
    const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
    const situation = structuredClone({ view, memory });
    const bot = await loadBot(game, name, seats.length);
    const { move, iterations } = await decideWithPauses(bot, situation, stream, budget, pause);
    isSlow ??= watchSpeed(await gameNamed(game).speed?.(seats.length));
    if (milliseconds > 0 && isSlow(iterations, milliseconds)) thinksLess();
    return move;
  };
};
