import type { Services } from '../house/services.ts';
import type { TicketRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import type { Attempt } from '../storage/storage.ts';
import { hashToken, newToken } from './people.ts';

export type TicketKind = 'register' | 'signIn' | 'stepUp' | 'link' | 'bring' | 'admin' | 'house';

const putting = (row: TicketRow): Attempt => ({
  sql: insertionInto('ticket'),
  values: valuesOf('ticket', row),
  rows: 1,
});

interface Wanted {
  readonly kind: TicketKind;
  readonly person: string | null;
  readonly value: string;
  readonly forMs: number;
}

/** Only its hash is stored. */
export const ticketRow = (
  services: Services,
  secretHash: string,
  { kind, person, value, forMs }: Wanted,
): TicketRow => ({
  id_hash: secretHash,
  kind,
  person_id: person,
  value,
  expires_at: services.now() + forMs,
});

/** Writes tickets down, all or none. What has expired goes on this occasion. */
export const putTickets = async (services: Services, rows: readonly TicketRow[]): Promise<void> => {
  await clearExpired(services);
  if (!(await services.storage.attempt(rows.map(putting)))) throw new Error('a ticket was there already');
};

/** A few at a time: somebody else may have cleared one of them, and then it is for the next occasion. */
const clearExpired = async ({ storage, now }: Services): Promise<void> => {
  for (const { id_hash } of await storage.ask('ticket', 'where expires_at <= ? order by expires_at limit 20', now()))
    await storage.attempt([{ sql: 'delete from ticket where id_hash = ?', values: [id_hash], rows: 1 }]);
};

export const newTicket = async (services: Services, wanted: Wanted): Promise<string> => {
  const ticket = newToken(services);
  await putTickets(services, [ticketRow(services, hashToken(ticket), wanted)]);
  return ticket;
};

export const ticketNamed = async (
  { storage, now }: Services,
  hash: string,
  kind: TicketKind,
): Promise<TicketRow | undefined> =>
  (await storage.ask('ticket', 'where id_hash = ? and kind = ? and expires_at > ?', hash, kind, now()))[0];

export const takingTicket = ({ id_hash }: TicketRow): Attempt => ({
  sql: 'delete from ticket where id_hash = ?',
  values: [id_hash],
  rows: 1,
});

/** Of any number who come with it, one gets it. */
export const takeTicket = async (
  services: Services,
  ticket: string,
  kind: TicketKind,
): Promise<TicketRow | undefined> => {
  const row = await ticketNamed(services, hashToken(ticket), kind);
  return row !== undefined && (await services.storage.attempt([takingTicket(row)])) ? row : undefined;
};
