import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { DEFAULT_CONFIG } from '../../src/house/config.ts';
import type { Services } from '../../src/house/services.ts';
import { botBegins } from '../../src/ratings/bots-begin.ts';
import { ladderOf, myPlaceIn } from '../../src/ratings/ladder.ts';
import { afterGame, BEGIN, type Belief, broken, rested, whole } from '../../src/ratings/rate.ts';
import { changeSettings } from '../../src/standing/profile.ts';
import { openPostgres } from '../../src/storage/postgres/postgres.ts';
import type { ResultRow, Storage } from '../../src/storage/storage.ts';
import type { SeatDoc, TableDoc } from '../../src/table/doc.ts';
import type { Loaded } from '../../src/table/loaded.ts';
import { writeResults } from '../../src/table/results.ts';
import { newFolder, opened } from '../storage/folders.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';
import { personRow } from '../storage/rows.ts';

const DAY = 86_400_000;
const NOW = 1_700_000_000_000;
const programs = postgresPrograms();
let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (programs !== undefined) postgres = await startPostgres(programs);
});
afterAll(() => postgres?.stop());

const human = (person: string): SeatDoc => ({ kind: 'human', person, name: person });
const BOT: SeatDoc = { kind: 'bot', level: 'regular', name: 'Bot' };
const leftBy = (person: string): SeatDoc => ({ ...BOT, leftBy: person });

