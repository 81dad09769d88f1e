import type { BySeat, State as StateOf } from '@conclave/kernel';
import { logistic } from '@conclave/kernel/arithmetic';
import { evaluate, type Net } from '@conclave/search';
import type { MeaCulpa } from '../rules/index.ts';
import { describe, INPUTS } from './features.ts';
import { chestsIn, standing } from './worth.ts';

/** An eye for a position: by seat from 0 to 1, what everybody may hope for. */
export type Eye = (state: StateOf<MeaCulpa>) => BySeat<number>;

/** Steps ahead that make a lead of about three quarters. */
export const SPREAD = 7.5;

/** Steps ahead of the others, from 0 to 1. */
const compare = (points: readonly number[]): BySeat<number> => {
  let sum = 0;
  for (const own of points) sum += own;
  return points.map(own => {
    const others = (sum - own) / (points.length - 1);
    return logistic((own - others) / SPREAD);
  });
};

/** What everyone has, in steps, beside the others. */
export const countingEye: Eye = ({ table, secrets }) => {
  const insight = { table, chests: chestsIn(table, secrets) };
  return compare(secrets.map((own, seat) => standing(insight, seat, own)));
};

/** What a net expects each seat to end with: 1 for the first place, 0 for the last. What it says of all is shifted to add up. */
export const learnedEye =
  (net: Net): Eye =>
  ({ table, secrets }) => {
    const described = describe(table, secrets);
    const values: number[] = [];
    let sum = 0;
    for (let seat = 0; seat < secrets.length; seat += 1) {
      const value = evaluate(net, described, seat * INPUTS);
      values.push(value);
      sum += value;
    }
    const shift = 0.5 - sum / values.length;
    for (let seat = 0; seat < values.length; seat += 1) values[seat] = shift + (values[seat] ?? 0);
    return values;
  };

/** Places as values: 1 for the first, 0 for the last. */
export const valuesOfPlaces = (places: readonly number[]): BySeat<number> =>
  places.map(place => 1 - (place - 1) / (places.length - 1));
