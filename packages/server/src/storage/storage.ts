import type {
  ChatRow,
  DeadlineRow,
  DeedRow,
  PersonRow,
  ReportRow,
  SessionRow,
  TableRow,
  TurnRow,
  WalkoutRow,
} from './rows.ts';
import type { Schema } from './schema.ts';
import type { Sharing } from './sharing.ts';

export type {
  ChatRow,
  DeadlineRow,
  PersonRow,
  RatingRow,
  ReportRow,
  ResultRow,
  SessionRow,
  TableRow,
  TurnRow,
} from './rows.ts';

export const ENTRY_KINDS = ['move', 'undo', 'clock', 'act'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/**
 * A line of a table's log: a move, an undo, what the table's clock decided, or an act (a change of the document). Its number n is its place
 * in the log: 1, 2, 3 … It is not in here: it follows from where the change begins.
 */
export interface EntryRow {
  /** What players see as the number of a step; an act has that of the step before it. */
  readonly seq: number;
  /** 0; or of a quiet step, which one it was since the step with this number. */
  readonly part: number;
  /** Nobody's, if the table itself decided or somebody without a seat acted. */
  readonly seat: number | null;
  readonly at: number;
  readonly kind: EntryKind;
  readonly how: string | null;
  /** The client's word for this request, so that it counts once. */
  readonly move_id: string | null;
  /** Whose request it was: an id counts once for each person. */
  readonly person: string | null;
  /** The move, as JSON. */
  readonly body: string;
}

/** An entry as it is read back: with its number, and its body is no longer text. */
export type StoredEntry = Omit<EntryRow, 'body'> & { readonly n: number; readonly body: unknown };

/** Rows, each as it is to be from now on. Several writes to one row are allowed: the last one counts. */
export type Write =
  | { readonly put: 'table'; readonly row: TableRow }
  | { readonly put: 'seat'; readonly table: string; readonly seat: number; readonly person: string }
  | { readonly drop: 'seat'; readonly table: string; readonly seat: number }
  | { readonly put: 'deadline'; readonly row: DeadlineRow }
  | { readonly drop: 'deadline'; readonly table: string; readonly kind: string }
  /** Only ever new: when its number is taken, or this person has said it before, the whole change is lost. */
  | { readonly put: 'chat'; readonly row: ChatRow }
  /** Of a person that is known only what anybody may change: name, ban, mute and when. */
  | { readonly put: 'person'; readonly row: PersonRow }
  /** Only ever new. */
  | { readonly put: 'session'; readonly row: SessionRow }
  | { readonly put: 'mute'; readonly person: string; readonly muted: string }
  | { readonly drop: 'mute'; readonly person: string; readonly muted: string }
  | { readonly put: 'report'; readonly row: ReportRow }
  | { readonly put: 'walkout'; readonly row: WalkoutRow }
  /** What was said last at a table is copied beside a report; only ever new. */
  | { readonly put: 'context'; readonly report: string; readonly table: string }
  /** Only ever new. */
  | { readonly put: 'deed'; readonly row: DeedRow }
  /** Something the house keeps for itself. */
  | { readonly put: 'note'; readonly name: string; readonly value: string };

/** What one decision makes durable. All or nothing; lost when its number is taken. */
export interface Change {
  /** Whose log it continues, and the number n of the first of its entries, of which there is at least one. */
  readonly table?: { readonly id: string; readonly next: number; readonly entries: readonly EntryRow[] } | undefined;
  /** Made only if the log took the entries. */
  readonly writes: readonly Write[];
}

/** What is stored of a table cannot be used; `damaged` says why: "entry 41 is missing". */
export interface Damaged {
  readonly damaged: string;
}

export const isDamaged = (found: object | undefined): found is Damaged => found !== undefined && 'damaged' in found;

/** A table and its log, as they were at one moment. */
export interface StoredTable {
  readonly row: TableRow;
  /** The number of the last entry, 0 before the first. */
  readonly n: number;
  readonly entries: readonly StoredEntry[];
}

export interface Since {
  readonly entries: readonly StoredEntry[];
  /** The row as it is now, if an entry after n changed the document. */
  readonly row?: TableRow | undefined;
}

/** One parameterised statement of a transaction, and how many rows it must change. */
export interface Attempt {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
  readonly rows: number;
}

/** The line to the database broke before it answered: what was sent is saved, or will be, or never. */
export class OutcomeUnknown extends Error {}

/** The database cannot be reached: nothing was sent, and a part of it would not fare better. */
export class Unreachable extends Error {}

/** It is there, and its disk is full, or it only reads. */
export class NoRoom extends Unreachable {}

/** Everything the server asks of a database. Reads see what was committed, nothing else. */
export interface Storage {
  /** May others commit to the same tables? */
  readonly isShared: boolean;
  /** What nodes need that share it. */
  readonly sharing?: Sharing;
  /** Questions that wait for a connection, and deadlines of others that were taken over. */
  readonly figures?: () => { readonly poolWaiting: number; readonly rescued: number };

  /**
   * When this resolves, the changes outlive a power cut, except the lost ones, which it answers. A change is lost when its entries do not
   * follow the last one that is stored (or the table is gone); so are all later changes to the same table in this commit. Rejects
   * when nothing was saved; with `OutcomeUnknown` (only if shared) when nobody knows.
   */
  commit(changes: readonly Change[]): Promise<ReadonlySet<Change>>;
  /** All statements, or none when one of them changes another number of rows or would make something twice that is unique; says whether. */
  attempt(statements: readonly Attempt[]): Promise<boolean>;
  /** Can anything be saved at this moment? Tries it. */
  canSave(): Promise<boolean>;

  load(table: string): Promise<StoredTable | Damaged | undefined>;
  /** What came after entry n. */
  since(table: string, n: number): Promise<Since | Damaged>;
  /** Those of the tables that have entries after n. */
  news(tables: readonly { readonly id: string; readonly n: number }[]): Promise<readonly string[]>;

  /** Lists leave out tables whose row is damaged. */
  table(id: string): Promise<TableRow | Damaged | undefined>;
  openTables(limit: number): Promise<readonly TableRow[]>;
  tablesOf(person: string, limit: number): Promise<readonly TableRow[]>;
  /**
   * Games that were played to the end by somebody, the last one first, from those on that changed before this time: so many, and all that ended
   * at the same moment as the last of them.
   */
  finishedOf(person: string, before: number, limit: number): Promise<readonly TableRow[]>;
  /** … and by these two at one table. */
  finishedTogether(one: string, other: string, limit: number): Promise<readonly TableRow[]>;
  /** Open or running, of this club; the newest first. */
  clubTables(club: string, limit: number): Promise<readonly TableRow[]>;
  /** Open or running, as their host. */
  unfinishedHostedBy(person: string, limit: number): Promise<readonly TableRow[]>;
  recentTables(limit: number): Promise<readonly TableRow[]>;
  /** With everything that belongs to it; no change to it will ever win again. */
  removeTable(id: string): Promise<void>;

  /** Where nodes share a house: those of this node, and now and then those that nobody else cares for. */
  /** Packs the log of a finished game; it is read as before, but for what requests were called. The deadline for it is dropped. What was said goes so long after (90 days; 0 for never). */
  pack(table: string, chatForMs?: number): Promise<void>;
  /** All that was said at a finished table; the deadline for it is dropped. */
  forgetChat(table: string): Promise<void>;

  due(now: number, limit: number): Promise<readonly DeadlineRow[]>;
  nextDue(): Promise<number | undefined>;

  person(id: string): Promise<PersonRow | undefined>;
  personByToken(hash: string): Promise<PersonRow | undefined>;
  people(limit: number): Promise<readonly PersonRow[]>;
  /** The person and all that was said; what tables say of the person is theirs to change. */
  erasePerson(id: string, newName: string): Promise<void>;

  /** The club and all that is its own; games that were played there stay. */
  endClub(id: string): Promise<void>;

  /** The last lines of a table, oldest first. */
  chat(table: string, limit: number): Promise<readonly ChatRow[]>;
  /** What this person said under this id at this table, if it was said. */
  chatLine(table: string, person: string, sayId: string): Promise<ChatRow | undefined>;
  chatBy(person: string): Promise<readonly ChatRow[]>;
  mutedBy(person: string): Promise<readonly string[]>;
  /** That the table called this person, and nobody has looked at it since. */
  calledTo(person: string, table: string): Promise<TurnRow | undefined>;
  reports(limit: number): Promise<readonly ReportRow[]>;
  reportsBy(person: string): Promise<readonly ReportRow[]>;

  /** Rows of one table; `rest` is what stands behind its name, with `?` for the values. */
  ask<Name extends keyof Schema>(
    name: Name,
    rest: string,
    ...values: readonly (string | number)[]
  ): Promise<readonly Schema[Name][]>;

  /** How many rows of one table there are for which `rest` holds. */
  count(name: keyof Schema, rest: string, ...values: readonly (string | number)[]): Promise<number>;

  /** What the house noted under this name. */
  note(name: string): Promise<string | undefined>;

  /** A complete copy in one new file, taken while others go on writing. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
