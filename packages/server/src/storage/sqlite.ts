import { Kysely, SqliteDialect } from 'kysely';
import { Journal } from './journal.ts';
import { migrate, type Schema } from './schema.ts';
import { type Database, type Statement, sqlStorage } from './sql.ts';
import { openSqliteFile, type PreparedStatement, type SqliteFile } from './sqlite-driver.ts';
import type { Storage } from './storage.ts';

/** SQLite in a file: write-ahead log, and every commit waits until the disk has it. */
export const openSqlite = async (file: string): Promise<Storage> => {
  const database = openSqliteFile(file);
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma busy_timeout = 5000');
  // 32 MB of write-ahead log: moving it into the file makes everyone wait, and most of its pages are written again and again until then.
  database.exec('pragma wal_autocheckpoint = 8000');
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
  await migrate(kysely);
  return sqlStorage(withTransactions(database, kysely));
};

const withTransactions = (database: SqliteFile, kysely: Kysely<Schema>): Database => {
  const prepared = new Map<string, PreparedStatement>();
  const statement = (sql: string): PreparedStatement => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const fresh = database.prepare(sql);
    prepared.set(sql, fresh);
    return fresh;
  };
  const journal = new Journal(database);
  const inTransaction = <Value>(statements: readonly Statement[], work: () => Value): Value => {
    statement('begin immediate').run([]);
    try {
      const value = work();
      for (const { sql, values } of statements) statement(sql).run(values);
      statement('commit').run([]);
      return value;
    } catch (error) {
      statement('rollback').run([]);
      throw error;
    }
  };
  return {
    kysely,
    transact: async (statements, entries) => {
      // One statement is a transaction of its own.
      const append = (): readonly string[] => journal.append(entries);
      const lines = statements.length === 0 ? append() : inTransaction(statements, append);
      journal.appended(entries, lines);
    },
    all: async <Row>({ sql, values }: Statement) => statement(sql).all(values) as Row[],
    waitingLog: table => journal.waiting(table),
    backup: async file => {
      database.prepare('vacuum into ?').run([file]);
    },
    close: async () => {
      journal.sortIn();
      database.exec('pragma wal_checkpoint(truncate)');
      await kysely.destroy();
    },
  };
};
