import type { Person, PersonId, TableAction, TableId } from '@conclave/protocol';
import { MOST_PROGRAM_TABLES } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { isBanned, isProgram, personOf } from '../people/people.ts';
import type { ReadyRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import { docFrom } from '../table/doc.ts';
import { tablesOfProgram } from '../table/quotas.ts';
import type { Tables } from '../table/registry.ts';

/** So long a program is believed to be ready; whoever has its socket says it again before that. */
const GOOD_FOR = 90_000;
const MOST_INVITATIONS = 20;

const SAY = `${insertionInto('ready')} on conflict (person_id)
  do update set games = excluded.games, tables = excluded.tables, until = excluded.until`;

/** A program can be asked from now on; with no tables, no more. */
export const sayReady = async (
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  person: PersonId,
  { games, tables }: { readonly games: readonly string[]; readonly tables: number },
): Promise<void> => {
  if (tables === 0 || games.length === 0) return notReady({ storage }, person);
  const row: ReadyRow = {
    person_id: person,
    games: [...new Set(games)].join(' '),
    tables,
    until: now() + GOOD_FOR,
    asked_at: 0,
  };
  await storage.attempt([{ sql: SAY, values: valuesOf('ready', row), rows: 1 }]);
};

/** Its socket lives. Who was asked in vain meanwhile is not ready any more, and has to say it again. */
export const stayReady = async (
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  people: readonly PersonId[],
): Promise<void> => {
  for (const person of people)
    await storage.attempt([
      { sql: 'update ready set until = ? where person_id = ?', values: [now() + GOOD_FOR, person], rows: 1 },
    ]);
};

export const notReady = async ({ storage }: Pick<Services, 'storage'>, person: PersonId): Promise<void> => {
  await storage.attempt([{ sql: 'delete from ready where person_id = ?', values: [person], rows: 1 }]);
};

export const plays = ({ games }: ReadyRow, game: string): boolean => games.split(' ').includes(game);

/** A program that is ready, and how many more tables it can take. */
export interface Ready {
  readonly row: ReadyRow;
  readonly person: Person;
  readonly spare: number;
}

const readyFrom = async (services: Pick<Services, 'storage'>, row: ReadyRow): Promise<Ready | undefined> => {
  const { storage } = services;
  const person = await storage.person(row.person_id);
  if (person === undefined || isBanned(person) || !isProgram(person)) return undefined;
  const busy = await tablesOfProgram(storage, row.person_id);
  return { row, person: personOf(person), spare: Math.min(row.tables, MOST_PROGRAM_TABLES) - busy };
};

/** All programs that can be asked now, whoever has waited for longest first. */
export const readyNow = async (
  services: Pick<Services, 'storage' | 'now'>,
  limit: number,
): Promise<readonly Ready[]> => {
  const rows = await services.storage.ask(
    'ready',
    'where until > ? order by asked_at, person_id limit ?',
    services.now(),
    limit,
  );
  const known = await Promise.all(rows.map(row => readyFrom(services, row)));
  return known.flatMap(ready => (ready !== undefined && ready.spare > 0 ? ready : []));
};

/** The program whom a host asks, if it can be asked to this game now. */
export const inviteeFor = async (
  services: Services,
  tables: Tables,
  table: TableId,
  action: TableAction,
): Promise<Person | undefined> => {
  if (action.do !== 'invite' || !services.config.programs) return undefined;
  const found = await tables.at(table).read(({ doc }) => ({ game: doc.game }));
  if ('refused' in found) return undefined; // the table says it itself
  const which = 'where person_id = ? and until > ?';
  const [row] = await services.storage.ask('ready', which, action.person, services.now());
  const ready = row !== undefined && plays(row, found.game) ? await readyFrom(services, row) : undefined;
  return ready !== undefined && ready.spare > 0 ? ready.person : undefined;
};

/** Where a chair is kept for a program, and until when. */
export interface Invitation {
  readonly table: TableId;
  readonly game: string;
  readonly seats: number;
  readonly seat: number;
  readonly until: number;
}

export const invitationsOf = async (
  { storage, now }: Pick<Services, 'storage' | 'now'>,
  person: PersonId,
): Promise<readonly Invitation[]> => {
  const docs = (await storage.tablesOf(person, MOST_INVITATIONS))
    .map(docFrom)
    .filter(({ status }) => status === 'open');
  return docs.flatMap(({ id, game, seats }) =>
    seats.flatMap((place, seat) =>
      place.kind === 'open' && place.person === person && (place.invitedUntil ?? 0) > now()
        ? { table: id, game, seats: seats.length, seat, until: place.invitedUntil ?? 0 }
        : [],
    ),
  );
};
