import type { Services } from '../house/services.ts';
import { hashToken, newId } from '../people/people.ts';
import { newTicket, ticketNamed } from '../people/tickets.ts';
import type { PersonRow } from '../storage/storage.ts';
import { isSteward } from './stewards.ts';

const HOUR = 3_600_000;
/** Who came in to look after the house comes in again after so long. */
export const PASS_FOR = 12 * HOUR;

/** Who looks after the house, on this request. */
export interface Keeper {
  readonly by: string;
  /** Has the token of the house: names stewards, too. */
  readonly isAdmin: boolean;
  readonly until: number;
}

/** Passes of whoever had the token before it was changed are void. */
const markOf = ({ config }: Services): string => hashToken(`pass ${config.adminToken ?? ''}`).slice(0, 16);

export const passForAdmin = (services: Services): Promise<string> =>
  newTicket(services, {
    kind: 'house',
    person: null,
    value: `${markOf(services)} ${newId(services, 12)}`,
    forMs: PASS_FOR,
  });

export const passForSteward = (services: Services, { id }: PersonRow): Promise<string> =>
  newTicket(services, { kind: 'house', person: id, value: newId(services, 12), forMs: PASS_FOR });

/** Whose pass this is. A steward who was dismissed or banned since has none. */
export const keeperWith = async (services: Services, pass: string): Promise<Keeper | undefined> => {
  const { storage, config } = services;
  const ticket = await ticketNamed(services, hashToken(pass), 'house');
  if (ticket === undefined) return undefined;
  const { person_id, value, expires_at: until } = ticket;
  if (person_id === null) {
    const isGood = config.adminToken !== undefined && value.startsWith(`${markOf(services)} `);
    return isGood ? { by: 'admin', isAdmin: true, until } : undefined;
  }
  const person = await storage.person(person_id);
  const isIn = person?.banned === 0 && (await isSteward(storage, person_id));
  return isIn ? { by: person_id, isAdmin: false, until } : undefined;
};

export const endPass = async ({ storage }: Services, pass: string): Promise<void> => {
  const sql = "delete from ticket where id_hash = ? and kind = 'house'";
  await storage.attempt([{ sql, values: [hashToken(pass)], rows: 1 }]);
};
