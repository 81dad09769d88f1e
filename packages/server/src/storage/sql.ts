import type { CompiledQuery, Kysely } from 'kysely';
import { entriesIn, type StoredEntry } from './log-lines.ts';
import type { EntryRow, LogRow, Schema } from './schema.ts';
import type { Storage, Write } from './storage.ts';

/** One parameterised statement. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

/** What a database must do beyond answering Kysely's queries. */
export interface Database {
  readonly kysely: Kysely<Schema>;
  /** Runs all statements and appends the entries in one transaction, and returns when it is durable. */
  transact(statements: readonly Statement[], entries: readonly EntryRow[]): Promise<void>;
  /** The rows of a query that was compiled before, for those that are asked all the time. */
  all<Row>(statement: Statement): Promise<readonly Row[]>;
  /** The end of a table's log that is durable, but not in the table `log` yet. */
  waitingLog(table: string): LogRow | undefined;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Entries have a way of their own, everything else is a statement. */
type OtherWrite = Exclude<Write, { put: 'entry' }>;

const isEntry = (write: Write): write is Extract<Write, { put: 'entry' }> => 'put' in write && write.put === 'entry';

/** The writes as SQL, compiled once by Kysely so that a move costs no query building. */
const compileWrites = (db: Kysely<Schema>): ((write: OtherWrite) => Statement) => {
  const person = { id: '', name: '', token_hash: '', created_at: 0, seen_at: 0, banned: 0, muted_until: 0 };
  const table = { id: '', game: '', status: '', visibility: '', host: '', created_at: 0, updated_at: 0, doc: '' };
  const deadline = { table_id: '', kind: '', due_at: 0 };
  const chat = { table_id: '', n: 0, person_id: '', name: '', text: '', at: 0 };
  const report = { id: '', table_id: '', by_id: '', person_id: '', reason: '', at: 0, done: 0 };
  const put = {
    table: db
      .insertInto('game_table')
      .values(table)
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(given => ({
          status: given.ref('excluded.status'),
          visibility: given.ref('excluded.visibility'),
          host: given.ref('excluded.host'),
          updated_at: given.ref('excluded.updated_at'),
          doc: given.ref('excluded.doc'),
        })),
      )
      .compile().sql,
    seat: db
      .insertInto('seat')
      .values({ table_id: '', seat: 0, person_id: '' })
      .onConflict(conflict =>
        conflict.columns(['table_id', 'seat']).doUpdateSet(given => ({ person_id: given.ref('excluded.person_id') })),
      )
      .compile().sql,
    deadline: db
      .insertInto('deadline')
      .values(deadline)
      .onConflict(conflict =>
        conflict.columns(['table_id', 'kind']).doUpdateSet(given => ({ due_at: given.ref('excluded.due_at') })),
      )
      .compile().sql,
    chat: db.insertInto('chat').values(chat).compile().sql,
    person: db
      .insertInto('person')
      .values(person)
      .onConflict(conflict =>
        conflict.column('id').doUpdateSet(given => ({
          name: given.ref('excluded.name'),
          token_hash: given.ref('excluded.token_hash'),
          seen_at: given.ref('excluded.seen_at'),
          banned: given.ref('excluded.banned'),
          muted_until: given.ref('excluded.muted_until'),
        })),
      )
      .compile().sql,
    mute: db
      .insertInto('mute')
      .values({ person_id: '', muted_id: '' })
      .onConflict(conflict => conflict.doNothing())
      .compile().sql,
    report: db
      .insertInto('report')
      .values(report)
      .onConflict(conflict => conflict.column('id').doUpdateSet(given => ({ done: given.ref('excluded.done') })))
      .compile().sql,
  };
  const drop = {
    seat: db.deleteFrom('seat').where('table_id', '=', '').where('seat', '=', 0).compile().sql,
    deadline: db.deleteFrom('deadline').where('table_id', '=', '').where('kind', '=', '').compile().sql,
    mute: db.deleteFrom('mute').where('person_id', '=', '').where('muted_id', '=', '').compile().sql,
  };
  return write => ({ sql: 'put' in write ? put[write.put] : drop[write.drop], values: valuesOf(write) });
};

/** In the order of the columns above. */
const valuesOf = (write: OtherWrite): Statement['values'] => {
  if ('drop' in write) {
    if (write.drop === 'seat') return [write.table, write.seat];
    return write.drop === 'deadline' ? [write.table, write.kind] : [write.person, write.muted];
  }
  switch (write.put) {
    case 'table': {
      const { id, game, status, visibility, host, created_at, updated_at, doc } = write.row;
      return [id, game, status, visibility, host, created_at, updated_at, doc];
    }
    case 'seat':
      return [write.table, write.seat, write.person];
    case 'deadline':
      return [write.row.table_id, write.row.kind, write.row.due_at];
    case 'chat': {
      const { table_id, n, person_id, name, text, at } = write.row;
      return [table_id, n, person_id, name, text, at];
    }
    case 'person': {
      const { id, name, token_hash, created_at, seen_at, banned, muted_until } = write.row;
      return [id, name, token_hash, created_at, seen_at, banned, muted_until];
    }
    case 'mute':
      return [write.person, write.muted];
    case 'report': {
      const { id, table_id, by_id, person_id, reason, at, done } = write.row;
      return [id, table_id, by_id, person_id, reason, at, done];
    }
  }
};

