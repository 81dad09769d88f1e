import { parseArgs } from 'node:util';
import { isMailAddress } from './mail-address.ts';

/** Everything a host may set, by flag or by environment variable. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  /** Where everything is kept instead of the folder, by any number of nodes together: postgres://… */
  readonly database: string | undefined;
  /** The folder to which finished games go from there; all nodes share it. */
  readonly archive: string | undefined;
  /** How nodes tell each other that something happened: redis://… Without it they look every second. */
  readonly bus: string | undefined;
  /** The name of this node; without one, that of the machine and four letters. */
  readonly node: string | undefined;
  /** How people reach the house. */
  readonly url: string | undefined;
  /** Only these may open sockets from another site; the server's own address always may. */
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly secureCookies: boolean;
  readonly adminToken: string | undefined;
  /** Is there a page for those who look after the house? */
  readonly housePage: boolean;
  /** May people be kept: passkeys, codes, several devices? Without it everybody is a guest, and the page says nothing of it. */
  readonly keepsPeople: boolean;
  /** May people see what they have played, and against whom? */
  readonly showsPast: boolean;
  /** Are games rated, and is there a ladder? Needs people who are kept. */
  readonly rates: boolean;
  /** Does the house find tables for people who look for one? */
  readonly finds: boolean;
  /** Who may found clubs: `anyone`, only whoever runs the house (`admin`), or nobody, and then there are none (`off`). */
  readonly clubs: 'anyone' | 'admin' | 'off';
  /** May programs of others play here? Where not, nothing speaks of it. */
  readonly programs: boolean;
  /** Have they a ladder of their own, and does the house ask whoever is ready to it? */
  readonly programLadder: boolean;
  /** What a program answers sooner than so many milliseconds after the last step is held back until then: speed tells nothing. */
  readonly programHoldMs: number;
  /** Is what happened while somebody was elsewhere noted for them, under the bell? */
  readonly notices: boolean;
  /** How people may be called who are not here: by their browser, by a webhook of theirs, by mail. */
  readonly pushes: boolean;
  readonly webhooks: boolean;
  /** smtp://NAME:PASSWORD@HOST:PORT; without it there is no mail. */
  readonly smtp: string | undefined;
  /** A mail address of whoever runs the house: mail comes from there, and push services may write to it. */
  readonly contact: string | undefined;
  readonly logLevel: string;
  readonly cacheTables: number;
  /** A table that was not used for one to two of these is dropped from memory. */
  readonly sweepMs: number;
  /** Sockets are asked whether they still live this often; who did not answer until the next time is gone. */
  readonly heartbeatMs: number;
  readonly botPaceMs: number;
  /** Masters that may be busy at once; without a number, eight for each core. */
  readonly masterSeats: number | undefined;
  readonly tableExpiryMs: number;
  readonly expiryWarningMs: number;
  /** A table of the lobby at which nobody has been for so long is cleared away. */
  readonly emptyTableMs: number;
  /** A game that nobody has touched for so long is closed; so long before, those who sit there are told. */
  readonly quietGameMs: number;
  readonly quietWarningMs: number;
  /** So long after its end the log of a game is packed. */
  readonly archiveAfterMs: number;
  /** So long after the end of a game it is forgotten what was said there; 0 for never. */
  readonly keepChatMs: number;
  /** A guest who was not here for so long, and sits at no table, is forgotten; 0 for never. */
  readonly forgetGuestsMs: number;
  /** How long a seat must be away and waited for before the others may give it to a bot. */
  readonly awayMs: number;
  /** A node that leaves the others waits so long for whoever sends people to it, and says goodbye to them spread over so long. */
  readonly drainMs: number;
  readonly goodbyeMs: number;
  readonly limits: Limits;
}

/** Per connection unless said otherwise; `burst` at once, then `perSecond`. */
export interface Limits {
  readonly messageBytes: number;
  readonly bodyBytes: number;
  readonly chatLength: number;
  /** An address is an IPv4 address or an IPv6 /64, here and below. */
  readonly socketsPerAddress: number;
  readonly requestsPerMinute: number;
  readonly guestsPerMinute: number;
  readonly guestsADay: number;
  /** Codes that may be tried, by one address and by all together. */
  readonly codesPerMinute: number;
  readonly codesPerMinuteHere: number;
  /** Ways to be called that one address may name. */
  readonly channelsADay: number;
  /** To how many tables somebody may invite others in a day. */
  readonly invitationsADay: number;
  /** Clubs that one address may found. */
  readonly clubsADay: number;
  /** Tables that one address may open, and how many of a person's own may wait for people, run, and have bots. */
  readonly tablesAnHour: number;
  readonly openTables: number;
  readonly runningTables: number;
  readonly botTables: number;
  /** Of one person: people not to be read, and reports. */
  readonly mutes: number;
  readonly reportsADay: number;
  readonly unreadBytes: number;
  /** Until a request's headers are here, until all of it is here, and how long a line may be silent in between. */
  readonly headersMs: number;
  readonly requestMs: number;
  readonly idleMs: number;
  readonly moves: Rate;
  readonly chat: Rate;
  /** Whatever a program sends. */
  readonly programs: Rate;
  readonly others: Rate;
  /** The same as `others`, of all sockets of an address together: looking at tables costs the house most. */
  readonly othersHere: Rate;
}

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

