import { CATEGORIES, type MeaCulpa } from '@conclave/mea-culpa';
import { type Bot, quickBot } from '../bot.ts';
import { chooseByThumb } from './policy.ts';
import { makeInsight } from './worth.ts';

const CARELESS = 1.2;

/** Sees only what lies before it: nothing of what the others have given, and often the first idea is good enough. */
export const novice: Bot<MeaCulpa> = quickBot(({ view }, stream) => {
  const nothing = view.table.souls.map(() => [0, 1].map(() => CATEGORIES.map(() => 0)));
  const insight = makeInsight({
    table: view.table,
    own: view.own,
    seat: view.seat,
    chests: nothing,
    taler: view.table.souls.map(() => 0),
  });
  return chooseByThumb(insight, stream, CARELESS);
});
