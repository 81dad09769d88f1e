import type { Dogma } from '@conclave/dogma';
import { type Bot, quickBot, type Situation } from '../bot.ts';
import type { Insight } from './belief.ts';
import { chooseByThumb } from './policy.ts';

export const insightOf = ({ view, memory }: Situation<Dogma>): Insight => ({
  table: view.table,
  own: view.own,
  seat: view.seat,
  gone: memory.gone,
  habits: memory.habits,
});

/** Counts cards, remembers who was caught lying and who likes to doubt, and mixes truth and lies so that neither can be relied on. */
export const regular: Bot<Dogma> = quickBot((situation, stream) => {
  const { move, why } = chooseByThumb(insightOf(situation), stream);
  return { move, why };
});
