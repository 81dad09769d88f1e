import type {
  AnswerRow,
  BoardRow,
  BoardSeatRow,
  CallingRow,
  ChannelRow,
  ChatRow,
  ClubRow,
  DeadlineRow,
  DeedRow,
  EntrantRow,
  EveningRow,
  EventRoundRow,
  EventRow,
  FinderRow,
  HeldRow,
  HonourRow,
  LogRow,
  MemberRow,
  NoticeRow,
  OldNameRow,
  OutboxRow,
  PasskeyRow,
  PersonRow,
  PodRow,
  PreferenceRow,
  PresetRow,
  ProfileRow,
  RatingRow,
  ReadyRow,
  RecoveryRow,
  ReportLineRow,
  ReportRow,
  ResultRow,
  SessionRow,
  StatisticRow,
  StewardRow,
  TableRow,
  TicketRow,
  TieRow,
  TurnRow,
  UnseenRow,
  WalkoutRow,
} from './rows.ts';

/** How each table is stored. A document has a checksum, as pieces of a log have. */
export interface Schema {
  person: PersonRow;
  game_table: TableRow & { sum: number };
  seat: { table_id: string; seat: number; person_id: string };
  log: LogRow;
  archive: { table_id: string; last: number; body: string; sum: number };
  deadline: DeadlineRow;
  chat: ChatRow;
  mute: { person_id: string; muted_id: string };
  report: ReportRow;
  session: SessionRow;
  passkey: PasskeyRow;
  recovery: RecoveryRow;
  ticket: TicketRow;
  old_name: OldNameRow;
  result: ResultRow;
  rating: RatingRow;
  profile: ProfileRow;
  follow: TieRow;
  block: TieRow;
  channel: ChannelRow;
  calling: CallingRow;
  turn: TurnRow;
  outbox: OutboxRow;
  finder: FinderRow;
  walkout: WalkoutRow;
  unseen: UnseenRow;
  club: ClubRow;
  member: MemberRow;
  preset: PresetRow;
  evening: EveningRow;
  answer: AnswerRow;
  preference: PreferenceRow;
  notice: NoticeRow;
  statistic: StatisticRow;
  follow_ask: TieRow;
  report_line: ReportLineRow;
  deed: DeedRow;
  steward: StewardRow;
  held: HeldRow;
  honour: HonourRow;
  event: EventRow;
  entrant: EntrantRow;
  event_round: EventRoundRow;
  pod: PodRow;
  ready: ReadyRow;
  board: BoardRow;
  board_seat: BoardSeatRow;
  meta: { name: string; value: string };
}

type Type = 'text' | 'text or nothing' | 'text or empty' | 'number';

interface Shape<Row> {
  readonly columns: { readonly [Column in keyof Row]: Type };
  readonly key: readonly (keyof Row & string)[];
  readonly unique?: readonly (keyof Row & string)[];
}

