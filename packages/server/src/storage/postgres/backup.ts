import { renameSync, rmSync } from 'node:fs';
import pg from 'pg';
import { flushFile, ownersOnly } from '../files.ts';
import { migrate } from '../migrate.ts';
import { insertionInto, namesIn, type Schema, TABLE_NAMES } from '../schema.ts';
import { openSqliteFile } from '../sqlite-driver.ts';
import { SqliteSession } from '../sqlite-session.ts';
import { troubleWith } from '../trouble.ts';
import { TYPES } from './line.ts';

const AT_ONCE = 1000;

/** The whole house of one moment as one SQLite file, under its name only when it is complete and on the disk. */
export const copyToFile = async (url: string, file: string): Promise<void> => {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    ownersOnly(unfinished);
    await copy(url, unfinished);
    flushFile(unfinished);
    renameSync(unfinished, file);
    flushFile(file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw troubleWith(file, error);
  }
};

const copy = async (url: string, file: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, types: TYPES, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  const session = new SqliteSession(openSqliteFile(file));
  try {
    await client.connect();
    migrate(session);
    await client.query('begin transaction isolation level repeatable read read only');
    for (const name of TABLE_NAMES) await copyRows(client, session, name);
  } finally {
    session.close();
    await client.end().catch(() => undefined);
  }
};

const copyRows = async (client: pg.Client, session: SqliteSession, name: keyof Schema): Promise<void> => {
  const columns = namesIn(name);
  const insertion = `${insertionInto(name)} on conflict do nothing`; // the new file knows its own schema already
  await client.query(`declare rows no scroll cursor for select ${columns.join(', ')} from ${name}`);
  for (;;) {
    const { rows } = await client.query<Record<string, string | number | null>>(`fetch ${AT_ONCE} from rows`);
    if (rows.length === 0) break;
    session.transaction(() => {
      for (const row of rows) session.run(insertion, ...columns.map(column => row[column] ?? null));
    });
  }
  await client.query('close rows');
};
