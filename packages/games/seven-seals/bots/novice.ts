import { type Bot, quickBot } from '@conclave/search';
import type { SevenSeals } from '../rules/index.ts';
import { unseenByNovice } from './counting.ts';
import { chooseErring } from './erring.ts';
import { REGULAR, type Temper } from './temper.ts';

/** Trusts high cards too much, likes to predict, and is shy of the saboteur. */
const NOVICE: Temper = {
  ...REGULAR,
  plainAtFirst: [0.82, 0.56, 0.35, 0.17, 0.06, 0],
  trumpAtFirst: [0.87, 0.88, 0.7, 0.6, 0.5, 0.44, 0.4, 0.36],
  length: [1, 1, 1, 1, 0.92, 0.82, 0.7, 0.62],
  envy: 0,
  courage: 0,
  sabotage: 7.5,
};
/** So many penalty points are nearly nothing to it. */
const TASTE = 0.2;

/** Plays like a person who is new to it: does not count cards, overrates its hand, and does not see small differences. */
export const novice: Bot<SevenSeals> = quickBot(({ view }, stream) => {
  const unseen = unseenByNovice(view);
  return chooseErring({ ...view, unseen }, { temper: NOVICE, taste: TASTE }, stream);
});
