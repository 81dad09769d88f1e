import { creationOf, type Dialect } from './schema.ts';

const NEW = ['finder', 'walkout', 'unseen'] as const;

/** The house finds tables for people, and who follows somebody sees them there: only new tables, so that nodes of the version before go on beside it. */
export const findingSteps = (dialect: Dialect): readonly string[] => NEW.map(name => creationOf(name, dialect));
