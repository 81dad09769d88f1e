import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Services } from '../../src/house/services.ts';
import { lengthOf, linesOf, pointsAt, seasonAt } from '../../src/ratings/season.ts';
import { seasonOf, writeHonours } from '../../src/standing/seasons.ts';
import { insertionInto, valuesOf } from '../../src/storage/schema.ts';
import type { ResultRow, Storage } from '../../src/storage/storage.ts';
import { newFolder, opened } from '../storage/folders.ts';
import { personRow } from '../storage/rows.ts';

const NOW = Date.UTC(2026, 10, 17);
const NOTHING = {
  bot: null,
  game: 'dogma',
  club_id: null,
  pool: 3,
  rated: 1,
  gone: 0,
  rated_at: NOW,
  mu0: 0,
  sigma0: 0,
};

/** A game: who came first, who second; a name with a dash left. */
const game = (table: string, at: number, ...people: readonly string[]): readonly ResultRow[] =>
  people.map((name, seat) => ({
    ...{ ...NOTHING, table_id: table, seat, person_id: name.replace('-', ''), place: seat + 1, at, mu1: 0, sigma1: 0 },
    gone: name.endsWith('-') ? 1 : 0,
  }));
const PEOPLE = ['ada', 'ben', 'cleo'].map(id => ({ id, name: id }));

test('a season is a quarter of a year', () => {
  expect([seasonAt(Date.UTC(2026, 0, 1)), seasonAt(Date.UTC(2026, 11, 31, 23, 59))]).toEqual(['2026-1', '2026-4']);
  expect(lengthOf('2026-4')).toEqual({ from: Date.UTC(2026, 9), until: Date.UTC(2027, 0) });
});

test('place p of n gives 10·(n − p)/(n − 1), and shared places the mean of theirs', () => {
  expect([1, 2, 3].map(place => pointsAt([1, 2, 3], place))).toEqual([10, 5, 0]);
  expect(pointsAt([1, 1, 3, 4], 1)).toBeCloseTo((10 + 20 / 3) / 2);
});

test('the best twenty games count, from the fifth on there is a place; fewer games and the earlier date decide', () => {
  const many = Array.from({ length: 25 }, (_, n) =>
    game(`m${n}`, NOW + n, ...(n < 22 ? ['ada', 'ben'] : ['ben', 'ada'])),
  );
  expect(linesOf(many.flat(), PEOPLE)).toEqual([
    { place: 1, person: 'ada', name: 'ada', points: 200, games: 25 },
    { place: 2, person: 'ben', name: 'ben', points: 30, games: 25 },
  ]);
  const few = Array.from({ length: 4 }, (_, n) => game(`f${n}`, NOW, 'cleo', 'ada')).flat();
  expect(linesOf(few, PEOPLE).map(({ place }) => place)).toEqual([undefined, undefined]);
  const level = [0, 1, 2, 3, 4].flatMap(n => [
    ...game(`a${n}`, NOW + 10, 'ada', 'x'),
    ...game(`b${n}`, NOW, 'ben', 'y'),
  ]);
  expect(linesOf(level, PEOPLE).map(({ person }) => person)).toEqual(['ben', 'ada']);
});

test('who left is last, and a game of one person among bots gives nobody anything', () => {
  const left = [0, 1, 2, 3, 4].flatMap(n => game(`t${n}`, NOW, 'ada-', 'ben', 'cleo'));
  expect(linesOf(left, PEOPLE).map(({ person, points }) => [person, points])).toEqual([
    ['ben', 50],
    ['cleo', 25],
    ['ada', 0],
  ]);
  const alone = game('s', NOW, 'ada', 'x').map((row, seat) =>
    seat === 0 ? row : { ...row, bot: 'bot', person_id: null },
  );
  expect(linesOf(alone, PEOPLE)).toEqual([]);
});

let storage: Storage;
let now = NOW;
let services: Services;
beforeEach(async () => {
  now = NOW;
  storage = await opened(join(newFolder(), 'conclave.db'));
  const committer = {
    save: async (writes: Parameters<Services['committer']['save']>[0]) => void (await storage.commit([{ writes }])),
  };
  const games = { list: [{ id: 'dogma' }] };
  services = { storage, committer, games, now: () => now } as unknown as Services;
  for (const id of ['ada', 'ben', 'cleo'])
    await storage.commit([{ writes: [{ put: 'person', row: personRow(id, { name_key: id }) }] }]);
});
const put = async (rows: readonly ResultRow[]): Promise<void> => {
  const sql = insertionInto('result');
  await storage.attempt(rows.map(row => ({ sql, values: valuesOf('result', row), rows: 1 })));
};

test('the season of a house: games that counted in it, of those who do not mind; and where I stand', async () => {
  for (let n = 0; n < 5; n += 1) {
    await put(game(`now${n}`, NOW - n, 'ada', 'ben', 'cleo'));
    await put(game(`before${n}`, lengthOf('2026-3').from + n, 'cleo', 'ben'));
    await put(game(`fun${n}`, NOW - n, 'cleo', 'ada').map(row => ({ ...row, rated: 0 })));
  }
  const hide = "insert into profile (person_id, shown, ladder) values ('ben', 'met', 0)";
  await storage.attempt([{ sql: hide, values: [], rows: 1 }]);
  const { season, lines, mine } = await seasonOf(services, 'dogma', undefined, 'cleo');
  expect([season, lines.map(({ person, points, place }) => [person, points, place])]).toEqual([
    '2026-4',
    [
      ['ada', 50, 1],
      ['cleo', 0, 2],
    ],
  ]);
  expect(mine).toMatchObject({ person: 'cleo', place: 2 });
  expect((await seasonOf(services, 'dogma', '2026-3')).lines.map(({ person }) => person)).toEqual(['cleo']);
});

test('when a season is over its first are written down once, whoever does it, and go with who is erased', async () => {
  for (let n = 0; n < 5; n += 1) await put(game(`t${n}`, NOW - n, 'ada', 'ben'));
  await writeHonours(services);
  expect(await storage.ask('honour', 'order by place')).toEqual([]); // it still runs
  now = lengthOf('2027-1').from + 1;
  await Promise.all([writeHonours(services), writeHonours(services)]);
  await writeHonours(services);
  const honours = await storage.ask('honour', 'order by place');
  expect(honours).toEqual([
    { season: '2026-4', game: 'dogma', scope: 'house', place: 1, person_id: 'ada', points: 500 },
    { season: '2026-4', game: 'dogma', scope: 'house', place: 2, person_id: 'ben', points: 0 },
  ]);
  await storage.erasePerson('ada', '—');
  expect((await storage.ask('honour', 'order by place')).map(({ person_id }) => person_id)).toEqual(['ben']);
});
