import { lineOf } from './log-lines.ts';
import type { EntryRow, LogRow } from './schema.ts';
import type { PreparedStatement, SqliteFile } from './sqlite-driver.ts';

/** So many entries are gathered before they are sorted in. */
const GATHER = 1000;

/** Entries of one table, one after the other, as they will be stored: where they begin, and their lines without brackets. */
interface Piece {
  readonly seq: number;
  readonly part: number;
  lines: string;
}

/**
 * The moves of one commit come from many tables and would touch a page each of the table `log`, which is sorted by table. So a commit
 * writes them as one row at the end of a journal, durably, and they are sorted in by and by, all that a table gathered as one row. Whoever
 * reads the log of a table gets the sorted rows and, from memory, what still waits. After a crash the journal is sorted in first.
 */
export class Journal {
  readonly #database: SqliteFile;
  readonly #waiting = new Map<string, Piece>();
  readonly #append: PreparedStatement;
  readonly #put: PreparedStatement;
  #count = 0;
  #sorting: NodeJS.Immediate | undefined;

  constructor(database: SqliteFile) {
    this.#database = database;
    database.exec('create table if not exists pending (id integer primary key, entries text not null)');
    this.#append = database.prepare('insert into pending (entries) values (?)');
    // Another process may have sorted in the same beginning: then this row has it too, and more.
    this.#put = database.prepare(
      'insert into log (table_id, seq, part, lines) values (?, ?, ?, ?) on conflict do update set lines = excluded.lines',
    );
    this.sortIn(() => this.#gatherStored());
  }

  /** Inside the transaction of a commit. The line of each entry is returned for `appended`. */
  append(entries: readonly EntryRow[]): readonly string[] {
    const lines = entries.map(lineOf);
    if (entries.length > 0) this.#append.run([textOf(entries, lines)]);
    return lines;
  }

  /** The commit is done: the entries count. */
  appended(entries: readonly EntryRow[], lines: readonly string[]): void {
    for (let index = 0; index < entries.length; index += 1) {
      const entry = entries[index];
      if (entry !== undefined) this.#gather(entry, lines[index] ?? '');
    }
    if (this.#count >= GATHER) this.#sorting ??= setImmediate(() => this.#sortLater()); // those who wait for this commit come first
  }

  waiting(table_id: string): LogRow | undefined {
    const piece = this.#waiting.get(table_id);
    return piece === undefined ? undefined : { table_id, ...piece, lines: `[${piece.lines}]` };
  }

  /** Needs no flush of its own: what it moves is already safe in the journal. */
  sortIn(gather?: () => void): void {
    clearImmediate(this.#sorting);
    this.#sorting = undefined;
    this.#database.exec('pragma synchronous = normal');
    try {
      this.#move(gather);
    } finally {
      this.#database.exec('pragma synchronous = full');
    }
    this.#waiting.clear();
    this.#count = 0;
  }

  #move(gather?: () => void): void {
    this.#database.exec('begin immediate');
    try {
      gather?.();
      for (const [table, { seq, part, lines }] of this.#waiting) this.#put.run([table, seq, part, `[${lines}]`]);
      this.#database.exec('delete from pending; commit');
    } catch (error) {
      this.#database.exec('rollback');
      throw error;
    }
  }

  #sortLater(): void {
    try {
      this.sortIn();
    } catch {
      // nothing is lost: it is tried again after the next commit
    }
  }

  #gather({ table_id, seq, part }: Pick<EntryRow, 'table_id' | 'seq' | 'part'>, line: string): void {
    const piece = this.#waiting.get(table_id);
    if (piece === undefined) this.#waiting.set(table_id, { seq, part, lines: line });
    else piece.lines += `,${line}`;
    this.#count += 1;
  }

  #gatherStored(): void {
    for (const row of this.#database.prepare('select entries from pending order by id').all([])) {
      const pairs = JSON.parse((row as { entries: string }).entries) as readonly Pair[];
      for (const [table_id, line] of pairs) {
        const [seq, part] = line;
        this.#gather({ table_id, seq, part }, JSON.stringify(line));
      }
    }
  }
}

type Pair = readonly [table: string, line: readonly [seq: number, part: number, ...rest: unknown[]]];

/** What one commit appends: pairs of a table and a line of its log. */
const textOf = (entries: readonly EntryRow[], lines: readonly string[]): string => {
  let text = '';
  for (let index = 0; index < entries.length; index += 1)
    text += `${index === 0 ? '[' : ','}["${entries[index]?.table_id}",${lines[index]}]`;
  return `${text}]`;
};
