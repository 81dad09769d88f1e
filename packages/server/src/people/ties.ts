import type { PersonId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';

export type Tie = 'follow' | 'block';
/** More people than this nobody follows or blocks. */
const MOST = 500;

/** How many may wait for somebody's answer. */
const MOST_ASKS = 100;

const hasTie = async ({ storage }: Pick<Services, 'storage'>, tie: Tie | 'follow_ask', by: PersonId, other: PersonId) =>
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
  ...((await hasTie(services, 'follow_ask', by, other)) ? { asked: true as const } : {}),
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

/** May they be followed, and has whoever wants to been let? */
const followedBy = async ({ storage }: Services, other: PersonId): Promise<string> =>
  (await storage.ask('preference', 'where person_id = ?', other))[0]?.followed ?? 'yes';

const putting = (what: Tie | 'follow_ask', by: PersonId, other: PersonId, at: number) => ({
  sql: `insert into ${what} (person_id, other_id, at) values (?, ?, ?)`,
  values: [by, other, at],
  rows: 1,
});

/** Somebody wants to be asked first: the question waits for them. */
const askToFollow = async (services: Services, by: PersonId, other: PersonId): Promise<string> => {
  if (await hasTie(services, 'follow_ask', by, other)) return 'asked';
  if ((await services.storage.count('follow_ask', 'where other_id = ?', other)) >= MOST_ASKS) return 'tooManyPeople';
  await services.storage.attempt([putting('follow_ask', by, other, services.now())]);
  return 'asked';
};

/** Who wants to follow somebody, and waits for an answer: whoever has waited longest first. */
export const asksTo = async ({ storage }: Services, other: PersonId) => {
  const rows = await storage.ask('follow_ask', 'where other_id = ? order by at limit ?', other, MOST_ASKS);
  const people = await Promise.all(rows.map(({ person_id }) => storage.person(person_id)));
  return people.flatMap(row => (row === undefined ? [] : { id: row.id, name: row.name }));
};

/** Yes or no; says whether there was a question. Nobody is told of a no. */
export const answerAsk = async (
  services: Services,
  other: PersonId,
  by: PersonId,
  isYes: boolean,
): Promise<boolean> => {
  const sql = 'delete from follow_ask where person_id = ? and other_id = ?';
  const asking = { sql, values: [by, other], rows: 1 };
  return services.storage.attempt(isYes ? [asking, putting('follow', by, other, services.now())] : [asking]);
};

/** From now on nobody follows them, and nobody waits for an answer. */
export const letGoFollowers = async ({ storage }: Services, other: PersonId): Promise<void> => {
  for (const what of ['follow', 'follow_ask'] as const)
    for (const { person_id } of await storage.ask(what, 'where other_id = ?', other))
      await storage.attempt([
        { sql: `delete from ${what} where person_id = ? and other_id = ?`, values: [person_id, other], rows: 1 },
      ]);
};

/** Why not, or that they are asked: nothing when it is done. Twice is once. */
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
  const followed = what === 'follow' ? await followedBy(services, other) : 'yes';
  if (followed === 'no') return 'noSuchPerson';
  if (followed === 'ask') return askToFollow(services, by, other);
  await storage.attempt([putting(what, by, other, services.now())]);
  if (what === 'block') await cutOff(services, by, other);
  return undefined;
};

/** Who is blocked does not follow, and is not read. */
const cutOff = async (services: Services, by: PersonId, other: PersonId): Promise<void> => {
  await untie(services, 'follow', other, by);
  await untie(services, 'follow', by, other);
  for (const [one, another] of [
    [by, other],
    [other, by],
  ] as const)
    await answerAsk(services, another, one, false);
  await services.committer.save([{ put: 'mute', person: by, muted: other }]);
  // Their sockets, wherever they are, hear of it at once or with the next look.
  const touch = { sql: 'update person set changed_at = ? where id = ?', values: [services.now(), by], rows: 1 };
  await services.storage.attempt([touch]);
  services.bus.publish('person', by);
};

export const untie = async ({ storage }: Services, what: Tie, by: PersonId, other: PersonId): Promise<void> => {
  for (const name of what === 'follow' ? (['follow', 'follow_ask'] as const) : [what]) {
    const sql = `delete from ${name} where person_id = ? and other_id = ?`;
    await storage.attempt([{ sql, values: [by, other], rows: 1 }]); // nothing, where there was no tie
  }
};
