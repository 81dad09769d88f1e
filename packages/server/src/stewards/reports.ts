import { REPORT_KINDS, type Report, type ReportKind, type WholePerson } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import type { ReportRow, Storage } from '../storage/storage.ts';
import { type Doer, namesOf, recording } from './deeds.ts';

const QUEUE = 100;
const EARLIER = 5;
const YEAR = 365 * 86_400_000;

const kindOf = ({ kind }: ReportRow): ReportKind => REPORT_KINDS.find(known => known === kind) ?? 'other';

export const earlierFrom = (row: ReportRow): WholePerson['reports'][number] => ({
  kind: kindOf(row),
  reason: row.reason,
  at: row.at,
  done: row.done,
});

const among = (values: readonly string[]): string => `in (${values.map(() => '?').join(', ')})`;

/** By which of its words a row is found again. */
const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> => {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return found;
};

/** What waits for somebody to look at it: the newest first, with what was said and what was reported before. */
export const queueOf = async (storage: Storage): Promise<readonly Report[]> => {
  const open = await storage.reports(QUEUE);
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const people = [...new Set(open.map(({ person_id }) => person_id))];
  const names = await namesOf(
    storage,
    open.flatMap(({ by_id, person_id }) => [by_id, person_id]),
  );
  const lines = grouped(
    await storage.ask('report_line', `where report_id ${among(ids)} order by n`, ...ids),
    ({ report_id }) => report_id,
  );
  const before = grouped(
    await storage.ask('report', `where person_id ${among(people)} order by at desc limit 1000`, ...people),
    ({ person_id }) => person_id,
  );
  const held = await storage.ask('held', `where person_id ${among(people)} and name is not null`, ...people);
  const hidden = new Set(held.map(({ person_id }) => person_id));
  return open.map(row => ({
    ...{ id: row.id, table_id: row.table_id, by_id: row.by_id, person_id: row.person_id },
    by_name: names.get(row.by_id) ?? '—',
    person_name: names.get(row.person_id) ?? '—',
    ...(hidden.has(row.person_id) ? { hidden: true as const } : {}),
    ...{ kind: kindOf(row), reason: row.reason, at: row.at, done: row.done },
    context: (lines.get(row.id) ?? []).map(({ person_id: person, name, text, at }) => ({ person, name, text, at })),
    earlier: (before.get(row.person_id) ?? [])
      .filter(({ id }) => id !== row.id)
      .slice(0, EARLIER)
      .map(earlierFrom),
  }));
};

/** A report has been dealt with; says whether it was open. Those of long ago go on this occasion. */
export const finishReport = async (services: Services, doer: Doer, id: string): Promise<boolean> => {
  const { storage, now } = services;
  const [row] = await storage.ask('report', 'where id = ? and done = 0', id);
  if (row === undefined) return false;
  const isDone = await storage.attempt([
    { sql: 'update report set done = ? where id = ? and done = 0', values: [now(), id], rows: 1 },
    recording(services, doer, { what: 'finishReport', target: id, detail: kindOf(row) }),
  ]);
  await forgetOld(services);
  return isDone;
};

/** A year after it was dealt with a report is gone; a few at a time. */
const forgetOld = async ({ storage, now }: Services): Promise<void> => {
  const long = now() - YEAR;
  const old = 'where done > 0 and at < ? and done < ? limit 50'; // of old ones nobody knows when they were dealt with
  for (const { id } of await storage.ask('report', old, long, long))
    await storage.attempt([
      {
        sql: 'delete from report_line where report_id = ?',
        values: [id],
        rows: await storage.count('report_line', 'where report_id = ?', id),
      },
      { sql: 'delete from report where id = ?', values: [id], rows: 1 },
    ]);
};
