// A net that weighs the choices of a place (packages/search/src/net/choices.ts), with the way back: which weights made a choice likely.
import { exp, log } from '@conclave/kernel/arithmetic';
import { CLIP, LEAK } from '@conclave/search';

/** What the net weighs is added to what was known before: `known` by choice. Gives the chances. */
export const chancesOf = (known, weights) => {
  const chances = new Float64Array(known.length);
  let best = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < known.length; index += 1) {
    chances[index] = known[index] + weights[index];
    if (chances[index] > best) best = chances[index];
  }
  let sum = 0;
  for (let index = 0; index < known.length; index += 1) {
    chances[index] = exp(chances[index] - best);
    sum += chances[index];
  }
  for (let index = 0; index < known.length; index += 1) chances[index] /= sum;
  return chances;
};

/** In deviations, as the net will see them; the scale of what is repeated begins at `offset`. */
export const scaledAs = ({ mean, deviation }, numbers, width, offset) => {
  const scaled = new Float64Array(width);
  const period = mean.length - offset;
  for (let index = 0, at = offset; index < width; index += 1, at += 1) {
    if (at === offset + period) at = offset;
    scaled[index] = Math.max(-CLIP, Math.min(CLIP, (numbers[index] - mean[at]) / deviation[at]));
  }
  return scaled;
};

/** Forwards and backwards for one hidden layer, with `shared` inputs of the place and `own` of each choice. */
export const chooser = (shared, own, hidden, most = 64) => {
  const row = 1 + shared + own;
  const sums = new Float64Array(hidden);
  const blame = new Float64Array(hidden);
  const inside = new Float64Array(hidden * most);
  const weighed = new Float64Array(most);
  const out = hidden * row;
  const forward = (weights, { place, choices, known }) => {
    for (let unit = 0; unit < hidden; unit += 1) {
      let sum = weights[unit * row];
      for (let index = 0; index < shared; index += 1) sum += weights[unit * row + 1 + index] * place[index];
      sums[unit] = sum;
    }
    for (let choice = 0; choice < known.length; choice += 1) {
      let total = weights[out];
      for (let unit = 0; unit < hidden; unit += 1) {
        let sum = sums[unit];
        const at = unit * row + 1 + shared;
        for (let index = 0; index < own; index += 1) sum += weights[at + index] * choices[choice * own + index];
        const said = sum > 0 ? sum : LEAK * sum;
        inside[choice * hidden + unit] = said;
        total += weights[out + 1 + unit] * said;
      }
      weighed[choice] = total;
    }
    return chancesOf(known, weighed);
  };
  /** `slope` by choice: how the loss rises with its weight. The place of the last `forward`. */
  const backward = (weights, slopes, { place, choices, known }, slope) => {
    blame.fill(0);
    for (let choice = 0; choice < known.length; choice += 1) {
      slopes[out] += slope[choice];
      for (let unit = 0; unit < hidden; unit += 1) {
        const said = inside[choice * hidden + unit];
        slopes[out + 1 + unit] += slope[choice] * said;
        const back = slope[choice] * weights[out + 1 + unit] * (said > 0 ? 1 : LEAK);
        blame[unit] += back;
        const at = unit * row + 1 + shared;
        for (let index = 0; index < own; index += 1) slopes[at + index] += back * choices[choice * own + index];
      }
    }
    for (let unit = 0; unit < hidden; unit += 1) {
      const at = unit * row;
      slopes[at] += blame[unit];
      for (let index = 0; index < shared; index += 1) slopes[at + 1 + index] += blame[unit] * place[index];
    }
  };
  return { forward, backward, weighed };
};

/**
 * How the loss rises with each weight, for a choice that turned out `advantage` better than expected: the clipped step of PPO, a wish for mixing
 * (entropy), and a pull towards what a slowly moving copy would do (magnetic mirror descent).
 */
export const slopesOf = (chances, { chosen, before, copy, advantage }, { clip, entropy, pull, compared }) => {
  const slope = new Float64Array(chances.length);
  const ratio = chances[chosen] / before;
  const isClipped = advantage > 0 ? ratio > 1 + clip : ratio < 1 - clip;
  const own = chances.map(chance => log(Math.max(1e-12, chance)));
  const away = copy === undefined ? undefined : own.map((each, index) => each - log(Math.max(1e-12, copy[index])));
  let disorder = 0;
  let apart = 0;
  for (let index = 0; index < chances.length; index += 1) {
    disorder -= chances[index] * own[index];
    if (away !== undefined) apart += chances[index] * away[index];
  }
  for (let index = 0; index < chances.length; index += 1) {
    const step = isClipped ? 0 : -advantage * ratio * ((index === chosen ? 1 : 0) - chances[index]);
    const mixing = entropy * chances[index] * (own[index] + disorder);
    const pulled = away === undefined ? 0 : compared * pull * chances[index] * (away[index] - apart);
    slope[index] = step + mixing + pulled;
  }
  return { slope, disorder, apart, isClipped };
};
