import type { GameBox } from '@conclave/kernel';
import { notation } from './rules/notation.ts';
import { rules, versions } from './rules/rules.ts';
import type { SevenSeals } from './rules/state.ts';
import { words } from './words/index.ts';

/** The whole game: whoever plays and tells it in one place takes this; a page takes only the words. */
export const sevenSeals: GameBox<SevenSeals> = { rules, versions, words, notation };
