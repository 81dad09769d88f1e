import { CLUB_INDEXES, creationOf, type Dialect } from './schema.ts';

const NEW = ['club', 'member', 'preset', 'evening', 'answer'] as const;

/** What belongs to a club says so from now on; a table that was made on the way here has the column already. */
export const OF_CLUBS = ['game_table', 'result'] as const;
export const addingClub = (name: (typeof OF_CLUBS)[number], dialect: Dialect): string =>
  dialect === 'postgres'
    ? `alter table ${name} add column if not exists club_id text collate "C"`
    : `alter table ${name} add column club_id text`;

/** Clubs came: new tables, and a column that may be empty, so that nodes of the version before go on beside it. */
export const clubSteps = (dialect: Dialect): readonly string[] => [
  ...NEW.map(name => creationOf(name, dialect)),
  ...CLUB_INDEXES,
];
