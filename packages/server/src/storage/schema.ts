import { type Kysely, sql } from 'kysely';
import { rowOfEntries } from './log-lines.ts';

/** All tables, in words that SQLite and PostgreSQL both understand. Times are milliseconds since 1970, truth is 0 or 1. */
export interface Schema {
  person: PersonRow;
  game_table: TableRow;
  seat: { table_id: string; seat: number; person_id: string };
  log: LogRow;
  deadline: DeadlineRow;
  chat: ChatRow;
  mute: { person_id: string; muted_id: string };
  report: ReportRow;
  meta: { name: string; value: string };
}

export interface PersonRow {
  id: string;
  name: string;
  /** SHA-256 of the token; the token itself is nowhere. */
  token_hash: string;
  created_at: number;
  seen_at: number;
  banned: number;
  muted_until: number;
}

export interface TableRow {
  id: string;
  game: string;
  status: string;
  visibility: string;
  host: string;
  created_at: number;
  updated_at: number;
  /** The rest of the table, as JSON (table/doc.ts). */
  doc: string;
}

/** A piece of the log of a table. */
export interface LogRow {
  table_id: string;
  /** Number and part of the first entry. */
  seq: number;
  part: number;
  /** The entries in their order, as JSON (log-lines.ts). */
  lines: string;
}

/** One entry of the log of a table. */
export interface EntryRow {
  table_id: string;
  seq: number;
  /** 0; or of a quiet step, which one it was since the step with this number. */
  part: number;
  seat: number;
  at: number;
  kind: string;
  how: string | null;
  /** The client's word for this move, so that it counts once. */
  move_id: string | null;
  /** The move, as JSON. */
  body: string;
}

export interface DeadlineRow {
  table_id: string;
  kind: string;
  due_at: number;
}

export interface ChatRow {
  table_id: string;
  n: number;
  person_id: string;
  name: string;
  text: string;
  at: number;
}

export interface ReportRow {
  id: string;
  table_id: string;
  by_id: string;
  person_id: string;
  reason: string;
  at: number;
  done: number;
}

export const SCHEMA_VERSION = 3;

/** Creates what is missing. Later versions add their steps here, each guarded by the version found. */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
  const found = await db.selectFrom('meta').select('value').where('name', '=', 'schema').execute();
  const version = Number(found[0]?.value ?? 0);
  if (version > SCHEMA_VERSION)
    throw new Error(`this data was written by a newer Conclave (schema ${version}); nothing was changed`);
  if (version === SCHEMA_VERSION) return;
  await db.transaction().execute(async change => {
    if (version === 0) await createAll(change);
    else await gatherEntries(change, version);
    await change.deleteFrom('meta').where('name', '=', 'schema').execute();
    await change
      .insertInto('meta')
      .values({ name: 'schema', value: String(SCHEMA_VERSION) })
      .execute();
  });
};

const createAll = async (db: Kysely<Schema>): Promise<void> => {
  await createPeople(db);
  await createTables(db);
  await createLog(db);
  await createTalk(db);
};

/** Versions 1 and 2 had a row for each entry, and version 1 no quiet steps; what waited in their journal comes last. */
const gatherEntries = async (db: Kysely<Schema>, version: number): Promise<void> => {
  await createLog(db);
  const part = version === 1 ? sql`0 as part` : sql`part`;
  const tables = await sql<{ id: string }>`select distinct table_id as id from entry`.execute(db);
  for (const { id } of tables.rows) {
    const { rows } = await sql<EntryRow>`select table_id, seq, ${part}, seat, at, kind, how, move_id, body from entry
      where table_id = ${id} order by seq, part`.execute(db);
    await putPiece(db, id, rows);
  }
  for (const [id, rows] of await oldJournal(db)) await putPiece(db, id, rows);
  await db.schema.dropTable('entry').execute();
};

const putPiece = async (db: Kysely<Schema>, id: string, entries: readonly EntryRow[]): Promise<void> => {
  const [first] = entries;
  if (first !== undefined)
    await db
      .insertInto('log')
      .values(rowOfEntries(id, first, entries))
      .execute();
};

type OldLine = readonly [string, number, number, number, string, string | null, string | null, string, number?];

const oldJournal = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, readonly EntryRow[]>> => {
  const byTable = new Map<string, EntryRow[]>();
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'journal')) return byTable;
  const { rows } = await sql<{ entries: string }>`select entries from journal order by id`.execute(db);
  for (const line of rows.flatMap(({ entries }) => JSON.parse(entries) as readonly OldLine[])) {
    const [table_id, seq, seat, at, kind, how, move_id, body, part = 0] = line;
    const entry = { table_id, seq, part, seat, at, kind, how, move_id, body };
    byTable.set(table_id, [...(byTable.get(table_id) ?? []), entry]);
  }
  await sql`drop table journal`.execute(db);
  return byTable;
};

const createPeople = async (db: Kysely<Schema>): Promise<void> => {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('token_hash', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .addColumn('banned', 'integer', column => column.notNull())
    .addColumn('muted_until', 'bigint', column => column.notNull())
    .execute();
};

const createTables = async (db: Kysely<Schema>): Promise<void> => {
  await db.schema
    .createTable('game_table')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('visibility', 'text', column => column.notNull())
    .addColumn('host', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .addColumn('doc', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('game_table_open')
    .on('game_table')
    .columns(['status', 'visibility', 'created_at'])
    .execute();
  await db.schema
    .createTable('seat')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('person_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('seat_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seat_person').on('seat').column('person_id').execute();
  await db.schema
    .createTable('deadline')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('deadline_key', ['table_id', 'kind'])
    .execute();
  await db.schema.createIndex('deadline_due').on('deadline').column('due_at').execute();
};

const createLog = async (db: Kysely<Schema>): Promise<void> => {
  await db.schema
    .createTable('log')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seq', 'integer', column => column.notNull())
    .addColumn('part', 'integer', column => column.notNull())
    .addColumn('lines', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'seq', 'part']) // decides every race: a commit begins with the next number
    .execute();
};

const createTalk = async (db: Kysely<Schema>): Promise<void> => {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('n', 'bigint', column => column.notNull())
    .addColumn('person_id', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
    .execute();
  await db.schema
    .createTable('mute')
    .addColumn('person_id', 'text', column => column.notNull())
    .addColumn('muted_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('mute_key', ['person_id', 'muted_id'])
    .execute();
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('by_id', 'text', column => column.notNull())
    .addColumn('person_id', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('done', 'integer', column => column.notNull())
    .execute();
};
