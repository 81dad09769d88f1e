import type { GameBox } from '@conclave/kernel';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import type { Dogma } from './state.ts';
import { words } from './words/index.ts';

/** The whole game: whoever plays and tells it in one place takes this; a page takes only the words. */
export const dogma: GameBox<Dogma> = { rules, words, notation };
