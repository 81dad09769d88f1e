import { places, shownHistory, toAct } from '@conclave/mea-culpa';
import { words } from '@conclave/mea-culpa/words';
import type { GameTable } from '@conclave/stage/page/page.ts';
import { cut, foresee } from './cut.ts';
import MeaCulpaTable from './MeaCulpaTable.svelte';

export const table: GameTable = {
  game: 'mea-culpa',
  words,
  standing: { toAct, places },
  cut,
  foresee,
  history: { rule: 'MC-2.4', shown: shownHistory },
  sounds: { bought: 'coin', sold: 'coin', donated: 'coin' },
  Table: MeaCulpaTable,
};
