import { additionOf, creationOf, type Dialect, STEWARD_INDEXES } from './schema.ts';

const NEW = ['report_line', 'deed', 'steward', 'held'] as const;

/** Stewards, what they do, and what a report is about: only additions, so that nodes of the version before go on beside it. */
export const stewardSteps = (dialect: Dialect): readonly string[] => [
  additionOf('report', 'kind', dialect),
  ...NEW.map(name => creationOf(name, dialect)),
  ...STEWARD_INDEXES,
];
