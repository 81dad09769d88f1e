import type { PersonId, Stewards } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { isKept, tellDevices } from '../people/people.ts';
import type { PersonRow, Storage } from '../storage/storage.ts';
import { type Doer, namesOf, recording } from './deeds.ts';

export const isSteward = async (storage: Storage, person: PersonId): Promise<boolean> =>
  (await storage.ask('steward', 'where person_id = ?', person)).length > 0;

export const stewardsOf = async (storage: Storage): Promise<Stewards> => {
  const rows = await storage.ask('steward', 'order by at limit 200');
  const names = await namesOf(
    storage,
    rows.map(({ person_id }) => person_id),
  );
  return { stewards: rows.map(({ person_id: id, at }) => ({ id, name: names.get(id) ?? '', since: at })) };
};

/** Only who can show a passkey: it is the way in. Why not, or nothing. */
export const nameSteward = async (services: Services, doer: Doer, row: PersonRow): Promise<string | undefined> => {
  const { storage } = services;
  const passkeys = await storage.count('passkey', 'where person_id = ?', row.id);
  if (!isKept(row) || passkeys === 0 || row.banned === 1) return 'stewardNeedsPasskey';
  await storage.attempt([
    { sql: 'insert into steward (person_id, at) values (?, ?)', values: [row.id, services.now()], rows: 1 },
    recording(services, doer, { what: 'nameSteward', target: row.id }),
  ]); // nothing, where they are one already
  await tellDevices(services, row.id);
  return undefined;
};

/** Out at once: every request asks whether they still are one. */
export const dismissSteward = async (services: Services, doer: Doer, id: PersonId): Promise<void> => {
  const { storage } = services;
  await storage.attempt([
    { sql: 'delete from steward where person_id = ?', values: [id], rows: 1 },
    recording(services, doer, { what: 'dismissSteward', target: id }),
  ]);
  for (const { id_hash } of await storage.ask('ticket', "where person_id = ? and kind = 'house'", id))
    await storage.attempt([{ sql: 'delete from ticket where id_hash = ?', values: [id_hash], rows: 1 }]);
  await tellDevices(services, id);
};
