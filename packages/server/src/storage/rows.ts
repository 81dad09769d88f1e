/** All rows, in words that SQLite and PostgreSQL both understand. Times are milliseconds since 1970, truth is 0 or 1. */

export interface PersonRow {
  id: string;
  name: string;
  /** What no other name may look like; only who is kept has one. */
  name_key: string | null;
  /** By which authenticators know the person: 32 random bytes, from the first passkey on. */
  handle: string | null;
  /** When somebody who is kept last took another name; 0 before. */
  renamed_at: number;
  created_at: number;
  seen_at: number;
  /** When name, sessions, ban or mute were last changed. */
  changed_at: number;
  banned: number;
  muted_until: number;
  /** Of a program, who wrote it, as JSON; set when it comes and never changed. */
  program: string | null;
}

export interface TableRow {
  id: string;
  /** The number of the entry that made the document what it is; 0 for a new table. */
  n: number;
  game: string;
  status: string;
  visibility: string;
  host: string;
  /** The club whose table it is. */
  club_id: string | null;
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
  /** 0 while it is open, then when it was dealt with; 1 in houses of old. */
  done: number;
  /** What it is about; nothing from before anybody was asked. */
  kind: string;
}

/** What was said at a table when somebody reported, copied: the chat may be gone when the report is read. */
export interface ReportLineRow {
  report_id: string;
  n: number;
  person_id: string;
  name: string;
  text: string;
  at: number;
}

/** Something that was done about a person, a table or a report, and why. */
export interface DeedRow {
  id: string;
  /** A steward's id, or `admin`, `commandLine` or `house`. */
  by_id: string;
  what: string;
  target: string;
  reason: string;
  /** The old and the new name, where it was one. */
  detail: string;
  /** Until when it holds; 0 where it does. */
  until: number;
  at: number;
}

/** Who looks after the house beside whoever has its token. */
export interface StewardRow {
  person_id: string;
  at: number;
}

/** What the house holds back of somebody. */
export interface HeldRow {
  person_id: string;
  /** Their name, while it is hidden until a steward has looked at it. */
  name: string | null;
  /** 1: stands in no ladder, whatever they want. */
  ladder: number;
}

/** A device on which a person is in. */
export interface SessionRow {
  /** SHA-256 of the token; the token itself is nowhere. */
  token_hash: string;
  person_id: string;
  /** As coarse as "Firefox, Android". */
  device: string;
  /** How it came in: `first`, `passkey`, `link`, `code` or `admin`. */
  kind: string;
  created_at: number;
  /** To the day. */
  seen_at: number;
  /** When a passkey was last shown here; 0 for never. */
  proved_at: number;
  /** The newest device that this one was told of came in then. */
  told_at: number;
}

export interface PasskeyRow {
  credential_id: string;
  person_id: string;
  public_key: string;
  counter: number;
  /** Separated by commas. */
  transports: string;
  backed_up: number;
  label: string;
  created_at: number;
  used_at: number;
}

export interface RecoveryRow {
  code_hash: string;
  person_id: string;
  created_at: number;
  /** 0 as long as it is good. */
  used_at: number;
}

/** Something that can be taken once, until its time is over. */
export interface TicketRow {
  id_hash: string;
  kind: string;
  person_id: string | null;
  value: string;
  expires_at: number;
}

/** A name that somebody gave up: nobody else has it until then. */
export interface OldNameRow {
  name_key: string;
  until: number;
}

/** How somebody did in a finished game; nothing in here but what everybody at the table saw at its end. Figures of ratings are in millionths. */
export interface ResultRow {
  table_id: string;
  seat: number;
  /** Nobody's where a bot sat from the beginning, or whoever sat there wanted to be forgotten. */
  person_id: string | null;
  /** Which bot sat there from the beginning: game, level, version of the rules. */
  bot: string | null;
  game: string;
  /** The club at whose table it was played. */
  club_id: string | null;
  /** 2, or 3 for three and more. */
  pool: number;
  place: number;
  rated: number;
  /** Left the game, or let a bot or the clock decide more than a third. */
  gone: number;
  /** When the game ended, and when this was counted. */
  at: number;
  rated_at: number;
  mu0: number;
  sigma0: number;
  mu1: number;
  sigma1: number;
}

