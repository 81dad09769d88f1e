import type pg from 'pg';
import { type Copied, copyHouse, type OnProgress, type Source } from '../copy.ts';
import { makeFile } from '../house-file.ts';
import { SCHEMA_VERSION } from '../migrate.ts';
import { TABLE_NAMES } from '../schema.ts';
import { Flaw } from '../trouble.ts';
import { lineOf, withClient } from './client.ts';
import { postgresSource, postgresTarget } from './copy.ts';
import { bringUp, migratePostgres } from './migrate.ts';

/** Before anything else, on a line of its own: the tables must be there before a barrier can be written. */
export const migrateAt = (url: string): Promise<number> =>
  withClient(url, 'conclave migrates', client => migratePostgres(lineOf(client)));

/** The whole house of one moment, while others go on writing. */
const readingAt = <Result>(url: string, work: (source: Source) => Promise<Result>): Promise<Result> =>
  withClient(url, 'conclave copies', async client => {
    await client.query('begin transaction isolation level repeatable read read only');
    await refuseOtherForms(client);
    return work(postgresSource(client));
  });

/** A copy has the tables and columns of today: of a newer house it would leave something out, and an older one has not all of them. */
const refuseOtherForms = async (client: pg.Client): Promise<void> => {
  const found = client.query("select value from meta where name = 'schema'").catch(() => undefined);
  const schema = Number((await found)?.rows[0]?.value ?? 0);
  if (schema === 0) throw new Flaw('there is no house in it');
  if (schema > SCHEMA_VERSION)
    throw new Flaw(`it was written by a newer Conclave (schema ${schema}), which alone can copy all of it`);
  if (schema < SCHEMA_VERSION)
    throw new Flaw(
      `it was written by an older Conclave (schema ${schema}): copy it with that one, or after conclave migrate`,
    );
};

/** The whole house of one moment as one SQLite file. */
export const copyToFile = (url: string, file: string, onProgress?: OnProgress): Promise<Copied> =>
  readingAt(url, source => makeFile(file, target => copyHouse(source, target, onProgress)));

/** Puts a whole house into a database that has none, or in place of the one it has. All or nothing. */
export const fillFrom = (url: string, source: Source, force: boolean, onProgress?: OnProgress): Promise<Copied> =>
  withClient(url, 'conclave copies', async client => {
    await client.query('begin');
    await bringUp(lineOf(client));
    await refuseInUse(client);
    await client.query('lock table game_table, person, log in access exclusive mode');
    await makeRoom(client, force);
    const copied = await copyHouse(source, postgresTarget(client), onProgress);
    await client.query('commit');
    return copied;
  });

const IN_USE =
  "select count(*) as nodes from pg_stat_activity where datname = current_database() and application_name = 'conclave commits'";

export const refuseInUse = async (client: pg.Client): Promise<void> => {
  const nodes = Number((await client.query(IN_USE)).rows[0]?.nodes);
  if (nodes > 0) throw new Flaw(`it is in use by ${nodes === 1 ? 'a server' : `${nodes} servers`}; stop them first`);
};

const makeRoom = async (client: pg.Client, force: boolean): Promise<void> => {
  const { rows } = await client.query(
    'select exists (select 1 from person) or exists (select 1 from game_table) as full',
  );
  if (rows[0]?.full !== true) return;
  if (!force) throw new Flaw('there is a house in it already; --force replaces it');
  for (const name of TABLE_NAMES) if (name !== 'meta') await client.query(`delete from ${name}`);
  await client.query("delete from meta where name like 'note %'");
};

/** For a move: nobody writes any more, and nobody may begin to. */
export const refuseServersAt = (url: string): Promise<void> => withClient(url, 'conclave copies', refuseInUse);
