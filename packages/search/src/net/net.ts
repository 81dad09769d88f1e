import { at } from '@conclave/kernel';
import { logistic } from '@conclave/kernel/arithmetic';

/** A small net as it is committed (bench/learn/README.md): numbers are 32-bit floats, little-endian, in base64. */
export interface NetFile {
  readonly format: string;
  readonly version: number;
  readonly game: string;
  readonly players: number;
  /** Which description of a position it was trained on; another one means something else. */
  readonly features: string;
  /** Inputs, layers between, one output. */
  readonly layers: readonly number[];
  readonly mean: string;
  readonly deviation: string;
  /** Layer by layer, output by output: its bias, then a weight for each input. */
  readonly weights: string;
  readonly made: object;
  readonly checksum: string;
}

export interface Net {
  readonly mean: Float64Array;
  readonly deviation: Float64Array;
  readonly weights: Float64Array;
  /** What each layer said last; used again and again. */
  readonly said: readonly Float64Array[];
}

/** An input further from the usual is as far as this, in deviations. */
export const CLIP = 4;
/** What is below zero is not lost inside, but small. */
export const LEAK = 0.1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

const floatsFrom = (text: string): Float64Array => {
  const letters = text.replace(/=+$/, '');
  const bytes = new DataView(new ArrayBuffer(letters.length));
  for (let index = 0, bits = 0; index < letters.length; index += 1) {
    bits = (bits << 6) | ALPHABET.indexOf(letters.charAt(index));
    if (index % 4 > 0) bytes.setUint8(index - 1 - Math.floor(index / 4), bits >> (6 - 2 * (index % 4)));
  }
  return Float64Array.from({ length: Math.floor((letters.length * 3) / 16) }, (_, index) =>
    bytes.getFloat32(4 * index, true),
  );
};

/** FNV-1a: light, and enough to notice that a file was damaged or changed by hand. */
export const sumOfNet = (net: Omit<NetFile, 'checksum'>): string => {
  const { game, players, features, layers, mean, deviation, weights } = net;
  const text = [game, players, features, layers.join(), mean, deviation, weights].join('\n');
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
};

const numberOfWeights = (layers: readonly number[]): number =>
  layers.slice(1).reduce((sum, size, index) => sum + size * (1 + at(layers, index)), 0);

/** The net in this file, if it is whole and was trained for just this. */
export const readNet = (file: NetFile, wanted: Pick<NetFile, 'game' | 'players' | 'features'>): Net => {
  const { format, version, game, players, features, layers } = file;
  if (format !== 'conclave-net' || version !== 1)
    throw new Error(`${format} ${version} is no net that can be read here`);
  if (game !== wanted.game || players !== wanted.players) throw new Error(`a net for ${game} with ${players} players`);
  if (features !== wanted.features) throw new Error(`a net for features ${features}, not ${wanted.features}`);
  if (file.checksum !== sumOfNet(file)) throw new Error('a net whose checksum is wrong');
  const [mean, deviation, weights] = [floatsFrom(file.mean), floatsFrom(file.deviation), floatsFrom(file.weights)];
  const isWhole = mean.length === layers[0] && deviation.length === layers[0] && layers.at(-1) === 1;
  if (!isWhole || weights.length !== numberOfWeights(layers)) throw new Error('a net with numbers missing');
  return { mean, deviation, weights, said: layers.map(size => new Float64Array(size)) };
};

/** What the net says to the inputs that begin at `from`: from 0 to 1. The same to the last digit in every engine. */
export const evaluate = ({ mean, deviation, weights, said }: Net, inputs: Float64Array, from = 0): number => {
  const first = at(said, 0);
  for (let index = 0; index < first.length; index += 1) {
    const apart = ((inputs[from + index] as number) - (mean[index] as number)) / (deviation[index] as number);
    first[index] = apart > CLIP ? CLIP : apart < -CLIP ? -CLIP : apart;
  }
  let place = 0;
  for (let layer = 1; layer < said.length; layer += 1)
    place = pass(weights, place, at(said, layer - 1), at(said, layer));
  return logistic(at(at(said, said.length - 1), 0));
};

/** From one layer to the next; where the weights of the one after that begin. */
export const pass = (weights: Float64Array, from: number, inputs: Float64Array, outputs: Float64Array): number => {
  let place = from;
  for (let output = 0; output < outputs.length; output += 1) {
    let sum = at(weights, place);
    place += 1;
    for (let input = 0; input < inputs.length; input += 1, place += 1)
      sum += (weights[place] as number) * (inputs[input] as number); // not `at`: the bots ask for millions of these
    outputs[output] = sum > 0 || outputs.length === 1 ? sum : LEAK * sum;
  }
  return place;
};
