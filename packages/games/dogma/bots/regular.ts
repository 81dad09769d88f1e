import { type Bot, quickBot } from '@conclave/search';
import type { Dogma } from '../rules/index.ts';
import { whyOf } from './explanation.ts';
import { insightOf } from './insight.ts';
import { chooseByThumb } from './policy.ts';

/** Counts cards, remembers who was caught lying and who likes to doubt, and mixes truth and lies so that neither can be relied on. */
export const regular: Bot<Dogma> = quickBot((situation, stream) => {
  const insight = insightOf(situation);
  const chosen = chooseByThumb(insight, stream);
  return { move: chosen.move, why: whyOf(insight, chosen) };
});
