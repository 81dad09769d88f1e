import { type Bot, quickBot } from '@conclave/search';
import type { MeaCulpa } from '../rules/index.ts';
import { chooseErring } from './erring.ts';
import { empathyOf, insightOf } from './regular.ts';

/** So many steps are nearly nothing to it. */
const TASTE = 0.5;

/** Knows what a regular knows, and takes what is nearly as good as well. */
export const pilgrim: Bot<MeaCulpa> = quickBot((situation, stream) =>
  chooseErring(insightOf(situation), stream, empathyOf(situation), TASTE),
);
