import { parseArgs } from 'node:util';
import { harmlessLine } from '@conclave/kernel';
import type { Deed, KnownPerson, Report, TableLine } from '@conclave/protocol';
import type { Command } from './commands.ts';

/** One thing an admin may ask of a running server. */
interface Errand {
  readonly usage: string;
  readonly what: string;
  readonly words: number;
  /** Method, path and body of the request. */
  ask(words: readonly string[]): readonly [method: 'GET' | 'POST', path: string, body?: object];
  tell(answer: never): readonly string[];
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
const named = ({ kind, name }: TableLine['seats'][number]): string => (kind === 'open' ? '(free)' : name);
const minutesFrom = (word: string | undefined): number => {
  const minutes = Number(word ?? 60);
  if (!Number.isInteger(minutes) || minutes < 0) throw new Error(`"${word}" is not a number of minutes`);
  return minutes;
};
const listed = (listed: boolean): Pick<Errand, 'ask' | 'tell'> => ({
  ask: ([id]) => ['POST', `/api/admin/people/${id}/ladder`, { listed }],
  tell: () => [listed ? 'may stand in the ladders again' : 'stands in no ladder any more'],
});
const stewarded = (steward: boolean): Pick<Errand, 'ask' | 'tell'> => ({
  ask: ([id]) => ['POST', `/api/admin/people/${id}/steward`, { steward }],
  tell: () => [steward ? 'looks after the house from now on' : 'looks after the house no more'],
});
const doerOf = ({ by, reason }: Deed): string =>
  `${by.kind === 'steward' ? (by.name ?? by.id ?? '') : by.kind}${reason === '' ? '' : `: ${reason}`}`;
const ban = (banned: boolean): Pick<Errand, 'ask' | 'tell'> => ({
  ask: ([id]) => ['POST', `/api/admin/people/${id}/ban`, { banned }],
  tell: () => [banned ? 'out, at once and until unban' : 'may come in again'],
});

const ERRANDS: Readonly<Record<string, Errand>> = {
  tables: {
    usage: 'tables',
    what: 'recent tables: id, game, state, seats',
    words: 0,
    ask: () => ['GET', '/api/admin/tables'],
    tell: ({ tables }: { tables: readonly TableLine[] }) =>
      tables.map(({ id, game, status, seats }) => `${id}  ${game}  ${status}  ${seats.map(named).join(', ')}`),
  },
  people: {
    usage: 'people',
    what: 'people seen lately: id, name, when, banned or muted',
    words: 0,
    ask: () => ['GET', '/api/admin/people'],
    tell: ({ people }: { people: readonly KnownPerson[] }) =>
      people.map(({ id, name, seen_at, banned, muted_until }) => {
        const muted = muted_until > Date.now() ? `  muted until ${day(muted_until)}` : '';
        return `${id}  ${day(seen_at)}  ${name}${banned === 1 ? '  banned' : ''}${muted}`;
      }),
  },
  reports: {
    usage: 'reports',
    what: 'open reports: id, table, who about whom, what about, why',
    words: 0,
    ask: () => ['GET', '/api/admin/reports'],
    tell: ({ reports }: { reports: readonly Report[] }) =>
      reports.map(
        ({ id, table_id, by_id, person_id, kind, reason }) =>
          `${id}  ${table_id}  ${by_id} → ${person_id}  ${kind}  ${reason}`,
      ),
  },
  done: {
    usage: 'done REPORT',
    what: 'a report has been dealt with',
    words: 1,
    ask: ([id]) => ['POST', `/api/admin/reports/${id}/done`],
    tell: () => ['done'],
  },
  mute: {
    usage: 'mute PERSON [MINUTES]',
    what: 'no chat for so many minutes (60)',
    words: 1,
    ask: ([id, minutes]) => ['POST', `/api/admin/people/${id}/mute`, { minutes: minutesFrom(minutes) }],
    tell: ({ muted_until }: { muted_until: number }) => [`muted until ${day(muted_until)}`],
  },
  unmute: {
    usage: 'unmute PERSON',
    what: 'chat again',
    words: 1,
    ask: ([id]) => ['POST', `/api/admin/people/${id}/mute`, { minutes: 0 }],
    tell: () => ['may speak again'],
  },
  'let-in': {
    usage: 'let-in PERSON',
    what: 'a code with which somebody comes back who has no other way: once, for an hour',
    words: 1,
    ask: ([id]) => ['POST', `/api/admin/people/${id}/let-in`],
    tell: ({ code, until }: { code: string; until: number }) => [
      `${code.replace(/(.{4})(?=.)/g, '$1 ')}  good once, until ${day(until)}; they enter it on the page, under “Me”`,
    ],
  },
  ban: { usage: 'ban PERSON', what: 'out at once, and not in again', words: 1, ...ban(true) },
  unban: { usage: 'unban PERSON', what: 'in again', words: 1, ...ban(false) },
  rename: {
    usage: 'rename PERSON NAME',
    what: 'another name, which they keep for a week',
    words: 2,
    ask: ([id, ...name]) => [
      'POST',
      `/api/admin/people/${id}/rename`,
      { name: name.map(decodeURIComponent).join(' ') },
    ],
    tell: ({ name }: { name: string }) => [`is called ${name} from now on`],
  },
  'show-name': {
    usage: 'show-name PERSON',
    what: 'a name that was hidden after reports may be read again',
    words: 1,
    ask: ([id]) => ['POST', `/api/admin/people/${id}/show-name`],
    tell: ({ name }: { name: string }) => [`${name} can be read again`],
  },
  'off-ladder': { usage: 'off-ladder PERSON', what: 'stands in no ladder', words: 1, ...listed(false) },
  'on-ladder': { usage: 'on-ladder PERSON', what: 'may stand in ladders again', words: 1, ...listed(true) },
  unrate: {
    usage: 'unrate TABLE',
    what: 'a finished game counts for nobody any more',
    words: 1,
    ask: ([id]) => ['POST', `/api/admin/tables/${id}/unrate`],
    tell: ({ seats }: { seats: number }) => [`counts no more, for ${seats}`],
  },
  steward: { usage: 'steward PERSON', what: 'looks after the house, with a passkey', words: 1, ...stewarded(true) },
  dismiss: { usage: 'dismiss PERSON', what: 'looks after the house no more', words: 1, ...stewarded(false) },
  deeds: {
    usage: 'deeds',
    what: 'what was done lately: when, what, to whom, by whom and why',
    words: 0,
    ask: () => ['GET', '/api/admin/deeds'],
    tell: ({ deeds }: { deeds: readonly Deed[] }) =>
      deeds.map(deed => `${day(deed.at)}  ${deed.what}  ${deed.target_name ?? deed.target}  ${doerOf(deed)}`),
  },
  drain: {
    usage: 'drain',
    what: 'this node of several takes nobody new and sends everybody to others',
    words: 0,
    ask: () => ['POST', '/api/admin/drain'],
    tell: () => ['draining: its people are elsewhere within seconds; then restart or stop it'],
  },
  close: {
    usage: 'close TABLE',
    what: 'end a table, whatever is going on there',
    words: 1,
    ask: ([id]) => ['POST', `/api/admin/tables/${id}/close`],
    tell: ({ status }: { status: string }) => [status],
  },
};

const HELP = [
  'conclave admin WHAT [--reason WORDS] [--server ADDRESS] [--token TOKEN] [--json]',
  '',
  ...Object.values(ERRANDS).map(({ usage, what }) => `  ${usage.padEnd(24)} ${what}`),
  '',
  '  --reason   why: it is written down with the deed',
  '  --server   the running server (CONCLAVE_SERVER, or http://localhost:8080)',
  '  --token    its admin token (CONCLAVE_ADMIN_TOKEN); a flag can be read by others on the same machine, the environment cannot',
  '  --json     the answer as the server gave it',
].join('\n');

const OPTIONS = {
  server: { type: 'string' },
  token: { type: 'string' },
  json: { type: 'boolean' },
  reason: { type: 'string' },
} as const;

/** Talks to the admin API of a running server. */
export const admin: Command = {
  summary: 'look after a running server: tables, people, reports, mute, ban, close',
  help: HELP,
  run: async (args, say) => {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [name = '', ...words] = positionals;
    const errand = Object.hasOwn(ERRANDS, name) ? ERRANDS[name] : undefined;
    if (errand === undefined || words.length < errand.words) throw new Error(errand?.usage ?? HELP);
    const token = values.token ?? process.env.CONCLAVE_ADMIN_TOKEN;
    if (token === undefined) throw new Error('the admin token is needed: CONCLAVE_ADMIN_TOKEN, or --token');
    const server = values.server ?? process.env.CONCLAVE_SERVER ?? 'http://localhost:8080';
    const asked = withReason(errand.ask(words.map(encodeURIComponent)), values.reason);
    const answer = await request(server, token, asked);
    const lines = values.json === true ? [JSON.stringify(answer)] : errand.tell(answer as never);
    for (const line of lines.length === 0 ? ['nothing'] : lines) say(harmlessLine(line)); // names and reasons are strangers' words
    return 0;
  },
};

/** Why something is done stands in its body. */
const withReason = (asked: ReturnType<Errand['ask']>, reason?: string): ReturnType<Errand['ask']> => {
  const [method, path, body] = asked;
  return method === 'GET' || reason === undefined ? asked : [method, path, { ...body, reason }];
};

const request = async (
  server: string,
  token: string,
  [method, path, body]: ReturnType<Errand['ask']>,
): Promise<unknown> => {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(new URL(path, server), init).catch(() => {
    throw new Error(`no server answers at ${server}`);
  });
  const answer = (await response.json()) as { readonly message?: string };
  if (!response.ok) throw new Error(harmlessLine(answer.message ?? `the server answered ${response.status}`));
  return answer;
};
