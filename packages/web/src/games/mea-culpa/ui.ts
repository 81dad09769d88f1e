import { places, toAct } from '@conclave/mea-culpa';
import { words } from '@conclave/mea-culpa/words';
import type { GameUi } from '../ui.ts';
import { cut } from './cut.ts';
import MeaCulpaTable from './MeaCulpaTable.svelte';

export const ui: GameUi = { words, standing: { toAct, places }, cut, Table: MeaCulpaTable };
