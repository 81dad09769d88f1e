import { loadRules, loadVersions, openRules } from '@conclave/house';
import { type AnyRules, orThrow, rulesOf } from '@conclave/kernel';
import type { SoloTable } from './solo-table.ts';

/** The rules that a table was begun with, or begins with now. Tables from before there were versions do not say: they have the first. */
export const rulesOfTable = async ({
  game,
  rulesVersion = 1,
  options,
}: Pick<SoloTable, 'game' | 'rulesVersion' | 'options'>): Promise<AnyRules> => {
  await openRules(game, options);
  return rulesVersion === 'newest'
    ? loadRules(game)
    : orThrow(rulesOf({ game, rulesVersion }, await loadVersions(game)));
};
