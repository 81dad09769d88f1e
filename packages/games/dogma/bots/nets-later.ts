import { type Net, readNet } from '@conclave/search';
import { title } from '../title.ts';
import { BELIEF_FEATURES } from './claim-features.ts';
import { FEATURES } from './features.ts';

/** What the masters have learned, as the page has it: fetched before the first of them thinks. */
let here: { readonly policy: Net; readonly belief: Net } | undefined;

const fetched = (): NonNullable<typeof here> => {
  if (here === undefined) throw new Error('a master is to think, and nobody has fetched what it learned');
  return here;
};

export const policyNet = (): Net => fetched().policy;
export const beliefNet = (): Net => fetched().belief;

export const openNets = async (): Promise<void> => {
  if (here !== undefined) return;
  const [policy, belief] = await Promise.all([import('./nets/policy.ts'), import('./nets/belief.ts')]);
  const of = { game: title.id, players: 0 };
  here = {
    policy: readNet(policy.net, { ...of, features: FEATURES }),
    belief: readNet(belief.net, { ...of, features: BELIEF_FEATURES }),
  };
};