/** Version 15. The key of `log` decides every race: a change begins with the next number. (How SQLite keeps it: sqlite-log.ts.) */
const SHAPES: { readonly [Name in keyof Schema]: Shape<Schema[Name]> } = {
  person: {
    columns: {
      id: 'text',
      name: 'text',
      name_key: 'text or nothing',
      handle: 'text or nothing',
      renamed_at: 'number',
      created_at: 'number',
      seen_at: 'number',
      changed_at: 'number',
      banned: 'number',
      muted_until: 'number',
      program: 'text or nothing',
    },
    key: ['id'],
    unique: ['name_key'],
  },
  game_table: {
    columns: {
      id: 'text',
      n: 'number',
      game: 'text',
      status: 'text',
      visibility: 'text',
      host: 'text',
      club_id: 'text or nothing',
      created_at: 'number',
      updated_at: 'number',
      doc: 'text',
      sum: 'number',
    },
    key: ['id'],
  },
  seat: { columns: { table_id: 'text', seat: 'number', person_id: 'text' }, key: ['table_id', 'seat'] },
  log: {
    columns: { table_id: 'text', n: 'number', last: 'number', lines: 'text', sum: 'number' },
    key: ['table_id', 'n'],
  },
  archive: { columns: { table_id: 'text', last: 'number', body: 'text', sum: 'number' }, key: ['table_id'] },
  deadline: { columns: { table_id: 'text', kind: 'text', due_at: 'number' }, key: ['table_id', 'kind'] },
  chat: {
    columns: {
      table_id: 'text',
      n: 'number',
      person_id: 'text',
      say_id: 'text or nothing',
      name: 'text',
      text: 'text',
      at: 'number',
    },
    key: ['table_id', 'n'],
    unique: ['table_id', 'person_id', 'say_id'],
  },
  mute: { columns: { person_id: 'text', muted_id: 'text' }, key: ['person_id', 'muted_id'] },
  report: {
    columns: {
      id: 'text',
      table_id: 'text',
      by_id: 'text',
      person_id: 'text',
      reason: 'text',
      at: 'number',
      done: 'number',
      kind: 'text or empty',
    },
    key: ['id'],
  },
  session: {
    columns: {
      token_hash: 'text',
      person_id: 'text',
      device: 'text',
      kind: 'text',
      created_at: 'number',
      seen_at: 'number',
      proved_at: 'number',
      told_at: 'number',
    },
    key: ['token_hash'],
  },
  passkey: {
    columns: {
      credential_id: 'text',
      person_id: 'text',
      public_key: 'text',
      counter: 'number',
      transports: 'text',
      backed_up: 'number',
      label: 'text',
      created_at: 'number',
      used_at: 'number',
    },
    key: ['credential_id'],
  },
  recovery: {
    columns: { code_hash: 'text', person_id: 'text', created_at: 'number', used_at: 'number' },
    key: ['code_hash'],
  },
  ticket: {
    columns: { id_hash: 'text', kind: 'text', person_id: 'text or nothing', value: 'text', expires_at: 'number' },
    key: ['id_hash'],
  },
  old_name: { columns: { name_key: 'text', until: 'number' }, key: ['name_key'] },
  result: {
    columns: {
      table_id: 'text',
      seat: 'number',
      person_id: 'text or nothing',
      bot: 'text or nothing',
      game: 'text',
      club_id: 'text or nothing',
      pool: 'number',
      place: 'number',
      rated: 'number',
      gone: 'number',
      at: 'number',
      rated_at: 'number',
      mu0: 'number',
      sigma0: 'number',
      mu1: 'number',
      sigma1: 'number',
    },
    key: ['table_id', 'seat'],
  },
  rating: {
    columns: {
      subject: 'text',
      game: 'text',
      pool: 'number',
      mu: 'number',
      sigma: 'number',
      games: 'number',
      last_at: 'number',
      safe: 'number',
      listed: 'number',
    },
    key: ['subject', 'game', 'pool'],
  },
  profile: { columns: { person_id: 'text', shown: 'text', ladder: 'number' }, key: ['person_id'] },
  follow: { columns: { person_id: 'text', other_id: 'text', at: 'number' }, key: ['person_id', 'other_id'] },
  block: { columns: { person_id: 'text', other_id: 'text', at: 'number' }, key: ['person_id', 'other_id'] },
  channel: {
    columns: {
      id: 'text',
      person_id: 'text',
      kind: 'text',
      address: 'text',
      label: 'text',
      created_at: 'number',
      worked_at: 'number',
      fails: 'number',
      state: 'text',
      tried_at: 'number',
    },
    key: ['id'],
  },
  calling: { columns: { person_id: 'text', wishes: 'text', calls: 'text' }, key: ['person_id'] },
  turn: {
    columns: {
      person_id: 'text',
      table_id: 'text',
      since: 'number',
      told: 'number',
      told_at: 'number',
      nudged_at: 'number',
    },
    key: ['person_id', 'table_id'],
  },
  outbox: {
    columns: {
      channel_id: 'text',
      tag: 'text',
      person_id: 'text',
      body: 'text',
      due_at: 'number',
      until: 'number',
      tries: 'number',
    },
    key: ['channel_id', 'tag'],
  },
  finder: {
    columns: { kind: 'text', nth: 'number', table_id: 'text', seats: 'number' },
    key: ['kind', 'nth'],
  },
  walkout: {
    columns: { person_id: 'text', table_id: 'text', at: 'number' },
    key: ['person_id', 'table_id', 'at'],
  },
  unseen: { columns: { person_id: 'text' }, key: ['person_id'] },
  club: {
    columns: {
      id: 'text',
      name: 'text',
      name_key: 'text',
      about: 'text',
      crest: 'number',
      invite: 'text or nothing',
      invite_until: 'number',
      settings: 'text',
      created_at: 'number',
    },
    key: ['id'],
    unique: ['name_key'],
  },
  member: {
    columns: { club_id: 'text', person_id: 'text', role: 'text', joined_at: 'number' },
    key: ['club_id', 'person_id'],
  },
  preset: { columns: { id: 'text', club_id: 'text', name: 'text', game: 'text', wish: 'text' }, key: ['id'] },
  evening: {
    columns: {
      id: 'text',
      club_id: 'text',
      first: 'text',
      zone: 'text',
      minutes: 'number',
      every: 'text',
      preset_id: 'text or nothing',
      text: 'text',
      next_at: 'number',
      called_off: 'number',
      stage: 'text',
      due_at: 'number',
    },
    key: ['id'],
  },
  answer: {
    columns: { evening_id: 'text', at: 'number', person_id: 'text', says: 'text', said_at: 'number' },
    key: ['evening_id', 'at', 'person_id'],
  },
  preference: {
    columns: { person_id: 'text', language: 'text', zone: 'text', followed: 'text', invited: 'text' },
    key: ['person_id'],
  },
  notice: {
    columns: { person_id: 'text', tag: 'text', kind: 'text', body: 'text', at: 'number', seen_at: 'number' },
    key: ['person_id', 'tag'],
  },
  statistic: { columns: { person_id: 'text', n: 'number', figures: 'text' }, key: ['person_id'] },
  follow_ask: { columns: { person_id: 'text', other_id: 'text', at: 'number' }, key: ['person_id', 'other_id'] },
  report_line: {
    columns: { report_id: 'text', n: 'number', person_id: 'text', name: 'text', text: 'text', at: 'number' },
    key: ['report_id', 'n'],
  },
  deed: {
    columns: {
      id: 'text',
      by_id: 'text',
      what: 'text',
      target: 'text',
      reason: 'text',
      detail: 'text',
      until: 'number',
      at: 'number',
    },
    key: ['id'],
  },
  steward: { columns: { person_id: 'text', at: 'number' }, key: ['person_id'] },
  held: { columns: { person_id: 'text', name: 'text or nothing', ladder: 'number' }, key: ['person_id'] },
  honour: {
    columns: { season: 'text', game: 'text', scope: 'text', place: 'number', person_id: 'text', points: 'number' },
    key: ['season', 'game', 'scope', 'place'],
  },
  event: {
    columns: {
      id: 'text',
      club_id: 'text or nothing',
      game: 'text',
      form: 'text',
      wish: 'text',
      state: 'text',
      secret: 'text',
      commitment: 'text',
      starts_at: 'number',
    },
    key: ['id'],
  },
  entrant: {
    columns: { event_id: 'text', person_id: 'text', seed: 'number', out_at: 'number' },
    key: ['event_id', 'person_id'],
  },
  event_round: {
    columns: { event_id: 'text', n: 'number', begins_at: 'number', ends_at: 'number' },
    key: ['event_id', 'n'],
  },
  pod: {
    columns: { event_id: 'text', n: 'number', pod: 'number', table_id: 'text or nothing', seats: 'number' },
    key: ['event_id', 'n', 'pod'],
  },
  ready: {
    columns: { person_id: 'text', games: 'text', tables: 'number', until: 'number', asked_at: 'number' },
    key: ['person_id'],
  },
  board: {
    columns: {
      id: 'text',
      game: 'text',
      seats: 'number',
      secret: 'text',
      state: 'text',
      n: 'number',
      table_id: 'text',
      at: 'number',
    },
    key: ['id'],
  },
  board_seat: {
    columns: { board_id: 'text', nth: 'number', subject: 'text', places: 'text', tables: 'text' },
    key: ['board_id', 'nth'],
  },
  meta: { columns: { name: 'text', value: 'text' }, key: ['name'] },
};

