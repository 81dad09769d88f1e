import type { PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';

export type Tie = 'follow' | 'block';
/** More people than this nobody follows or blocks. */
const MOST = 500;

const hasTie = async ({ storage }: Pick<Services, 'storage'>, tie: Tie, by: PersonId, other: PersonId) =>
  (await storage.ask(tie, 'where person_id = ? and other_id = ?', by, other)).length > 0;

/** Does the other one want nothing to do with this person? Nobody is told. */
export const isBlockedBy = (services: Pick<Services, 'storage'>, person: PersonId, by: PersonId): Promise<boolean> =>
  hasTie(services, 'block', by, person);

/** Those of these people who want nothing to do with this one. */
export const blockersOf = async (
  { storage }: Pick<Services, 'storage'>,
  person: PersonId,
  among: readonly PersonId[],
): Promise<ReadonlySet<PersonId>> => {
  if (among.length === 0) return new Set();
  const which = `where other_id = ? and person_id in (${among.map(() => '?').join(', ')})`;
  return new Set((await storage.ask('block', which, person, ...among)).map(({ person_id }) => person_id));
};

export const tiesOf = async (services: Services, by: PersonId, other: PersonId) => ({
  follows: await hasTie(services, 'follow', by, other),
  blocks: await hasTie(services, 'block', by, other),
});

/** Whom somebody follows, or blocks: the last one first. Who is gone is not among them. */
export const tied = async ({ storage }: Services, tie: Tie, by: PersonId) => {
  const rows = await storage.ask(tie, 'where person_id = ? order by at desc limit ?', by, MOST);
  const people = await Promise.all(rows.map(({ other_id }) => storage.person(other_id)));
  return people.flatMap(row => (row === undefined ? [] : { id: row.id, name: row.name }));
};

/** Who is blocked is muted, and stays so when the block is over: blocking one after the other must not mute everybody there is. */
const isEnough = async ({ storage, config }: Services, what: Tie, by: PersonId, other: PersonId): Promise<boolean> => {
  if ((await storage.count(what, 'where person_id = ?', by)) >= MOST) return true;
  if (what === 'follow') return false;
  return (
    (await storage.count('mute', 'where person_id = ? and muted_id <> ?', by, other)) >= config.limits.mutes + MOST
  );
};

/** Why not: nothing when it is done. Twice is once. */
export const tie = async (
  services: Services,
  what: Tie,
  by: PersonId,
  other: PersonId,
): Promise<string | undefined> => {
  const { storage } = services;
  const known = await storage.person(other);
  if (known === undefined || by === other) return 'noSuchPerson';
  if (what === 'follow' && (await isBlockedBy(services, by, other))) return 'noSuchPerson';
  if (await hasTie(services, what, by, other)) return undefined;
  if (await isEnough(services, what, by, other)) return 'tooManyPeople';
  await storage.attempt([
    {
      sql: `insert into ${what} (person_id, other_id, at) values (?, ?, ?)`,
      values: [by, other, services.now()],
      rows: 1,
    },
  ]);
  if (what === 'block') await cutOff(services, by, other);
  return undefined;
};

/** Who is blocked does not follow, and is not read. */
const cutOff = async (services: Services, by: PersonId, other: PersonId): Promise<void> => {
  await untie(services, 'follow', other, by);
  await untie(services, 'follow', by, other);
  await services.committer.save([{ put: 'mute', person: by, muted: other }]);
  // Their sockets, wherever they are, hear of it at once or with the next look.
  const touch = { sql: 'update person set changed_at = ? where id = ?', values: [services.now(), by], rows: 1 };
  await services.storage.attempt([touch]);
  services.bus.publish('person', by);
};

export const untie = async ({ storage }: Services, what: Tie, by: PersonId, other: PersonId): Promise<void> => {
  const sql = `delete from ${what} where person_id = ? and other_id = ?`;
  await storage.attempt([{ sql, values: [by, other], rows: 1 }]); // nothing, where there was no tie
};
