import { creationOf, type Dialect, RATING_INDEXES } from './schema.ts';

const NEW = ['result', 'rating', 'profile', 'follow', 'block'] as const;

/** Results, ratings and what people want of each other: only new tables, so that the version before can go on beside this one. */
export const ratingSteps = (dialect: Dialect): readonly string[] => [
  ...NEW.map(name => creationOf(name, dialect)),
  ...RATING_INDEXES,
];
