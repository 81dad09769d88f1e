import { isObject } from '@conclave/kernel';
import type { Statistics } from './statistics.ts';

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Whatever a game counts is added up, or taken away again: figure by figure, in lists and under names. */
const added = (one: unknown, other: unknown, times = 1): unknown => {
  if (typeof one === 'number' || typeof other === 'number') return figure(one) + times * figure(other);
  if (Array.isArray(one) || Array.isArray(other)) {
    const [ones, others] = [one, other].map(list => (Array.isArray(list) ? list : []));
    const length = Math.max(ones?.length ?? 0, others?.length ?? 0);
    return Array.from({ length }, (_, index) => added(ones?.[index], others?.[index], times));
  }
  if (!isObject(one) || !isObject(other)) return isObject(one) ? one : other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map(name => [name, added(one[name], other[name], times)]));
};

const MOST_COUNTED = 200;

/** The figures of two devices as those of one person. */
export const together = (one: Statistics, other: Statistics): Statistics => ({
  games: added(one.games, other.games) as Statistics['games'],
  own: added(one.own, other.own) as Statistics['own'],
  shared: one.shared + other.shared,
  counted: [...new Set([...one.counted, ...other.counted])].slice(0, MOST_COUNTED),
});

/** What came to the first after the second was taken of it. */
export const less = (one: Statistics, other: Statistics): Statistics => ({
  games: added(one.games, other.games, -1) as Statistics['games'],
  own: added(one.own, other.own, -1) as Statistics['own'],
  shared: one.shared - other.shared,
  counted: one.counted.filter(id => !other.counted.includes(id)),
});

/** Has everything here been counted there? Then another device was faster, or our answer was lost on the way. */
export const isCounted = (here: Statistics, there: Statistics): boolean =>
  here.counted.length > 0 && here.counted.every(id => there.counted.includes(id));

export const isNothing = ({ games, shared }: Statistics): boolean =>
  shared === 0 && Object.values(games).every(counts => counts.games === 0);
