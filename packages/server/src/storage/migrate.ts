import { migrateFrom3 } from './migrate-from-3.ts';
import { migrateTo3 } from './migrate-to-3.ts';
import { stepsTo6 } from './migrate-to-6.ts';
import { callSteps } from './migrate-to-calls.ts';
import { addingClub, clubSteps, OF_CLUBS } from './migrate-to-clubs.ts';
import { findingSteps } from './migrate-to-finding.ts';
import { noticeSteps } from './migrate-to-notices.ts';
import { addingProgram, programSteps } from './migrate-to-programs.ts';
import { ratingSteps } from './migrate-to-ratings.ts';
import { seasonSteps } from './migrate-to-seasons.ts';
import { stewardSteps } from './migrate-to-stewards.ts';
import { creationOf, creationsFor } from './schema.ts';
import { LOG_STEPS } from './sqlite-log.ts';
import type { SqliteSession } from './sqlite-session.ts';
import { Flaw } from './trouble.ts';

export const SCHEMA_VERSION = 15;
/** "CNCL": says of a file that it is the house's and nobody else's. */
export const APPLICATION_ID = 0x434e434c;
const MARKED = 4;

/** The version of the schema in this file; 0 of an empty one. Refuses what is no house of ours. */
export const versionIn = (session: SqliteSession): number => {
  const names = session.all("select cast(name as blob) as name from sqlite_master where type = 'table'");
  if (names.length === 0) return 0;
  const has = (wanted: string): boolean => names.some(({ name }) => name === wanted);
  if (!['meta', 'game_table', 'person', 'deadline'].every(has)) throw new Flaw('it is the database of another program');
  const found = session.all("select cast(value as blob) as value from meta where name = 'schema'")[0]?.value;
  const version = Number(found);
  if (!Number.isInteger(version) || version < 1) throw new Flaw('it does not say which schema it has');
  checkVersion(version);
  const mark = session.all('pragma application_id')[0]?.application_id;
  if (version >= MARKED && mark !== APPLICATION_ID) throw new Flaw('it is the database of another program');
  return version;
};

const checkVersion = (version: number): void => {
  if (version > SCHEMA_VERSION)
    throw new Flaw(`it was written by a newer Conclave (schema ${version}); nothing was changed`);
};

/** Creates or changes what is missing, all or nothing. */
export const migrate = (session: SqliteSession): void => {
  const version = versionIn(session);
  if (version === SCHEMA_VERSION) return;
  session.transaction(() => {
    if (version === 0) for (const sql of creationsFor('sqlite')) session.exec(sql);
    else upgrade(session, version);
    for (const sql of LOG_STEPS) session.exec(sql);
    session.exec(`pragma application_id = ${APPLICATION_ID}`);
    session.run(
      "insert into meta (name, value) values ('schema', ?) on conflict (name) do update set value = excluded.value",
      String(SCHEMA_VERSION),
    );
  });
};

const upgrade = (session: SqliteSession, version: number): void => {
  if (version === 1 || version === 2) migrateTo3(session, version);
  if (version <= 3) migrateFrom3(session);
  if (version <= 4) session.exec(creationOf('archive'));
  if (version <= 5) for (const sql of stepsTo6('sqlite')) session.exec(sql);
  if (version <= 6) for (const sql of ratingSteps('sqlite')) session.exec(sql);
  if (version <= 7) for (const sql of callSteps('sqlite')) session.exec(sql);
  if (version <= 8) for (const sql of findingSteps('sqlite')) session.exec(sql);
  if (version <= 9) addClubs(session);
  if (version <= 10) for (const sql of noticeSteps('sqlite')) session.exec(sql);
  if (version <= 11) for (const sql of stewardSteps('sqlite')) session.exec(sql);
  if (version <= 12) for (const sql of seasonSteps('sqlite')) session.exec(sql);
  if (version <= 13) addPrograms(session);
};

const addPrograms = (session: SqliteSession): void => {
  if (!hasColumn(session, 'person', 'program')) session.exec(addingProgram('sqlite'));
  for (const sql of programSteps('sqlite')) session.exec(sql);
};

const addClubs = (session: SqliteSession): void => {
  for (const name of OF_CLUBS) if (!hasColumn(session, name, 'club_id')) session.exec(addingClub(name, 'sqlite'));
  for (const sql of clubSteps('sqlite')) session.exec(sql);
};

const hasColumn = (session: SqliteSession, table: string, column: string): boolean =>
  session
    .all(`select cast(name as blob) as name from pragma_table_info('${table}')`)
    .some(({ name }) => name === column);
