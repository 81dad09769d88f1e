import { pieceOf } from './log-lines.ts';
import { creationOf, insertionInto, valuesOf } from './schema.ts';
import type { RawRow, Value } from './sqlite-driver.ts';
import type { SqliteSession } from './sqlite-session.ts';
import { ENTRY_KINDS, type EntryKind, type EntryRow } from './storage.ts';
import { sumOfDoc } from './writes.ts';

type Text = Value | Uint8Array | undefined;
/** Version 3 knew no persons in its lines, and no numbers but those of the steps. */
type OldLine = readonly [
  seq: number,
  part: number,
  seat: number,
  at: number,
  kind: string,
  how: string | null,
  move_id: string | null,
  body: unknown,
];

/** Numbers the entries of each table from 1 on, chat lines too; what waited in the journal `pending` is sorted in once. */
export const migrateFrom3 = (session: SqliteSession): void => {
  renameOld(session);
  for (const name of ['game_table', 'log', 'chat'] as const) session.exec(creationOf(name));
  session.exec('alter table person add column changed_at bigint not null default 0');
  session.exec('update person set changed_at = seen_at');
  copyChat(session);
  const waiting = journalOf(session);
  for (const row of tablesOf(session)) {
    copyTable(session, row);
    copyLog(session, row, waiting.get(String(row.id)) ?? []);
  }
  for (const name of ['old_game_table', 'old_log', 'old_chat']) session.exec(`drop table ${name}`);
  session.exec('drop table if exists pending');
  session.exec('create index game_table_open on game_table (status, visibility, created_at)');
};

const renameOld = (session: SqliteSession): void => {
  session.exec('drop index game_table_open');
  for (const name of ['game_table', 'log', 'chat']) session.exec(`alter table ${name} rename to old_${name}`);
};

const copyChat = (session: SqliteSession): void =>
  session.exec(`insert into chat (table_id, n, person_id, say_id, name, text, at)
    select table_id, row_number() over (partition by table_id order by n), person_id, null, name, text, at from old_chat`);

const tablesOf = (session: SqliteSession): readonly RawRow[] =>
  session.all('select cast(id as blob) as id, cast(doc as blob) as doc from old_game_table');

/** A document that is no text gets a checksum that it cannot have: it is damaged, and stays so. */
const copyTable = (session: SqliteSession, { id, doc }: RawRow): void => {
  const sum = typeof id === 'string' && typeof doc === 'string' ? sumOfDoc({ id, n: 0, doc }) : NO_SUM;
  session.run(
    `insert into game_table (id, n, game, status, visibility, host, created_at, updated_at, doc, sum)
      select id, 0, game, status, visibility, host, created_at, updated_at, doc, ? from old_game_table where id = cast(? as text)`,
    sum,
    id as Value,
  );
};

const NO_SUM = -1;

const journalOf = (session: SqliteSession): ReadonlyMap<string, readonly OldLine[]> => {
  const byTable = new Map<string, OldLine[]>();
  if (session.all("select 1 from sqlite_master where name = 'pending'").length === 0) return byTable;
  for (const { entries } of session.all('select cast(entries as blob) as entries from pending order by id'))
    for (const [table, line] of parsed<readonly [string, OldLine]>(entries) ?? [])
      byTable.set(table, [...(byTable.get(table) ?? []), line]);
  return byTable;
};

const parsed = <Item>(text: Text): readonly Item[] | undefined => {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as readonly Item[]) : undefined;
  } catch {
    return undefined;
  }
};

/** Piece by piece, so that a piece that cannot be read is one entry that is damaged, and what comes after it is still there. */
const copyLog = (session: SqliteSession, { id, doc }: RawRow, waiting: readonly OldLine[]): void => {
  const people = peopleIn(doc);
  const pieces = session.all(
    'select seq, part, cast(lines as blob) as lines from old_log where table_id = ? order by seq, part',
    id as Value,
  );
  const known = new Set<string>();
  let n = 1;
  for (const { seq, part, lines } of pieces) {
    const read = parsed<OldLine>(lines);
    if (read === undefined) putUnread(session, String(id), n, [seq as number, part as number]);
    else putPiece(session, String(id), n, read, people);
    for (const line of read ?? []) known.add(JSON.stringify(line));
    n += read?.length ?? 1;
  }
  const fresh = waiting.filter(line => !known.has(JSON.stringify(line)));
  putPiece(session, String(id), n, fresh, people);
};

const putPiece = (
  session: SqliteSession,
  id: string,
  n: number,
  lines: readonly OldLine[],
  people: readonly (string | null)[],
): void => {
  if (lines.length === 0) return;
  const entries = lines.map(line => entryFrom(line, people));
  session.run(insertionInto('log'), ...valuesOf('log', pieceOf(id, n, entries)));
};

/** As it is, byte by byte, with a checksum that it cannot have. */
const putUnread = (session: SqliteSession, id: string, n: number, [seq, part]: readonly [number, number]): void => {
  session.run(
    `insert into log (table_id, n, last, lines, sum) select table_id, ?, ?, lines, ? from old_log
      where table_id = ? and seq = ? and part = ?`,
    n,
    n,
    NO_SUM,
    id,
    seq,
    part,
  );
};

const entryFrom = (
  [seq, part, seat, at, kind, how, move_id, body]: OldLine,
  people: readonly (string | null)[],
): EntryRow => ({
  seq,
  part,
  seat,
  at,
  kind: ENTRY_KINDS.find(known => known === kind) ?? ('move' satisfies EntryKind),
  how,
  move_id,
  person: people[seat] ?? null,
  body: JSON.stringify(body),
});

/** Whoever sits there now: a move that is sent again after the change still counts once. */
const peopleIn = (doc: Text): readonly (string | null)[] => {
  try {
    const { seats } = JSON.parse(String(doc)) as { readonly seats: readonly { readonly person?: string }[] };
    return seats.map(({ person }) => person ?? null);
  } catch {
    return [];
  }
};
