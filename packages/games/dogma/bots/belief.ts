import type { Seat } from '@conclave/kernel';
import { log, logistic, power } from '@conclave/kernel/arithmetic';
import {
  type CardType,
  COPIES,
  type Contribution,
  indexOf,
  inHand,
  lastContribution,
  NEWEST,
  pileSize,
} from '../rules/index.ts';
import { atLeast } from './chance.ts';
import { claimable } from './hand-worth.ts';
import { type Insight, NO_HABITS, ratio } from './insight.ts';
import type { Scene } from './scene.ts';
import type { Temper } from './temper.ts';

const handOf = ({ table }: Insight, seat: number): number => table.handSizes[seat] ?? 0;

/** DG-8.3  Chance that the contributor held as many of the claimed cards as it laid, by counting alone. */
export const chancePossible = (insight: Insight, { seat, count }: Contribution, claim: CardType): number => {
  const where = inHand(seat) | NEWEST;
  let there = 0;
  let elsewhere = 0;
  let knownThere = 0;
  for (const { card, places } of insight.sightings) {
    const isThere = (places & ~where) === 0;
    if (isThere) knownThere += 1;
    if (card !== claim) continue;
    if (isThere) there += 1;
    else if ((places & where) === 0) elsewhere += 1;
  }
  const loose = (insight.unseen[indexOf(claim)] ?? 0) - there - elsewhere;
  const slots = handOf(insight, seat) + count - knownThere;
  return atLeast(count - there, loose, slots, insight.unseenTotal - knownThere);
};

/** Share of virtues among the cards this player has lost sight of: late in the game little is left that may be confessed. */
export const virtueShare = ({ table, unseen, unseenTotal }: Insight): number => {
  const virtue = claimable(table.altar);
  let virtues = 0;
  for (let index = 0; index < unseen.length; index += 1) if (virtue[index] === true) virtues += unseen[index] as number;
  return virtues / Math.max(1, unseenTotal);
};

/** What speaks for the truth and against it; the weights are in HONEST. */
export const honestSigns = (insight: Insight, newest: Contribution, possible: number): readonly number[] => {
  const { table, habits } = insight;
  const { shownHonest, shownLying } = habits[newest.seat] ?? NO_HABITS;
  const left = handOf(insight, newest.seat);
  return [
    newest.count === 1 ? 1 : 0,
    newest.count === 2 ? 1 : 0,
    newest.count === 3 ? 1 : 0,
    log(possible),
    ratio(shownHonest, shownLying),
    insight.record,
    left === 0 ? 1 : 0,
    table.pile.length > 1 ? 1 : 0,
    virtueShare(insight) - 0.5,
    log(1 + left) - 2,
  ];
};

/** Fitted to games among regulars and players with fixed ideas. */
const HONEST: readonly number[] = [1.3, 1.88, 1.55, 0.43, 0.41, 0.24, 1.1, -0.98, 1.14, -0.04];

const sumUp = (weights: readonly number[], signs: readonly number[]): number => {
  let sum = 0;
  for (let index = 0; index < signs.length; index += 1) sum += (weights[index] as number) * (signs[index] as number);
  return sum;
};

/** DG-8.3  Whether the newest contribution can be honest at all. */
export const isPossible = (insight: Insight): boolean => {
  const newest = lastContribution(insight.table);
  const { claim } = insight.table;
  return newest === undefined || claim === undefined || chancePossible(insight, newest, claim) > 0;
};

/** DG-8.3  How likely the newest contribution is honest: from card counts, hand sizes, and what this player has been caught at. */
export const chanceHonest = (insight: Insight, suspicion = 0): number => {
  const { table } = insight;
  const newest = lastContribution(table);
  if (newest === undefined || table.claim === undefined) return 0.5;
  const possible = chancePossible(insight, newest, table.claim);
  return possible === 0 ? 0 : logistic(sumUp(HONEST, honestSigns(insight, newest, possible)) - suspicion);
};

