import { at, type Stream } from '@conclave/kernel';
import { exp } from '@conclave/kernel/arithmetic';
import { CARD_TYPES, type CardType, COPIES, type Confess, MOST_CARDS_LAID } from '../rules/index.ts';
import { chanceOfDoubt, seenByNext } from './belief.ts';
import { atLeast } from './chance.ts';
import { visits, visitsWith } from './hand-worth.ts';
import type { Prospect } from './mixing.ts';
import type { Scene } from './scene.ts';

const FINE = 1 << 16;

const typeAt = (index: number): CardType => at(CARD_TYPES, index);

/** DG-11.2  Chance that the next player holds all the other cards of this type, so that taking mine would make a set of four. */
const chanceOfSet = ({ insight, nextSize }: Scene, index: number, count: number): number => {
  const others = insight.unseen[index] ?? 0;
  return count + others < COPIES ? 0 : atLeast(others, others, nextSize, insight.unseenTotal);
};

/** What a doubter of the truth is punished with: a group of cards of one kind, or rather rewarded, if that makes a set of four. */
export const wrongDoubt = (scene: Scene, index: number, count: number): number =>
  scene.rival * (1 - 2 * chanceOfSet(scene, index, count));

/** The true confessions exist once: by type, then by number of cards less one. */
const TRUTHS: readonly (readonly Confess[])[] = CARD_TYPES.map(claim =>
  Array.from({ length: MOST_CARDS_LAID }, (_, more) => ({
    type: 'confess' as const,
    cards: Array<CardType>(more + 1).fill(claim),
    claim,
  })),
);

/** All cards of a type that may be claimed: rid of them whatever the others do. */
export const honestConfessions = (scene: Scene): Prospect[] => {
  const { hand, virtue, burden, now, size, temper } = scene;
  const found: Prospect[] = [];
  for (let index = 0; index < virtue.length; index += 1) {
    const count = hand[index] ?? 0;
    if (count === 0 || virtue[index] !== true) continue;
    const gain = now - visitsWith(hand, index, -count, virtue, burden, temper);
    const chance = chanceOfDoubt(scene, count, index, true);
    const doubted = chance * wrongDoubt(scene, index, count);
    found.push({
      move: at(at(TRUTHS, index), count - 1),
      value: gain + doubted + (count === size ? temper.out : 0),
      reason: 'dogma.honest',
      chance,
      gain,
    });
  }
  return found;
};

/** The cards that are hardest to get rid of in honesty, by type: sins first, single ones first; luck decides among equals. */
export const burdens = ({ hand, virtue }: Scene, spare: number, stream: Stream): readonly number[] => {
  const types: number[] = [];
  const weights: number[] = [];
  for (let index = 0; index < virtue.length; index += 1) {
    const count = hand[index] ?? 0;
    if (count === 0 || index === spare) continue;
    insert(types, weights, index, (virtue[index] === true ? 10 : 0) + count + stream.below(1000) / 1000);
  }
  const cards: number[] = [];
  for (const index of types) {
    for (let copy = hand[index] ?? 0; copy > 0 && cards.length < MOST_CARDS_LAID; copy -= 1) cards.push(index);
  }
  return cards;
};

/** In order of weight; more than can be laid at once is not kept. */
const insert = (types: number[], weights: number[], index: number, weight: number): void => {
  let place = types.length;
  if (place === MOST_CARDS_LAID) {
    if (at(weights, place - 1) <= weight) return;
    place -= 1;
  }
  for (; place > 0 && at(weights, place - 1) > weight; place -= 1) {
    types[place] = at(types, place - 1);
    weights[place] = at(weights, place - 1);
  }
  types[place] = index;
  weights[place] = weight;
};

/** DG-17.2  The first so many of them, in the fixed order. */
export const firstOf = (burden: readonly number[], count: number): readonly CardType[] => {
  const [one = 0, two = 0, three = 0] = burden;
  if (count === 1) return [typeAt(one)];
  if (count === 2) return one < two ? [typeAt(one), typeAt(two)] : [typeAt(two), typeAt(one)];
  const low = Math.min(one, two, three);
  const high = Math.max(one, two, three);
  return [typeAt(low), typeAt(one + two + three - low - high), typeAt(high)];
};

/** A claim that the next player can hardly disprove: the fewer of these cards it sees, the more often. */
export const plausibleClaim = (scene: Scene, stream: Stream): number => {
  const { virtue, temper } = scene;
  const weights: number[] = [];
  let sum = 0;
  for (let index = 0; index < virtue.length; index += 1) {
    const weight = virtue[index] === true ? exp(-temper.caution * seenByNext(scene, index)) : 0;
    weights.push(weight);
    sum += weight;
  }
  let left = (stream.below(FINE) / FINE) * sum;
  for (let index = 0; index < weights.length; index += 1) {
    left -= at(weights, index);
    if (left < 0) return index;
  }
  return virtue.indexOf(true);
};

const removeOne = (hand: number[], index: number): void => {
  hand[index] = at(hand, index) - 1;
};

/** What is gained when the first so many of these cards are gone. */
export const relief = (
  { hand, virtue, burden, now, size, temper }: Scene,
  cards: readonly number[],
  count: number,
): number => {
  const rest = hand.slice();
  for (let index = 0; index < count; index += 1) removeOne(rest, at(cards, index));
  return now - visits(rest, virtue, burden, temper) + (count === size ? temper.out : 0);
};

/** One, two or three burdens under a plausible claim: rid of them unless the next player doubts. */
export const lies = (scene: Scene, stream: Stream): Prospect[] => {
  const { temper, rival, burden, size } = scene;
  const claim = plausibleClaim(scene, stream);
  const heavy = burdens(scene, claim, stream);
  const most = Math.min(MOST_CARDS_LAID, size, heavy.length);
  const found: Prospect[] = [];
  for (let count = 1; count <= most; count += 1) {
    const chance = chanceOfDoubt(scene, count, claim, false);
    const gain = relief(scene, heavy, count);
    const believed = gain + rival * count * temper.liedCard * burden;
    found.push({
      move: { type: 'confess', cards: firstOf(heavy, count), claim: typeAt(claim) },
      value: (1 - chance) * believed - chance * (rival * temper.ruby + temper.shame),
      reason: 'dogma.lie',
      chance,
      gain,
    });
  }
  return found;
};
