import { createRequire } from 'node:module';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** The little that is asked of an SQLite library. */
export interface SqliteFile extends SqliteDatabase {
  prepare(sql: string): PreparedStatement;
  exec(sql: string): void;
  close(): void;
}

export interface PreparedStatement extends SqliteStatement {
  run(values: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}

/** Node's own SQLite from version 24 on; below that it is experimental, and libsql, which needs no compiler, takes its place. */
export const openSqliteFile = (file: string): SqliteFile => {
  const major = Number(process.versions.node.split('.')[0]);
  return major >= 24 ? openWithNode(file) : openWithLibsql(file);
};

const load = createRequire(import.meta.url);

interface NodeStatement {
  columns(): readonly unknown[];
  all(...values: readonly unknown[]): unknown[];
  run(...values: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...values: readonly unknown[]): IterableIterator<unknown>;
}

interface NodeDatabase {
  prepare(sql: string): NodeStatement;
  exec(sql: string): void;
  close(): void;
}

const openWithNode = (file: string): SqliteFile => {
  const { DatabaseSync } = load('node:sqlite') as { DatabaseSync: new (file: string) => NodeDatabase };
  const database = new DatabaseSync(file);
  return {
    prepare: sql => {
      const statement = database.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: values => statement.all(...values).map(row => ({ ...(row as object) })), // rows come without a prototype
        run: values => statement.run(...values),
        iterate: values => statement.iterate(...values),
      };
    },
    exec: sql => database.exec(sql),
    close: () => database.close(),
  };
};

interface LibsqlDatabase {
  prepare(sql: string): PreparedStatement;
  exec(sql: string): void;
  close(): void;
}

const openWithLibsql = (file: string): SqliteFile => {
  const Libsql = load('libsql') as new (file: string) => LibsqlDatabase;
  return new Libsql(file);
};
