import type { GameBox } from '@conclave/kernel';
import { notation } from './rules/notation.ts';
import { rules, versions } from './rules/rules.ts';
import type { Dogma } from './rules/state.ts';
import { words } from './words/index.ts';

/** The whole game: whoever plays and tells it in one place takes this; a page takes only the words. */
export const dogma: GameBox<Dogma> = { rules, versions, words, notation };
