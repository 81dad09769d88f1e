import { DEEDS, type Deed, type Deeds, type PersonId, type ToldDeed } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { newId } from '../people/people.ts';
import type { DeedRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import type { Attempt, Storage } from '../storage/storage.ts';

export type What = Deed['what'];

/** Who does something, and why. */
export interface Doer {
  /** A steward's id, or `admin` (in the browser), `commandLine`, `house` (by itself). */
  readonly by: string;
  readonly reason: string;
}

/** The house itself does little, and only until a steward has looked at it. */
export const BY_ITSELF: Doer = { by: 'house', reason: '' };

export interface Done {
  readonly what: What;
  readonly target: string;
  readonly detail?: string;
  readonly until?: number;
}

export const deedRow = (
  services: Pick<Services, 'random' | 'now'>,
  { by, reason }: Doer,
  { what, target, detail = '', until = 0 }: Done,
): DeedRow => ({ id: newId(services, 12), by_id: by, what, target, reason, detail, until, at: services.now() });

/** It is done and written down, or neither. */
export const recording = (services: Services, doer: Doer, done: Done): Attempt => ({
  sql: insertionInto('deed'),
  values: valuesOf('deed', deedRow(services, doer, done)),
  rows: 1,
});

const isWhat = (what: string): what is What => DEEDS.some(known => known === what);

/** Names by id, of those who are still there; one whose name is hidden is named by it: this is for stewards. */
export const namesOf = async (storage: Storage, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const among = `in (${wanted.map(() => '?').join(', ')})`;
  const people = await storage.ask('person', `where id ${among}`, ...wanted);
  const held = await storage.ask('held', `where person_id ${among}`, ...wanted);
  const hidden = new Map(held.map(({ person_id, name }) => [person_id, name]));
  return new Map(people.map(({ id, name }) => [id, hidden.get(id) ?? name]));
};

const doerOf = (by: string, names: ReadonlyMap<string, string>): Deed['by'] => {
  if (by === 'admin' || by === 'commandLine' || by === 'house') return { kind: by };
  const name = names.get(by);
  return { kind: 'steward', id: by, ...(name === undefined ? {} : { name }) };
};

export const deedsFrom = async (storage: Storage, rows: readonly DeedRow[]): Promise<readonly Deed[]> => {
  const names = await namesOf(
    storage,
    rows.flatMap(({ by_id, target }) => [by_id, target]),
  );
  return rows.flatMap(({ id, by_id, what, target, reason, detail, until, at }): Deed | readonly [] => {
    if (!isWhat(what)) return []; // of a newer house
    const name = names.get(target);
    return {
      ...{ id, by: doerOf(by_id, names), what, target, reason, detail, at },
      ...(name === undefined ? {} : { target_name: name }),
      ...(until === 0 ? {} : { until }),
    };
  });
};

const PAGE = 50;
const CURSOR = /^(\d{1,16})\.([\w-]{1,40})$/;

/** What was done, the last first, a page at a time. */
export const deedsPage = async (storage: Storage, before?: string): Promise<Deeds> => {
  const [, at = '', id = ''] = CURSOR.exec(before ?? '') ?? [];
  const order = 'order by at desc, id desc limit ?';
  const rows =
    id === ''
      ? await storage.ask('deed', order, PAGE + 1)
      : await storage.ask(
          'deed',
          `where at <= ? and (at < ? or id < ?) ${order}`,
          ...[Number(at), Number(at), id, PAGE + 1],
        );
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  const more = rows.length > PAGE && last !== undefined ? { next: `${last.at}.${last.id}` } : {};
  return { deeds: await deedsFrom(storage, page), ...more };
};

/** What is worth a word to whom it was done; a device that comes in is told of anyway, and nobody is told of a report. */
const TOLD: ReadonlySet<string> = new Set<What>([
  ...(['mute', 'unmute', 'unban', 'rename', 'hideName', 'showName', 'offLadder', 'onLadder'] as const),
  ...(['closeTable', 'unrate', 'nameSteward', 'dismissSteward', 'clubMute', 'clubUnmute'] as const),
]);

/** What was done about somebody, or about a game of theirs, since then: not by whom, and not why. */
export const deedsAbout = async (storage: Storage, person: PersonId, since: number): Promise<readonly ToldDeed[]> => {
  const own = await storage.ask('deed', 'where target = ? and at > ? order by at limit 20', person, since);
  const games = await storage.ask(
    'deed',
    `where at > ? and what in ('closeTable', 'unrate')
       and target in (select table_id from seat where person_id = ?) order by at limit 20`,
    ...[since, person],
  );
  return [...own, ...games].flatMap(({ what, at, until }): ToldDeed | readonly [] =>
    isWhat(what) && TOLD.has(what) ? { what, at, ...(until === 0 ? {} : { until }) } : [],
  );
};

/** Whom to write to, where the house says it. */
export const contactOf = ({ config }: Pick<Services, 'config'>): { readonly contact?: string } =>
  config.contact === undefined ? {} : { contact: config.contact };
