import type { KnownPerson, PersonId, WholePerson } from '@conclave/protocol';
import { programIn } from '../people/people.ts';
import type { PersonRow, Storage } from '../storage/storage.ts';
import { deedsFrom } from './deeds.ts';
import { earlierFrom } from './reports.ts';

const DAY = 86_400_000;
const PAGE = 100;
const LAST = 20;

/** Those who were here lately, or whose name begins so; or the one with this id. */
const found = async (storage: Storage, search: string): Promise<readonly PersonRow[]> => {
  if (search === '') return storage.people(PAGE);
  const byId = await storage.person(search);
  const begin = search.toLowerCase();
  const named = await storage.ask(
    'person',
    'where lower(name) >= ? and lower(name) < ? order by lower(name) limit ?',
    ...[begin, `${begin}\u{10ffff}`, PAGE],
  );
  return byId === undefined ? named : [byId, ...named.filter(({ id }) => id !== byId.id)];
};

const counted = (rows: readonly { readonly person_id: string }[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { person_id } of rows) counts.set(person_id, (counts.get(person_id) ?? 0) + 1);
  return counts;
};

const programOf = (row: PersonRow): Pick<KnownPerson, 'program'> => {
  const program = programIn(row);
  return program === undefined ? {} : { program };
};

/** People as stewards see them: no token, no key, no address, and the day on which they were last here. */
const known = async (storage: Storage, rows: readonly PersonRow[]): Promise<readonly KnownPerson[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const theirs = `where person_id in (${ids.map(() => '?').join(', ')})`;
  const devices = counted(await storage.ask('session', theirs, ...ids));
  const reports = counted(await storage.ask('report', theirs, ...ids));
  const held = new Map((await storage.ask('held', theirs, ...ids)).map(row => [row.person_id, row]));
  const stewards = counted(await storage.ask('steward', theirs, ...ids));
  return rows.map(row => {
    const { id, name, created_at, seen_at, changed_at, banned, muted_until } = row;
    const hidden = held.get(id)?.name;
    return {
      ...{ id, name, created_at, changed_at, banned, muted_until },
      seen_at: Math.floor(seen_at / DAY) * DAY,
      ...(typeof hidden === 'string' ? { hidden } : {}),
      ...programOf(row),
      kept: row.name_key !== null,
      devices: devices.get(id) ?? 0,
      reports: reports.get(id) ?? 0,
      off_ladder: held.get(id)?.ladder === 1,
      steward: stewards.has(id),
    };
  });
};

export const peopleFor = async (storage: Storage, search = ''): Promise<readonly KnownPerson[]> =>
  known(storage, await found(storage, search.trim()));

/** One person with their last reports and games, and with what was done about them. */
export const wholePerson = async (storage: Storage, id: PersonId): Promise<WholePerson | undefined> => {
  const row = await storage.person(id);
  const [person] = row === undefined ? [] : await known(storage, [row]);
  if (person === undefined) return undefined;
  const reports = await storage.ask('report', 'where person_id = ? order by at desc limit ?', id, LAST);
  const deeds = await storage.ask('deed', 'where target = ? order by at desc limit ?', id, LAST);
  const games = await storage.ask('result', 'where person_id = ? order by at desc limit ?', id, LAST);
  return {
    person,
    reports: reports.map(earlierFrom),
    deeds: await deedsFrom(storage, deeds),
    games: games.map(({ table_id, game, at, place, rated }) => ({
      table: table_id,
      game,
      at,
      place,
      rated: rated === 1,
    })),
  };
};
