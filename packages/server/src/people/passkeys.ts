import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Services } from '../house/services.ts';
import type { PasskeyRow, TicketRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import type { Attempt, PersonRow } from '../storage/storage.ts';
import { keeping } from './names.ts';
import type { Inside } from './sessions.ts';
import { newTicket } from './tickets.ts';

const CHALLENGE_FOR = 10 * 60_000;
const HANDLE_BYTES = 32;
export const MOST_PASSKEYS = 10;
const DOMAIN_NOTE = 'passkey domain';

/** The address at which passkeys of this house are good. */
export interface Realm {
  readonly domain: string;
  readonly origins: readonly string[];
}

/** `--url` says it; without it, whatever address the page was opened at. Numbers are no domain. */
export const realmOf = ({ config }: Services, host: string): Realm | undefined => {
  const url = config.url === undefined ? undefined : new URL(config.url);
  const address = url?.host ?? host;
  const domain = url?.hostname ?? host.replace(/:\d+$/, '');
  if (domain === '' || isIP(domain.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { domain, origins: url === undefined ? [`https://${address}`, `http://${address}`] : [url.origin] };
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const passkeysOf = ({ storage }: Services, person: string): Promise<readonly PasskeyRow[]> =>
  storage.ask('passkey', 'where person_id = ?', person);

const known = (rows: readonly PasskeyRow[]): { id: string; transports: string[] }[] =>
  rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    transports: transports.split(',').filter(Boolean),
  }));

export interface Asked {
  readonly options: object;
  readonly ticket: string;
}

/** What the browser needs to make a passkey for this person. */
export const askForNew = async (services: Services, { domain }: Realm, person: PersonRow): Promise<Asked> => {
  const handle = person.handle ?? textOf(services.random(HANDLE_BYTES));
  const options = await generateRegistrationOptions({
    rpName: 'Conclave',
    rpID: domain,
    userName: person.name,
    userDisplayName: person.name,
    userID: bytesOf(handle),
    challenge: new Uint8Array(services.random(32)),
    attestationType: 'none',
    excludeCredentials: known(await passkeysOf(services, person.id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  const value = JSON.stringify({ challenge: options.challenge, handle });
  const ticket = await newTicket(services, { kind: 'register', person: person.id, value, forMs: CHALLENGE_FOR });
  return { options, ticket };
};

/** What the browser needs to show one: any of this house, or one of this person's. */
export const askForOne = async (services: Services, { domain }: Realm, person?: PersonRow): Promise<Asked> => {
  const options = await generateAuthenticationOptions({
    rpID: domain,
    userVerification: 'preferred',
    challenge: new Uint8Array(services.random(32)),
    allowCredentials: person === undefined ? [] : known(await passkeysOf(services, person.id)),
  });
  const kind = person === undefined ? 'signIn' : 'stepUp';
  const wanted = { kind, person: person?.id ?? null, value: options.challenge, forMs: CHALLENGE_FOR } as const;
  return { options, ticket: await newTicket(services, wanted) };
};

/** Whatever is wrong with it, it is refused in the same words. */
const orRefused = <Verified>(verifying: Promise<Verified>): Promise<Verified | undefined> =>
  verifying.catch(() => undefined);

const registrationOf = ({ value }: TicketRow): { readonly challenge: string; readonly handle: string } =>
  JSON.parse(value);

/** A new passkey; the first one keeps the person. Who asked for many at once gets no more than who asked one after the other. */
export const addPasskey = async (
  services: Services,
  realm: Realm,
  { person, session }: Inside,
  ticket: TicketRow,
  { response, label }: { readonly response: RegistrationResponseJSON; readonly label: string },
): Promise<'added' | 'passkeyRefused' | 'nameTaken' | 'tooManyPasskeys'> => {
  if ((await passkeysOf(services, person.id)).length >= MOST_PASSKEYS) return 'tooManyPasskeys';
  const { challenge, handle } = registrationOf(ticket);
  const verified = await orRefused(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...realm.origins],
      expectedRPID: realm.domain,
      requireUserVerification: false,
    }),
  );
  if (verified?.verified !== true) return 'passkeyRefused';
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const now = services.now();
  const row: PasskeyRow = {
    credential_id: credential.id,
    person_id: person.id,
    public_key: textOf(credential.publicKey),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(','),
    backed_up: credentialBackedUp ? 1 : 0,
    label,
    created_at: now,
    used_at: now,
  };
  if ((await services.storage.ask('passkey', 'where credential_id = ?', credential.id)).length > 0)
    return 'passkeyRefused';
  const added = await services.storage.attempt([
    { sql: insertionInto('passkey'), values: valuesOf('passkey', row), rows: 1 },
    { sql: 'update person set handle = ? where id = ?', values: [handle, person.id], rows: 1 },
    proving(session.token_hash, now),
    ...keeping(person, now),
  ]);
  if (added) await noteDomain(services, realm);
  return added ? 'added' : 'nameTaken';
};

/** A passkey was shown on this device. */
export const proving = (tokenHash: string, now: number): Attempt => ({
  sql: 'update session set proved_at = ? where token_hash = ?',
  values: [now, tokenHash],
  rows: 1,
});

/** Whose passkey was shown, and what using it changes. */
export interface Shown {
  readonly person: PersonRow;
  readonly using: Attempt;
}

export const shownPasskey = async (
  services: Services,
  realm: Realm,
  { value }: TicketRow,
  response: AuthenticationResponseJSON,
): Promise<Shown | 'passkeyUnknown' | 'passkeyRefused'> => {
  const { storage } = services;
  const [row] = await storage.ask('passkey', 'where credential_id = ?', response.id);
  const person = row === undefined ? undefined : await storage.person(row.person_id);
  if (row === undefined || person === undefined) return 'passkeyUnknown';
  const verified = await orRefused(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: value,
      expectedOrigin: [...realm.origins],
      expectedRPID: realm.domain,
      requireUserVerification: false,
      credential: { id: row.credential_id, publicKey: bytesOf(row.public_key), counter: row.counter },
    }),
  );
  const { userHandle } = response.response;
  if (verified?.verified !== true || (userHandle !== undefined && userHandle !== person.handle))
    return 'passkeyRefused';
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return {
    person,
    using: {
      sql: 'update passkey set counter = ?, backed_up = ?, used_at = ? where credential_id = ?',
      values: [newCounter, credentialBackedUp ? 1 : 0, services.now(), row.credential_id],
      rows: 1,
    },
  };
};

/** The domain of the first passkey is noted: at another one no passkey of this house works. */
const noteDomain = async ({ storage, committer }: Services, { domain }: Realm): Promise<void> => {
  if ((await storage.note(DOMAIN_NOTE)) === undefined)
    await committer.save([{ put: 'note', name: DOMAIN_NOTE, value: domain }]);
};

/** Said at the start, to whoever moved the house to another address. */
export const warnOfOtherDomain = async ({ storage, config, log }: Services): Promise<void> => {
  const domain = await storage.note(DOMAIN_NOTE);
  const now = config.url === undefined ? undefined : new URL(config.url).hostname;
  if (domain !== undefined && now !== undefined && domain !== now)
    log.warn(`passkeys were made for ${domain} and do not work at ${now}; codes and other devices do`);
};
