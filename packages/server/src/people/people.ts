import { createHash, timingSafeEqual } from 'node:crypto';
import type { Person, Program } from '@conclave/protocol';
import { program as programSchema } from '@conclave/protocol/schema';
import type { Services } from '../house/services.ts';
import type { PersonRow, SessionRow } from '../storage/storage.ts';
import { storedJson } from '../storage/stored-json.ts';

/** Tokens are 256 bits of chance; only their SHA-256 is stored, so a stolen database opens no seat. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newToken = (services: Pick<Services, 'random'>): string =>
  Buffer.from(services.random(32)).toString('base64url');

/** An unguessable name for a person, table or report; never with a dash in front, which a command line would take for a flag. */
export const newId = (services: Pick<Services, 'random'>, bytes: number): string =>
  Buffer.from(services.random(bytes)).toString('base64url').replace(/^-/, 'A');

export const sameSecret = (given: string, wanted: string): boolean => {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
};

/** How a device came in. */
export type Entry = 'first' | 'passkey' | 'link' | 'code' | 'admin';

/** A device that comes in now, with a token that only it will know. */
export const newSession = (
  services: Pick<Services, 'random' | 'now'>,
  person: string,
  kind: Entry,
  device: string,
): { readonly row: SessionRow; readonly token: string } => {
  const token = newToken(services);
  const now = services.now();
  const row = {
    token_hash: hashToken(token),
    person_id: person,
    device,
    kind,
    created_at: now,
    seen_at: now,
    proved_at: kind === 'passkey' ? now : 0,
    told_at: now,
  };
  return { row, token };
};

export const newGuest = async (
  services: Services,
  name: string,
  device = '',
  program?: Program,
): Promise<{ readonly row: PersonRow; readonly token: string }> => {
  const now = services.now();
  const row: PersonRow = {
    id: newId(services, 9),
    name,
    name_key: null,
    handle: null,
    renamed_at: 0,
    created_at: now,
    seen_at: now,
    changed_at: now,
    banned: 0,
    muted_until: 0,
    program: program === undefined ? null : JSON.stringify(program),
  };
  const session = newSession(services, row.id, 'first', device);
  await services.committer.save([
    { put: 'person', row },
    { put: 'session', row: session.row },
  ]);
  return { row, token: session.token };
};

/** Whose token this is, also of somebody who is banned. */
export const anybodyWith = async (
  services: Pick<Services, 'storage'>,
  token: string | undefined,
): Promise<PersonRow | undefined> =>
  token === undefined || token === '' || token.length > 200
    ? undefined
    : services.storage.personByToken(hashToken(token));

export const isBanned = (row: PersonRow | undefined): boolean => row?.banned === 1;

export const personFor = async (services: Services, token: string | undefined): Promise<PersonRow | undefined> => {
  const row = await anybodyWith(services, token);
  return isBanned(row) ? undefined : row;
};

export const isProgram = ({ program }: PersonRow): boolean => program !== null;

/** Of a row that rotted: a program stays one, whoever wrote it. */
const BY_NOBODY: Program = { by: '?', url: 'https://unknown.invalid' };

/** Who wrote it; nothing of a person. */
export const programIn = ({ program }: PersonRow): Program | undefined =>
  program === null ? undefined : (programSchema.safeParse(storedJson(program)).data ?? BY_NOBODY);

export const personOf = (row: PersonRow): Person => {
  const program = programIn(row);
  return { id: row.id, name: row.name, ...(program === undefined ? {} : { program }) };
};

/** Somebody who has a way back, and a name that nobody else has. */
export const isKept = ({ name_key }: PersonRow): boolean => name_key !== null;

/** The new row is stored and everyone who holds the old one hears of it. */
export const changePerson = async (services: Services, row: PersonRow): Promise<void> => {
  await services.committer.save([{ put: 'person', row: { ...row, changed_at: services.now() } }]);
  services.bus.publish('person', row.id);
};

/** Their devices look again at who they are. */
export const tellDevices = async (services: Services, id: string): Promise<void> => {
  await services.storage.attempt([
    { sql: 'update person set changed_at = ? where id = ?', values: [services.now(), id], rows: 1 },
  ]);
  services.bus.publish('person', id);
};
