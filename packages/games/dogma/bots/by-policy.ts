import { type Bot, quickBot } from '@conclave/search';
import { policyNet } from '#nets';
import type { Dogma } from '../rules/index.ts';
import { whyOf } from './explanation.ts';
import { insightOf } from './insight.ts';
import { chooseByLearned } from './learned.ts';

/** What self-play has learned, without any search: the thumb's choices, weighed by a net. */
export const byPolicy: Bot<Dogma> = quickBot((situation, stream) => {
  const insight = insightOf(situation);
  const chosen = chooseByLearned(policyNet(), insight, stream);
  return { move: chosen.move, why: whyOf(insight, chosen) };
});
