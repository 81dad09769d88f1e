import { SCHEMA_VERSION } from '../migrate.ts';
import { creationsFor } from '../schema.ts';
import { Flaw } from '../trouble.ts';
import type { Line } from './line.ts';
import { SHARED_TABLES } from './shared-tables.ts';

/** Any number will do, as long as it is the same in every node: only one of them changes the schema. */
const ONE_AT_A_TIME = 0x434e434c;

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
  if (version > SCHEMA_VERSION)
    throw new Flaw(`it was written by a newer Conclave (schema ${version}); nothing was changed`);
  if (version === 0) {
    for (const sql of [...creationsFor('postgres'), ...SHARED_TABLES]) await line.query(sql);
    await line.query("insert into meta (name, value) values ('schema', $1)", [String(SCHEMA_VERSION)]);
  }
  return version;
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
