import { join } from 'node:path';
import { fastChance, seatView, toActAt } from '@conclave/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { Ladder, placeAt } from '../../src/boards/ladder.ts';
import { type Known, pairing } from '../../src/boards/pairing.ts';
import { boardsOf, linesOf, ratingsAfterBoard } from '../../src/boards/standing.ts';
import { localBus } from '../../src/bus/local.ts';
import type { Services } from '../../src/house/services.ts';
import { sayReady } from '../../src/programs/ready.ts';
import { openPostgres } from '../../src/storage/postgres/postgres.ts';
import { insertionInto, valuesOf } from '../../src/storage/schema.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { decideAction } from '../../src/table/actions/index.ts';
import type { Answer, Request } from '../../src/table/decision.ts';
import { docFrom, type TableDoc } from '../../src/table/doc.ts';
import { decideMove } from '../../src/table/play.ts';
import type { Tables } from '../../src/table/registry.ts';
import { deadlineDue } from '../../src/table/time-up.ts';
import { docs } from '../find/finding.ts';
import { type Node, nodeOn, Time } from '../nodes/house-of-nodes.ts';
import { newFolder, opened } from '../storage/folders.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';
import { personRow } from '../storage/rows.ts';
import { PROGRAM } from './programs.ts';

const postgresHere = postgresPrograms();
let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (postgresHere !== undefined) postgres = await startPostgres(postgresHere);
});
afterAll(() => postgres?.stop());

/** A node whose house lets programs in. */
const opening = (node: Node): { readonly services: Services; readonly tables: Tables; readonly ladder: Ladder } => {
  Object.assign(node.services, { config: { ...node.services.config, programs: true } });
  return { services: node.services, tables: node.tables, ladder: new Ladder(node.services, node.tables) };
};
type Opened = ReturnType<typeof opening>;

const asked = ({ tables }: Opened, table: string, decide: Request['decide']): Promise<Answer> =>
  new Promise(answer => tables.at(table).request({ decide, answer }));

const PERSON = (id: string) => ({ id, name: id, program: PROGRAM });

const sit = (node: Opened, { id, seats }: TableDoc, person: string): Promise<Answer> => {
  const seat = seats.findIndex(place => place.person === person);
  return asked(node, id, (loaded, scene) =>
    decideAction(loaded, scene, PERSON(person), { do: 'sit', seat }, undefined),
  );
};

const stream = fastChance(7);

/** Whoever is asked moves by luck, programs as themselves and bots as the house does it, until the game is over. */
const playOut = async (node: Opened, table: string): Promise<void> => {
  for (let n = 0; ; n += 1) {
    const found = await node.tables.at(table).read(loaded => ({ loaded }));
    if ('refused' in found) throw new Error(found.refused.code);
    const { doc, play, rules } = found.loaded;
    const [seat] = play === undefined || doc.status !== 'running' ? [] : toActAt(play);
    if (seat === undefined || play === undefined) return;
    const place = doc.seats[seat];
    if (place?.kind === 'bot' || place?.standIn === true) {
      const before = found.loaded.n;
      deadlineDue(node.tables.at(table), 'bot');
      await expect
        .poll(async () => (await node.tables.at(table).read(({ n: now }) => ({ now }))) as object)
        .not.toEqual({
          now: before,
        });
    } else {
      const { table: open, own } = seatView(play.state, seat);
      const move = rules.randomMove(open, own, seat, stream);
      const body = { id: `m${n}`, seq: play.seq, move };
      const answer = await asked(node, table, (loaded, scene) => decideMove(loaded, scene, place?.person, body));
      if ('refused' in answer) throw new Error(answer.refused.code);
    }
  }
};

