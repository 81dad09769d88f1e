import { places, shownHistory, toAct } from '@conclave/mea-culpa';
import { words } from '@conclave/mea-culpa/words';
import type { GameUi } from '../ui.ts';
import { cut, foresee } from './cut.ts';
import MeaCulpaTable from './MeaCulpaTable.svelte';

export const ui: GameUi = {
  game: 'mea-culpa',
  words,
  standing: { toAct, places },
  cut,
  foresee,
  history: { rule: 'MC-2.4', shown: shownHistory },
  sounds: { bought: 'coin', sold: 'coin', donated: 'coin' },
  Table: MeaCulpaTable,
};
