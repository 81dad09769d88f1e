/** The games that these tests know something about, in the order of their doors. */
export const GAMES = ['seven-seals', 'dogma', 'mea-culpa'] as const;
export type GameId = (typeof GAMES)[number];
