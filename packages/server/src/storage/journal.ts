import type { EntryRow } from './schema.ts';
import type { SqliteFile } from './sqlite-driver.ts';

/** So many entries are gathered before they are sorted in. */
const GATHER = 500;

/**
 * The moves of one commit come from many tables and would touch one page each of the table `entry`, which is sorted by table. So a commit
 * writes them as one row at the end of a journal, durably, and they are sorted in by and by, many at once. Whoever reads the log of a
 * table gets the sorted rows and, from memory, those that still wait. After a crash the journal is sorted in first.
 */
export class Journal {
  readonly #database: SqliteFile;
  readonly #waiting = new Map<string, EntryRow[]>();
  readonly #append: (values: readonly unknown[]) => unknown;
  #count = 0;
  #sorting: NodeJS.Immediate | undefined;

  constructor(database: SqliteFile) {
    this.#database = database;
    database.exec('create table if not exists journal (id integer primary key, entries text not null)');
    const append = database.prepare('insert into journal (entries) values (?)');
    this.#append = values => append.run(values);
    this.sortIn();
  }

  /** Inside the transaction of a commit. */
  append(entries: readonly EntryRow[]): void {
    if (entries.length > 0) this.#append([JSON.stringify(entries.map(valuesOf))]);
  }

  /** The commit is done: the entries count. */
  appended(entries: readonly EntryRow[]): void {
    for (const entry of entries) {
      const known = this.#waiting.get(entry.table_id);
      if (known === undefined) this.#waiting.set(entry.table_id, [entry]);
      else known.push(entry);
    }
    this.#count += entries.length;
    if (this.#count >= GATHER) this.#sorting ??= setImmediate(() => this.sortIn()); // those who wait for this commit come first
  }

  waiting(table: string): readonly EntryRow[] {
    return this.#waiting.get(table) ?? [];
  }

  /** Needs no flush of its own: what it moves is already safe in the journal. */
  sortIn(): void {
    clearImmediate(this.#sorting);
    this.#sorting = undefined;
    this.#database.exec(
      'pragma synchronous = normal; begin immediate; ' +
        `insert or ignore into entry (${COLUMNS.join(', ')}, part) ` +
        `select ${COLUMNS.map((_, place) => `line.value ->> ${place}`).join(', ')}, coalesce(line.value ->> ${COLUMNS.length}, 0) ` +
        'from journal, json_each(journal.entries) as line; ' +
        'delete from journal; commit; pragma synchronous = full',
    );
    this.#waiting.clear();
    this.#count = 0;
  }
}

const COLUMNS = ['table_id', 'seq', 'seat', 'at', 'kind', 'how', 'move_id', 'body'] as const;

/** In the order of the columns, then the part. */
const valuesOf = ({ table_id, seq, seat, at, kind, how, move_id, body, part }: EntryRow) =>
  [table_id, seq, seat, at, kind, how, move_id, body, part] as const; // lines of an older server end without a part