const DAY = 86_400_000;

export const DEFAULT_CONFIG: Config = {
  host: '0.0.0.0',
  port: 8080,
  data: 'data',
  database: undefined,
  archive: undefined,
  bus: undefined,
  node: undefined,
  url: undefined,
  origins: [],
  trustProxy: false,
  secureCookies: false,
  adminToken: undefined,
  housePage: true,
  keepsPeople: true,
  showsPast: true,
  rates: true,
  finds: true,
  clubs: 'anyone',
  programs: false,
  programLadder: false,
  programHoldMs: 150,
  notices: true,
  pushes: true,
  webhooks: true,
  smtp: undefined,
  contact: undefined,
  logLevel: 'info',
  cacheTables: 2000,
  sweepMs: 60_000,
  heartbeatMs: 30_000,
  botPaceMs: 700,
  masterSeats: undefined,
  tableExpiryMs: 24 * 3_600_000,
  expiryWarningMs: 3_600_000,
  emptyTableMs: 10 * 60_000,
  quietGameMs: 30 * 86_400_000,
  quietWarningMs: 3 * 86_400_000,
  awayMs: 120_000,
  drainMs: 3000,
  goodbyeMs: 10_000,
  archiveAfterMs: 3_600_000,
  keepChatMs: 90 * DAY,
  forgetGuestsMs: 180 * DAY,
  limits: {
    messageBytes: 16_384,
    bodyBytes: 65_536,
    chatLength: 500,
    socketsPerAddress: 200,
    requestsPerMinute: 600,
    guestsPerMinute: 30,
    guestsADay: 300,
    codesPerMinute: 5,
    codesPerMinuteHere: 200,
    channelsADay: 30,
    invitationsADay: 50,
    clubsADay: 10,
    tablesAnHour: 120,
    openTables: 10,
    runningTables: 60,
    botTables: 20,
    mutes: 200,
    reportsADay: 5,
    unreadBytes: 1_000_000,
    headersMs: 10_000,
    requestMs: 20_000,
    idleMs: 60_000,
    moves: { burst: 40, perSecond: 20 },
    chat: { burst: 5, perSecond: 0.5 },
    programs: { burst: 50, perSecond: 50 },
    others: { burst: 40, perSecond: 10 },
    othersHere: { burst: 600, perSecond: 150 },
  },
};

const ANY = 1e9;

/** For tests and measurements, where one address does the work of a whole town: sizes and strikes count, numbers of people and tables do not. */
export const WIDE_OPEN: Limits = {
  ...DEFAULT_CONFIG.limits,
  requestsPerMinute: ANY,
  guestsPerMinute: ANY,
  guestsADay: ANY,
  codesPerMinute: ANY,
  codesPerMinuteHere: ANY,
  channelsADay: ANY,
  invitationsADay: ANY,
  clubsADay: ANY,
  tablesAnHour: ANY,
  openTables: ANY,
  runningTables: ANY,
  botTables: ANY,
  moves: { burst: ANY, perSecond: ANY },
  programs: { burst: ANY, perSecond: ANY },
  othersHere: { burst: ANY, perSecond: ANY },
};

interface Setting {
  readonly flag: string;
  readonly env: string;
  readonly help: string;
  set(value: string): Partial<Config>;
}

const whole = (value: string, what: string): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new Error(`${what} must be a whole number, not "${value}"`);
  return number;
};

const truth = (value: string): boolean => value !== '' && value !== '0' && value !== 'false';

/** What stands in an address may be a password: none of it is repeated. */
const address = (value: string, what: string, protocols: readonly string[]): string => {
  const isOne = URL.canParse(value) && protocols.includes(new URL(value).protocol);
  if (!isOne) throw new Error(`${what} must be an address that begins with ${protocols[0]}//`);
  return value;
};

