import { options } from '@conclave/seven-seals';
import { words } from '@conclave/seven-seals/words';
import type { GameSetup } from '../setup.ts';

export const setup: GameSetup = { specs: options.specs, words };
