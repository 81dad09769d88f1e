import { listedOptions, type OptionSpec } from '@conclave/kernel';

/** SS-13  Table options; the first value is the default. They stay the same for the whole game. */
export interface Options {
  readonly saboteurBase: 4 | 5; // SS-13.1
  readonly whiteSupply: 'blocked' | 'noReplacement' | 'unlimited'; // SS-13.2
  readonly minPrediction: 0 | 1; // SS-13.3
  readonly trickHistory: 'last' | 'none' | 'full'; // SS-13.4
  readonly tieBreak: 'shared' | 'perfectRounds'; // SS-13.5
  readonly threePlayerRounds: 6 | 3; // SS-13.6
}

const SPECS: readonly OptionSpec[] = [
  { key: 'saboteurBase', values: [4, 5], rule: 'SS-13.1', fits: (value, { seats }) => value === 4 || seats === 3 },
  { key: 'whiteSupply', values: ['blocked', 'noReplacement', 'unlimited'], rule: 'SS-13.2' },
  { key: 'minPrediction', values: [0, 1], rule: 'SS-13.3' },
  { key: 'trickHistory', values: ['last', 'none', 'full'], rule: 'SS-13.4' },
  { key: 'tieBreak', values: ['shared', 'perfectRounds'], rule: 'SS-13.5' },
  { key: 'threePlayerRounds', values: [6, 3], rule: 'SS-13.6', fits: (value, { seats }) => value === 6 || seats === 3 },
];

export const options = listedOptions<Options>(SPECS);
