import type { Person, PersonId, TableAction } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { isKept } from '../people/people.ts';
import type { Attempt, PersonRow, Storage } from '../storage/storage.ts';
import { ERASED_NAME } from '../table/forget.ts';
import { decideRenaming } from '../table/names.ts';
import { unfinishedTablesOf } from '../table/person-data.ts';
import type { Tables } from '../table/registry.ts';
import { BY_ITSELF, type Doer, recording } from './deeds.ts';

const DAY = 86_400_000;
/** So many people who are kept and have been here so long, within a day: then nobody reads the name until a steward has looked at it. */
const ENOUGH_REPORTS = 3;
const HERE_FOR = 30 * DAY;

export const heldOf = async (storage: Storage, person: PersonId) =>
  (await storage.ask('held', 'where person_id = ?', person))[0];

export const isNameHidden = async (storage: Storage, person: PersonId): Promise<boolean> =>
  typeof (await heldOf(storage, person))?.name === 'string';

/** The tables where somebody sits or watches call them by their present name. One that cannot be read keeps what nobody can read. */
export const renameAtTables = async (services: Services, tables: Tables, person: Person): Promise<void> => {
  const known = await unfinishedTablesOf(services.storage, person.id);
  for (const table of new Set([...known, ...tables.visitedBy(person.id)]))
    await new Promise<void>(answered =>
      tables.at(table).request({
        decide: (loaded, scene) => decideRenaming(loaded, scene, person),
        answer: () => answered(),
      }),
    );
};

/** Of those who reported this name within a day, and about which nobody has decided yet. */
const whoMinds = async ({ storage, now }: Services, person: PersonId): Promise<number> => {
  const open = "where person_id = ? and at > ? and kind = 'name' and done = 0";
  const reports = await storage.ask('report', open, person, now() - DAY);
  const people = await Promise.all([...new Set(reports.map(({ by_id }) => by_id))].map(id => storage.person(id)));
  return people.filter(row => row !== undefined && isKept(row) && row.created_at <= now() - HERE_FOR).length;
};

const HIDE = `insert into held (person_id, name, ladder) values (?, ?, 0)
  on conflict (person_id) do update set name = excluded.name where held.name is null`;

const calling = ({ id, name: before }: PersonRow, name: string, now: number): Attempt => ({
  sql: 'update person set name = ?, changed_at = ? where id = ? and name = ?',
  values: [name, now, id, before],
  rows: 1,
});

const hideName = async (services: Services, tables: Tables, person: PersonId): Promise<void> => {
  const { storage, bus, now } = services;
  const row = await storage.person(person);
  if (row === undefined || (await whoMinds(services, person)) < ENOUGH_REPORTS) return;
  const isHidden = await storage.attempt([
    { sql: HIDE, values: [person, row.name], rows: 1 },
    calling(row, ERASED_NAME, now()),
    recording(services, BY_ITSELF, { what: 'hideName', target: person, detail: row.name }),
  ]);
  if (!isHidden) return; // somebody else was first
  bus.publish('person', person);
  await renameAtTables(services, tables, { id: person, name: ERASED_NAME });
};

/** After somebody was reported: was it the name, and once too often? */
export const afterAction = async (services: Services, tables: Tables, action: TableAction): Promise<void> => {
  if (action.do !== 'report' || action.kind !== 'name') return;
  await hideName(services, tables, action.person).catch(error =>
    services.log.error({ err: error }, 'a name could not be hidden'),
  );
};

/** A steward has looked at it: the name may be read. Says whether it was hidden. */
export const showName = async (services: Services, tables: Tables, doer: Doer, row: PersonRow): Promise<boolean> => {
  const { storage, bus, now } = services;
  const name = (await heldOf(storage, row.id))?.name;
  if (typeof name !== 'string') return false;
  const open = "where person_id = ? and kind = 'name' and done = 0";
  const isShown = await storage.attempt([
    { sql: 'update held set name = null where person_id = ? and name = ?', values: [row.id, name], rows: 1 },
    calling(row, name, now()),
    {
      sql: `update report set done = ? ${open}`,
      values: [now(), row.id],
      rows: await storage.count('report', open, row.id),
    },
    recording(services, doer, { what: 'showName', target: row.id, detail: name }),
  ]);
  if (!isShown) return showName(services, tables, doer, (await storage.person(row.id)) ?? row); // one more report came in
  bus.publish('person', row.id);
  await renameAtTables(services, tables, { id: row.id, name });
  return true;
};
