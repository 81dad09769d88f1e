import type { Device } from '@conclave/protocol';
import { dropChannelsOf } from '../calling/channels.ts';
import type { Services } from '../house/services.ts';
import type { PasskeyRow, RecoveryRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import type { Attempt, PersonRow, SessionRow } from '../storage/storage.ts';
import { tellDevices } from './people.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
/** Who came in by a code or by the host leaves everything as it is for so long: a stolen code does not steal the person. */
export const FRESH_FOR = 3 * DAY;
/** A passkey that was shown counts for so long. */
export const PROOF_FOR = 10 * 60_000;
export const MOST_DEVICES = 20;

/** Somebody, on one of their devices. */
export interface Inside {
  readonly person: PersonRow;
  readonly session: SessionRow;
}

/** All ways in which a person can come back. */
export interface Ways {
  readonly sessions: readonly SessionRow[];
  readonly passkeys: readonly PasskeyRow[];
  /** Those that are still good. */
  readonly codes: readonly RecoveryRow[];
}

export const waysOf = async ({ storage }: Services, person: string): Promise<Ways> => ({
  sessions: await storage.ask('session', 'where person_id = ? order by created_at desc', person),
  passkeys: await storage.ask('passkey', 'where person_id = ? order by created_at', person),
  codes: await storage.ask('recovery', 'where person_id = ? and used_at = 0', person),
});

/** What others may call a session by; nobody comes in with it. */
export const idOfSession = ({ token_hash }: SessionRow): string => token_hash.slice(0, 16);

export const sessionWith = async ({ storage }: Services, hash: string): Promise<SessionRow | undefined> =>
  (await storage.ask('session', 'where token_hash = ?', hash))[0];

const FRESH_KINDS: ReadonlySet<string> = new Set(['code', 'admin']);

/** Did this device come in so lately, by a code or the host, that another one may still send it out? */
export const isFresh = ({ kind, created_at }: SessionRow, now: number): boolean =>
  FRESH_KINDS.has(kind) && now - created_at < FRESH_FOR;

/** Why this device may not change who gets in: nothing when it may. */
export const whyNotChange = ({ session }: Inside, { passkeys }: Ways, now: number): string | undefined => {
  if (isFresh(session, now)) return 'tooFresh';
  return passkeys.length > 0 && now - session.proved_at >= PROOF_FOR ? 'proveFirst' : undefined;
};

/**
 * Why this device may not add a passkey: nothing when it may. Who has one shows it, or whoever gets hold of a device would have a key of their own.
 * Who has lost theirs came back by a code or by the host, and adds one when the days are over in which another device may send them out; alone with
 * no passkey at all, at once.
 */
export const whyNotAddPasskey = (inside: Inside, ways: Ways, now: number): string | undefined => {
  const why = whyNotChange(inside, ways, now);
  const isAlone = ways.sessions.length === 1 && ways.passkeys.length === 0;
  if (why === 'tooFresh') return isAlone ? undefined : why;
  return FRESH_KINDS.has(inside.session.kind) ? undefined : why;
};

/** Would nothing be left of the ways back of somebody who is kept? */
export const isLastWay = ({ sessions, passkeys, codes }: Ways, gone: SessionRow | PasskeyRow): boolean =>
  ![...sessions, ...passkeys, ...codes].some(way => way !== gone);

export const openingSession = (row: SessionRow): Attempt => ({
  sql: insertionInto('session'),
  values: valuesOf('session', row),
  rows: 1,
});

export const endSession = async (
  services: Services,
  { token_hash, person_id, created_at }: SessionRow,
): Promise<void> => {
  await services.storage.attempt([{ sql: 'delete from session where token_hash = ?', values: [token_hash], rows: 1 }]);
  await dropChannelsOf(services, person_id, created_at);
  await tellDevices(services, person_id);
};

/** Nobody needs so many devices: the one that was away for longest makes room. */
export const makeRoom = async (services: Services, person: string): Promise<void> => {
  const { sessions } = await waysOf(services, person);
  const oldest = sessions.toSorted((one, other) => one.seen_at - other.seen_at)[0];
  if (sessions.length >= MOST_DEVICES && oldest !== undefined) await endSession(services, oldest);
};

const MOST_NOTED = 50_000;
const seen = new WeakMap<object, Map<string, number>>();

/** Noted once a day and node: who is here is nobody's business to the minute. */
export const noteSeen = async (services: Services, hash: string): Promise<void> => {
  const today = Math.floor(services.now() / DAY) * DAY;
  const noted = seen.get(services.storage) ?? new Map<string, number>();
  seen.set(services.storage, noted);
  if (noted.get(hash) === today) return;
  if (noted.size > MOST_NOTED) noted.clear();
  const isNewDay = noted.get('') !== today;
  noted.set('', today).set(hash, today);
  if (isNewDay) await endUnused(services);
  await services.storage.attempt([
    {
      sql: 'update session set seen_at = ? where token_hash = ? and seen_at < ?',
      values: [today, hash, today],
      rows: 1,
    },
    {
      sql: 'update person set seen_at = ? where id = (select person_id from session where token_hash = ?)',
      values: [today, hash],
      rows: 1,
    },
  ]);
};

/** A session that was not used for a year ends. */
const endUnused = async (services: Services): Promise<void> => {
  for (const row of await services.storage.ask('session', 'where seen_at < ? limit 500', services.now() - YEAR))
    await services.storage.attempt([
      { sql: 'delete from session where token_hash = ?', values: [row.token_hash], rows: 1 },
    ]);
};

/** What somebody may know of their own devices. */
export const deviceFrom = (session: SessionRow, own: SessionRow | undefined, now: number): Device => ({
  id: idOfSession(session),
  device: session.device,
  kind: KINDS.find(kind => kind === session.kind) ?? 'first',
  since: session.created_at,
  seen: session.seen_at,
  here: session.token_hash === own?.token_hash,
  fresh: isFresh(session, now),
});
const KINDS = ['first', 'passkey', 'link', 'code', 'admin'] as const;