/** How good somebody is at a game, as far as is known. Figures are in millionths. */
export interface RatingRow {
  /** A person's id, or a bot: game, level, version of the rules. */
  subject: string;
  game: string;
  pool: number;
  mu: number;
  sigma: number;
  games: number;
  last_at: number;
  /** What the ladder is ordered by: mu − sigma. */
  safe: number;
  /** Stands in the ladder: has played enough, and does not mind. */
  listed: number;
}

/** What somebody wants others to see. */
export interface ProfileRow {
  person_id: string;
  /** To whom: `everyone`, `met` or `nobody`. */
  shown: string;
  ladder: number;
}

/** Somebody about somebody else: whom they follow, and with whom they want nothing to do. */
export interface TieRow {
  person_id: string;
  other_id: string;
  at: number;
}

/** Which table the house collects people at, for each kind of game that somebody looks for. */
export interface FinderRow {
  /** Game, chairs, pace, and whether it counts (find/kind.ts). */
  kind: string;
  /** 1; further ones are for those who are kept apart from whoever sits at the ones before. */
  nth: number;
  table_id: string;
  seats: number;
}

/** Somebody left a table that collected people, before the game began. */
export interface WalkoutRow {
  person_id: string;
  table_id: string;
  at: number;
}

/** Somebody who does not want those who follow them to know when they are here. */
export interface UnseenRow {
  person_id: string;
}

/** A way to call somebody who is not here. */
export interface ChannelRow {
  id: string;
  /** Whose it is: a person, or a club, which is called for all to read. */
  person_id: string;
  /** `push`, `webhook` or `mail`. */
  kind: string;
  /** Where to, and what it takes to write there, as JSON (notices/channels.ts). */
  address: string;
  label: string;
  created_at: number;
  /** When something last arrived; 0 before. */
  worked_at: number;
  /** Since then it failed so often. */
  fails: number;
  /** `waits` until its owner has shown that it is theirs, `on`, or `off` after too many failures. */
  state: string;
  /** Until when it was asked to show that it works, or again. */
  tried_at: number;
}

/** How somebody wants to be called, and when they were in the last hour. */
export interface CallingRow {
  person_id: string;
  /** JSON (notices/wishes.ts). */
  wishes: string;
  /** Times, separated by commas. */
  calls: string;
}

/** What somebody was told of a table that waits for them. */
export interface TurnRow {
  person_id: string;
  table_id: string;
  /** Since when it waited, when they were told. */
  since: number;
  told: number;
  /** When first. */
  told_at: number;
  nudged_at: number;
}

/** In which language somebody is spoken to, by which clock they live, and what others may ask of them; wherever they are. */
export interface PreferenceRow {
  person_id: string;
  /** Nothing, as long as no page of theirs has said it. */
  language: string;
  /** As browsers call it: Europe/Berlin. */
  zone: string;
  /** May they be followed: `yes`, `ask` or `no`? */
  followed: string;
  /** By whom they may be invited: `anyone`, `followed` or `nobody`. */
  invited: string;
}

/** Something that somebody finds under the bell; a later one of the same tag takes its place. */
export interface NoticeRow {
  person_id: string;
  tag: string;
  kind: string;
  /** Names for everyone to read, as JSON (calling/bell.ts). */
  body: string;
  at: number;
  /** 0 before. */
  seen_at: number;
}

/** What somebody has counted of their games, on all devices. */
export interface StatisticRow {
  person_id: string;
  /** 1, 2, 3 …: who changes it says what they have read. */
  n: number;
  /** JSON; the page knows what it means. */
  figures: string;
}

/** A call on its way; a later one of the same tag takes its place. */
export interface OutboxRow {
  channel_id: string;
  tag: string;
  person_id: string;
  /** What it says, as JSON (notices/message.ts). */
  body: string;
  /** When it is to be sent, or sent again by somebody else. */
  due_at: number;
  /** It is worth nothing after that. */
  until: number;
  tries: number;
}

