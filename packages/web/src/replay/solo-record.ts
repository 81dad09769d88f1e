import { type AnyRules, type GameRecord, hexToBytes, makeRecord, openSeal, sealOf } from '@conclave/kernel';
import type { SoloTable } from '../local/solo-table.ts';

/** The opened record of a finished table on this device. */
export const recordOfTable = (table: SoloTable, rules: AnyRules): GameRecord | undefined => {
  const { game, options, seats, secret, nonces, moves, places } = table;
  if (places === undefined) return undefined;
  const bytes = hexToBytes(secret);
  const seal = openSeal(sealOf(bytes, nonces), bytes);
  return makeRecord({ game, rulesVersion: rules.rulesVersion, options, seats, seal, moves, places });
};
