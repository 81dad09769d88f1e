import type { Decide } from './solo-match.ts';
import type { SoloTable } from './solo-table.ts';

/** The bots of the house load when the first of them is to move. A master thinks in small steps, so that the person can be heard. */
export const byBot =
  ({ game, level }: SoloTable): Decide =>
  async (_rules, view, memory, stream) => {
    const [{ loadBots }, { decideWithPauses, levelNamed, THINKING }] = await Promise.all([
      import('@conclave/house'),
      import('@conclave/search'),
    ]);
    const known = levelNamed(level);
    const { milliseconds } = THINKING[known];
    const budget = milliseconds > 0 ? { milliseconds, now: () => performance.now() } : {};
    const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve));
    const situation = structuredClone({ view, memory });
    return (await decideWithPauses((await loadBots(game))[known], situation, stream, budget, pause)).move;
  };
