import { join } from 'node:path';
import type { FindWish } from '@conclave/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { localBus } from '../../src/bus/local.ts';
import { openPostgres } from '../../src/storage/postgres/postgres.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { TableDoc } from '../../src/table/doc.ts';
import { type Node, nodeOn, openNodes, Time } from '../nodes/house-of-nodes.ts';
import { newFolder, opened } from '../storage/folders.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';
import { seeded } from '../storage/shared-memory.ts';
import { act, collecting, docs, FOUR, fillDue, find, found, peopleAt } from './finding.ts';

const SECOND = 1000;
const programs = postgresPrograms();
let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (programs !== undefined) postgres = await startPostgres(programs);
});
afterAll(() => postgres?.stop());

describe.each(programs === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'])('on %s:', database => {
  let storage: Storage;
  let time: Time;
  let here: Node;
  let there: Node;
  beforeEach(async () => {
    const url = database === 'SQLite' ? '' : ((await postgres?.newDatabase()) ?? '');
    const open = (): Promise<Storage> => openPostgres(url);
    storage = database === 'SQLite' ? await opened(join(newFolder(), 'conclave.db')) : await open();
    const other = database === 'SQLite' ? { ...storage, isShared: true } : await open();
    time = new Time();
    here = nodeOn(database === 'SQLite' ? { ...storage, isShared: true } : storage, time, localBus());
    there = nodeOn(other, time, localBus());
    if (database !== 'SQLite') onTestFinished(async () => void (await Promise.all([storage.close(), other.close()])));
  });
  const seatsOf = ({ seats }: Pick<TableDoc, 'seats'>) => seats.map(({ kind, person }) => person ?? kind);
  const only = async (): Promise<TableDoc> => {
    const [doc, ...rest] = await docs(storage);
    expect(rest).toEqual([]);
    return doc ?? expect.fail('no table');
  };
  const blocks = (by: string, other: string) =>
    storage.attempt([
      { sql: 'insert into block (person_id, other_id, at) values (?, ?, ?)', values: [by, other, 1], rows: 1 },
    ]);
  const rated = (person: string, mu: number) =>
    storage.attempt([
      {
        sql: 'insert into rating (subject, game, pool, mu, sigma, games, last_at, safe, listed) values (?, ?, 3, ?, 0, 9, ?, 0, 0)',
        values: [person, 'dogma', mu * 1_000_000, time.now],
        rows: 1,
      },
    ]);
  const RATED: FindWish = { ...FOUR, rated: true };

  test('the first opens a table of the lobby, others sit down there from any node, and the last chair begins the game', async () => {
    const first = await found(here, 'ada');
    expect(first).toMatchObject({ status: 'open', settings: { visibility: 'lobby', clock: { kind: 'move' } } });
    expect(first.find).toEqual({ state: 'collects', any: false, fillsAt: time.now + 60 * SECOND });
    for (const [node, person] of [
      [there, 'ben'],
      [here, 'cleo'],
    ] as const)
      expect((await found(node, person)).id).toBe(first.id);
    expect(seatsOf(await only())).toEqual(['ada', 'ben', 'cleo', 'open']);
    expect(await found(there, 'dan')).toMatchObject({ id: first.id, status: 'running' });
    const { find: looks, seats } = await only();
    expect([looks, seats.some(({ rating }) => rating !== undefined)]).toEqual([undefined, false]);
    expect(await storage.count('deadline', "where kind = 'fill'")).toBe(0);
    expect((await found(here, 'eva')).id).not.toBe(first.id);
    expect(await storage.count('finder', '')).toBe(1);
  });

  test('after a minute bots take the free chairs, at whichever node; a second person in the last ten seconds gets thirty more', async () => {
    const { id } = await found(here, 'ada');
    time.now += 51 * SECOND;
    expect((await found(there, 'ben')).find?.fillsAt).toBe(time.now + 39 * SECOND);
    time.now += 38 * SECOND;
    expect((await found(here, 'cleo')).find?.fillsAt).toBe(time.now + SECOND); // the third gets no more
    time.now += SECOND - 1;
    await fillDue(there);
    expect((await only()).status).toBe('open');
    time.now += 1;
    await fillDue(there);
    const doc = await only();
    expect([doc.id, doc.status, seatsOf(doc)]).toEqual([id, 'running', ['ada', 'ben', 'cleo', 'bot']]);
  });

  test('whoever stays alone decides: waits on and is found by the next one, or has left without a trace', async () => {
    const { id } = await found(here, 'ada');
    expect(await act(here, id, 'ada', 'waitOn')).toMatchObject({ refused: { code: 'nothingToWaitFor' } });
    time.now += 60 * SECOND;
    await fillDue(here);
    expect((await only()).find).toEqual(expect.objectContaining({ state: 'short' }));
    await act(there, id, 'ada', 'waitOn');
    expect((await only()).find?.state).toBe('waits');
    time.now += 3600 * SECOND;
    const joined = await found(there, 'ben');
    expect([joined.id, joined.find]).toEqual([id, { state: 'collects', any: false, fillsAt: time.now + 60 * SECOND }]);
    for (const person of ['ada', 'ben']) await act(here, id, person, 'leave');
    expect(seatsOf(await only())).toEqual(['open', 'open', 'open', 'open']);
    time.now += 30 * SECOND;
    expect((await found(here, 'cleo')).find?.fillsAt).toBe(time.now + 60 * SECOND); // a minute from the first chair on
    await act(here, id, 'cleo', 'leave');
    time.now += 60 * SECOND;
    await fillDue(there);
    expect((await only()).status).toBe('abandoned');
  });

  test('any number: with those who are there, and with people who look for a certain number', async () => {
    const any: FindWish = { ...FOUR, seats: 'any' };
    const { id } = await found(here, 'ada', any);
    await found(there, 'ben', any);
    const four = await found(there, 'cleo'); // two chairs more are enough for both
    const sentOn = (await docs(storage)).find(doc => doc.id === id);
    expect([sentOn?.status, sentOn?.find?.state]).toEqual(['abandoned', 'again']);
    expect((await found(here, 'ada', any)).id).toBe(four.id);
    expect((await found(here, 'ben', any)).status).toBe('open');
    await found(here, 'dan', any);
    for (const person of ['eva', 'fox']) await found(here, person, any);
    time.now += 60 * SECOND;
    await fillDue(here);
    const games = (await docs(storage)).filter(({ status }) => status === 'running').map(seatsOf);
    expect(games.sort((one, other) => one.length - other.length)).toEqual([
      ['eva', 'fox'],
      ['cleo', 'ada', 'ben', 'dan'],
    ]);
  });

  test('who keeps apart stays apart also when it does not matter any more how good one is', async () => {
    await blocks('ben', 'ada');
    const [one, other] = [await found(here, 'ada', RATED), await found(there, 'ben', RATED)];
    time.now += 20 * SECOND;
    await fillDue(here);
    expect((await docs(storage)).map(({ status, find: looks }) => [status, looks?.state])).toEqual([
      ['open', 'collects'],
      ['open', 'collects'],
    ]);
    expect(one.id).not.toBe(other.id);
  });

  test('who blocks and who is blocked sit at two tables, and a third person at the first', async () => {
    await blocks('ben', 'ada');
    await blocks('ada', 'cleo');
    const first = (await found(here, 'ada')).id;
    const second = (await found(there, 'ben')).id;
    expect((await found(here, 'cleo')).id).toBe(second);
    expect((await found(here, 'dan')).id).toBe(first);
    expect(first).not.toBe(second);
    expect((await storage.ask('finder', 'order by nth')).map(({ table_id }) => table_id)).toEqual([first, second]);
  });

  test('a game that counts: near ones first, and anybody after twenty seconds, from both sides', async () => {
    for (const [person, mu] of [
      ['near', 29],
      ['far', 31],
      ['farther', 37],
    ] as const)
      await rated(person, mu);
    const first = await found(here, 'ada', RATED); // 1500
    expect((await found(there, 'near', RATED)).id).toBe(first.id); // 1740
    const second = await found(there, 'far', RATED); // 1860
    expect(second.id).not.toBe(first.id);
    time.now += 20 * SECOND;
    await fillDue(there);
    const [one, other] = [first, second].map(async ({ id }) => (await docs(storage)).find(doc => doc.id === id));
    expect([(await one)?.status, (await other)?.find?.state]).toEqual(['open', 'again']);
    expect((await found(here, 'far', RATED)).id).toBe(first.id);
    expect(await found(here, 'farther', RATED)).toMatchObject({ id: first.id, status: 'running' });
  });
});

