import { options } from '@conclave/dogma';
import { words } from '@conclave/dogma/words';
import type { GameSetup } from '@conclave/stage/page/page.ts';

export const setup: GameSetup = { specs: options.specs, words };
