import type { BySeat } from '@conclave/kernel';
import { evaluate, type Net } from '@conclave/search';
import type { State } from '../rules/index.ts';
import { countedIn, describe, INPUTS } from './features.ts';

/** Points of a round that a net calls 1: hardly anybody has more. */
export const MOST_POINTS = 24;

/** Between two tricks: the penalty points that each seat will have at the end of the round. */
export type Eye = (state: State) => BySeat<number>;

/** What a net expects of each seat. */
export const learnedEye =
  (net: Net): Eye =>
  state => {
    const described = describe(state);
    const points: number[] = [];
    for (let seat = 0; seat < state.table.seats; seat += 1)
      points.push(MOST_POINTS * evaluate(net, described, seat * INPUTS));
    return points;
  };

/** Points of a round as a net is taught them, from 0 to 1. */
export const targetOf = (points: number): number => Math.min(1, points / MOST_POINTS);

/** Counted instead, by the rules of thumb: the black seals taken, and what is to be expected of the rest. */
export const countingEye: Eye = state => {
  const described = describe(state);
  return state.table.seals.map((_, seat) => countedIn(described, seat * INPUTS));
};
