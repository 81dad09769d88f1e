import { CALLING_INDEXES, creationOf, type Dialect } from './schema.ts';

const NEW = ['channel', 'calling', 'turn', 'outbox'] as const;

/** What calls people came: only new tables, so that nodes of the version before go on beside it. */
export const callSteps = (dialect: Dialect): readonly string[] => [
  ...NEW.map(name => creationOf(name, dialect)),
  ...CALLING_INDEXES,
];
