import type { Stream } from '@conclave/kernel';
import { MOST_NOTCHES, type Move } from '../rules/index.ts';
import type { Insight } from './worth.ts';

/** How often one to six notches are bid: few keep the soul safe, many keep the taler (MC-7.5), and nobody should be able to tell. */
const NOTCH_WEIGHTS = [3, 4, 4, 2, 1, 1] as const;
const ALL_WEIGHTS = NOTCH_WEIGHTS.reduce<number>((sum, weight) => sum + weight, 0);

const drawNotches = (stream: Stream): number => {
  let left = stream.below(ALL_WEIGHTS);
  for (const [index, weight] of NOTCH_WEIGHTS.entries()) {
    left -= weight;
    if (left < 0) return index + 1;
  }
  return MOST_NOTCHES;
};

/** A mixed bid: some notches, and at most a tenth of the purse. */
export const drawBid = ({ own }: Insight, stream: Stream): Move => {
  const most = Math.min(4, Math.floor(own.taler / 8));
  return { type: 'bid', notches: drawNotches(stream), taler: stream.below(most + 1) };
};

/** MC-7.1  Bids worth a closer look: every post, with little or some money. */
const AMOUNTS = [0, 1, 3, 6] as const;
const BIDS: readonly (readonly Move[])[] = AMOUNTS.map((_, dearest) =>
  [1, 2, 3, 4, 5].flatMap(notches =>
    AMOUNTS.slice(0, dearest + 1).map((taler): Move => ({ type: 'bid', notches, taler })),
  ),
);

export const bidsToTry = ({ own }: Insight): readonly Move[] => {
  let dearest = AMOUNTS.length - 1;
  while ((AMOUNTS[dearest] as number) > own.taler) dearest -= 1;
  return BIDS[dearest] as readonly Move[];
};
