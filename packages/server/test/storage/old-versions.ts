/** Tables that came after version 6. */
const LATER = [
  'result',
  'rating',
  'profile',
  'follow',
  'block',
  'channel',
  'calling',
  'turn',
  'outbox',
  'finder',
  'walkout',
  'unseen',
  'preference',
  'notice',
  'statistic',
  'follow_ask',
  'report_line',
  'deed',
  'steward',
  'held',
  'honour',
  'event',
  'entrant',
  'event_round',
  'pod',
  'if exists looking',
  'club',
  'member',
  'preset',
  'evening',
  'answer',
  'ready',
  'board',
  'board_seat',
];

/** Before there were clubs no table was one's. */
const WITHOUT_CLUBS = ['drop index game_table_club', 'alter table game_table drop column club_id'];
/** What came to tables of old after version 6. */
const NEWER = ['drop index report_person', 'drop index report_by', 'alter table report drop column kind'];

/** What makes a house of today one of version 5 again: a person had a token, and nobody had more than one. */
export const backTo5 = (text: string): readonly string[] => [
  ...WITHOUT_CLUBS,
  'drop index game_table_host',
  ...NEWER,
  ...['person', 'session', 'passkey', 'recovery', 'ticket', 'old_name', ...LATER].map(name => `drop table ${name}`),
  `create table person (id ${text} not null, name ${text} not null, token_hash ${text} not null, created_at bigint not null,
     seen_at bigint not null, changed_at bigint not null, banned bigint not null, muted_until bigint not null,
     primary key (id), unique (token_hash))`,
  "insert into person values ('ada', 'Ada 😀', 'hash of ada', 1, 2, 3, 0, 4), ('ben', 'Ben', 'hash of ben', 5, 6, 7, 1, 0)",
  "update meta set value = '5' where name = 'schema'",
];

/** And one of version 4: finished games were not packed. */
export const backTo4 = (text: string): readonly string[] => [
  ...backTo5(text),
  'drop table archive',
  "update meta set value = '4' where name = 'schema'",
];

/** What makes a house of today one of version 6 again: nobody had results or ratings. */
export const backTo6 = (): readonly string[] => [
  ...WITHOUT_CLUBS,
  ...NEWER,
  ...['drop index person_seen', 'drop index person_lower', 'alter table person drop column program'],
  ...LATER.map(name => `drop table ${name}`),
  "update meta set value = '6' where name = 'schema'",
];

/** What makes a house of today in SQLite one of version 14 again: its log was a table like all others. */
export const backTo14: readonly string[] = [
  `create table old_log (table_id text not null, n bigint not null, last bigint not null, lines text not null, sum bigint not null,
     primary key (table_id, n))`,
  'insert into old_log select table_id, n, last, lines, sum from log',
  ...['trigger slot_given_up', 'view log', 'table piece', 'table slot'].map(what => `drop ${what}`),
  'alter table old_log rename to log',
  "update meta set value = '14' where name = 'schema'",
];
