import { type AnyRules, type Beginning, hexToBytes, orThrow, sealedChance, seedFrom } from '@conclave/kernel';
import type { SoloTable } from './solo-table.ts';

/** How the game at a table of this device began: with the rules it names, and its options in full. */
export const beginningOfTable = ({ options, seats, secret, nonces }: SoloTable, rules: AnyRules): Beginning => {
  const humans = seats.filter(({ kind }) => kind === 'human').length;
  return {
    rules,
    options: orThrow(rules.options.parse(options, { seats: seats.length, humans })),
    seats: seats.length,
    chance: sealedChance(seedFrom(hexToBytes(secret), nonces)),
  };
};