/** The reads that every arrival at a table needs, compiled once. */
const compileReads = (db: Kysely<Schema>) => ({
  table: db.selectFrom('game_table').selectAll().where('id', '=', '').compile(),
  log: db.selectFrom('log').selectAll().where('table_id', '=', '').orderBy('seq').orderBy('part').compile(),
  personByToken: db.selectFrom('person').selectAll().where('token_hash', '=', '').compile(),
  chat: db.selectFrom('chat').selectAll().where('table_id', '=', '').orderBy('n', 'desc').limit(0).compile(),
  mutedBy: db.selectFrom('mute').select('muted_id').where('person_id', '=', '').compile(),
});

const first = <Row>(rows: readonly Row[]): Row | undefined => rows[0];

const isBefore = (one: LogRow, other: LogRow): boolean =>
  one.seq < other.seq || (one.seq === other.seq && one.part < other.part);

/** The storage of any SQL database: all queries of the server are here. */
export const sqlStorage = (database: Database): Storage => {
  const db = database.kysely;
  const statementOf = compileWrites(db);
  const reads = compileReads(db);
  const read = <Row>({ sql }: CompiledQuery<Row>, ...values: Statement['values']): Promise<readonly Row[]> =>
    database.all({ sql, values });
  const entriesOf = async (table: string): Promise<readonly StoredEntry[]> => {
    const end = database.waitingLog(table);
    const rows = await read(reads.log, table);
    return (end === undefined ? rows : [...rows.filter(row => isBefore(row, end)), end]).flatMap(entriesIn);
  };
  return {
    commit: writes => {
      const entries: EntryRow[] = [];
      const statements: Statement[] = [];
      for (const write of writes) {
        if (isEntry(write)) entries.push(write.row);
        else statements.push(statementOf(write));
      }
      return database.transact(statements, entries);
    },

    table: async id => first(await read(reads.table, id)),
    entries: table => entriesOf(table),
    entryOf: async (table, seat, moveId) =>
      (await entriesOf(table)).find(entry => entry.seat === seat && entry.move_id === moveId),
    openTables: limit =>
      db
        .selectFrom('game_table')
        .selectAll()
        .where('status', '=', 'open')
        .where('visibility', '=', 'lobby')
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute(),
    tablesOf: (person, limit) =>
      db
        .selectFrom('game_table')
        .selectAll()
        .where(where =>
          where.or([
            where('host', '=', person),
            where('id', 'in', db.selectFrom('seat').select('table_id').where('person_id', '=', person)),
          ]),
        )
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute(),
    recentTables: limit => db.selectFrom('game_table').selectAll().orderBy('updated_at', 'desc').limit(limit).execute(),
    removeTable: async id => {
      for (const name of ['seat', 'log', 'deadline', 'chat'] as const)
        await db.deleteFrom(name).where('table_id', '=', id).execute();
      await db.deleteFrom('game_table').where('id', '=', id).execute();
    },

    due: (now, limit) =>
      db.selectFrom('deadline').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute(),
    nextDue: async () => {
      const rows = await db.selectFrom('deadline').select('due_at').orderBy('due_at').limit(1).execute();
      return first(rows)?.due_at;
    },

    person: async id => first(await db.selectFrom('person').selectAll().where('id', '=', id).execute()),
    personByToken: async hash => first(await read(reads.personByToken, hash)),
    people: limit => db.selectFrom('person').selectAll().orderBy('seen_at', 'desc').limit(limit).execute(),
    erasePerson: async (id, newName) => {
      await db.updateTable('chat').set({ name: newName, text: '' }).where('person_id', '=', id).execute();
      await db.deleteFrom('mute').where('person_id', '=', id).execute();
      await db.deleteFrom('mute').where('muted_id', '=', id).execute();
      await db.updateTable('report').set({ reason: '' }).where('by_id', '=', id).execute();
      await db.deleteFrom('person').where('id', '=', id).execute();
    },

    chat: async (table, limit) => (await read(reads.chat, table, limit)).toReversed(),
    chatBy: person => db.selectFrom('chat').selectAll().where('person_id', '=', person).orderBy('at').execute(),
    mutedBy: async person => (await read(reads.mutedBy, person)).map(row => row.muted_id),
    reports: limit =>
      db.selectFrom('report').selectAll().where('done', '=', 0).orderBy('at', 'desc').limit(limit).execute(),
    reportsBy: person => db.selectFrom('report').selectAll().where('by_id', '=', person).execute(),

    backup: file => database.backup(file),
    close: () => database.close(),
  };
};
