import type { Stream } from '@conclave/kernel';

/** How many people play a game well together. */
export interface PodRange {
  readonly min: number;
  readonly max: number;
  readonly best: number;
}

/** In larger pods people wait too long for each other. */
const MOST = 6;

/** Two are no pod; best is the middle of what is left of what the rules allow, and the larger one of two. */
export const podRange = (seats: { readonly min: number; readonly max: number }): PodRange => {
  const min = Math.max(3, seats.min);
  const max = Math.min(seats.max, MOST);
  return { min, max, best: Math.ceil((min + max) / 2) };
};

/** A table of a round: so many people, and bots where the game wants more. */
export interface PodSize {
  readonly people: number;
  readonly bots: number;
}

/** As equal as possible: the larger ones first. */
const equalParts = (players: number, pods: number): readonly number[] =>
  Array.from({ length: pods }, (_, pod) => Math.floor(players / pods) + (pod < players % pods ? 1 : 0));

const isWithin = (sizes: readonly number[], { min, max }: PodRange): boolean =>
  sizes.every(size => size >= min && size <= max);

/** Pods that are as equal as possible and about as large as is best; where the game cannot be played so, bots fill the smaller ones. */
export const podSizes = (players: number, range: PodRange): readonly PodSize[] => {
  if (players < 1) return [];
  const { min, max, best } = range;
  const numbers = Array.from({ length: Math.ceil(players / min) }, (_, more) => more + 1);
  const fitting = numbers.map(pods => equalParts(players, pods)).filter(sizes => isWithin(sizes, range));
  const off = (sizes: readonly number[]): number => Math.abs(players / sizes.length - best);
  const [closest] = fitting.toSorted((one, other) => off(one) - off(other) || one.length - other.length);
  const sizes = closest ?? equalParts(players, Math.ceil(players / max));
  return sizes.map(people => ({ people, bots: Math.max(0, min - people) }));
};

/** Somebody in a tournament, in the order in which they entered. */
export interface Entrant {
  readonly id: string;
  readonly points: number;
}

/** How often two have met before. */
export type Met = (one: string, other: string) => number;

const TRIES = 20_000;
/** Meeting again is worse than any difference of points. */
const MET_BEFORE = 1_000_000;

type Cost = (one: number, other: number) => number;

const square = (difference: number): number => difference * difference;

const costOf = (entrants: readonly Entrant[], met: Met): Cost => {
  const costs = entrants.map(one =>
    entrants.map(other => (one === other ? 0 : MET_BEFORE * met(one.id, other.id) + square(one.points - other.points))),
  );
  return (one, other) => costs[one]?.[other] ?? 0;
};

const costAmong = (pod: readonly number[], who: number, but: number, cost: Cost): number =>
  pod.reduce((sum, other) => (other === but || other === who ? sum : sum + cost(who, other)), 0);

/** What would be won or lost if these two changed their places. */
const changeBy = (pods: readonly (readonly number[])[], one: Place, other: Place, cost: Cost): number => {
  const [here = [], there = []] = [pods[one.pod], pods[other.pod]];
  const [mine = 0, theirs = 0] = [here[one.at], there[other.at]];
  const before = costAmong(here, mine, mine, cost) + costAmong(there, theirs, theirs, cost);
  return costAmong(here, theirs, mine, cost) + costAmong(there, mine, theirs, cost) - before;
};

interface Place {
  readonly pod: number;
  readonly at: number;
}

/** By points, and whoever entered first before others with as many. */
const byPoints = (entrants: readonly Entrant[]): readonly number[] =>
  entrants
    .map((_, who) => who)
    .toSorted((one, other) => (entrants[other]?.points ?? 0) - (entrants[one]?.points ?? 0) || one - other);

const dealtOut = (order: readonly number[], sizes: readonly PodSize[]): number[][] => {
  let next = 0;
  return sizes.map(({ people }) => {
    const pod = order.slice(next, next + people);
    next += people;
    return pod;
  });
};

/**
 * Who sits with whom in the next round: people with about as many points, and as few as possible who have met before. It begins with the order by
 * points and changes two places as long as that makes it better. Only places count, never names: with the same luck anybody finds the same pods.
 */
export const pairPods = (
  entrants: readonly Entrant[],
  range: PodRange,
  met: Met,
  luck: Stream,
): readonly (readonly string[])[] => {
  const cost = costOf(entrants, met);
  const pods = dealtOut(byPoints(entrants), podSizes(entrants.length, range));
  const places = pods.flatMap((pod, index) => pod.map((_, at): Place => ({ pod: index, at })));
  for (let tries = 0; tries < TRIES && pods.length > 1; tries += 1) {
    const one = places[luck.below(places.length)];
    const other = places[luck.below(places.length)];
    if (one === undefined || other === undefined || one.pod === other.pod) continue;
    if (changeBy(pods, one, other, cost) < 0) swap(pods, one, other);
  }
  return pods.map(pod => pod.map(who => entrants[who]?.id ?? ''));
};

const swap = (pods: number[][], one: Place, other: Place): void => {
  const [here, there] = [pods[one.pod], pods[other.pod]];
  const [mine, theirs] = [here?.[one.at], there?.[other.at]];
  if (here === undefined || there === undefined || mine === undefined || theirs === undefined) return;
  here[one.at] = theirs;
  there[other.at] = mine;
};
