import { rules } from '@conclave/seven-seals/rules';
import { words } from '@conclave/seven-seals/words';
import type { GameUi } from '../ui.ts';
import { cut } from './cut.ts';
import SevenSealsTable from './SevenSealsTable.svelte';

export const ui: GameUi = { rules, words, cut, Table: SevenSealsTable };
