import { isUtf8 } from 'node:buffer';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

export type Value = string | number | null;
/** A row as it was read. A text that is none comes as its bytes (see `asRead`). */
export type RawRow = Readonly<Record<string, Value | Uint8Array>>;

/** The little that is asked of an SQLite library. */
export interface SqliteFile {
  prepare(sql: string): PreparedStatement;
  exec(sql: string): void;
  close(): void;
}

export interface PreparedStatement {
  all(values: readonly Value[]): readonly RawRow[];
  /** Says how many rows were changed. */
  run(values: readonly Value[]): number;
}

export type OpenFile = (file: string) => SqliteFile;

/** Node's own SQLite from version 24 on; below that it is experimental, and libsql, which needs no compiler, takes its place. */
export const openSqliteFile: OpenFile = file => {
  const major = Number(process.versions.node.split('.')[0]);
  return major >= 24 ? openWithNode(file) : openWithLibsql(file);
};

/** Nothing that goes through this can change the file. (An option of libsql for it is ignored; a name with a mode is not.) */
export const openToRead: OpenFile = file => openSqliteFile(`${pathToFileURL(file).href}?mode=ro`);

/**
 * Text is asked for as bytes (`cast(… as blob)`, schema.ts) and judged here: libsql ends the whole process at a text that is not UTF-8, and
 * cuts it at a NUL.
 */
const asRead = (row: Readonly<Record<string, unknown>>): RawRow => {
  const read: Record<string, Value | Uint8Array> = {};
  for (const [name, value] of Object.entries(row)) read[name] = isBinary(value) ? textOf(value) : (value as Value);
  return read;
};

const isBinary = (value: unknown): value is ArrayBuffer | Uint8Array =>
  value instanceof Uint8Array || value instanceof ArrayBuffer;

const textOf = (binary: ArrayBuffer | Uint8Array): string | Uint8Array => {
  const bytes = binary instanceof Uint8Array ? binary : new Uint8Array(binary);
  return isUtf8(bytes) ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8') : bytes;
};

const load = createRequire(import.meta.url);

type Rows = readonly Readonly<Record<string, unknown>>[];
type Changed = { readonly changes: number | bigint };

interface NodeDatabase {
  prepare(sql: string): { all(...values: readonly Value[]): Rows; run(...values: readonly Value[]): Changed };
  exec(sql: string): void;
  close(): void;
}

const openWithNode: OpenFile = file => {
  const { DatabaseSync } = load('node:sqlite') as { DatabaseSync: new (file: string) => NodeDatabase };
  const database = new DatabaseSync(file);
  return {
    prepare: sql => {
      const statement = database.prepare(sql);
      return {
        all: values => statement.all(...values).map(asRead),
        run: values => Number(statement.run(...values).changes),
      };
    },
    exec: sql => database.exec(sql),
    close: () => database.close(),
  };
};

interface LibsqlDatabase {
  prepare(sql: string): { all(values: readonly Value[]): Rows; run(values: readonly Value[]): Changed };
  exec(sql: string): void;
  close(): void;
}

const openWithLibsql: OpenFile = file => {
  const Libsql = load('libsql') as new (file: string) => LibsqlDatabase;
  const database = new Libsql(file);
  return {
    prepare: sql => {
      const statement = database.prepare(sql);
      return {
        all: values => statement.all(values).map(asRead),
        run: values => Number(statement.run(values).changes),
      };
    },
    exec: sql => database.exec(sql),
    close: () => database.close(),
  };
};