export const TABLE_NAMES = Object.keys(SHAPES) as readonly (keyof Schema)[];

const INDEXES = [
  'create index game_table_open on game_table (status, visibility, created_at)',
  'create index seat_person on seat (person_id)',
  'create index deadline_due on deadline (due_at)',
];

/** Came with version 6. */
export const PEOPLE_INDEXES = [
  'create index game_table_host on game_table (host, status)',
  'create index session_person on session (person_id)',
  'create index passkey_person on passkey (person_id)',
  'create index recovery_person on recovery (person_id)',
  'create index ticket_value on ticket (value)',
  'create index ticket_expires on ticket (expires_at)',
];

/** Came with ratings. */
export const RATING_INDEXES = [
  'create index result_person on result (person_id, at)',
  'create index rating_ladder on rating (game, pool, listed, safe, last_at)',
  'create index follow_other on follow (other_id)',
  'create index block_other on block (other_id)',
];

/** Came with version 8. */
export const CALLING_INDEXES = [
  'create index channel_person on channel (person_id)',
  'create index turn_table on turn (table_id)',
  'create index outbox_due on outbox (due_at)',
  'create index outbox_person on outbox (person_id)',
];

/** Came with clubs. */
export const CLUB_INDEXES = [
  'create index game_table_club on game_table (club_id, status)',
  'create index result_club on result (club_id, at)',
  'create unique index club_invite on club (invite)',
  'create index member_person on member (person_id)',
  'create index preset_club on preset (club_id)',
  'create index evening_club on evening (club_id)',
  'create index evening_due on evening (due_at)',
  'create index answer_person on answer (person_id)',
];

