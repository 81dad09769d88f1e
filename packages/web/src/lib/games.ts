/** The games of the house, in the order of their doors. The page knows their names; their rules load when a table opens. */
export const GAMES = ['seven-seals', 'dogma', 'mea-culpa'] as const;
export type GameId = (typeof GAMES)[number];

export const isGameId = (value: unknown): value is GameId => (GAMES as readonly unknown[]).includes(value);

export const SEATS: Readonly<Record<GameId, { readonly min: number; readonly max: number; readonly usual: number }>> = {
  'seven-seals': { min: 3, max: 5, usual: 4 },
  dogma: { min: 2, max: 8, usual: 4 },
  'mea-culpa': { min: 2, max: 4, usual: 4 },
};
