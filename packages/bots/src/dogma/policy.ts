import type { Stream } from '@conclave/kernel';
import type { Insight } from './belief.ts';
import { honestConfessions, lies } from './confession-choice.ts';
import { dogmas } from './dogma-choice.ts';
import { drawProspect, type Prospect } from './mixing.ts';
import { checks, joins } from './response-choice.ts';

/** How sharply the better move is preferred, in cards: low is exact, high is careless. */
export const STEADY = 0.3;

/** Everything worth a thought in this place, with what it promises. */
export const prospects = (insight: Insight, stream: Stream): readonly Prospect[] => {
  if (insight.table.phase === 'respond') return [...checks(insight), ...joins(insight, stream)];
  const useful = dogmas(insight).filter(({ value }) => value > 0);
  if (useful.length > 0) return useful; // a confession follows all the same
  return [...honestConfessions(insight), ...lies(insight, stream)];
};

/** The rules of thumb: a draw among the prospects. */
export const chooseByThumb = (insight: Insight, stream: Stream, temperature = STEADY): Prospect =>
  drawProspect(prospects(insight, stream), temperature, stream);
