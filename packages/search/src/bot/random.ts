import type { GameTypes, Rules } from '@conclave/kernel';
import { type Bot, quickBot } from './bot.ts';

/** Any legal move. */
export const randomBot = <Game extends GameTypes>(rules: Pick<Rules<Game>, 'randomMove'>): Bot<Game> =>
  quickBot(({ view }, stream) => ({
    move: rules.randomMove(view.table, view.own, view.seat, stream),
    why: { reason: 'byLuck' },
  }));
