import { CARD_TYPES, type CardType, COPIES, indexOf, MOST_CARDS_LAID, sorted } from '@conclave/dogma';
import type { Stream } from '@conclave/kernel';
import { chanceOfDoubt, seenByNext } from './belief.ts';
import { atLeast } from './chance.ts';
import { visits, visitsWith } from './hand-worth.ts';
import type { Prospect } from './mixing.ts';
import type { Scene } from './scene.ts';

const FINE = 1 << 16;

const typeAt = (index: number): CardType => CARD_TYPES[index] as CardType;

/** DG-11.2  Chance that the next player holds all the other cards of this type, so that taking mine would make a set of four. */
const chanceOfSet = ({ insight, nextSize }: Scene, index: number, count: number): number => {
  const others = insight.unseen[index] ?? 0;
  return count + others < COPIES ? 0 : atLeast(others, others, nextSize, insight.unseenTotal);
};

/** What a doubter of the truth is punished with: a group of cards of one kind, or rather rewarded, if that makes a set of four. */
export const wrongDoubt = (scene: Scene, index: number, count: number): number =>
  scene.rival * (1 - 2 * chanceOfSet(scene, index, count));

/** All cards of a type that may be claimed: rid of them whatever the others do. */
export const honestConfessions = (scene: Scene): Prospect[] => {
  const { hand, virtue, burden, now, size, temper } = scene;
  const found: Prospect[] = [];
  for (let index = 0; index < virtue.length; index += 1) {
    const count = hand[index] ?? 0;
    if (count === 0 || virtue[index] !== true) continue;
    const gain = now - visitsWith(hand, index, -count, virtue, burden, temper);
    const doubted = chanceOfDoubt(scene, count, index, true) * wrongDoubt(scene, index, count);
    const claim = typeAt(index);
    found.push({
      move: { type: 'confess', cards: Array<CardType>(count).fill(claim), claim },
      value: gain + doubted + (count === size ? temper.out : 0),
      reason: 'dogma.honest',
    });
  }
  return found;
};

/** The cards that are hardest to get rid of in honesty: sins first, single ones first; luck decides among equals. */
export const burdens = ({ hand, virtue }: Scene, spare: number, stream: Stream): readonly CardType[] => {
  const heavy: { readonly index: number; readonly weight: number }[] = [];
  for (let index = 0; index < virtue.length; index += 1) {
    const count = hand[index] ?? 0;
    if (count === 0 || index === spare) continue;
    heavy.push({ index, weight: (virtue[index] === true ? 10 : 0) + count + stream.below(1000) / 1000 });
  }
  heavy.sort((one, other) => one.weight - other.weight);
  const cards: CardType[] = [];
  for (const { index } of heavy) {
    for (let copy = hand[index] ?? 0; copy > 0; copy -= 1) cards.push(typeAt(index));
    if (cards.length >= MOST_CARDS_LAID) break;
  }
  return cards;
};

/** A claim that the next player can hardly disprove: the fewer of these cards it sees, the more often. */
export const plausibleClaim = (scene: Scene, stream: Stream): number => {
  const { virtue, temper } = scene;
  const weights = virtue.map((isVirtue, index) =>
    isVirtue ? Math.exp(-temper.caution * seenByNext(scene, index)) : 0,
  );
  let left = (stream.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let index = 0; index < weights.length; index += 1) {
    left -= weights[index] as number;
    if (left < 0) return index;
  }
  return virtue.indexOf(true);
};

/** What is gained when these cards are gone. */
export const relief = ({ hand, virtue, burden, now, size, temper }: Scene, cards: readonly CardType[]): number => {
  const rest = hand.slice();
  for (const card of cards) rest[indexOf(card)] = (rest[indexOf(card)] ?? 0) - 1;
  return now - visits(rest, virtue, burden, temper) + (cards.length === size ? temper.out : 0);
};

/** One, two or three burdens under a plausible claim: rid of them unless the next player doubts. */
export const lies = (scene: Scene, stream: Stream): Prospect[] => {
  const { temper, rival, burden, size } = scene;
  const claim = plausibleClaim(scene, stream);
  const heavy = burdens(scene, claim, stream);
  const most = Math.min(MOST_CARDS_LAID, size, heavy.length);
  const found: Prospect[] = [];
  for (let count = 1; count <= most; count += 1) {
    const cards = sorted(heavy.slice(0, count));
    const doubt = chanceOfDoubt(scene, count, claim, false);
    const believed = relief(scene, cards) + rival * count * temper.liedCard * burden;
    found.push({
      move: { type: 'confess', cards, claim: typeAt(claim) },
      value: (1 - doubt) * believed - doubt * (rival * temper.ruby + temper.shame),
      reason: 'dogma.lie',
    });
  }
  return found;
};
