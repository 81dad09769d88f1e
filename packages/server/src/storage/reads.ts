import type { Schema } from './schema.ts';
import type { ChatRow, DeadlineRow, PersonRow, ReportRow, Storage, TableRow, TurnRow } from './storage.ts';

type Value = string | number;

/** How a database is asked; `?` stands for a value. */
export interface Asking {
  /** `select … from` this table. */
  from(name: keyof Schema): string;
  all<Row>(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** Those tables that are not damaged. */
  tables(sql: string, ...values: readonly Value[]): Promise<readonly TableRow[]>;
}

type Lists = Pick<
  Storage,
  | 'openTables'
  | 'tablesOf'
  | 'finishedOf'
  | 'finishedTogether'
  | 'clubTables'
  | 'unfinishedHostedBy'
  | 'recentTables'
  | 'due'
  | 'nextDue'
  | 'person'
  | 'personByToken'
  | 'people'
  | 'chat'
  | 'chatLine'
  | 'chatBy'
  | 'mutedBy'
  | 'calledTo'
  | 'reports'
  | 'reportsBy'
  | 'ask'
  | 'count'
  | 'note'
>;

/** All that is only read. */
export type Reads = Lists & Pick<Storage, 'load' | 'since' | 'news' | 'table'>;

const FINISHED = "status = 'over' and updated_at < ? and id in (select table_id from seat where person_id = ?)";

/** What is read in the same words from every database. */
export const listsFrom = ({ from, all, tables }: Asking): Lists => {
  const table = from('game_table');
  const deadline = from('deadline');
  const person = from('person');
  const chat = from('chat');
  const report = from('report');
  return {
    openTables: limit =>
      tables(`${table} where status = 'open' and visibility = 'lobby' order by created_at desc limit ?`, limit),
    tablesOf: (id, limit) =>
      tables(
        `${table} where host = ? or id in (select table_id from seat where person_id = ?) order by updated_at desc limit ?`,
        id,
        id,
        limit,
      ),
    finishedOf: (id, before, limit) =>
      tables(
        `${table} where ${FINISHED} and updated_at >= coalesce((select updated_at from game_table where ${FINISHED}
           order by updated_at desc limit 1 offset ?), 0) order by updated_at desc`,
        before,
        id,
        before,
        id,
        limit - 1,
      ),
    finishedTogether: (one, other, limit) =>
      tables(
        `${table} where status = 'over' and id in (select mine.table_id from seat mine join seat theirs
           on theirs.table_id = mine.table_id where mine.person_id = ? and theirs.person_id = ?)
           order by updated_at desc limit ?`,
        one,
        other,
        limit,
      ),
    clubTables: (club, limit) =>
      tables(
        `${table} where club_id = ? and status in ('open', 'running') order by created_at desc limit ?`,
        club,
        limit,
      ),
    unfinishedHostedBy: (id, limit) =>
      tables(`${table} where host = ? and status in ('open', 'running') limit ?`, id, limit),
    recentTables: limit => tables(`${table} order by updated_at desc limit ?`, limit),

    due: (now, limit) => all<DeadlineRow>(`${deadline} where due_at <= ? order by due_at limit ?`, now, limit),
    nextDue: async () => (await all<DeadlineRow>(`${deadline} order by due_at limit 1`))[0]?.due_at,

    person: async id => (await all<PersonRow>(`${person} where id = ?`, id))[0],
    personByToken: async hash =>
      (await all<PersonRow>(`${person} where id = (select person_id from session where token_hash = ?)`, hash))[0],
    people: limit => all<PersonRow>(`${person} order by seen_at desc limit ?`, limit),

    chat: async (id, limit) =>
      (await all<ChatRow>(`${chat} where table_id = ? order by n desc limit ?`, id, limit)).toReversed(),
    chatLine: async (id, by, sayId) =>
      (await all<ChatRow>(`${chat} where table_id = ? and person_id = ? and say_id = ?`, id, by, sayId))[0],
    chatBy: by => all<ChatRow>(`${chat} where person_id = ? order by at`, by),
    mutedBy: async by =>
      (await all<Schema['mute']>(`${from('mute')} where person_id = ?`, by)).map(({ muted_id }) => muted_id),
    calledTo: async (by, table_id) =>
      (await all<TurnRow>(`${from('turn')} where person_id = ? and table_id = ? and told > 0`, by, table_id))[0],
    reports: limit => all<ReportRow>(`${report} where done = 0 order by at desc limit ?`, limit),
    reportsBy: by => all<ReportRow>(`${report} where by_id = ?`, by),
    ask: (name, rest, ...values) => all(`${from(name)} ${rest}`, ...values),
    count: async (name, rest, ...values) =>
      Number((await all<{ n: number }>(`select count(*) as n from ${name} ${rest}`, ...values))[0]?.n ?? 0),
    note: async name => (await all<Schema['meta']>(`${from('meta')} where name = ?`, `note ${name}`))[0]?.value,
  };
};
