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

/** MC-7.1  Bids that are looked at closely, from a purse. */
export type BidsToTry = (insight: Insight) => readonly Move[];

/** Every post but the highest, with little or some money. */
const AMOUNTS = [0, 1, 3, 6] as const;
const BIDS: readonly (readonly Move[])[] = AMOUNTS.map((_, dearest) =>
  [1, 2, 3, 4, 5].flatMap(notches =>
    AMOUNTS.slice(0, dearest + 1).map((taler): Move => ({ type: 'bid', notches, taler })),
  ),
);

export const bidsToTry: BidsToTry = ({ own }) => {
  let dearest = AMOUNTS.length - 1;
  while ((AMOUNTS[dearest] as number) > own.taler) dearest -= 1;
  return BIDS[dearest] as readonly Move[];
};

/** More than this for a character hardly pays. */
const DEAREST = 6;
const ALL_BIDS: readonly (readonly Move[])[] = Array.from({ length: DEAREST + 1 }, (_, purse) =>
  NOTCH_WEIGHTS.flatMap((_weight, index) =>
    Array.from({ length: purse + 1 }, (_each, taler): Move => ({ type: 'bid', notches: index + 1, taler })),
  ),
);

/** Every post, all six notches too, with every sum, odd ones too. */
export const allBids: BidsToTry = ({ own }) => ALL_BIDS[Math.min(DEAREST, own.taler)] as readonly Move[];
