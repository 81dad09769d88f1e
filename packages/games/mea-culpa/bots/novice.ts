import { type Bot, quickBot } from '@conclave/search';
import { type MeaCulpa, top } from '../rules/index.ts';
import { drawBid } from './bids.ts';
import { mostPromising } from './policy.ts';
import { whyMove } from './why.ts';
import { makeInsight } from './worth.ts';

const CARELESS = 1.2;

/** Sees only what lies before it: nothing of what the others have given, and often the first idea is good enough. */
export const novice: Bot<MeaCulpa> = quickBot(({ view }, stream) => {
  const insight = makeInsight({
    table: view.table,
    own: view.own,
    seat: view.seat,
    chests: view.table.souls.flatMap(() => [0, 0, 0, 0, 0, 0]),
    taler: view.table.souls.map(() => 0),
  });
  const move = top(view.table).at === 'bid' ? drawBid(insight, stream) : mostPromising(insight, stream, CARELESS);
  return { move, why: whyMove(insight, move) };
});
