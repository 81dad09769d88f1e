import { options } from '@conclave/mea-culpa';
import { words } from '@conclave/mea-culpa/words';
import type { GameSetup } from '@conclave/stage/page/page.ts';
import OwnSheet from './OwnSheet.svelte';

export const setup: GameSetup = { specs: options.specs, words, Own: OwnSheet };
