import type { Stream } from '@conclave/kernel';
import { evaluate, type Net } from '@conclave/search';
import { chanceHonest, isPossible } from './belief.ts';
import { describeClaim } from './claim-features.ts';
import type { Insight } from './insight.ts';
import { chooseByLearned, learnedIn } from './learned.ts';
import type { Prospect } from './mixing.ts';
import { chooseByThumb, prospects } from './policy.ts';

/** What a master goes by: rules of thumb, or what was learned. */
export interface Mind {
  /** Everything worth a thought, with what it promises. */
  prospects(insight: Insight, stream: Stream): readonly Prospect[];
  /** What anybody does in a playout. */
  choose(insight: Insight, stream: Stream): Prospect;
  /** DG-8.3  How likely the newest contribution is honest. */
  honest(insight: Insight): number;
}

export const byThumb: Mind = {
  prospects: (insight, stream) => prospects(insight, stream),
  choose: (insight, stream) => chooseByThumb(insight, stream),
  honest: insight => chanceHonest(insight),
};

/** What a net has learned to make of a claim; what cannot be true is not believed. */
export const learnedHonest =
  (net: Net) =>
  (insight: Insight): number => {
    if (insight.table.claim === undefined) return 0.5;
    return isPossible(insight) ? evaluate(net, describeClaim(insight)) : 0;
  };

export const learnedProspectsOf =
  (net: Net): Mind['prospects'] =>
  (insight, stream) =>
    learnedIn(net, insight, stream);

export const learnedChoiceOf =
  (net: Net): Mind['choose'] =>
  (insight, stream) =>
    chooseByLearned(net, insight, stream);