/** What must hold of all tables together, at every moment. */
const inOrder = (all: readonly TableDoc[], isBlocked: (one: string, other: string) => boolean): void => {
  const live = all.filter(({ status }) => status === 'open' || status === 'running');
  const people = live.flatMap(peopleAt);
  expect(people.length).toBe(new Set(people).size); // no chair twice, and nobody on two
  for (const doc of live)
    for (const one of peopleAt(doc))
      for (const other of peopleAt(doc)) expect(isBlocked(one, other), `${one} with ${other}`).toBe(false);
};

const LIES = { lost: 0.3, twice: 0.2, late: 40 };
const crowd = async (seed: number, pairs: number, isBad: boolean): Promise<number> => {
  const luck = seeded(seed);
  const weather = isBad
    ? { before: 0.03, after: 0.03, read: 0.01, slow: 20 }
    : { before: 0, after: 0, read: 0, slow: 20 };
  const { time, shared, nodes } = await openNodes(3, seed, weather, LIES);
  const people = Array.from({ length: 50 }, (_, n) => `p${n}`);
  const blocked = new Set<string>();
  for (let n = 0; n < pairs; n += 1) {
    const [one, other] = [people[Math.floor(luck() * 50)] ?? '', people[Math.floor(luck() * 50)] ?? ''];
    if (one === other || blocked.has(`${one} ${other}`)) continue;
    blocked.add(`${one} ${other}`);
    const sql = 'insert into block (person_id, other_id, at) values (?, ?, 1)';
    await shared.truth.attempt([{ sql, values: [one, other], rows: 1 }]);
  }
  const at = (): Node => nodes[Math.floor(luck() * 3)] ?? expect.fail('no node');
  const wishes = people.map((_, n): FindWish => ({ ...FOUR, seats: n % 3 === 0 ? 3 : 4 }));
  const until = async <Result>(work: Promise<Result>): Promise<Result> => {
    let isDone = false;
    const end = work.finally(() => {
      isDone = true;
    });
    while (!isDone) await time.pass();
    return end;
  };
  const answers = people.map((person, n) => find(at(), person, wishes[n]).catch(error => ({ failed: error })));
  await until(Promise.all(answers));
  const isBlocked = (one: string, other: string): boolean => blocked.has(`${one} ${other}`);
  const all = await docs(shared.truth);
  inOrder(all, isBlocked);
  if (pairs === 0)
    for (const size of [3, 4])
      expect(collecting(all).filter(({ seats }) => seats.length === size).length).toBeLessThanOrEqual(1);
  shared.weather = { before: 0, after: 0, read: 0, slow: 5 };
  const seated = new Set(all.flatMap(peopleAt));
  if (!isBad) expect(seated.size).toBe(50);
  for (const [n, person] of people.entries())
    if (!seated.has(person)) expect(await answers[n]).toEqual(expect.not.objectContaining({ id: expect.anything() }));
  for (let second = 0; second < 95; second += 5) {
    time.now += 5 * SECOND;
    await until(fillDue(at())); // whichever nodes are left
    inOrder(await docs(shared.truth), isBlocked);
  }
  const ended = await docs(shared.truth);
  for (const doc of ended.filter(({ status }) => status === 'open')) {
    expect(doc.find?.state).toBe('short');
    expect(peopleAt(doc)).toHaveLength(1);
  }
  for (const { errors } of nodes) expect(errors).toEqual([]);
  await shared.truth.close();
  return ended.filter(({ status }) => status === 'running').length;
};

describe('fifty people at three nodes at once:', () => {
  const RUNS = 4 * LONGER;
  test('nobody sits twice, no two tables collect the same people, and within 95 seconds everybody plays or is answered', async () => {
    for (let seed = SEED; seed < SEED + RUNS; seed += 1) expect(await crowd(seed, 0, false)).toBe(6 + 8); // 17 by three, and 33 by four, of whom one stays alone
  });
  test('who blocks whom is never seated together, and lines that break lose nobody a chair or give two', async () => {
    for (let seed = SEED; seed < SEED + RUNS; seed += 1) expect(await crowd(seed, 60, true)).toBeGreaterThan(5);
  });
});