/** What makes the next player doubt, and how much. */
interface DoubtWeights {
  readonly count: readonly number[];
  /** How often it has doubted, how often it joins, how often I and all at the table were shown honest. */
  readonly doubter: number;
  readonly joiner: number;
  readonly record: number;
  readonly table: number;
  /** My last cards, and those with two players left. */
  readonly last: number;
  readonly lastOfTwo: number;
  /** Chance that it can disprove the claim, copies it may see, and the size of the pile. */
  readonly disproved: number;
  readonly seen: number;
  readonly pile: number;
}

/** Fitted like HONEST, for true and for false claims: who lies claims cards that the next player may well hold. */
const TRUTH: DoubtWeights = {
  count: [0, -1.92, -1.33, -0.21],
  doubter: 1.17,
  joiner: -0.8,
  record: -0.21,
  table: -0.3,
  last: -1.11,
  lastOfTwo: 4.04,
  disproved: 0,
  seen: 0.09,
  pile: 0.49,
};
const LIE: DoubtWeights = {
  count: [0, -1.81, -1.05, 0.13],
  doubter: 0.59,
  joiner: -1.48,
  record: -0.23,
  table: -0.27,
  last: 0.73,
  lastOfTwo: 2.31,
  disproved: 0.85,
  seen: 0.48,
  pile: -0.05,
};

/** What speaks for a doubt whatever is claimed. */
export interface DoubtLean {
  readonly truth: number;
  readonly lie: number;
  readonly truthIfLast: number;
  readonly lieIfLast: number;
}

export const doubtLean = (insight: Insight, next: Seat, active: number): DoubtLean => {
  const { table, seat, habits, record } = insight;
  const { believed, doubted, joined, confessed } = habits[next] ?? NO_HABITS;
  const { shownHonest, shownLying } = habits[seat] ?? NO_HABITS;
  const doubter = ratio(doubted, believed);
  const joiner = log((2 + joined) / (4 + confessed));
  const own = ratio(shownHonest, shownLying);
  const pile = log(1 + pileSize(table));
  const lean = (weights: DoubtWeights): number =>
    weights.doubter * doubter +
    weights.joiner * joiner +
    weights.record * own +
    weights.table * record +
    weights.pile * pile;
  const truth = lean(TRUTH);
  const lie = lean(LIE);
  const ofTwo = active === 2 ? 1 : 0;
  return {
    truth,
    lie,
    truthIfLast: truth + TRUTH.last + ofTwo * TRUTH.lastOfTwo,
    lieIfLast: lie + LIE.last + ofTwo * LIE.lastOfTwo,
  };
};

/** Copies of the claimed type that the next player sees: in its own hand, as far as it can be guessed, and gone. */
export const seenByNext = ({ insight, hand, nextSize }: Scene, index: number): number => {
  const left = insight.unseen[index] ?? 0;
  return COPIES - (hand[index] ?? 0) - left + (left * nextSize) / Math.max(1, insight.unseenTotal);
};

/** How likely the next player doubts so many cards of this claim. */
export const chanceOfDoubt = (scene: Scene, count: number, claim: number, isTrue: boolean): number => {
  const { insight, hand, size, nextSize, lean } = scene;
  const weights = isTrue ? TRUTH : LIE;
  const left = insight.unseen[claim] ?? 0;
  const gone = COPIES - left - (hand[claim] ?? 0);
  const disproved =
    weights.disproved === 0 ? 0 : atLeast(COPIES - count + 1 - gone, left, nextSize, insight.unseenTotal);
  const before = isTrue ? (count === size ? lean.truthIfLast : lean.truth) : count === size ? lean.lieIfLast : lean.lie;
  return logistic(
    before +
      (weights.count[count] ?? 0) +
      weights.disproved * disproved +
      weights.seen * (seenByNext(scene, claim) - 1),
  );
};

const PRIOR_ANSWERS = 3;
/** A dogma can always set some of them free (DG-10.4). */
const HEAVIEST = 1.6;

/** What a card costs that must be lied away: the more the next player doubts, the more visits. */
export const burdenOf = ({ habits }: Insight, next: Seat, temper: Temper): number => {
  const { believed, doubted } = habits[next] ?? NO_HABITS;
  const trust = (PRIOR_ANSWERS + believed) / (2 * PRIOR_ANSWERS + believed + doubted);
  return temper.burden * Math.min(HEAVIEST, power(2 * trust, -temper.despair));
};
