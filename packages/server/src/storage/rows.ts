/** All rows, in words that SQLite and PostgreSQL both understand. Times are milliseconds since 1970, truth is 0 or 1. */

export interface PersonRow {
  id: string;
  name: string;
  /** SHA-256 of the token; the token itself is nowhere. */
  token_hash: string;
  created_at: number;
  seen_at: number;
  /** When name, token, ban or mute were last changed. */
  changed_at: number;
  banned: number;
  muted_until: number;
}

export interface TableRow {
  id: string;
  /** The number of the entry that made the document what it is; 0 for a new table. */
  n: number;
  game: string;
  status: string;
  visibility: string;
  host: string;
  created_at: number;
  updated_at: number;
  /** The rest of the table, as JSON (table/doc.ts). */
  doc: string;
}

/** A piece of the log of a table: entries that were stored together. */
export interface LogRow {
  table_id: string;
  /** The number of its first entry, and of its last. */
  n: number;
  last: number;
  /** The entries in their order, as JSON (log-lines.ts). */
  lines: string;
  /** A checksum of the rest. */
  sum: number;
}

export interface DeadlineRow {
  table_id: string;
  kind: string;
  due_at: number;
}

export interface ChatRow {
  table_id: string;
  /** 1, 2, 3 … at each table. */
  n: number;
  person_id: string;
  /** The client's word for this line: at one table it counts once for each person. */
  say_id: string | null;
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
