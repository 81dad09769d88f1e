import { at, type Seat } from '@conclave/kernel';
import { log } from '@conclave/kernel/arithmetic';
import {
  activeCount,
  CARDS,
  COPIES,
  canJoin,
  indexOf,
  isOut,
  lastContribution,
  type Move,
  pileSize,
} from '../rules/index.ts';
import { chanceHonest, chancePossible, virtueShare } from './belief.ts';
import { NO_HABITS, ratio } from './insight.ts';
import type { Prospect } from './mixing.ts';
import type { Scene } from './scene.ts';
import type { Reason } from './words/en.ts';

/** Whoever changes what these numbers mean changes this, and trains again (bench/learn). */
export const FEATURES = 'dogma/1';
export const PLACE = 49;
export const CHOICE = 24;
const MOST_CHOICES = 64;

const place = new Float64Array(PLACE);
const choices = new Float64Array(CHOICE * MOST_CHOICES);

const flag = (condition: boolean): number => (condition ? 1 : 0);
const small = (size: number): number => log(1 + size) - 2;

/** One number after the other, from `from` on. */
const write = (to: Float64Array, from: number, numbers: readonly number[]): number => {
  for (let index = 0; index < numbers.length; index += 1) to[from + index] = numbers[index] as number;
  return from + numbers.length;
};

const ownCards = ({ hand, virtue, size, now, burden }: Scene): readonly number[] => {
  let virtues = 0;
  let types = 0;
  const sins = [0, 0, 0, 0];
  for (let index = 0; index < hand.length; index += 1) {
    const count = hand[index] as number;
    if (count === 0) continue;
    if (virtue[index] === true) {
      virtues += count;
      types += 1;
    } else sins[count] = (sins[count] ?? 0) + 1;
  }
  const [, single = 0, pair = 0, triple = 0] = sins;
  return [small(size), size / 10, virtues / 4, types / 3, single, pair, triple, now / 6, burden];
};

const rivals = ({ insight, size, next }: Scene): readonly number[] => {
  const { table, seat } = insight;
  let sum = 0;
  let least = CARDS;
  let ahead = 0;
  let rubies = 0;
  let others = 0;
  for (let rival = 0; rival < table.handSizes.length; rival += 1) {
    if (rival === seat || isOut(table, rival)) continue;
    const held = at(table.handSizes, rival);
    others += 1;
    sum += held;
    if (held < least) least = held;
    if (held < size) ahead += 1;
    rubies += at(table.rubies, rival);
  }
  return [
    small(sum / others),
    small(least),
    ahead / others,
    at(table.rubies, seat),
    at(table.rubies, next),
    rubies / others,
  ];
};

const habitsOf = ({ insight, next, lean }: Scene): readonly number[] => {
  const { habits, seat, record } = insight;
  const { believed, doubted, joined, confessed } = habits[next] ?? NO_HABITS;
  const { shownHonest, shownLying } = habits[seat] ?? NO_HABITS;
  return [
    ratio(doubted, believed),
    log((2 + joined) / (4 + confessed)),
    ratio(shownHonest, shownLying),
    record,
    lean.truth,
    lean.lie,
    confessed / 5,
  ];
};

const previousOf = ({ insight }: Scene): Seat => {
  const { table, seat } = insight;
  const seats = table.handSizes.length;
  let previous = (seat + seats - 1) % seats;
  while (isOut(table, previous)) previous = (previous + seats - 1) % seats;
  return previous;
};

/** The claim that is to be answered; zeros where there is none. */
const NOTHING_CLAIMED: readonly number[] = new Array<number>(14).fill(0);
const claimed = ({ insight, hand, temper }: Scene): readonly number[] => {
  const { table, unseen } = insight;
  const newest = lastContribution(table);
  if (newest === undefined || table.claim === undefined) return NOTHING_CLAIMED;
  const index = indexOf(table.claim);
  const { count, seat } = newest;
  const { shownHonest, shownLying } = insight.habits[seat] ?? NO_HABITS;
  const left = at(table.handSizes, seat);
  return [
    small(left),
    flag(left === 0),
    ratio(shownHonest, shownLying),
    pileSize(table) / 4,
    table.pile.length - 1,
    flag(count === 1),
    flag(count === 2),
    flag(count === 3),
    hand[index] as number,
    unseen[index] as number,
    flag((hand[index] as number) + count === COPIES),
    chancePossible(insight, newest, table.claim),
    chanceHonest(insight, temper.suspicion),
    flag(canJoin(table)),
  ];
};

