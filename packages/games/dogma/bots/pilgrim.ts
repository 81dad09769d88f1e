import { type Bot, quickBot } from '@conclave/search';
import { CARD_TYPES, type Dogma } from '../rules/index.ts';
import { whyOf } from './explanation.ts';
import { insightFrom } from './insight.ts';
import { chooseByThumb } from './policy.ts';
import { REGULAR } from './temper.ts';

const NOTHING_GONE = CARD_TYPES.map(() => 0);
/** Of the cards it has seen it can still place so many. */
const RECENT = 2;
const EASY = REGULAR.map(temper => ({ ...temper, temperature: 3 * temper.temperature }));

/** Has a regular's eye and knows who likes to lie, but forgets what lies in the discard pile, and takes what is nearly as good as well. */
export const pilgrim: Bot<Dogma> = quickBot(({ view, memory }, stream) => {
  const recent = memory.sightings.slice(-RECENT);
  const insight = insightFrom(view.table, view.own, view.seat, NOTHING_GONE, recent, memory.habits);
  const chosen = chooseByThumb(insight, stream, EASY);
  return { move: chosen.move, why: whyOf(insight, chosen) };
});
