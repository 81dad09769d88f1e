import { levelIn } from '@conclave/kernel';
import { MOST_PROGRAM_TABLES, type PersonId, type TableAction } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import { isMember } from '../people/members.ts';
import { isKept, isProgram } from '../people/people.ts';
import { isBlockedBy } from '../people/ties.ts';
import type { Storage } from '../storage/storage.ts';
import { docFrom, isOutsider, seatOf, type TableDoc } from './doc.ts';
import { seqOf } from './loaded.ts';
import type { Tables } from './registry.ts';

/** How much of what costs nothing to ask for one person, or one address, may have. Each answers with a refusal's code, or nothing. */
type Quota = Promise<string | undefined>;
/** … with the current number, where the table itself would name it. */
type No = string | { readonly code: string; readonly seq?: number };

/** More of a person's tables than this are not looked at; nobody keeps so many going. */
const MOST_LOOKED_AT = 500;
const DAY = 86_400_000;
const LINES = 200;

const hasBots = ({ seats }: Pick<TableDoc, 'seats'>): boolean => seats.some(({ kind }) => kind === 'bot');

const unfinishedOf = async ({ storage }: Services, host: PersonId): Promise<readonly TableDoc[]> => {
  const rows = await storage.unfinishedHostedBy(host, MOST_LOOKED_AT);
  return rows.map(docFrom);
};

/** May this person have another table of their own? */
export const tableQuota = async (services: Services, host: PersonId, wantsBots: boolean): Quota => {
  const { openTables, runningTables, botTables } = services.config.limits;
  const docs = await unfinishedOf(services, host);
  const open = docs.filter(({ status }) => status === 'open').length;
  if (open >= openTables) return 'tooManyOpenTables';
  if (docs.length - open >= runningTables) return 'tooManyRunningTables';
  return wantsBots && docs.filter(hasBots).length >= botTables ? 'tooManyBotTables' : undefined;
};

/** May the host put a bot at this table? Only if it has one already, or if one more table with bots is not too many. */
const botQuota = async (
  services: Services,
  host: PersonId,
  table: string,
  { seat, level }: { readonly seat: number; readonly level?: string },
): Quota => {
  const withBots = (await unfinishedOf(services, host)).filter(hasBots);
  const isOneMore = withBots.every(({ id }) => id !== table);
  if (isOneMore && withBots.length >= services.config.limits.botTables) return 'tooManyBotTables';
  return needsPlace(services, level) ? masterQuota(services, table, [seat]) : undefined;
};

/** The seats of a table that was just made at which masters, or stronger ones, will sit. */
export const mastersIn = (services: Services, { seats }: TableDoc): readonly number[] =>
  seats.flatMap(({ kind, level }, seat) => (kind === 'bot' && needsPlace(services, level) ? [seat] : []));

/** Does a bot of this level need a place of its own in the machine? */
const needsPlace = ({ bots }: Pick<Services, 'bots'>, level: string | undefined): boolean =>
  level !== undefined && bots.masters?.levels.includes(levelIn(level)) === true;

/** Is there a master to spare for each of these seats? Then they are promised. */
export const masterQuota = ({ bots }: Services, table: string, wanted: readonly number[]): string | undefined => {
  const { masters } = bots;
  if (masters === undefined || wanted.length === 0) return undefined;
  if (!masters.seats.hasRoomFor(wanted.length)) return 'mastersBusy';
  for (const seat of wanted) masters.seats.take(`${table} ${seat}`);
  return undefined;
};

/** Enough people can be muted for everyone one meets, not for everyone there is. */
export const muteQuota = async ({ storage, config }: Services, person: PersonId): Quota =>
  (await storage.mutedBy(person)).length >= config.limits.mutes ? 'tooManyMutes' : undefined;

/** Who sits or watches here, opened the table, or has spoken here. */
const isKnownAt = async ({ storage }: Services, doc: TableDoc, person: PersonId): Promise<boolean> =>
  doc.host === person ||
  doc.seats.some(seat => seat.person === person) ||
  doc.watchers.some(watcher => watcher.person === person) ||
  (await storage.chat(doc.id, LINES)).some(line => line.person_id === person);

/** A report is about somebody who is or was at that table, from somebody who is too, and not one of hundreds. */
const reportQuota = async (services: Services, tables: Tables, by: PersonId, table: string, about: PersonId): Quota => {
  const found = await tables.at(table).read(({ doc }) => ({ doc }));
  if ('refused' in found) return found.refused.code;
  const { doc } = found;
  if (!(await isKnownAt(services, doc, by))) return 'notYourSeat';
  if (by === about || !(await isKnownAt(services, doc, about))) return 'notAtThisTable';
  const since = services.now() - DAY;
  const recent = (await services.storage.reportsBy(by)).filter(({ at }) => at > since);
  return recent.length >= services.config.limits.reportsADay ? 'tooManyReports' : undefined;
};

/** Who is kept has ways back of their own: their seat is not given to whoever asks, by nobody. */
const keptQuota = async ({ storage }: Services, tables: Tables, table: string, seat: number): Quota => {
  const found = await tables.at(table).read(({ doc }) => ({ person: doc.seats[seat]?.person }));
  if ('refused' in found) return found.refused.code;
  const sits = found.person === undefined ? undefined : await storage.person(found.person);
  return sits !== undefined && isKept(sits) ? 'seatIsKept' : undefined;
};