/** Came with what somebody finds under the bell. */
export const NOTICE_INDEXES = [
  'create index notice_at on notice (at)',
  'create index follow_ask_other on follow_ask (other_id)',
];

/** Came with version 12. */
export const STEWARD_INDEXES = [
  'create index person_seen on person (seen_at)',
  'create index person_lower on person (lower(name))',
  'create index report_person on report (person_id, at)',
  'create index report_by on report (by_id, at)',
  'create index report_line_person on report_line (person_id)',
  'create index deed_at on deed (at)',
  'create index deed_target on deed (target, at)',
];

/** Came with seasons. */
export const SEASON_INDEXES = [
  'create index result_game on result (game, at)',
  'create index honour_person on honour (person_id)',
  'create index entrant_person on entrant (person_id)',
];

/** Came with the programs' door. */
export const PROGRAM_INDEXES = [
  'create index ready_until on ready (until)',
  'create index board_state on board (state, game, seats, at)',
  'create index board_seat_subject on board_seat (subject)',
];

export type Dialect = 'sqlite' | 'postgres';

/** Bytes decide what is equal and what comes first, in every database alike. */
const TYPES: Readonly<Record<Dialect, Readonly<Record<Type, string>>>> = {
  sqlite: {
    text: 'text not null',
    'text or nothing': 'text',
    'text or empty': "text not null default ''",
    number: 'bigint not null',
  },
  postgres: {
    text: 'text collate "C" not null',
    'text or nothing': 'text collate "C"',
    'text or empty': `text collate "C" not null default ''`,
    number: 'bigint not null',
  },
};

export const creationOf = (name: keyof Schema, dialect: Dialect = 'sqlite'): string => {
  const { columns, key, unique } = SHAPES[name];
  const parts = Object.entries(columns).map(([column, type]) => `${column} ${TYPES[dialect][type]}`);
  const keys = [`primary key (${key.join(', ')})`, ...(unique === undefined ? [] : [`unique (${unique.join(', ')})`])];
  return `create table ${name} (${[...parts, ...keys].join(', ')})`;
};

