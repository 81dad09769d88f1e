import { type Bot, quickBot } from '@conclave/search';
import { CARD_TYPES, type Dogma } from '../rules/index.ts';
import { whyOf } from './explanation.ts';
import { insightFrom, NO_HABITS } from './insight.ts';
import { chooseByThumb } from './policy.ts';
import { REGULAR } from './temper.ts';

const NOTHING_GONE = CARD_TYPES.map(() => 0);
const CARELESS = REGULAR.map(temper => ({ ...temper, temperature: 0.45 }));

/** Counts only what it holds, remembers nothing of anybody, and is easily carried away. */
export const novice: Bot<Dogma> = quickBot(({ view }, stream) => {
  const habits = view.table.handSizes.map(() => NO_HABITS);
  const insight = insightFrom(view.table, view.own, view.seat, NOTHING_GONE, [], habits);
  const chosen = chooseByThumb(insight, stream, CARELESS);
  return { move: chosen.move, why: whyOf(insight, chosen) };
});
