import { type Net, type NetFile, readNet } from '@conclave/search';
import { title } from '../title.ts';
import { BELIEF_FEATURES } from './claim-features.ts';
import { FEATURES } from './features.ts';
import { net as belief } from './nets/belief.ts';
import { net as policy } from './nets/policy.ts';

/** What was learned (bench/learn), for any number of players; each is read when it is first asked for. */
const reader = (file: NetFile, features: string): (() => Net) => {
  let read: Net | undefined;
  return () => {
    read ??= readNet(file, { game: title.id, players: 0, features });
    return read;
  };
};

export const policyNet = reader(policy, FEATURES);
export const beliefNet = reader(belief, BELIEF_FEATURES);

/** Nothing to fetch. */
export const openNets = async (): Promise<void> => {};
