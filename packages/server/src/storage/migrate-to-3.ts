import type { SqliteSession } from './sqlite-session.ts';

/** Versions 1 and 2 had a row for each entry, and version 1 no quiet steps; what waited in their journal comes behind. */
export const migrateTo3 = (session: SqliteSession, version: 1 | 2): void => {
  session.exec(
    'create table log (table_id text, seq integer, part integer, lines text, primary key (table_id, seq, part))',
  );
  session.exec(
    `insert into log select table_id, seq, ${version === 1 ? 0 : 'part'}, ${lineOf(version === 1 ? '0' : 'part')} from entry`,
  );
  if (session.all("select 1 from sqlite_master where name = 'journal'").length > 0) sortIn(session);
  session.exec('drop table entry');
};

const lineOf = (part: string): string =>
  `json_array(json_array(seq, ${part}, seat, at, kind, how, move_id, json(body)))`;

const sortIn = (session: SqliteSession): void => {
  session.exec(`insert into log select table_id, seq, part, ${lineOf('part')} from
    (select value ->> 0 as table_id, value ->> 1 as seq, value ->> 2 as seat, value ->> 3 as at, value ->> 4 as kind, value ->> 5 as how,
      value ->> 6 as move_id, value ->> 7 as body, coalesce(value ->> 8, 0) as part from journal, json_each(journal.entries))`);
  session.exec('drop table journal');
};
