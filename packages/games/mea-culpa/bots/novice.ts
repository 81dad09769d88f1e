import { type Bot, quickBot } from '@conclave/search';
import type { MeaCulpa } from '../rules/index.ts';
import { chooseErring } from './erring.ts';
import { empathyOf } from './regular.ts';
import { makeInsight } from './worth.ts';

/** So many steps are nearly nothing to it. */
const TASTE = 2.2;

/** Sees only what lies before it: nothing of what the others have given, and often the first idea is good enough. */
export const novice: Bot<MeaCulpa> = quickBot((situation, stream) => {
  const { table, own, seat } = situation.view;
  const { taler } = situation.memory;
  const chests = table.souls.flatMap(() => [0, 0, 0, 0, 0, 0]);
  return chooseErring(makeInsight({ table, own, seat, chests, taler }), stream, empathyOf(situation), TASTE);
});
