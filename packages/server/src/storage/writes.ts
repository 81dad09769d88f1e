import { crc32 } from 'node:zlib';
import type { TableRow } from './rows.ts';
import { insertionInto, type Schema, valuesOf } from './schema.ts';
import type { Write } from './storage.ts';

/** One parameterised statement. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number | null)[];
}

const given = (columns: readonly string[]): string =>
  columns.map(column => `${column} = excluded.${column}`).join(', ');

const upsert = (name: keyof Schema, key: string, columns: readonly string[]): string =>
  `${insertionInto(name)} on conflict (${key}) do update set ${given(columns)}`;

const PUT = {
  newTable: insertionInto('game_table'),
  table: `update game_table set n = ?, status = ?, visibility = ?, host = ?, updated_at = ?, doc = ?, sum = ? where id = ?`,
  seat: upsert('seat', 'table_id, seat', ['person_id']),
  deadline: upsert('deadline', 'table_id, kind', ['due_at']),
  chat: insertionInto('chat'),
  person: upsert('person', 'id', ['name', 'seen_at', 'changed_at', 'banned', 'muted_until']),
  session: insertionInto('session'),
  mute: `${insertionInto('mute')} on conflict do nothing`,
  report: upsert('report', 'id', ['done']),
  walkout: `${insertionInto('walkout')} on conflict do nothing`,
  context: `insert into report_line (report_id, n, person_id, name, text, at)
    select ?, n, person_id, name, text, at from chat where table_id = ? order by n desc limit 30`,
  deed: insertionInto('deed'),
  note: upsert('meta', 'name', ['value']),
} as const;

const DROP = {
  seat: 'delete from seat where table_id = ? and seat = ?',
  deadline: 'delete from deadline where table_id = ? and kind = ?',
  mute: 'delete from mute where person_id = ? and muted_id = ?',
} as const;

/** Finds a document that rots on the disk. */
export const sumOfDoc = ({ id, n, doc }: Pick<TableRow, 'id' | 'n' | 'doc'>): number => crc32(`${id} ${n} ${doc}`);

/** A new table is inserted, a known one updated: one that was removed stays removed. */
const putTable = (row: TableRow): Statement => {
  const sum = sumOfDoc(row);
  if (row.n === 0) return { sql: PUT.newTable, values: valuesOf('game_table', { ...row, sum }) };
  const { id, n, status, visibility, host, updated_at, doc } = row;
  return { sql: PUT.table, values: [n, status, visibility, host, updated_at, doc, sum, id] };
};

type Put = Extract<Write, { readonly put: string }>;
type Drop = Extract<Write, { readonly drop: string }>;

const dropping = (write: Drop): Statement => {
  switch (write.drop) {
    case 'seat':
      return { sql: DROP.seat, values: [write.table, write.seat] };
    case 'deadline':
      return { sql: DROP.deadline, values: [write.table, write.kind] };
    case 'mute':
      return { sql: DROP.mute, values: [write.person, write.muted] };
  }
};

const putting = (write: Put): Statement => {
  switch (write.put) {
    case 'table':
      return putTable(write.row);
    case 'seat':
      return { sql: PUT.seat, values: [write.table, write.seat, write.person] };
    case 'deadline':
      return { sql: PUT.deadline, values: valuesOf('deadline', write.row) };
    case 'chat':
      return { sql: PUT.chat, values: valuesOf('chat', write.row) };
    case 'person':
      return { sql: PUT.person, values: valuesOf('person', write.row) };
    case 'session':
      return { sql: PUT.session, values: valuesOf('session', write.row) };
    case 'mute':
      return { sql: PUT.mute, values: [write.person, write.muted] };
    case 'report':
      return { sql: PUT.report, values: valuesOf('report', write.row) };
    case 'walkout':
      return { sql: PUT.walkout, values: valuesOf('walkout', write.row) };
    case 'context':
      return { sql: PUT.context, values: [write.report, write.table] };
    case 'deed':
      return { sql: PUT.deed, values: valuesOf('deed', write.row) };
    case 'note':
      return { sql: PUT.note, values: [`note ${write.name}`, write.value] };
  }
};

