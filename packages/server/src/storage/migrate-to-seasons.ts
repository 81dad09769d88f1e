import { creationOf, type Dialect, SEASON_INDEXES } from './schema.ts';

const NEW = ['honour', 'event', 'entrant', 'event_round', 'pod'] as const;

/** Seasons, and the rows of tournaments that are still to come: only additions, so that nodes of the version before go on beside it. */
export const seasonSteps = (dialect: Dialect): readonly string[] => [
  ...NEW.map(name => creationOf(name, dialect)),
  ...SEASON_INDEXES,
];
