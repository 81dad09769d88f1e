import type { Services } from '../house/services.ts';
import type { RecoveryRow, TicketRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import type { Attempt, PersonRow } from '../storage/storage.ts';
import { cleanCode, hashCode, LONG_CODE, newCode, SHORT_CODE } from './codes.ts';
import { keeping, whyNotName } from './names.ts';
import { type Entry, newId, newSession, tellDevices } from './people.ts';
import { makeRoom, openingSession } from './sessions.ts';
import { putTickets, takingTicket, ticketNamed, ticketRow } from './tickets.ts';

export const LINK_FOR = 5 * 60_000;
export const HOST_LINK_FOR = 3_600_000;
const CODES = 4;

/** Two codes for one door: eight letters to type, sixteen for a camera. The one that is used takes the other with it. */
export interface Link {
  readonly code: string;
  readonly long: string;
  readonly until: number;
}

/** A new link makes the old one void. */
export const openLink = async (services: Services, person: string): Promise<Link> => {
  await closeLinks(services, person);
  const link = { code: newCode(services, SHORT_CODE), long: newCode(services, LONG_CODE) };
  const value = newId(services, 12);
  const wanted = { kind: 'link', person, value, forMs: LINK_FOR } as const;
  await putTickets(
    services,
    [link.code, link.long].map(code => ticketRow(services, hashCode(code), wanted)),
  );
  return { ...link, until: services.now() + LINK_FOR };
};

export const closeLinks = async ({ storage }: Services, person: string): Promise<void> => {
  for (const row of await storage.ask('ticket', "where person_id = ? and kind = 'link'", person))
    await storage.attempt([takingTicket(row)]);
};

/** The host writes out a way in for somebody they know. */
export const letIn = async (services: Services, person: string): Promise<string> => {
  const code = newCode(services, LONG_CODE);
  const wanted = { kind: 'admin', person, value: newId(services, 12), forMs: HOST_LINK_FOR } as const;
  await putTickets(services, [ticketRow(services, hashCode(code), wanted)]);
  return code;
};

/** Four new codes; the old ones are void, and who has codes is kept. Nothing when somebody else has the name. */
export const newRecovery = async (services: Services, person: PersonRow): Promise<readonly string[] | undefined> => {
  const codes = Array.from({ length: CODES }, () => newCode(services, LONG_CODE));
  const now = services.now();
  const old = await services.storage.ask('recovery', 'where person_id = ?', person.id);
  const made = await services.storage.attempt([
    { sql: 'delete from recovery where person_id = ?', values: [person.id], rows: old.length },
    ...codes.map(code => puttingCode({ code_hash: hashCode(code), person_id: person.id, created_at: now, used_at: 0 })),
    ...keeping(person, now),
  ]);
  return made ? codes : undefined;
};

const puttingCode = (row: RecoveryRow): Attempt => ({
  sql: insertionInto('recovery'),
  values: valuesOf('recovery', row),
  rows: 1,
});

/** What a code opens, before it is used. */
interface Door {
  readonly person: PersonRow;
  readonly kind: Entry;
  /** What using it takes away; of two who try, one finds it there. */
  readonly taking: readonly Attempt[];
}

const linkTaking = (row: TicketRow): readonly Attempt[] => [
  takingTicket(row),
  { sql: 'delete from ticket where value = ? and id_hash <> ?', values: [row.value, row.id_hash], rows: 1 },
];

const doorOf = async (services: Services, typed: string): Promise<Door | undefined> => {
  const hash = hashCode(cleanCode(typed));
  const link = await ticketNamed(services, hash, 'link');
  const host = link === undefined ? await ticketNamed(services, hash, 'admin') : undefined;
  const [code] =
    link === undefined && host === undefined
      ? await services.storage.ask('recovery', 'where code_hash = ? and used_at = 0', hash)
      : [];
  const id = link?.person_id ?? host?.person_id ?? code?.person_id;
  const person = typeof id === 'string' ? await services.storage.person(id) : undefined;
  if (person === undefined || person.banned === 1) return undefined;
  if (link !== undefined) return { person, kind: 'link', taking: linkTaking(link) };
  if (host !== undefined) return { person, kind: 'admin', taking: [takingTicket(host)] };
  const sql = 'update recovery set used_at = ? where code_hash = ? and used_at = 0';
  return { person, kind: 'code', taking: [{ sql, values: [services.now(), hash], rows: 1 }] };
};

/** Whom somebody with this code would come in as. */
export const whoseDoor = async (services: Services, typed: string): Promise<PersonRow | undefined> =>
  (await doorOf(services, typed))?.person;

export interface Entered {
  readonly person: PersonRow;
  readonly token: string;
}

/** In with a code, once; the other devices are told. Nothing when there is no such code, or when somebody was faster. */
export const enterByCode = async (services: Services, typed: string, device: string): Promise<Entered | undefined> => {
  const door = await doorOf(services, typed);
  if (door === undefined) return undefined;
  const entered = await enter(services, door.person, door.kind, device, door.taking);
  if (entered !== undefined && door.kind === 'link') await keepIfFree(services, door.person);
  return entered;
};

/** A new device of this person, if everything else that goes with it works out. */
export const enter = async (
  services: Services,
  person: PersonRow,
  kind: Entry,
  device: string,
  taking: readonly Attempt[],
): Promise<Entered | undefined> => {
  await makeRoom(services, person.id);
  const { row, token } = newSession(services, person.id, kind, device);
  if (!(await services.storage.attempt([...taking, openingSession(row)]))) return undefined;
  await tellDevices(services, person.id);
  await services.calls?.deviceCame(person.id, device);
  return { person, token };
};

/** Who has another device has a way back. */
const keepIfFree = async (services: Services, person: PersonRow): Promise<void> => {
  if (person.name_key !== null || (await whyNotName(services, person.name, person.id)) !== undefined) return;
  await services.storage.attempt(keeping(person, services.now()));
};