/** A column that a table did not have; whoever does not know it writes rows as before. */
export const additionOf = <Name extends keyof Schema>(
  name: Name,
  column: keyof Schema[Name] & string,
  dialect: Dialect,
): string => `alter table ${name} add column ${column} ${TYPES[dialect][SHAPES[name].columns[column]]}`;

export const creationsFor = (dialect: Dialect): readonly string[] => [
  ...TABLE_NAMES.map(name => creationOf(name, dialect)),
  ...INDEXES,
  ...PEOPLE_INDEXES,
  ...RATING_INDEXES,
  ...CALLING_INDEXES,
  ...CLUB_INDEXES,
  ...NOTICE_INDEXES,
  ...STEWARD_INDEXES,
  ...SEASON_INDEXES,
  ...PROGRAM_INDEXES,
];

/** The names alone, for a database that gives text as text. */
export const namesIn = (name: keyof Schema): readonly string[] => Object.keys(SHAPES[name].columns);

/** How the rows of a table are told apart, and put in order. */
export const keyOf = (name: keyof Schema): readonly string[] => SHAPES[name].key;

/** What each column holds, in the order of the columns. */
export const typesIn = (name: keyof Schema): readonly ('text' | 'number')[] =>
  Object.values(SHAPES[name].columns).map(type => (type === 'number' ? 'number' : 'text'));

/** What stands between `select` and `from`: text comes as bytes (sqlite-driver.ts says why). */
export const columnsOf = (name: keyof Schema): string =>
  Object.entries(SHAPES[name].columns)
    .map(([column, type]) => (type === 'number' ? column : `cast(${column} as blob) as ${column}`))
    .join(', ');

/** The values are given in the order of the columns above. */
export const insertionInto = (name: keyof Schema): string => {
  const columns = Object.keys(SHAPES[name].columns);
  return `insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;
};

export const valuesOf = <Name extends keyof Schema>(
  name: Name,
  row: Readonly<Schema[Name]>,
): readonly (string | number | null)[] => NAMES[name].map(column => row[column] as string | number | null);

const namesOf = <Name extends keyof Schema>(name: Name): readonly (keyof Schema[Name])[] =>
  Object.keys(SHAPES[name].columns) as (keyof Schema[Name])[];

const NAMES: { readonly [Name in keyof Schema]: readonly (keyof Schema[Name])[] } = {
  person: namesOf('person'),
  game_table: namesOf('game_table'),
  seat: namesOf('seat'),
  log: namesOf('log'),
  archive: namesOf('archive'),
  deadline: namesOf('deadline'),
  chat: namesOf('chat'),
  mute: namesOf('mute'),
  report: namesOf('report'),
  session: namesOf('session'),
  passkey: namesOf('passkey'),
  recovery: namesOf('recovery'),
  ticket: namesOf('ticket'),
  old_name: namesOf('old_name'),
  result: namesOf('result'),
  rating: namesOf('rating'),
  profile: namesOf('profile'),
  follow: namesOf('follow'),
  block: namesOf('block'),
  channel: namesOf('channel'),
  calling: namesOf('calling'),
  turn: namesOf('turn'),
  outbox: namesOf('outbox'),
  finder: namesOf('finder'),
  walkout: namesOf('walkout'),
  unseen: namesOf('unseen'),
  club: namesOf('club'),
  member: namesOf('member'),
  preset: namesOf('preset'),
  evening: namesOf('evening'),
  answer: namesOf('answer'),
  preference: namesOf('preference'),
  notice: namesOf('notice'),
  statistic: namesOf('statistic'),
  follow_ask: namesOf('follow_ask'),
  report_line: namesOf('report_line'),
  deed: namesOf('deed'),
  steward: namesOf('steward'),
  held: namesOf('held'),
  honour: namesOf('honour'),
  event: namesOf('event'),
  entrant: namesOf('entrant'),
  event_round: namesOf('event_round'),
  pod: namesOf('pod'),
  ready: namesOf('ready'),
  board: namesOf('board'),
  board_seat: namesOf('board_seat'),
  meta: namesOf('meta'),
};
