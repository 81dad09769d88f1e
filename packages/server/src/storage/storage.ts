import type { StoredEntry } from './log-lines.ts';
import type { ChatRow, DeadlineRow, EntryRow, PersonRow, ReportRow, TableRow } from './schema.ts';

export type { StoredEntry } from './log-lines.ts';
export type { ChatRow, DeadlineRow, EntryRow, PersonRow, ReportRow, TableRow } from './schema.ts';

/** Something to be made durable. All writes of one event-loop turn share one commit. */
export type Write =
  | { readonly put: 'entry'; readonly row: EntryRow }
  | { readonly put: 'table'; readonly row: TableRow }
  | { readonly put: 'seat'; readonly table: string; readonly seat: number; readonly person: string }
  | { readonly drop: 'seat'; readonly table: string; readonly seat: number }
  | { readonly put: 'deadline'; readonly row: DeadlineRow }
  | { readonly drop: 'deadline'; readonly table: string; readonly kind: string }
  | { readonly put: 'chat'; readonly row: ChatRow }
  | { readonly put: 'person'; readonly row: PersonRow }
  | { readonly put: 'mute'; readonly person: string; readonly muted: string }
  | { readonly drop: 'mute'; readonly person: string; readonly muted: string }
  | { readonly put: 'report'; readonly row: ReportRow };

/** Everything the server asks of a database. Reads see what was committed, nothing else. */
export interface Storage {
  /** One transaction; when this returns, the writes outlive a power cut. */
  commit(writes: readonly Write[]): Promise<void>;

  table(id: string): Promise<TableRow | undefined>;
  entries(table: string): Promise<readonly StoredEntry[]>;
  entryOf(table: string, seat: number, moveId: string): Promise<StoredEntry | undefined>;
  openTables(limit: number): Promise<readonly TableRow[]>;
  tablesOf(person: string, limit: number): Promise<readonly TableRow[]>;
  recentTables(limit: number): Promise<readonly TableRow[]>;
  removeTable(id: string): Promise<void>;

  due(now: number, limit: number): Promise<readonly DeadlineRow[]>;
  nextDue(): Promise<number | undefined>;

  person(id: string): Promise<PersonRow | undefined>;
  personByToken(hash: string): Promise<PersonRow | undefined>;
  people(limit: number): Promise<readonly PersonRow[]>;
  erasePerson(id: string, newName: string): Promise<void>;

  chat(table: string, limit: number): Promise<readonly ChatRow[]>;
  chatBy(person: string): Promise<readonly ChatRow[]>;
  mutedBy(person: string): Promise<readonly string[]>;
  reports(limit: number): Promise<readonly ReportRow[]>;
  reportsBy(person: string): Promise<readonly ReportRow[]>;

  /** A complete copy in one new file, taken while others go on writing. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
