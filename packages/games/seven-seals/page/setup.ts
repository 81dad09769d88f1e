import { options } from '@conclave/seven-seals';
import { words } from '@conclave/seven-seals/words';
import type { GameSetup } from '@conclave/stage/page/page.ts';

export const setup: GameSetup = { specs: options.specs, words };
