import type { Level } from '@conclave/kernel';

/**
 * About how strong each level is, where that was measured (bench/arena/README.md, a test compares): a regular is 1500, and 400 points are ten to one.
 * Apart from the lids of the games, because only a form for a new table shows it.
 */
export const RATINGS: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  'dogma': { novice: 1050, pilgrim: 1250, regular: 1500, prior: 1650, master: 1650 },
  'seven-seals': { novice: 1100, pilgrim: 1250, regular: 1500, prior: 1600, master: 1700 },
  'mea-culpa': { novice: 1150, pilgrim: 1300, regular: 1500, prior: 1600, master: 1900 },
};
