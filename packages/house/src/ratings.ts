import { LEVELS, type Level } from '@conclave/kernel';

/**
 * About how strong each level is, where that was measured, in the order of the levels (bench/arena/README.md, a test compares): a regular is 1500,
 * and 400 points are ten to one. Apart from the lids of the games, because only a form for a new table shows it; a game that is not here lacks nothing.
 */
const FOUND = `
  dogma 1050 1250 1500 1650 1800
  seven-seals 1100 1250 1500 1600 1750
  mea-culpa 1150 1300 1500 1600 2150
`;

const lineOf = (line: string): readonly [string, Readonly<Partial<Record<Level, number>>>] => {
  const [game = '', ...ratings] = line.trim().split(' ');
  return [game, Object.fromEntries(ratings.map((rating, index) => [LEVELS[index], Number(rating)]))];
};

export const RATINGS: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = Object.fromEntries(
  FOUND.trim().split('\n').map(lineOf),
);
