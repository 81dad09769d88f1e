// Fits a small net to examples: cross-entropy, Adam in small batches, the best of its epochs by games that it was not shown. One thread, a
// fixed order and arithmetic that is the same in every engine, so that the same examples and seed give the same weights to the last bit.
import { fastChance } from '@conclave/kernel';
import { log, logistic } from '@conclave/kernel/arithmetic';
import { CLIP, LEAK } from '@conclave/search';

const BATCH = 32;
const DECAY = 1e-4;
const [KEEP_MEAN, KEEP_SQUARE] = [0.9, 0.999];

/** Mean and deviation of each input; one that never changes has deviation 1. */
export const scaleOf = (inputs, width) => {
  const mean = new Float64Array(width);
  const deviation = new Float64Array(width);
  for (const input of inputs) for (let index = 0; index < width; index += 1) mean[index] += input[index];
  for (let index = 0; index < width; index += 1) mean[index] /= inputs.length;
  for (const input of inputs)
    for (let index = 0; index < width; index += 1) {
      const apart = input[index] - mean[index];
      deviation[index] += apart * apart;
    }
  for (let index = 0; index < width; index += 1) {
    const spread = Math.sqrt(deviation[index] / inputs.length);
    deviation[index] = spread > 1e-6 ? spread : 1;
  }
  return { mean: Float32Array.from(mean), deviation: Float32Array.from(deviation) };
};

const scaled = (input, { mean, deviation }) =>
  Float32Array.from(input, (number, index) =>
    Math.max(-CLIP, Math.min(CLIP, (number - mean[index]) / deviation[index])),
  );

/** Weights by luck, the narrower the more inputs there are; biases zero. */
export const firstWeights = (layers, stream) => {
  const weights = [];
  for (let layer = 1; layer < layers.length; layer += 1) {
    const reach = Math.sqrt(6 / layers[layer - 1]);
    for (let output = 0; output < layers[layer]; output += 1) {
      weights.push(0);
      for (let input = 0; input < layers[layer - 1]; input += 1)
        weights.push(reach * ((2 * stream.below(1 << 16)) / (1 << 16) - 1));
    }
  }
  return Float64Array.from(weights);
};

/** Forwards and backwards through one net, whose arrays are used again and again. */
export const network = layers => {
  const said = layers.map(size => new Float64Array(size));
  const blame = layers.map(size => new Float64Array(size));
  const forward = (weights, input) => {
    said[0].set(input);
    let place = 0;
    for (let layer = 1; layer < layers.length; layer += 1) {
      const from = said[layer - 1];
      const to = said[layer];
      for (let output = 0; output < to.length; output += 1) {
        let sum = weights[place];
        for (let index = 0; index < from.length; index += 1) sum += weights[place + 1 + index] * from[index];
        place += 1 + from.length;
        to[output] = sum > 0 || layer === layers.length - 1 ? sum : LEAK * sum;
      }
    }
    return logistic(said[layers.length - 1][0]);
  };
  /** Adds to `slopes` what this example asks for; with cross-entropy the blame of the output is simply its error. */
  const backward = (weights, slopes, error) => {
    blame[layers.length - 1][0] = error;
    let end = weights.length;
    for (let layer = layers.length - 1; layer > 0; layer -= 1) {
      const from = said[layer - 1];
      const back = blame[layer - 1].fill(0);
      let place = end - layers[layer] * (1 + from.length);
      end = place;
      for (let output = 0; output < layers[layer]; output += 1) {
        const slope = blame[layer][output] * (layer === layers.length - 1 || said[layer][output] > 0 ? 1 : LEAK);
        slopes[place] += slope;
        for (let index = 0; index < from.length; index += 1) slopes[place + 1 + index] += slope * from[index];
        if (layer > 1)
          for (let index = 0; index < from.length; index += 1) back[index] += slope * weights[place + 1 + index];
        place += 1 + from.length;
      }
    }
  };
  return { forward, backward };
};

/** What Adam remembers of the slopes so far; a training that is interrupted keeps it. */
export const newMoments = length => ({
  mean: new Float64Array(length),
  square: new Float64Array(length),
  meanLeft: 1,
  squareLeft: 1,
});

/** One step of Adam, and a little pull of all weights towards zero. */
export const adam =
  (weights, slopes, moments = newMoments(weights.length)) =>
  (rate, examples) => {
    const { mean, square } = moments;
    moments.meanLeft *= KEEP_MEAN;
    moments.squareLeft *= KEEP_SQUARE;
    const [meanSeen, squareSeen] = [1 - moments.meanLeft, 1 - moments.squareLeft];
    for (let index = 0; index < weights.length; index += 1) {
      const slope = slopes[index] / examples;
      mean[index] = KEEP_MEAN * mean[index] + (1 - KEEP_MEAN) * slope;
      square[index] = KEEP_SQUARE * square[index] + (1 - KEEP_SQUARE) * slope * slope;
      const step = mean[index] / meanSeen / (Math.sqrt(square[index] / squareSeen) + 1e-8);
      weights[index] -= rate * (step + DECAY * weights[index]);
    }
    slopes.fill(0);
  };

/** -log of what was foreseen, on average. */
const lossOn = (forward, weights, inputs, targets) => {
  let sum = 0;
  for (let index = 0; index < inputs.length; index += 1) {
    const said = Math.max(1e-9, Math.min(1 - 1e-9, forward(weights, inputs[index])));
    sum -= targets[index] * log(said) + (1 - targets[index]) * log(1 - said);
  }
  return sum / inputs.length;
};

/** `inputs` and `targets` by example, `starts` where each game begins; the last tenth of the games is held out. */
export const fitNet = ({ inputs, targets, starts, layers, epochs, rate, seed, told }) => {
  const stream = fastChance(seed);
  const border = starts[Math.max(1, Math.floor((starts.length - 1) * 0.9))];
  const scale = scaleOf(inputs.slice(0, border), layers[0]);
  const shown = inputs.map(input => scaled(input, scale));
  const weights = firstWeights(layers, stream);
  const slopes = new Float64Array(weights.length);
  const { forward, backward } = network(layers);
  const step = adam(weights, slopes);
  const order = Array.from({ length: border }, (_, index) => index);
  const [heldInputs, heldTargets] = [shown.slice(border), targets.slice(border)];
  let best = { loss: Number.POSITIVE_INFINITY, weights: Float32Array.from(weights), epoch: 0 };
  for (let epoch = 1; epoch <= epochs; epoch += 1) {
    stream.shuffle(order);
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH);
      for (let index = from; index < to; index += 1)
        backward(weights, slopes, forward(weights, shown[order[index]]) - targets[order[index]]);
      const done = (epoch - 1 + from / order.length) / epochs;
      step(rate * (1 - 0.95 * done), to - from);
    }
    const loss = lossOn(forward, weights, heldInputs, heldTargets);
    told?.(epoch, loss);
    if (loss < best.loss) best = { loss, weights: Float32Array.from(weights), epoch };
  }
  return { ...best, ...scale };
};
