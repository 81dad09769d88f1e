import { pieceOf } from './log-lines.ts';
import { creationOf, insertionInto, valuesOf } from './schema.ts';
import type { RawRow, Value } from './sqlite-driver.ts';
import type { SqliteSession } from './sqlite-session.ts';
import { ENTRY_KINDS, type EntryKind, type EntryRow } from './storage.ts';
import { sumOfDoc } from './writes.ts';

const NO_SUM = -1;

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
  copyTables(session);
  const waiting = journalOf(session);
  for (const { id } of session.all('select cast(id as blob) as id from old_game_table'))
    if (typeof id === 'string') numberEntries(session, id, waiting.get(id) ?? []);
  for (const name of ['old_game_table', 'old_log', 'old_chat']) session.exec(`drop table ${name}`);
  session.exec('drop table if exists pending');
  lookAtQuietGames(session);
  session.exec('create index game_table_open on game_table (status, visibility, created_at)');
};

const QUIET_MS = 27 * 86_400_000;

/** Games that ran before games which nobody touches were closed: somebody looks at them too. When it is due, the table finds out when it was touched. */
const lookAtQuietGames = (session: SqliteSession): void => {
  session.run(QUIET_GAMES, QUIET_MS);
};

const QUIET_GAMES = `insert into deadline (table_id, kind, due_at)
  select id, 'warn', updated_at + ? from game_table where status = 'running' on conflict (table_id, kind) do nothing`;

const renameOld = (session: SqliteSession): void => {
  session.exec('drop index game_table_open');
  for (const name of ['game_table', 'log', 'chat']) session.exec(`alter table ${name} rename to old_${name}`);
};

const copyChat = (session: SqliteSession): void =>
  session.exec(`insert into chat (table_id, n, person_id, say_id, name, text, at)
    select table_id, row_number() over (partition by table_id order by n), person_id, null, name, text, at from old_chat`);

/** As they are, each with a checksum that it cannot have until its document has been read. */
const copyTables = (session: SqliteSession): void =>
  session.exec(`insert into game_table (id, n, game, status, visibility, host, created_at, updated_at, doc, sum)
    select id, 0, game, status, visibility, host, created_at, updated_at, doc, ${NO_SUM} from old_game_table`);

const numberEntries = (session: SqliteSession, id: string, waiting: readonly OldLine[]): void => {
  const doc = session.all('select cast(doc as blob) as doc from game_table where id = ?', id)[0]?.doc;
  if (typeof doc === 'string')
    session.run('update game_table set sum = ? where id = ?', sumOfDoc({ id, n: 0, doc }), id);
  copyLog(session, id, peopleIn(doc), waiting);
};

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
const copyLog = (
  session: SqliteSession,
  id: string,
  people: readonly (string | null)[],
  waiting: readonly OldLine[],
): void => {
  const known = new Set<string>();
  let n = 1;
  for (const piece of session.all(OLD_PIECES, id)) {
    const lines = parsed<OldLine>(piece.lines);
    if (lines === undefined) putUnread(session, id, n, piece);
    else putPiece(session, id, n, lines, people);
    for (const line of lines ?? []) known.add(JSON.stringify(line));
    n += lines?.length ?? 1;
  }
  const fresh = waiting.filter(line => !known.has(JSON.stringify(line)));
  putPiece(session, id, n, fresh, people);
};

const OLD_PIECES = 'select seq, part, cast(lines as blob) as lines from old_log where table_id = ? order by seq, part';

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
const putUnread = (session: SqliteSession, id: string, n: number, { seq, part }: RawRow): void => {
  session.run(UNREAD, n, n, NO_SUM, id, Number(seq), Number(part));
};

const UNREAD = `insert into log (table_id, n, last, lines, sum) select table_id, ?, ?, lines, ? from old_log
  where table_id = ? and seq = ? and part = ?`;

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