/** What a place is like to the one who has to choose, the same for all its choices. */
const describePlace = (scene: Scene): void => {
  const { table, unseenTotal } = scene.insight;
  const active = activeCount(table);
  const previous = previousOf(scene);
  const { shownHonest, shownLying } = scene.insight.habits[previous] ?? NO_HABITS;
  let to = write(place, 0, [
    flag(active === 2),
    flag(active === 3),
    active / 8,
    1 / (active - 1),
    table.handSizes.length / 8,
    flag(table.phase === 'respond'),
    table.altar.length,
    small(scene.nextSize),
    table.withoutProgress / 10,
    virtueShare(scene.insight),
    unseenTotal / 40,
    small(at(table.handSizes, previous)),
    ratio(shownHonest, shownLying),
  ]);
  to = write(place, to, ownCards(scene));
  to = write(place, to, rivals(scene));
  to = write(place, to, habitsOf(scene));
  write(place, to, claimed(scene));
};

const KINDS: Partial<Record<Reason, number>> = {
  'dogma.honest': 0,
  'dogma.lie': 1,
  'dogma.believe': 2,
  'dogma.doubt': 3,
  'dogma.joinHonest': 4,
  'dogma.joinLie': 5,
  'dogma.create': 6,
};
const ABOUT = 7;

/** The type it is about: what is claimed, or what becomes a dogma. */
const typeOf = (move: Move, { insight }: Scene): number => {
  if (move.type === 'createDogma') return indexOf(move.dogma);
  const claim = move.type === 'confess' ? move.claim : insight.table.claim;
  return claim === undefined ? 0 : indexOf(claim);
};

const virtuesLaid = (move: Move, { virtue }: Scene): number => {
  let sum = 0;
  if (move.type === 'confess' || move.type === 'join')
    for (const card of move.cards) if (virtue[indexOf(card)] === true) sum += 1;
  return sum;
};

const describeChoice = (scene: Scene, prospect: Prospect, best: number, from: number): void => {
  const { move, value, chance, gain, reason } = prospect;
  const { size, hand, virtue, insight } = scene;
  const count = move.type === 'confess' || move.type === 'join' ? move.cards.length : 0;
  const about = typeOf(move, scene);
  choices.fill(0, from, from + ABOUT);
  choices[from + (KINDS[reason] ?? 0)] = 1;
  write(choices, from + ABOUT, [
    Math.max(-3, value - best),
    value / 2,
    flag(count === 1),
    flag(count === 2),
    flag(count === 3),
    flag(count > 0 && count === size),
    chance,
    gain,
    chance * gain,
    count > 0 ? small(size - count) : 0,
    virtuesLaid(move, scene),
    hand[about] as number,
    insight.unseen[about] as number,
    flag(virtue[about] === true),
    flag(move.type === 'createDogma' && move.replace !== undefined),
    move.type === 'createDogma' ? (hand[about] as number) : 0,
    move.type === 'createDogma' ? (insight.unseen[about] as number) : 0,
  ]);
};

export interface Described {
  readonly place: Float64Array;
  readonly choices: Float64Array;
}

/** The place and its choices as numbers, always in the same two arrays. */
export const describe = (scene: Scene, prospects: readonly Prospect[]): Described => {
  let best = Number.NEGATIVE_INFINITY;
  for (const { value } of prospects) if (value > best) best = value;
  describePlace(scene);
  for (let index = 0; index < prospects.length; index += 1)
    describeChoice(scene, at(prospects, index), best, index * CHOICE);
  return { place, choices };
};
