import type { GameBox } from '@conclave/kernel';
import { notation } from './notation.ts';
import { rules } from './rules.ts';
import type { MeaCulpa } from './state.ts';
import { words } from './words/index.ts';

/** The whole game: whoever plays and tells it in one place takes this; a page takes only the words. */
export const meaCulpa: GameBox<MeaCulpa> = { rules, words, notation };
