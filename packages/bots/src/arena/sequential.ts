import type { Result } from './arena.ts';
import { inDeal, resultsByDeal } from './summary.ts';

/**
 * A test that stops as soon as it knows (generalised sequential probability ratio test, as fishtest has it). A deal with all rotations of
 * its seats is one observation, and what is asked is how large the mean gain is in deviations of a deal.
 */
export interface Bounds {
  /** The gain of a change that is worth nothing, and of one that is worth having, in deviations of a deal. */
  readonly t0: number;
  readonly t1: number;
  /** So far the logarithm of the likelihood ratio must get from zero: ln(0.95 / 0.05) is 5 % errors on either side. */
  readonly limit: number;
  /** No verdict before so many deals, and none is waited for beyond so many. */
  readonly least: number;
  readonly most: number;
}

/** For what shall make a bot stronger. */
export const STRONGER: Bounds = { t0: 0, t1: 0.25, limit: 2.94, least: 12, most: 400 };
/** For what makes its code simpler, and may cost a little. */
export const SIMPLER: Bounds = { ...STRONGER, t0: -0.15, t1: 0.1 };

export type Verdict = 'passed' | 'failed' | 'open';

/** Places (or points) of the second less those of the first, deal by deal. In places this is how much better the first was. */
export const gainsOf = (
  results: readonly Result[],
  [first, second]: readonly [string, string],
  figure: 'places' | 'points' = 'places',
): readonly number[] =>
  resultsByDeal(results).flatMap(deal => {
    const own = inDeal(deal, first, figure);
    const other = inDeal(deal, second, figure);
    return own === undefined || other === undefined ? [] : [other - own];
  });

/** Mean over deviation; where all deals are the same there is no deviation, and the gain is beyond measure or nothing. */
const inDeviations = (gains: readonly number[]): number => {
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) * (gain - mean), 0);
  return mean === 0 ? 0 : mean / Math.sqrt(squares / (gains.length - 1));
};

/** How much more likely these gains are if t1 is true than if t0 is: n (t1 - t0) (mean / deviation - (t0 + t1) / 2). */
export const logRatio = (gains: readonly number[], { t0, t1 }: Pick<Bounds, 't0' | 't1'>): number =>
  gains.length < 2 ? 0 : gains.length * (t1 - t0) * (inDeviations(gains) - (t0 + t1) / 2);

/** The verdict, or nothing while more deals are needed. */
export const verdictOn = (gains: readonly number[], bounds: Bounds): Verdict | undefined => {
  if (gains.length < bounds.least) return undefined;
  const ratio = logRatio(gains, bounds);
  if (ratio >= bounds.limit) return 'passed';
  if (ratio <= -bounds.limit) return 'failed';
  return gains.length >= bounds.most ? 'open' : undefined;
};
