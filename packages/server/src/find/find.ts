import type { AnyRules } from '@conclave/kernel';
import type { FindWish, Person, TableId, TableInfo } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import type { FinderRow } from '../storage/rows.ts';
import { insertionInto, valuesOf } from '../storage/schema.ts';
import { type Attempt, OutcomeUnknown } from '../storage/storage.ts';
import { statementOf } from '../storage/writes.ts';
import { decideChair, type Seeker } from '../table/actions/finding.ts';
import { creationWrites, newTable } from '../table/create.ts';
import { fillDeadline } from '../table/deadlines.ts';
import type { Answer, Refused } from '../table/decision.ts';
import { infoOf, type TableDoc } from '../table/doc.ts';
import { collects, nextLook } from '../table/finding.ts';
import { nameAt } from '../table/names.ts';
import type { Tables } from '../table/registry.ts';
import { kindOf, kindsFor, settingsFor } from './kind.ts';
import { bringTogether } from './together.ts';

/** After so many times that others were faster the house gives up; each of them got a table by it. */
const MOST_TRIES = 50;

export type Found = TableInfo | { readonly refused: Refused };

const BUSY: Found = { refused: { code: 'notSaved', rule: 'table' } };

const tablesFor = ({ storage }: Services, kinds: readonly string[]): Promise<readonly FinderRow[]> =>
  storage.ask('finder', `where kind in (${kinds.map(() => '?').join(', ')}) order by kind, nth`, ...kinds);

type Tried = { readonly info: TableInfo } | 'keptApart' | 'over' | { readonly refused: Refused };

const chairAt = async (tables: Tables, table: TableId, seeker: Seeker): Promise<Tried> => {
  const actor = tables.at(table);
  const answer = await new Promise<Answer>(resolve =>
    actor.request({ decide: (loaded, scene) => decideChair(loaded, scene, seeker), answer: resolve }),
  );
  if (!('refused' in answer)) return { info: answer.info() };
  const { code } = answer.refused;
  if (code === 'keptApart') return code;
  return ['notCollecting', 'noSuchTable', 'damaged', 'elsewhere'].includes(code) ? 'over' : answer;
};

/** People first: a chair where others wait, or one where a new table may be opened. */
const joinOthers = async (tables: Tables, rows: readonly FinderRow[], seeker: Seeker) => {
  const over: FinderRow[] = [];
  for (const row of rows) {
    const tried = await chairAt(tables, row.table_id, seeker);
    if (tried === 'over') over.push(row);
    else if (tried !== 'keptApart') return tried;
  }
  return { over };
};

const seated = (doc: TableDoc, { person, id, rating }: Seeker): TableDoc => ({
  ...doc,
  seats: doc.seats.with(0, {
    kind: 'human',
    person: person.id,
    name: nameAt(doc, person),
    foundBy: id,
    ...(rating === undefined ? {} : { rating }),
  }),
});

/** A table with one chair taken, and the fault if there can be none. */
export const tableFor = (
  services: Services,
  rules: AnyRules,
  host: Person,
  wish: FindWish,
): ReturnType<typeof newTable> => {
  const now = services.now();
  const chairs = wish.seats === 'any' ? rules.seats.max : wish.seats;
  const seats = Array.from({ length: chairs }, () => ({ kind: 'open' }) as const);
  const doc = newTable({ services, now }, rules, host, { game: rules.id, seats, settings: settingsFor(wish) });
  return 'fault' in doc ? doc : { ...doc, find: collects(kindOf(wish), wish.seats === 'any', now) };
};

/** This table collects from now on, unless somebody else was faster. */
const claiming = (row: FinderRow, before: TableId | undefined): Attempt =>
  before === undefined
    ? { sql: insertionInto('finder'), values: valuesOf('finder', row), rows: 1 }
    : {
        sql: 'update finder set table_id = ?, seats = ? where kind = ? and nth = ? and table_id = ?',
        values: [row.table_id, row.seats, row.kind, row.nth, before],
        rows: 1,
      };

/** The table, its first chair, and that it is the one that collects: all of it or nothing. */
const open = async (services: Services, doc: TableDoc, claim: Attempt): Promise<boolean> => {
  const now = services.now();
  const fillAt = nextLook(doc, now) ?? now;
  const person = doc.seats[0]?.person ?? '';
  const writes = [
    ...creationWrites({ services, now }, doc),
    fillDeadline(doc.id, fillAt),
    { put: 'seat', table: doc.id, seat: 0, person } as const,
  ];
  const isOpened = await services.storage
    .attempt([claim, ...writes.map(write => ({ ...statementOf(write), rows: 1 }))])
    .catch(async error => {
      if (error instanceof OutcomeUnknown) return (await services.storage.table(doc.id)) !== undefined;
      throw error;
    });
  if (!isOpened) return false;
  services.deadlineSet(doc.id, 'fill', fillAt);
  services.metrics.count('tables_created');
  services.bus.publish('lobby', doc.id);
  return true;
};

/** A chair for somebody: where others wait for the same, or at a table that collects from now on. Two nodes never open two for the same. */
export const findTable = async (
  services: Services,
  tables: Tables,
  rules: AnyRules,
  seeker: Seeker,
  wish: FindWish,
): Promise<Found> => {
  const kind = kindOf(wish);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const rows = await tablesFor(services, kindsFor(wish, rules.seats));
    const joined = await joinOthers(tables, rows, seeker);
    if ('info' in joined) return joined.info;
    if ('refused' in joined) return joined;
    const made = tableFor(services, rules, seeker.person, wish);
    if ('fault' in made) return { refused: { code: made.fault.code, rule: 'shape' } };
    const doc = seated(made, seeker);
    const before = joined.over.find(row => row.kind === kind);
    const nth = before?.nth ?? rows.filter(row => row.kind === kind).length + 1;
    const claim = claiming({ kind, nth, table_id: doc.id, seats: doc.seats.length }, before?.table_id);
    if (!(await open(services, doc, claim))) continue;
    await callThoseWhoDoNotMind(services, tables, doc, wish);
    return infoOf(doc, new Set());
  }
  return BUSY;
};

/** Whoever waits for any number of people may as well sit down here. */
const callThoseWhoDoNotMind = async (
  services: Services,
  tables: Tables,
  doc: TableDoc,
  wish: FindWish,
): Promise<void> => {
  if (wish.seats === 'any') return;
  for (const { table_id } of await tablesFor(services, [kindOf({ ...wish, seats: 'any' })]))
    await bringTogether(services, tables, table_id, doc.id);
};