describe.each(postgresHere === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'])('on %s:', database => {
  let storage: Storage;
  let time: Time;
  let here: Opened;
  let there: Opened;
  beforeEach(async () => {
    const url = database === 'SQLite' ? '' : ((await postgres?.newDatabase()) ?? '');
    const open = (): Promise<Storage> => openPostgres(url);
    storage = database === 'SQLite' ? await opened(join(newFolder(), 'conclave.db')) : await open();
    const other = database === 'SQLite' ? { ...storage, isShared: true } : await open();
    time = new Time();
    here = opening(nodeOn(database === 'SQLite' ? { ...storage, isShared: true } : storage, time, localBus()));
    there = opening(nodeOn(other, time, localBus()));
    if (database !== 'SQLite') onTestFinished(async () => void (await Promise.all([storage.close(), other.close()])));
  });

  const come = async (...people: readonly string[]): Promise<void> => {
    for (const id of people) {
      const row = personRow(id, { program: JSON.stringify(PROGRAM) });
      await storage.commit([{ writes: [{ put: 'person', row }] }]);
      await sayReady(here.services, id, { games: ['sealed-bids'], tables: 4 });
    }
  };
  const board = async () => (await storage.ask('board', ''))[0] ?? expect.fail('no board');
  const tableNow = async (): Promise<TableDoc> => {
    const row = await storage.table((await board()).table_id);
    return row === undefined || 'damaged' in row ? expect.fail('no table') : docFrom(row);
  };
  const peopleAt = ({ seats }: TableDoc): readonly string[] => seats.flatMap(({ person }) => person ?? []);
  const sitAll = async (doc: TableDoc): Promise<void> => {
    for (const person of peopleAt(doc)) await sit(here, doc, person);
  };

  test('of two nodes that look at once one opens a board, and every later step is made once', async () => {
    await come('robot');
    await Promise.all([here.ladder.look(), there.ladder.look(), here.ladder.look()]);
    expect((await storage.ask('board', '')).length).toBe(1);
    expect((await docs(storage)).length).toBe(1);
    const doc = await tableNow();
    await sitAll(doc);
    await playOut(here, doc.id);
    await Promise.all([here.ladder.look(), there.ladder.look()]);
    expect((await board()).n).toBe(1);
    expect((await docs(storage)).length).toBe(2);
  });

  test('whichever answer another node comes after, there is one board', async () => {
    await come('robot');
    const { storage: asks } = there.services;
    let questions = 0;
    for (let after = 1; questions >= after - 1; after += 1) {
      questions = 0;
      const ask: Storage['ask'] = async (name, rest, ...values) => {
        const answer = await asks.ask(name, rest, ...values);
        questions += 1;
        if (questions === after) await here.ladder.look();
        return answer;
      };
      const services = { ...there.services, storage: { ...asks, ask } };
      await new Ladder(services, there.tables).look();
      expect((await storage.ask('board', "where state = 'runs'")).length).toBe(1);
      await storage.attempt([{ sql: "update board set state = 'off'", values: [], rows: 1 }]);
      await storage.attempt([{ sql: 'update ready set asked_at = ?', values: [after], rows: 1 }]);
    }
    expect(questions).toBeGreaterThan(2);
  });

  test('a board is one deal with all rotations; then it is rated, and its records are open', async () => {
    await come('robot', 'golem');
    await here.ladder.look();
    const { seats, id } = await board();
    const secrets = new Set<string>();
    const seatOfRobot: number[] = [];
    for (let n = 0; n < seats; n += 1) {
      const doc = await tableNow();
      expect(doc).toMatchObject({ board: { id, n }, settings: { clock: { seconds: 5 }, programs: 'invited' } });
      expect([...peopleAt(doc)].sort()).toEqual(['golem', 'robot'].slice(2 - peopleAt(doc).length).sort());
      secrets.add(doc.secret + doc.nonces.join());
      seatOfRobot.push(doc.seats.findIndex(({ person }) => person === 'robot'));
      await sitAll(doc);
      await playOut(here, doc.id);
      await there.ladder.look();
    }
    expect(secrets.size).toBe(1);
    expect([...seatOfRobot].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
    expect(await storage.ask('board', 'where id = ?', id)).toMatchObject([{ state: 'over' }]);
    const rows = await storage.ask('rating', 'where pool = ?', 100 + seats);
    const subjects = new Set((await storage.ask('board_seat', 'where board_id = ?', id)).map(({ subject }) => subject));
    expect(new Set(rows.map(({ subject }) => subject))).toEqual(subjects);
    expect(rows.every(({ games }) => games === 1)).toBe(true);
    const [last] = await boardsOf(here.services, 'sealed-bids', seats);
    expect(last?.players.map(({ places }) => places.length)).toEqual(Array.from({ length: seats }, () => seats));
    expect(last?.tables.length).toBe(seats);
    await expect
      .poll(async () =>
        (await docs(storage)).filter(({ board: of }) => of?.id === id).map(doc => doc.settings.watchers),
      )
      .toEqual(Array.from({ length: seats }, () => 'anyone'));
    expect(await storage.count('result', '')).toBe(0); // they are no results of people
  });

  test('who does not come to the first game is asked no more; who stays away from a later one is last there', async () => {
    await come('robot');
    await here.ladder.look();
    time.now += 20_000;
    const first = await tableNow();
    deadlineDue(here.tables.at(first.id), 'invite');
    await expect.poll(async () => (await tableNow()).status).toBe('expired');
    await here.ladder.look();
    expect(await storage.ask('board', '')).toMatchObject([{ state: 'off' }]);
    expect(await storage.count('ready', '')).toBe(0);
    await come('golem');
    await here.ladder.look();
    const [running] = await storage.ask('board', "where state = 'runs'");
    const doc = docFrom((await storage.table(running?.table_id ?? '')) as never);
    await sitAll(doc);
    await playOut(here, doc.id);
    await here.ladder.look();
    const [next] = await storage.ask('board', "where state = 'runs'");
    time.now += 20_000;
    deadlineDue(here.tables.at(next?.table_id ?? ''), 'invite');
    await expect.poll(async () => docFrom((await storage.table(next?.table_id ?? '')) as never).status).toBe('running');
    await playOut(here, next?.table_id ?? '');
    const over = docFrom((await storage.table(next?.table_id ?? '')) as never);
    const seat = over.seats.findIndex(({ person }) => person === 'golem');
    expect(over.seats[seat]).toMatchObject({ standIn: true, out: 'silence' });
    expect(placeAt(over, seat)).toBe(over.seats.length);
  });

  test('a place from the thirtieth board on; bots of the house always have one', async () => {
    await come('robot', 'golem');
    const row = { game: 'sealed-bids', pool: 102, sigma: 2_000_000, last_at: 1, safe: 0, listed: 0 };
    for (const [subject, games, mu] of [
      ['robot', 30, 40_000_000],
      ['golem', 29, 41_000_000],
    ] as const)
      await storage.attempt([
        { sql: insertionInto('rating'), values: valuesOf('rating', { ...row, subject, games, mu }), rows: 1 },
      ]);
    const lines = await linesOf(here.services, 'sealed-bids', 2);
    expect(lines.map(({ name, place, rating, spread }) => [name, place, rating, spread])).toEqual([
      ['robot', 1, 2400, 240],
      ['random', 2, 1500, 1000],
      ['cautious', 3, 1500, 1000],
      ['golem', undefined, 2460, 240],
    ]);
    expect(lines[0]).toMatchObject({ by: 'Grace', url: PROGRAM.url, person: 'robot', boards: 30 });
  });

  test('who has the lower sum of places rises, and the other falls', async () => {
    const rated = await ratingsAfterBoard(here.services, { game: 'sealed-bids', seats: 2, at: 5 }, [
      { subject: 'golem', sum: 4 },
      { subject: 'robot', sum: 2 },
      { subject: '', sum: 3 },
    ]);
    expect(rated.map(({ after }) => [after.subject, after.mu > 25_000_000])).toEqual([
      ['golem', false],
      ['robot', true],
    ]);
  });
});

const known = (id: string, mean: number, boards = 0): Known => ({
  ready: {
    row: { person_id: id, games: 'dogma', tables: 4, until: 1, asked_at: 0 },
    person: { id, name: id },
    spare: 1,
  },
  mean: () => mean,
  boards: (_game, seats) => (seats === 3 ? boards : boards + 1),
});

test('whoever has waited for longest plays what it has played least, with those who are about as good', () => {
  const games = [
    { id: 'dogma', seats: { min: 2, max: 4 } },
    { id: 'chess', seats: { min: 2, max: 2 } },
  ];
  const all = [known('a', 20), known('far', 40), known('near', 21), known('there', 26)];
  const { game, seats, programs } = pairing(all, games, fastChance(1)) ?? expect.fail('nobody plays');
  expect([game, seats]).toEqual(['dogma', 3]);
  expect(programs.map(({ person }) => person.id)).toEqual(['a', 'near']); // the third is a bot of the house
  expect(pairing([], games, fastChance(1))).toBeUndefined();
});
