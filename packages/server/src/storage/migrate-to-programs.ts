import { additionOf, creationOf, type Dialect, PROGRAM_INDEXES } from './schema.ts';

const NEW = ['ready', 'board', 'board_seat'] as const;

/** Programs of others came: a column that may be empty, and new tables, so that nodes of the version before go on beside it. */
export const addingProgram = (dialect: Dialect): string =>
  additionOf('person', 'program', dialect).replace(
    'add column',
    dialect === 'postgres' ? 'add column if not exists' : 'add column',
  );

export const programSteps = (dialect: Dialect): readonly string[] => [
  ...NEW.map(name => creationOf(name, dialect)),
  ...PROGRAM_INDEXES,
];
