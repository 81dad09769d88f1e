import { at } from '@conclave/kernel';
import {
  activeCount,
  CARDS,
  type CardType,
  type Contribution,
  indexOf,
  isVirtueByNature,
  lastContribution,
  pileSize,
} from '../rules/index.ts';
import { chancePossible, honestSigns } from './belief.ts';
import { claimable } from './hand-worth.ts';
import { type Insight, NO_HABITS, ratio } from './insight.ts';

/** Whoever changes what these numbers mean changes this, and trains again (bench/learn). */
export const BELIEF_FEATURES = 'dogma-belief/1';
export const BELIEF_INPUTS = 28;

const SIGNS = 10;
/** The logarithm of what cannot be has no end. */
const LEAST = 1e-3;

const inputs = new Float64Array(BELIEF_INPUTS);

/** Chance that the contributor could have chosen a true claim at all: how many virtues it may hold. */
const virtuesAround = ({ table, unseen }: Insight): number => {
  const virtue = claimable(table.altar);
  let types = 0;
  for (let index = 0; index < unseen.length; index += 1)
    if (virtue[index] === true && (unseen[index] as number) > 0) types += 1;
  return types;
};

const aboutClaim = (insight: Insight, newest: Contribution, claim: CardType, possible: number): readonly number[] => {
  const { table, own, unseen, unseenTotal, habits, seat } = insight;
  const index = indexOf(claim);
  const { doubted, believed } = habits[seat] ?? NO_HABITS;
  const { confessed, joined, shownLying } = habits[newest.seat] ?? NO_HABITS;
  const left = at(table.handSizes, newest.seat);
  return [
    possible,
    own.hand[index] as number,
    unseen[index] as number,
    (unseen[index] as number) - newest.count,
    (left + newest.count) / Math.max(1, unseenTotal),
    ratio(doubted, believed),
    confessed / 5,
    joined / 3,
    shownLying / 3,
    at(table.rubies, newest.seat),
    at(table.rubies, seat),
    table.altar.length,
    isVirtueByNature(claim) ? 1 : 0,
    virtuesAround(insight),
    pileSize(table) - newest.count,
    activeCount(table) / 8,
    activeCount(table) === 2 ? 1 : 0,
    table.discarded / CARDS,
  ];
};

/** What the one who has to answer a claim knows of it; always in the same array. */
export const describeClaim = (insight: Insight): Float64Array => {
  const { table } = insight;
  const newest = lastContribution(table);
  if (newest === undefined || table.claim === undefined) throw new Error('there is no claim to answer');
  const possible = chancePossible(insight, newest, table.claim);
  inputs.set(honestSigns(insight, newest, Math.max(possible, LEAST)));
  inputs.set(aboutClaim(insight, newest, table.claim, possible), SIGNS);
  return inputs;
};
