import { at } from '@conclave/kernel';
import { CLIP, LEAK, type Net, pass } from './net.ts';

/** Sums over the first inputs of the first layer, for each net once. */
const begun = new WeakMap<Net, Float64Array>();

/** Scales so many numbers to where the first layer finds them. */
const show = ({ mean, deviation, said }: Net, inputs: Float64Array, from: number, width: number, to: number): void => {
  const first = at(said, 0);
  for (let index = 0; index < width; index += 1) {
    const apart = (at(inputs, from + index) - at(mean, to + index)) / at(deviation, to + index);
    first[to + index] = apart > CLIP ? CLIP : apart < -CLIP ? -CLIP : apart;
  }
};

/** A sum that goes on with the inputs from `from` to `to`; the weights of its row begin with its bias. */
const goOn = (
  sum: number,
  weights: Float64Array,
  row: number,
  inputs: Float64Array,
  from: number,
  to: number,
): number => {
  let total = sum;
  for (let input = from; input < to; input += 1)
    total += (weights[row + 1 + input] as number) * (inputs[input] as number); // not `at`: the bots ask for millions of these
  return total;
};

/**
 * Weighs many choices in one place with the same net, without the logistic at its end. Its inputs are those of the place and after them those of
 * the choice; the place is summed up once. `choices` holds them one after the other, `weights` gets one number for each.
 */
export const weighChoices = (net: Net, place: Float64Array, choices: Float64Array, weights: Float64Array): void => {
  const shared = place.length;
  const own = at(net.said, 0).length - shared;
  const sums = begun.get(net) ?? new Float64Array(at(net.said, 1).length);
  begun.set(net, sums);
  show(net, place, 0, shared, 0);
  sumUp(net, sums, shared);
  for (let choice = 0; choice < weights.length; choice += 1) {
    show(net, choices, choice * own, own, shared);
    weights[choice] = finish(net, sums, shared);
  }
};

const sumUp = ({ weights, said }: Net, sums: Float64Array, shared: number): void => {
  const first = at(said, 0);
  for (let output = 0, row = 0; output < sums.length; output += 1, row += 1 + first.length)
    sums[output] = goOn(at(weights, row), weights, row, first, 0, shared);
};

/** The rest of the first layer, and all that follow. */
const finish = ({ weights, said }: Net, sums: Float64Array, shared: number): number => {
  const first = at(said, 0);
  const hidden = at(said, 1);
  let place = 0;
  for (let output = 0; output < sums.length; output += 1, place += 1 + first.length) {
    const sum = goOn(at(sums, output), weights, place, first, shared, first.length);
    hidden[output] = sum > 0 ? sum : LEAK * sum;
  }
  for (let layer = 2; layer < said.length; layer += 1)
    place = pass(weights, place, at(said, layer - 1), at(said, layer));
  return at(at(said, said.length - 1), 0);
};