/** People who play together. */
export interface ClubRow {
  id: string;
  name: string;
  /** What no other club's name may look like. */
  name_key: string;
  about: string;
  /** Which of the page's crests. */
  crest: number;
  /** Who has this code may join; nothing while the door is closed. It can be read, as it is to be handed on again and again. */
  invite: string | null;
  invite_until: number;
  /** JSON (clubs/club.ts). */
  settings: string;
  created_at: number;
}

export interface MemberRow {
  club_id: string;
  person_id: string;
  /** `owner`, `steward` or `member`. */
  role: string;
  joined_at: number;
}

/** A table as a club likes it, to be opened with one press. */
export interface PresetRow {
  id: string;
  club_id: string;
  name: string;
  game: string;
  /** Seats, options and settings, as JSON. */
  wish: string;
}

/** When a club plays. What is stored is the clock on the wall: eight stays eight when the clocks are changed. */
export interface EveningRow {
  id: string;
  club_id: string;
  /** The first time, on the wall of its zone: 2026-11-19T20:00. */
  first: string;
  zone: string;
  minutes: number;
  /** `once`, `week`, `fortnight` or `month`. */
  every: string;
  preset_id: string | null;
  text: string;
  /** The next time, or the one that lasts now. */
  next_at: number;
  /** The time that does not take place; 0 for none. */
  called_off: number;
  /** What is to be done next of that time, and when: whoever changes it does it (clubs/calendar.ts). */
  stage: string;
  due_at: number;
}

/** Who comes to one time of an evening. */
export interface AnswerRow {
  evening_id: string;
  at: number;
  person_id: string;
  says: string;
  said_at: number;
}

/** Who was among the first of a season, written down when it was over. */
export interface HonourRow {
  /** A quarter of a year: 2026-4. */
  season: string;
  game: string;
  /** `house`. */
  scope: string;
  /** From 1 on, without gaps, whoever shares a place. */
  place: number;
  person_id: string;
  points: number;
}

/** A tournament. Nothing of it is played yet: its rows are kept free, so that who comes after us changes no schema for it. */
export interface EventRow {
  id: string;
  club_id: string | null;
  game: string;
  /** `swiss`, `league` or `knockOut`. */
  form: string;
  /** Seats, options and settings of its tables, as JSON. */
  wish: string;
  state: string;
  /** From which pods are drawn, and what was said of it before. */
  secret: string;
  commitment: string;
  starts_at: number;
}

export interface EntrantRow {
  event_id: string;
  person_id: string;
  seed: number;
  /** 0 for who is still in. */
  out_at: number;
}

export interface EventRoundRow {
  event_id: string;
  n: number;
  begins_at: number;
  ends_at: number;
}

export interface PodRow {
  event_id: string;
  n: number;
  pod: number;
  table_id: string | null;
  seats: number;
}

/** A program that can be asked to a table now. */
export interface ReadyRow {
  person_id: string;
  /** The games that it plays, with a space between. */
  games: string;
  tables: number;
  /** Until then it is believed; whoever has its socket says it again. */
  until: number;
  /** When it was last asked by the ladder. */
  asked_at: number;
}

/** One deal that programs and bots of the house play with all rotations (boards/ladder.ts). */
export interface BoardRow {
  id: string;
  game: string;
  seats: number;
  /** From which the cards of all its tables come. */
  secret: string;
  /** `runs`, `over`, or `off` where somebody did not come. */
  state: string;
  /** The rotation that is played now, and its table: whoever changes these has done what lies between. */
  n: number;
  table_id: string;
  at: number;
}

/** Who plays a board: at rotation n on seat (nth + n) of its tables. */
export interface BoardSeatRow {
  board_id: string;
  nth: number;
  /** A person, or `bot:GAME:LEVEL:VERSION`. */
  subject: string;
  /** By rotation, with a space between. */
  places: string;
  tables: string;
}
