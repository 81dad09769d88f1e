import type { PersonId, TableId } from '@conclave/protocol';
import type { Services } from '../house/services.ts';
import type { Request } from '../table/decision.ts';
import type { TableDoc } from '../table/doc.ts';
import { decideOpening, decideSendingOn, isOpenToAnyone } from '../table/finding.ts';
import type { Tables } from '../table/registry.ts';
import { deadlineDue } from '../table/time-up.ts';

const docAt = async (tables: Tables, table: TableId): Promise<TableDoc | undefined> => {
  const found = await tables.at(table).read(({ doc }) => ({ doc }));
  return 'doc' in found ? found.doc : undefined;
};

const isCollecting = ({ status, find }: TableDoc): boolean => status === 'open' && find?.fillsAt !== undefined;

const peopleAt = ({ seats }: TableDoc): readonly PersonId[] => seats.flatMap(({ person }) => person ?? []);

const chairsAt = ({ seats }: TableDoc): number =>
  seats.filter(({ kind, person }) => kind === 'open' && person === undefined).length;

/** Does anybody of these block anybody of those, or the other way round? */
const areApart = async ({ storage }: Services, some: readonly PersonId[], others: readonly PersonId[]) => {
  const listed = (list: readonly string[]): string => list.map(() => '?').join(', ');
  const pair = `(person_id in (${listed(some)}) and other_id in (${listed(others)}))`;
  const back = `(person_id in (${listed(others)}) and other_id in (${listed(some)}))`;
  return (await storage.count('block', `where ${pair} or ${back}`, ...some, ...others, ...others, ...some)) > 0;
};

const settled = (tables: Tables, table: TableId, decide: Request['decide']): Promise<void> =>
  new Promise(done => tables.at(table).request({ decide, answer: () => done() }));

/** Those who wait at one table are better off at the other: that one takes everybody from now on, and this one sends them there. */
export const bringTogether = async (
  services: Services,
  tables: Tables,
  from: TableId,
  to: TableId,
): Promise<boolean> => {
  const [one, other] = [await docAt(tables, from), await docAt(tables, to)];
  if (one === undefined || other === undefined || !isCollecting(one) || !isCollecting(other)) return false;
  const [people, others] = [peopleAt(one), peopleAt(other)];
  if (people.length === 0 || others.length === 0 || chairsAt(other) < people.length) return false;
  if (await areApart(services, people, others)) return false;
  await settled(tables, to, decideOpening);
  await settled(tables, from, (loaded, scene) => decideSendingOn(loaded, scene, people));
  return true;
};

/** For a while it mattered how good people are: now whoever else waits for the same is as good as anybody. */
const joinAnyone = async (services: Services, tables: Tables, doc: TableDoc): Promise<void> => {
  const rows = await services.storage.ask('finder', 'where kind = ? order by nth', doc.find?.kind ?? '');
  const own = rows.find(({ table_id }) => table_id === doc.id);
  if (own === undefined) return;
  for (const { table_id, nth } of rows) {
    if (table_id === doc.id) continue;
    const [from, to] = nth > own.nth ? [table_id, doc.id] : [doc.id, table_id]; // two who look at once agree on it
    if (await bringTogether(services, tables, from, to)) return;
  }
};

/** The house looks at a table that collects people. */
export const lookAtCollecting = async (services: Services, tables: Tables, table: TableId): Promise<void> => {
  const doc = await docAt(tables, table);
  if (doc !== undefined && isCollecting(doc) && doc.settings.rated === true && isOpenToAnyone(doc, services.now()))
    await joinAnyone(services, tables, doc);
  deadlineDue(tables.at(table), 'fill');
};
