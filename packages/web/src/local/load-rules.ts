import { loadVersions } from '@conclave/house';
import { type AnyRules, orThrow, rulesOf } from '@conclave/kernel';

/** The rules that a table was begun with. Tables from before there were versions do not say: they have the first. */
export const rulesOfTable = async (table: {
  readonly game: string;
  readonly rulesVersion?: number;
}): Promise<AnyRules> =>
  orThrow(rulesOf({ game: table.game, rulesVersion: table.rulesVersion ?? 1 }, await loadVersions(table.game)));