/**
 * At a table that counts only who is kept sits down; and nobody does at a table of somebody who wants nothing to do with them. They are not
 * told: to them every chair is taken, as to anybody who comes too late; whatever else would be refused is refused as ever.
 */
const sitQuota = async (services: Services, tables: Tables, person: PersonId, table: string, seat: number): Quota => {
  const found = await tables.at(table).read(({ doc }) => ({ doc }));
  if ('refused' in found) return found.refused.code;
  const { doc } = found;
  const row = doc.settings.rated === true ? await services.storage.person(person) : undefined;
  if (row !== undefined && !isKept(row)) return 'keptOnly';
  const couldSit = doc.status === 'open' && doc.seats[seat]?.kind === 'open' && seatOf(doc, person) === undefined;
  return couldSit && (await isBlockedBy(services, person, doc.host)) ? 'seatTaken' : undefined;
};

/** At how many tables that are not over a program sits, or is asked to, beside this one. */
export const tablesOfProgram = (storage: Storage, person: PersonId, but = ''): Promise<number> =>
  storage.count(
    'game_table',
    `where status in ('open', 'running') and id <> ? and id in (select table_id from seat where person_id = ? and seat < 100)`,
    but,
    person,
  );

/** A program sits at few tables at once. */
export const programQuota = async ({ storage, config }: Services, person: PersonId, table: string): Quota => {
  const row = config.programs ? await storage.person(person) : undefined;
  if (row === undefined || !isProgram(row)) return undefined;
  return (await tablesOfProgram(storage, person, table)) >= MOST_PROGRAM_TABLES ? 'tooManyProgramTables' : undefined;
};

/** At a table of somebody who wants nothing to do with them nobody looks on, as at one where nobody may. */
const watchQuota = async (
  services: Services,
  tables: Tables,
  person: PersonId,
  table: string,
): Promise<No | undefined> => {
  const found = await tables.at(table).read(loaded => ({ doc: loaded.doc, known: seqOf(loaded) }));
  if ('refused' in found) return found.refused.code;
  const isBlocked = seatOf(found.doc, person) === undefined && (await isBlockedBy(services, person, found.doc.host));
  return isBlocked ? { code: 'mayNotWatch', ...found.known } : undefined;
};

/** What somebody who does not sit there may ask of a table. */
const FROM_OUTSIDE: ReadonlySet<TableAction['do']> = new Set(['askToWatch', 'decline', 'waitForChair']);

/** Before a table hears of an action: may this person ask for it at all, and is it one that they have had enough of? */
export const actionQuota = (
  services: Services,
  tables: Tables,
  person: PersonId,
  table: string,
  action: TableAction,
): (() => Promise<No | undefined>) | undefined => {
  const quota = ownQuota(services, tables, person, table, action);
  if (quota === undefined && !FROM_OUTSIDE.has(action.do)) return undefined;
  return async () => (await clubQuota(services, tables, person, table)) ?? quota?.();
};

/** A club's table is there for its members, and for who sits at it. */
const clubQuota = async (services: Services, tables: Tables, person: PersonId, table: string): Quota => {
  const found = await tables.at(table).read(({ doc }) => ({ doc }));
  if ('refused' in found) return found.refused.code;
  const { doc } = found;
  return isOutsider(doc, person) && !(await isMember(services, doc.club, person)) ? 'noSuchTable' : undefined;
};

/** Most cost nothing and are not looked at. */
const ownQuota = (
  services: Services,
  tables: Tables,
  person: PersonId,
  table: string,
  action: TableAction,
): (() => Promise<No | undefined>) | undefined => {
  if (action.do === 'reseat' || (action.do === 'agree' && action.to === 'reseat'))
    return () => keptQuota(services, tables, table, action.seat ?? -1);
  if (action.do === 'sit' && (services.config.keepsPeople || services.config.programs))
    return async () =>
      (await programQuota(services, person, table)) ?? sitQuota(services, tables, person, table, action.seat);
  if (action.do === 'askToWatch' && services.config.keepsPeople)
    return () => watchQuota(services, tables, person, table);
  if (action.do === 'report') return () => reportQuota(services, tables, person, table, action.person);
  if (action.do === 'seatBot') return () => botQuota(services, person, table, action);
  if (action.do === 'start' && action.asWeAre === true) return () => botQuota(services, person, table, { seat: 0 });
  if (action.do === 'handOver' && needsPlace(services, action.level))
    return async () => masterQuota(services, `${table} ${person}`, [0]);
  return action.do === 'rematch' ? () => tableQuota(services, person, false) : undefined;
};

/** Somebody has had enough of something. */
export class Enough extends Error {
  readonly refused: { readonly code: string; readonly rule: 'table'; readonly seq?: number };

  constructor(why: No) {
    const no = typeof why === 'string' ? { code: why } : why;
    super(no.code);
    this.refused = { rule: 'table', ...no };
  }
}

/** Does what this person may still have. What was granted before is saved before the next is counted. */
export const within = <Result>(
  { turns }: Services,
  person: PersonId,
  quota: () => Promise<No | undefined>,
  work: () => Promise<Result>,
): Promise<Result> =>
  turns.take(person, async () => {
    const code = await quota();
    if (code !== undefined) throw new Enough(code);
    return work();
  });
