import { rules } from '@conclave/mea-culpa/rules';
import { words } from '@conclave/mea-culpa/words';
import type { GameUi } from '../ui.ts';
import { cut } from './cut.ts';
import MeaCulpaTable from './MeaCulpaTable.svelte';

export const ui: GameUi = { rules, words, cut, Table: MeaCulpaTable };