export const statementOf = (write: Write): Statement => ('put' in write ? putting(write) : dropping(write));

/** Everything of a table, its row first: from then on no change to it wins. */
export const removalOf = (id: string): readonly Statement[] => [
  { sql: 'delete from game_table where id = ?', values: [id] },
  ...['seat', 'log', 'archive', 'deadline', 'chat', 'turn', 'walkout'].map(name => ({
    sql: `delete from ${name} where table_id = ?`,
    values: [id],
  })),
];

const OF_A_PERSON = [
  ...['session', 'passkey', 'recovery', 'ticket', 'profile', 'channel', 'calling', 'turn', 'outbox'],
  ...['walkout', 'unseen', 'notice', 'preference', 'statistic', 'steward', 'held', 'honour', 'entrant', 'ready'],
];

/** Clubs that nobody is in any more. */
const EMPTY_CLUBS = '(select id from club where not exists (select 1 from member where member.club_id = club.id))';

/** A club without members ends, with all that is its own; results are its members'. */
const ENDING: readonly string[] = [
  `update result set club_id = null where club_id in ${EMPTY_CLUBS}`,
  `delete from answer where evening_id in (select id from evening where club_id in ${EMPTY_CLUBS})`,
  ...['preset', 'evening'].map(name => `delete from ${name} where club_id in ${EMPTY_CLUBS}`),
  ...['channel', 'outbox'].map(name => `delete from ${name} where person_id in ${EMPTY_CLUBS}`),
  `delete from club where id in ${EMPTY_CLUBS}`,
];
const endings = ENDING.map(sql => ({ sql, values: [] }));

/** What was the owner's is the longest member's. */
const HEIR = `update member set role = 'owner' where club_id in (select club_id from member where person_id = ? and role = 'owner')
  and person_id = (select other.person_id from member other where other.club_id = member.club_id and other.person_id <> ?
    order by other.joined_at, other.person_id limit 1)`;

const leavingClubs = (person: string): readonly Statement[] => [
  { sql: HEIR, values: [person, person] },
  ...['member', 'answer'].map(name => ({ sql: `delete from ${name} where person_id = ?`, values: [person] })),
  ...endings,
];

/** Everybody goes, and the club with them. */
export const endingClub = (club: string): readonly Statement[] => [
  { sql: 'delete from member where club_id = ?', values: [club] },
  ...endings,
];

/** The person, every way in, and all that was said. */
export const erasureOf = (id: string, newName: string): readonly Statement[] => [
  { sql: "update chat set name = ?, text = '' where person_id = ?", values: [newName, id] },
  { sql: 'delete from mute where person_id = ? or muted_id = ?', values: [id, id] },
  { sql: "update report set reason = '' where by_id = ?", values: [id] },
  { sql: "update report_line set name = ?, text = '' where person_id = ?", values: [newName, id] },
  { sql: "update deed set detail = '' where target = ?", values: [id] },
  { sql: 'delete from notice where body like ?', values: [`%"${id}"%`] }, // of others, with this name in it
  { sql: 'update result set person_id = null where person_id = ?', values: [id] },
  { sql: 'delete from rating where subject = ?', values: [id] },
  { sql: "update board_seat set subject = '' where subject = ?", values: [id] },
  ...['follow', 'follow_ask', 'block'].map(name => ({
    sql: `delete from ${name} where person_id = ? or other_id = ?`,
    values: [id, id],
  })),
  ...OF_A_PERSON.map(name => ({ sql: `delete from ${name} where person_id = ?`, values: [id] })),
  ...leavingClubs(id),
  { sql: 'delete from person where id = ?', values: [id] },
];

/** Only writing shows whether one can write. */
export const trialOf = (now: number): Statement => ({
  sql: "insert into meta (name, value) values ('saved', ?) on conflict (name) do update set value = excluded.value",
  values: [String(now)],
});
