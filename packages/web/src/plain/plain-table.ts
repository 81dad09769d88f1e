import type { Ruled } from '@conclave/house';
import type { AnyRules } from '@conclave/kernel';
import type { GameTable } from '@conclave/stage/page/page.ts';
import type { History } from '@conclave/stage/table/staging.ts';
import { boxes } from './boxes.ts';
import PlainTable from './PlainTable.svelte';
import { plainBox } from './plain-box.ts';

/** How long a sentence stands before the next is told. */
const READING_MS = 700;

const historyOf = ({ shownHistory: shown }: AnyRules): History | undefined =>
  shown === undefined ? undefined : { shown };

/** The table of any game, from its rules and words alone. A step is one moment: there is nothing to see on the way. */
export const plainTable = async (table: Ruled): Promise<GameTable> => {
  const { game } = table;
  const box = await plainBox(table);
  const { rules, words } = box;
  boxes.set(game, box);
  return {
    game,
    words,
    standing: rules,
    history: historyOf(rules),
    hidesTurn: ({ table }) => rules.hidesTurn?.(table) === true,
    cut: (_before, { view, events }) => [{ view, told: events, ms: events.length === 0 ? 0 : READING_MS }],
    Table: PlainTable,
  };
};
