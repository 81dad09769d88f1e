import { type AnyRules, type GameRecord, placesOf, playMoves, recordOf } from '@conclave/kernel';
import { beginningOfTable } from '../local/beginning.ts';
import { keepingOf } from '../local/solo-match.ts';
import type { SoloTable } from '../local/solo-table.ts';

/** The opened record of a finished table on this device. */
export const recordOfTable = (table: SoloTable, rules: AnyRules): GameRecord | undefined => {
  const play = playMoves(beginningOfTable(table, rules), table.moves);
  return placesOf(play) === undefined ? undefined : recordOf(play, keepingOf(table));
};