describe.each(programs === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'])('results on %s:', database => {
  let storage: Storage;
  let services: Services;
  let url = '';
  let games = 0;
  beforeEach(async () => {
    url = database === 'SQLite' ? '' : ((await postgres?.newDatabase()) ?? '');
    storage = database === 'SQLite' ? await opened(join(newFolder(), 'conclave.db')) : await openPostgres(url);
    if (database !== 'SQLite') onTestFinished(() => storage.close());
    const committer = { save: async () => undefined };
    services = { config: DEFAULT_CONFIG, storage, committer, now: () => NOW } as unknown as Services;
    for (const id of ['ada', 'ben', 'cleo'])
      await storage.commit([{ writes: [{ put: 'person', row: personRow(id, { name_key: id }) }] }]);
    await storage.commit([{ writes: [{ put: 'person', row: personRow('guest') }] }]);
  });

  /** A finished game, as far as it matters who came where. */
  const over = (seats: readonly SeatDoc[], places: readonly number[], changes: object = {}): Loaded => {
    games += 1;
    const doc = { id: `t${games}`, game: 'dogma', rulesVersion: 1, status: 'over', seats, places, endedAt: NOW };
    return { doc: { ...doc, settings: { rated: true }, ...changes } as unknown as TableDoc } as Loaded;
  };
  const resultsOf = (table: string): Promise<readonly ResultRow[]> =>
    storage.ask('result', 'where table_id = ? order by seat', table);
  const played = async (seats: readonly SeatDoc[], places: readonly number[], changes: object = {}) => {
    const loaded = over(seats, places, changes);
    await writeResults(services, loaded);
    return resultsOf(loaded.doc.id);
  };
  const ratings = () => storage.ask('rating', 'order by subject, pool');

  test('a game is written down once and rates all who played it, bots among them, in a pool for two or for more', async () => {
    const loaded = over([human('ada'), human('ben'), BOT], [1, 3, 2]);
    await Promise.all([writeResults(services, loaded), writeResults(services, loaded)]);
    expect(
      (await resultsOf(loaded.doc.id)).map(({ person_id, bot, place, rated }) => [person_id, bot, place, rated]),
    ).toEqual([
      ['ada', null, 1, 1],
      ['ben', null, 3, 1],
      [null, 'bot:dogma:regular:1', 2, 1],
    ]);
    expect((await ratings()).map(({ subject, pool, games: n }) => [subject, pool, n])).toEqual([
      ['ada', 3, 1],
      ['ben', 3, 1],
      ['bot:dogma:regular:1', 3, 1],
    ]);
    await played([human('ben'), human('ada')], [1, 2]);
    await played([human('ben'), human('ada'), { ...BOT, level: 'regular:saint' }], [1, 2, 3]); // a character counts as its level
    expect((await ratings()).map(({ subject, pool }) => `${subject} ${pool}`)).toEqual([
      'ada 2',
      'ada 3',
      'ben 2',
      'ben 3',
      'bot:dogma:regular:1 3',
    ]);
  });

  test.each([
    ['nobody asked for it', [human('ada'), human('ben')], { settings: {} }],
    ['somebody is a guest', [human('ada'), human('guest')], {}],
    ['one person plays bots', [human('ada'), BOT], {}],
    ['everybody has left', [leftBy('ada'), leftBy('ben')], {}],
  ])('for fun: %s', async (_, seats, changes) => {
    const rows = await played(seats, [1, 2], changes);
    expect(rows.map(({ rated, mu1 }) => [rated, mu1])).toEqual(rows.map(() => [0, 0]));
    expect([rows.length, await ratings()]).toEqual([2, []]);
  });

  test('a bot begins with what the arena saw of it, not as a newcomer', async () => {
    const [, , bot] = await played([human('ada'), human('ben'), { ...BOT, level: 'master' }], [1, 3, 2]);
    const { mu, sigma } = botBegins('bot:dogma:master:1', 3);
    expect([bot?.mu0, bot?.sigma0]).toEqual([whole(mu), whole(sigma)]);
    const [, , row] = await ratings();
    expect(row).toMatchObject({ subject: 'bot:dogma:master:1', games: 1, mu: bot?.mu1 });
    expect(Math.abs((row?.mu ?? 0) - whole(mu))).toBeLessThan(whole(2)); // it learned from where it began
  });

  test('whoever leaves is last, whatever the bot makes of it; an abandoned game is no result', async () => {
    const rows = await played([leftBy('ada'), human('ben')], [1, 2]);
    expect(rows.map(({ gone, place }) => [gone, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
    const [ada, ben] = await ratings();
    expect(ada?.mu).toBeLessThan(25_000_000);
    expect(ben?.mu).toBeGreaterThan(25_000_000);
    expect(await played([human('ada'), human('ben')], [1, 2], { status: 'abandoned' })).toEqual([]);
  });

  test('the seventh game of the same people in a day is for fun, and the next day’s counts again', async () => {
    const rated: (number | undefined)[] = [];
    for (let n = 0; n < 7; n += 1) rated.push((await played([human('ada'), human('ben')], [1, 2]))[0]?.rated);
    expect(rated).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect((await played([human('ada'), human('cleo')], [1, 2]))[0]?.rated).toBe(1);
    expect((await played([human('ada'), human('ben')], [1, 2], { endedAt: NOW + DAY + 1 }))[0]?.rated).toBe(1);
  });

  /** Nodes that share the house; where nobody can share it, one that does everything at once. */
  const nodes = async (): Promise<readonly Services[]> => {
    if (database === 'SQLite') return [services, services, services];
    const others = await Promise.all([openPostgres(url), openPostgres(url)]);
    onTestFinished(async () => void (await Promise.all(others.map(other => other.close()))));
    return [services, ...others.map(other => ({ ...services, storage: other }))];
  };
  /** Nobody writes before everybody has read: all but one then write on what is not so any more. */
  const atOnce = (all: readonly Services[]): readonly Services[] => {
    let go = (): void => undefined;
    const everybody = new Promise<void>(done => {
      go = done;
    });
    let ready = 0;
    return all.map(node => ({
      ...node,
      storage: {
        ...node.storage,
        attempt: async statements => {
          ready += 1;
          if (ready === all.length) go();
          await everybody;
          return node.storage.attempt(statements);
        },
      },
    }));
  };

  test('games that end at once make one history: each begins where another ended', async () => {
    const people = ['ada', 'ben', 'cleo'];
    const pairs = [0, 1, 2].map(n => [people[n] ?? '', people[(n + 1) % 3] ?? '']);
    for (const pair of pairs) await writeResults(services, over(pair.map(human), [1, 2])); // from now on everybody has a rating
    const ends = pairs.map(pair => over(pair.map(human), [1, 2]));
    await Promise.all(atOnce(await nodes()).map((node, n) => writeResults(node, ends[n] as Loaded)));
    const rows = await storage.ask('result', 'order by table_id');
    for (const person of people) {
      const own = rows.filter(({ person_id }) => person_id === person);
      const after = own.map(({ mu1 }) => mu1);
      expect(own.filter(({ mu0 }) => mu0 === 25_000_000 || after.includes(mu0))).toHaveLength(4);
      expect(new Set(own.map(({ mu0 }) => mu0)).size).toBe(4); // no two begin at the same place
      const [rating] = await storage.ask('rating', 'where subject = ?', person);
      expect([rating?.games, after.includes(rating?.mu ?? 0)]).toEqual([4, true]);
    }
  });

  test('results taken again in the order in which they were rated give the same ratings', async () => {
    const SEATS = [human('ada'), human('ben'), human('cleo'), BOT];
    const counted = [
      { seats: [0, 1], places: [1, 2] },
      { seats: [2, 0, 3], places: [3, 1, 2] },
      { seats: [1, 2], places: [1, 1] },
      { seats: [0, 3, 1, 2], places: [2, 1, 4, 3] },
      { seats: [2, 1], places: [2, 1] },
      { seats: [3, 0, 1], places: [1, 3, 2] },
    ];
    for (const [n, { seats, places }] of counted.entries()) {
      services = { ...services, now: () => NOW + n * 40 * DAY };
      const sat = seats.map(seat => SEATS[seat] ?? BOT);
      await played(n === 3 ? sat.with(0, leftBy('ada')) : sat, places, { endedAt: NOW + n * 40 * DAY });
    }
    const known = new Map<string, { belief: Belief; at: number; games: number }>();
    const rows = await storage.ask('result', 'where rated = 1 order by rated_at, table_id, seat');
    for (const table of new Set(rows.map(({ table_id }) => table_id))) {
      const sat = rows.filter(({ table_id }) => table_id === table);
      const keys = sat.map(({ person_id, bot, pool }) => `${person_id ?? bot} ${pool}`);
      const before = sat.map(({ bot, pool, at }, seat) => {
        const last = known.get(keys[seat] ?? '');
        if (last !== undefined) return rested(last.belief, at - last.at);
        return bot === null ? BEGIN : botBegins(bot, pool);
      });
      const after = afterGame(
        sat.map(({ place, gone, bot }, seat) => ({
          ...{ belief: before[seat] ?? BEGIN, place, gone: gone === 1, isBot: bot !== null },
        })),
      );
      for (const [seat, { at }] of sat.entries()) {
        const { mu, sigma } = after[seat] ?? BEGIN;
        const games = (known.get(keys[seat] ?? '')?.games ?? 0) + 1;
        known.set(keys[seat] ?? '', { belief: { mu: broken(whole(mu)), sigma: broken(whole(sigma)) }, at, games });
      }
    }
    const again = [...known].map(([key, { belief, games }]) => [key, whole(belief.mu), whole(belief.sigma), games]);
    const stored = (await ratings()).map(({ subject, pool, mu, sigma, games: n }) => [
      `${subject} ${pool}`,
      mu,
      sigma,
      n,
    ]);
    expect(again.toSorted()).toEqual(stored.toSorted());
    expect(stored.length).toBe(7);
  });

  test('the ladder: ten games, one of them lately, by certainty; who does not want to be in it is not', async () => {
    const put = (subject: string, mu: number, sigma: number, n: number, last_at: number, listed: number) =>
      storage.attempt([
        {
          sql: 'insert into rating (subject, game, pool, mu, sigma, games, last_at, safe, listed) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
          values: [subject, 'dogma', 2, mu, sigma, n, last_at, mu - sigma, listed],
          rows: 1,
        },
      ]);
    await put('ada', 30_000_000, 6_000_000, 12, NOW, 1);
    await put('ben', 29_000_000, 2_000_000, 40, NOW, 1);
    await put('cleo', 40_000_000, 1_000_000, 12, NOW - 91 * DAY, 1);
    await put('guest', 40_000_000, 8_000_000, 9, NOW, 0);
    await put('bot:dogma:master:1', 28_000_000, 1_500_000, 99, NOW, 1);
    const ladder = () => ladderOf(services, 'dogma', 2);
    expect((await ladder()).map(({ place, name, rating, bot }) => [place, name, rating, bot])).toEqual([
      [1, 'ben', 1740, undefined],
      [2, 'master', 1680, 'master'],
      [3, 'ada', 1800, undefined],
    ]);
    expect(await ladderOf(services, 'dogma', 3)).toEqual([]);
    expect(await myPlaceIn(services, 'ada', 'dogma', 2)).toEqual({ rating: 1800, games: 12, guess: false, place: 3 });
    expect(await myPlaceIn(services, 'guest', 'dogma', 2)).toEqual({ rating: 2400, games: 9, guess: true });
    await changeSettings(services, 'ben', { shown: 'met', ladder: false });
    expect((await ladder()).map(({ name }) => name)).toEqual(['master', 'ada']);
    await changeSettings(services, 'ben', { shown: 'met', ladder: true });
    await storage.erasePerson('ada', '—');
    expect((await ladder()).map(({ name }) => name)).toEqual(['ben', 'master']);
  });
});
