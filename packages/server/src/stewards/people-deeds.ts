import type { PersonId } from '@conclave/protocol';
import { channelsOf, droppingChannel } from '../calling/channels.ts';
import type { Services } from '../house/services.ts';
import { HOST_LINK_FOR, letIn } from '../people/entering.ts';
import { givingUp, keyOfName, nameForGuest, whyNotName } from '../people/names.ts';
import { isKept } from '../people/people.ts';
import { ENOUGH_GAMES } from '../ratings/rate.ts';
import type { Attempt, PersonRow } from '../storage/storage.ts';
import type { Tables } from '../table/registry.ts';
import { type Doer, recording } from './deeds.ts';
import { heldOf, renameAtTables } from './names.ts';

/** A row of somebody is changed, the deed is written down, and whoever holds the old row hears of it. */
const change = async (
  services: Services,
  person: PersonId,
  statements: readonly Attempt[],
  deed: Attempt,
): Promise<boolean> => {
  const touched = { sql: 'update person set changed_at = ? where id = ?', values: [services.now(), person], rows: 1 };
  const isDone = await services.storage.attempt([...statements, touched, deed]);
  if (isDone) services.bus.publish('person', person);
  return isDone;
};

/** No chat until then; 0 minutes end it. */
export const mute = async (services: Services, doer: Doer, id: PersonId, minutes: number): Promise<number> => {
  const until = services.now() + minutes * 60_000;
  const muting = { sql: 'update person set muted_until = ? where id = ?', values: [until, id], rows: 1 };
  const done = minutes === 0 ? ({ what: 'unmute' } as const) : ({ what: 'mute', until } as const);
  await change(services, id, [muting], recording(services, doer, { ...done, target: id }));
  return until;
};

/** Out at once: what was to be sent to them is not, and no link or pass of theirs opens anything. Their sessions only say that they are banned. */
const endEverything = async (services: Services, id: PersonId): Promise<void> => {
  const { storage } = services;
  for (const channel of await channelsOf(services, id)) await droppingChannel(services, channel.id);
  for (const { id_hash } of await storage.ask('ticket', 'where person_id = ?', id))
    await storage.attempt([{ sql: 'delete from ticket where id_hash = ?', values: [id_hash], rows: 1 }]);
};

export const ban = async (services: Services, doer: Doer, id: PersonId, banned: boolean): Promise<void> => {
  const banning = { sql: 'update person set banned = ? where id = ?', values: [banned ? 1 : 0, id], rows: 1 };
  await change(services, id, [banning], recording(services, doer, { what: banned ? 'ban' : 'unban', target: id }));
  if (banned) await endEverything(services, id);
};

/** Another name, which they keep for a week. Why not, or nothing. */
export const rename = async (
  services: Services,
  tables: Tables,
  doer: Doer,
  row: PersonRow,
  wanted: string,
): Promise<string | undefined> => {
  const { storage, now } = services;
  const why = isKept(row) ? await whyNotName(services, wanted, row.id) : undefined;
  if (why !== undefined) return why;
  const name = isKept(row) ? wanted : await nameForGuest(services, wanted);
  const key = isKept(row) ? keyOfName(name) : null;
  const before = (await heldOf(storage, row.id))?.name ?? row.name;
  const held = await storage.count('held', 'where person_id = ? and name is not null', row.id);
  const statements: readonly Attempt[] = [
    {
      sql: 'update person set name = ?, name_key = ?, renamed_at = ? where id = ?',
      values: [name, key, now(), row.id],
      rows: 1,
    },
    { sql: 'update held set name = null where person_id = ? and name is not null', values: [row.id], rows: held },
    ...(row.name_key !== null && row.name_key !== key ? [givingUp(row.name_key, now())] : []),
  ];
  const deed = recording(services, doer, { what: 'rename', target: row.id, detail: `${before} → ${name}` });
  if (!(await change(services, row.id, statements, deed))) return 'nameTaken';
  await renameAtTables(services, tables, { id: row.id, name });
  return undefined;
};

const HOLD = `insert into held (person_id, name, ladder) values (?, null, ?)
  on conflict (person_id) do update set ladder = excluded.ladder`;

/** Out of the ladders, whatever they want themselves; or in again, if they want it. */
export const list = async (services: Services, doer: Doer, id: PersonId, listed: boolean): Promise<void> => {
  const { storage } = services;
  const wants = (await storage.count('profile', 'where person_id = ? and ladder = 0', id)) === 0;
  const rows = await storage.count('rating', 'where subject = ? and games >= ?', id, ENOUGH_GAMES);
  const listing = {
    sql: 'update rating set listed = ? where subject = ? and games >= ?',
    values: [listed && wants ? 1 : 0, id, ENOUGH_GAMES],
    rows,
  };
  const holding = { sql: HOLD, values: [id, listed ? 0 : 1], rows: 1 };
  const deed = recording(services, doer, { what: listed ? 'onLadder' : 'offLadder', target: id });
  const isDone = await change(services, id, [holding, listing], deed);
  if (!isDone && (await storage.person(id)) !== undefined) await list(services, doer, id, listed); // the tenth game was rated just now
};

/** A way in for somebody whom one knows, once, for an hour. */
export const letBackIn = async (services: Services, doer: Doer, id: PersonId) => {
  const code = await letIn(services, id);
  const until = services.now() + HOST_LINK_FOR;
  await services.storage.attempt([recording(services, doer, { what: 'letIn', target: id, until })]);
  return { code, until };
};
