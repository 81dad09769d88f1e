import { SCHEMA_VERSION } from '../migrate.ts';
import { stepsTo6 } from '../migrate-to-6.ts';
import { callSteps } from '../migrate-to-calls.ts';
import { addingClub, clubSteps, OF_CLUBS } from '../migrate-to-clubs.ts';
import { findingSteps } from '../migrate-to-finding.ts';
import { noticeSteps } from '../migrate-to-notices.ts';
import { addingProgram, programSteps } from '../migrate-to-programs.ts';
import { ratingSteps } from '../migrate-to-ratings.ts';
import { seasonSteps } from '../migrate-to-seasons.ts';
import { stewardSteps } from '../migrate-to-stewards.ts';
import { creationOf, creationsFor } from '../schema.ts';
import { Flaw } from '../trouble.ts';
import type { Line } from './line.ts';
import { LOOKING, SHARED_TABLES } from './shared-tables.ts';

/** Any number will do, as long as it is the same in every node: only one of them changes the schema. */
const ONE_AT_A_TIME = 0x434e434c;

/** The first schema on PostgreSQL, and what each later one adds to the one before. */
const FIRST = 4;
const STEPS: readonly (readonly string[])[] = [
  [creationOf('archive', 'postgres')],
  stepsTo6('postgres'),
  ratingSteps('postgres'),
  [...callSteps('postgres'), LOOKING],
  findingSteps('postgres'),
  [...OF_CLUBS.map(name => addingClub(name, 'postgres')), ...clubSteps('postgres')],
  noticeSteps('postgres'),
  stewardSteps('postgres'),
  seasonSteps('postgres'),
  [addingProgram('postgres'), ...programSteps('postgres')],
  [], // only SQLite keeps its log in another form
];
/** Whoever knows no sessions finds nobody by their token. */
const READS_FROM = 6;

/** Creates what is missing; of several nodes that start together only one does. Answers the schema that it found. */
export const migratePostgres = async (line: Line): Promise<number> => {
  await line.query('begin');
  const version = await bringUp(line);
  await line.query('commit');
  return version;
};

/** Within a transaction, at whose end others may go on. */
export const bringUp = async (line: Line): Promise<number> => {
  const { rows } = await line.query('select pg_is_in_recovery() as sleeps');
  if (rows[0]?.sleeps === true) throw new Flaw('it is a standby, which only reads; give the address of the primary');
  await line.query('select pg_advisory_xact_lock($1)', [ONE_AT_A_TIME]);
  const version = await versionIn(line);
  if (version > SCHEMA_VERSION) return refuseUnreadable(line, version);
  const steps = version === 0 ? [...creationsFor('postgres'), ...SHARED_TABLES] : STEPS.slice(version - FIRST).flat();
  for (const sql of steps) await line.query(sql);
  if (version < SCHEMA_VERSION) await note(line, 'schema', SCHEMA_VERSION);
  if (version < SCHEMA_VERSION) await note(line, 'reads_from', READS_FROM);
  return version;
};

const note = (line: Line, name: string, version: number): Promise<unknown> =>
  line.query('insert into meta (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
    name,
    String(version),
  ]);

/** Steps should only add, so that nodes of the version before go on beside those of this one; the step to 6 could not. */
const refuseUnreadable = async (line: Line, version: number): Promise<number> => {
  const { rows } = await line.query("select value from meta where name = 'reads_from'");
  if (Number(rows[0]?.value ?? version) <= SCHEMA_VERSION) return version;
  throw new Flaw(`it was written by a newer Conclave (schema ${version}); nothing was changed`);
};

/** 0 of an empty database. Refuses what is no house of ours. */
const versionIn = async (line: Line): Promise<number> => {
  const { rows } = await line.query(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  );
  if (rows.length === 0) return 0;
  const has = (wanted: string): boolean => rows.some(({ name }) => name === wanted);
  if (!['meta', 'game_table', 'person', 'log'].every(has)) throw new Flaw('it is the database of another program');
  const found = await line.query("select value from meta where name = 'schema'");
  const version = Number(found.rows[0]?.value);
  if (!Number.isInteger(version) || version < 1) throw new Flaw('it does not say which schema it has');
  return version;
};
