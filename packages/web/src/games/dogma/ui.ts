import { rules } from '@conclave/dogma/rules';
import { words } from '@conclave/dogma/words';
import type { GameUi } from '../ui.ts';
import { cut } from './cut.ts';
import DogmaTable from './DogmaTable.svelte';

export const ui: GameUi = { rules, words, cut, Table: DogmaTable };
