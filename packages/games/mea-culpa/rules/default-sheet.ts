import type { BoardSheet } from './board-sheet.ts';

/** MC-27.1  The default sheet, the only place for these numbers. `source` says what is a rulebook fact and what our assumption (MC-27.2). */
export const DEFAULT_SHEET = {
  schema: 1,
  name: 'default',
  prices: {
    bread: { buy: 2, sell: 6, source: 'rulebook' },
    wine: { buy: 3, sell: 7, source: 'assumed' },
    cloth: { buy: 4, sell: 8, source: 'assumed' },
    jewel: { buy: 5, sell: 9, source: 'assumed' },
    indulgence: { buy: 4, source: 'rulebook' },
  },
  cathedrals: [
    {
      id: 'A',
      breadWine: { red: 1, blue: 3, green: 1, source: 'rulebook' },
      clothJewel: { red: 1, blue: 1, green: 2, source: 'assumed' },
      coins: { red: 1, blue: 1, green: 0, source: 'assumed' },
    },
    {
      id: 'B',
      breadWine: { red: 0, blue: 1, green: 1, source: 'assumed' },
      clothJewel: { red: 1, blue: 3, green: 1, source: 'assumed' },
      coins: { red: 2, blue: 1, green: 1, source: 'assumed' },
    },
    {
      id: 'C',
      breadWine: { red: 1, blue: 1, green: 2, source: 'assumed' },
      clothJewel: { red: 1, blue: 1, green: 0, source: 'assumed' },
      coins: { red: 1, blue: 3, green: 1, source: 'assumed' },
    },
  ],
  track: { hellLastSpace: 40, hellSource: 'rulebook', heavenDistance: 35, heavenSource: 'assumed' },
  post: { min: 1, max: 6, source: 'rulebook' },
  market: { stonesPerRound: 7, source: 'rulebook' },
  start: { taler: 25, sinStones: 7, bonusCoin: 10, source: 'rulebook' },
} as const satisfies BoardSheet;
