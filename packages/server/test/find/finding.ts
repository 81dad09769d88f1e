import type { FindWish, PersonId, TableInfo } from '@conclave/protocol';
import { findTable } from '../../src/find/find.ts';
import { seekerFor } from '../../src/find/seeker.ts';
import { lookAtCollecting } from '../../src/find/together.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { decideAction } from '../../src/table/actions/index.ts';
import type { Answer } from '../../src/table/decision.ts';
import { docFrom, type TableDoc } from '../../src/table/doc.ts';
import { rulesNamed } from '../house.ts';
import type { Node } from '../nodes/house-of-nodes.ts';
import { personRow } from '../storage/rows.ts';

export const FOUR: FindWish = { game: 'dogma', seats: 4, pace: 'fast', rated: false };

/** As the route does it, at this node. */
export const find = async ({ services, tables }: Node, person: PersonId, wish: FindWish = FOUR) => {
  const seeker = await seekerFor(services, personRow(person), wish);
  return findTable(services, tables, rulesNamed(wish.game), seeker, wish);
};

export const found = async (node: Node, person: PersonId, wish: FindWish = FOUR): Promise<TableInfo> => {
  const answer = await find(node, person, wish);
  if ('refused' in answer) throw new Error(answer.refused.code);
  return answer;
};

export const act = (node: Node, table: string, person: PersonId, what: 'leave' | 'waitOn'): Promise<Answer> =>
  new Promise(answer =>
    node.tables.at(table).request({
      decide: (loaded, scene) => decideAction(loaded, scene, { id: person, name: person }, { do: what }, undefined),
      answer,
    }),
  );

export const docs = async (storage: Storage): Promise<readonly TableDoc[]> =>
  (await storage.ask('game_table', 'order by id')).map(docFrom);

export const peopleAt = ({ seats }: TableDoc): readonly PersonId[] => seats.flatMap(({ person }) => person ?? []);

/** Those at which somebody who comes now would be seated. */
export const collecting = (all: readonly TableDoc[]): readonly TableDoc[] =>
  all.filter(
    ({ status, find: looks, seats }) =>
      status === 'open' && looks?.fillsAt !== undefined && seats.some(({ kind }) => kind === 'open'),
  );

/** This node looks at whatever is due by now, until nothing is. */
export const fillDue = async ({ services, tables }: Node): Promise<void> => {
  const { storage, now } = services;
  const due = () => storage.ask('deadline', "where kind = 'fill' and due_at <= ? order by table_id", now());
  for (let rows = await due(); rows.length > 0; rows = await due()) {
    for (const { table_id } of rows) await lookAtCollecting(services, tables, table_id);
    await new Promise(done => setImmediate(done));
  }
};