const mailAddress = (value: string): string => {
  if (isMailAddress(value)) return value;
  throw new Error('the contact must be a mail address');
};

const whoseClubs = (clubs: string): Config['clubs'] => {
  if (clubs === 'anyone' || clubs === 'admin' || clubs === 'off') return clubs;
  throw new Error(`clubs are founded by anyone or admin, or off, not "${clubs}"`);
};

const whichPrograms = (value: string): Pick<Config, 'programs' | 'programLadder'> => {
  if (['on', '1', 'true'].includes(value)) return { programs: true, programLadder: true };
  if (value === 'tables') return { programs: true, programLadder: false };
  if (['off', '0', 'false', ''].includes(value)) return { programs: false, programLadder: false };
  throw new Error(`programs are let in (on), to tables only (tables), or not (off), not "${value}"`);
};

const nodeName = (node: string): string => {
  if (/^[\w.-]{1,60}$/.test(node)) return node;
  throw new Error('the name of a node has at most 60 letters, digits, dots and dashes');
};

const SETTINGS: readonly Setting[] = [
  { flag: 'host', env: 'CONCLAVE_HOST', help: 'address to listen on (0.0.0.0)', set: host => ({ host }) },
  {
    flag: 'port',
    env: 'CONCLAVE_PORT',
    help: 'port to listen on (8080)',
    set: value => ({ port: whole(value, 'port') }),
  },
  { flag: 'data', env: 'CONCLAVE_DATA', help: 'folder for everything that is kept (data)', set: data => ({ data }) },
  {
    flag: 'database',
    env: 'CONCLAVE_DATABASE',
    help: 'postgres://… keeps everything there, for any number of nodes, instead of in the folder',
    set: value => ({ database: address(value, 'the database', ['postgres:', 'postgresql:']) }),
  },
  {
    flag: 'archive',
    env: 'CONCLAVE_ARCHIVE',
    help: 'folder to which finished games go, out of the database; the same for all nodes (they stay)',
    set: archive => ({ archive: archive === '' ? undefined : archive }),
  },
  {
    flag: 'bus',
    env: 'CONCLAVE_BUS',
    help: 'redis://… or rediss://… by which nodes hear of each other at once (they look every second)',
    set: value => ({ bus: address(value, 'the bus', ['redis:', 'rediss:']) }),
  },
  {
    flag: 'node',
    env: 'CONCLAVE_NODE',
    help: 'name of this node of several (name of the machine and four letters)',
    set: value => ({ node: nodeName(value) }),
  },
  {
    flag: 'url',
    env: 'CONCLAVE_URL',
    help: 'how people reach the house: https://…; the same for all nodes',
    set: value => ({ url: address(value, 'the url', ['https:', 'http:']) }),
  },
  {
    flag: 'origins',
    env: 'CONCLAVE_ORIGINS',
    help: 'other sites whose pages may use this server, separated by commas',
    set: value => ({ origins: value.split(',').filter(Boolean) }),
  },
  {
    flag: 'trust-proxy',
    env: 'CONCLAVE_TRUST_PROXY',
    help: '1 behind a reverse proxy that sets X-Forwarded-For',
    set: value => ({ trustProxy: truth(value) }),
  },
  {
    flag: 'secure-cookies',
    env: 'CONCLAVE_SECURE_COOKIES',
    help: '1 when people reach the server by https',
    set: value => ({ secureCookies: truth(value) }),
  },
  {
    flag: 'admin-token',
    env: 'CONCLAVE_ADMIN_TOKEN',
    help: 'secret for /api/admin, at least 16 characters; without it there is no admin access',
    set: adminToken => {
      if (adminToken.length < 16) throw new Error('the admin token must have at least 16 characters');
      return { adminToken };
    },
  },
  {
    flag: 'house-page',
    env: 'CONCLAVE_HOUSE_PAGE',
    help: 'off: no page for looking after the house, and no stewards; the command line goes on (on)',
    set: value => ({ housePage: value !== 'off' && truth(value) }),
  },
  {
    flag: 'keep-people',
    env: 'CONCLAVE_KEEP_PEOPLE',
    help: 'off: everybody stays a guest; no passkeys, codes or further devices (on)',
    set: value => ({ keepsPeople: value !== 'off' && truth(value) }),
  },
  {
    flag: 'show-past',
    env: 'CONCLAVE_SHOW_PAST',
    help: 'off: nobody is shown the games they have finished, or results against others (on)',
    set: value => ({ showsPast: value !== 'off' && truth(value) }),
  },
  {
    flag: 'rated',
    env: 'CONCLAVE_RATED',
    help: 'off: no results are written down, nobody is rated, and there is no ladder (on)',
    set: value => ({ rates: value !== 'off' && truth(value) }),
  },
  {
    flag: 'find',
    env: 'CONCLAVE_FIND',
    help: 'off: the house finds no table for those who look for one (on)',
    set: value => ({ finds: value !== 'off' && truth(value) }),
  },
  {
    flag: 'clubs',
    env: 'CONCLAVE_CLUBS',
    help: 'anyone, admin or off: who may found clubs; off: there are none (anyone)',
    set: value => ({ clubs: whoseClubs(value) }),
  },
  {
    flag: 'programs',
    env: 'CONCLAVE_PROGRAMS',
    help: 'on: programs of others may play where a table asks them in, and have a ladder; tables: without it (off)',
    set: value => whichPrograms(value),
  },
  {
    flag: 'notices',
    env: 'CONCLAVE_NOTICES',
    help: 'off: nothing is noted for people under a bell on the page (on)',
    set: value => ({ notices: value !== 'off' && truth(value) }),
  },
  {
    flag: 'push',
    env: 'CONCLAVE_PUSH',
    help: 'off: nobody is called by their browser when it is their turn (on)',
    set: value => ({ pushes: value !== 'off' && truth(value) }),
  },
  {
    flag: 'webhooks',
    env: 'CONCLAVE_WEBHOOKS',
    help: 'off: nobody is called by a webhook of theirs: Discord, Slack, others (on)',
    set: value => ({ webhooks: value !== 'off' && truth(value) }),
  },
  {
    flag: 'smtp',
    env: 'CONCLAVE_SMTP',
    help: 'smtp://… or smtps://…: people may be called by mail; needs --url and --contact (no mail)',
    set: value => ({ smtp: address(value, 'the mail server', ['smtp:', 'smtps:']) }),
  },
  {
    flag: 'contact',
    env: 'CONCLAVE_CONTACT',
    help: 'your mail address: mail comes from it, push services may write to it',
    set: value => ({ contact: mailAddress(value) }),
  },
  {
    flag: 'forget-guests',
    env: 'CONCLAVE_FORGET_GUESTS',
    help: 'days after which a guest is forgotten who was not here and sits at no table; 0 for never (180)',
    set: value => ({ forgetGuestsMs: whole(value, 'forget-guests') * DAY }),
  },
  {
    flag: 'keep-chat',
    env: 'CONCLAVE_KEEP_CHAT',
    help: 'days after the end of a game until it is forgotten what was said there; 0 for never (90)',
    set: value => ({ keepChatMs: whole(value, 'keep-chat') * DAY }),
  },
  {
    flag: 'log-level',
    env: 'CONCLAVE_LOG_LEVEL',
    help: 'fatal, error, warn, info, debug or silent (info)',
    set: logLevel => ({ logLevel }),
  },
  {
    flag: 'cache-tables',
    env: 'CONCLAVE_CACHE_TABLES',
    help: 'tables kept in memory at most (2000)',
    set: value => ({ cacheTables: whole(value, 'cache-tables') }),
  },
  {
    flag: 'bot-pace',
    env: 'CONCLAVE_BOT_PACE',
    help: 'milliseconds before a bot moves (700)',
    set: value => ({ botPaceMs: whole(value, 'bot-pace') }),
  },
  {
    flag: 'master-seats',
    env: 'CONCLAVE_MASTER_SEATS',
    help: 'masters and cardinals that may be busy at once (8 for each core)',
    set: value => ({ masterSeats: whole(value, 'master-seats') }),
  },
];

/** Flags count more than the environment, both count more than the defaults. */
export const configFrom = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  settings: readonly string[] = SETTINGS.map(({ flag }) => flag),
): Config => {
  const known = SETTINGS.filter(({ flag }) => settings.includes(flag));
  const options = Object.fromEntries(known.map(({ flag }) => [flag, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options, strict: true });
  const given = known.map(({ flag, env: name, set }) => {
    const value = values[flag] ?? env[name];
    return typeof value === 'string' ? set(value) : {};
  });
  const config = Object.assign({}, DEFAULT_CONFIG, ...given) as Config;
  if (config.smtp !== undefined && (config.url === undefined || config.contact === undefined))
    throw new Error('mail needs --url, for the links in it, and --contact, where it comes from');
  return config;
};

export const settingsHelp = (): string =>
  SETTINGS.map(({ flag, env, help }) => `  --${flag.padEnd(16)} ${env.padEnd(26)} ${help}`).join('\n');
