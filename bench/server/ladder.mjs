// The ladder of a house with 100,000 rated people, beside a bare indexed read of as many rows in the same run and the same file. Lines of the
// ladder are compared with as many rows of one index; one's own place, which is counted in the index, with a read of as many rows as it counts.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ladderOf, myPlaceIn } from '../../packages/server/dist/ratings/ladder.js';
import { openSqlite } from '../../packages/server/dist/storage/sqlite.js';

const PEOPLE = 100_000;
const LINES = 100;
const TURNS = 41;
const BAR = 5;
const NOW = 1_700_000_000_000;
const folder = mkdtempSync(join(tmpdir(), 'conclave-ladder-'));
const storage = await openSqlite(join(folder, 'conclave.db'));
const services = { storage, now: () => NOW };

const RATING = `insert into rating (subject, game, pool, mu, sigma, games, last_at, safe, listed) values (?, 'dogma', 2, ?, ?, 20, ?, ?, 1)`;
const PERSON = `insert into person (id, name, name_key, handle, renamed_at, created_at, seen_at, changed_at, banned, muted_until)
  values (?, ?, ?, null, 0, 1, 1, 1, 0, 0)`;
/** Spread as chance would, and the same in every run. */
const figure = n => 10_000_000 + ((n * 7919) % PEOPLE) * 300;
for (let from = 0; from < PEOPLE; from += 1000) {
  const statements = Array.from({ length: 1000 }, (_, at) => from + at).flatMap(n => [
    { sql: RATING, values: [`p${n}`, figure(n), 2_000_000, NOW, figure(n) - 2_000_000], rows: 1 },
    { sql: PERSON, values: [`p${n}`, `Person ${n}`, `p${n}`], rows: 1 },
  ]);
  await storage.attempt(statements);
}

const WORK = {
  ladder: () => ladderOf(services, 'dogma', 2),
  rows: () =>
    storage.ask('rating', "where game = 'dogma' and pool = 2 and listed = 1 order by safe desc limit ?", LINES),
  place: () => myPlaceIn(services, 'p0', 'dogma', 2), // p0 is the last of all
  allRows: () =>
    storage.ask('rating', "where game = 'dogma' and pool = 2 and listed = 1 order by safe desc limit ?", PEOPLE),
};
const cost = async work => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
const times = { ladder: [], rows: [], place: [], allRows: [] };
for (let turn = 0; turn < TURNS; turn += 1)
  for (const [name, work] of Object.entries(WORK))
    if (name !== 'allRows' || turn < 7) times[name].push(await cost(work));
const middle = name => times[name].toSorted((one, other) => one - other)[Math.floor(times[name].length / 2)];

const lines = (await WORK.ladder()).length;
const { place } = await WORK.place();
if (lines !== LINES || place !== PEOPLE) throw new Error(`${lines} lines, place ${place}`);
await storage.close();
rmSync(folder, { recursive: true, force: true });

const pairs = [
  ['the first 100 of 100,000, with names', 'ladder', '100 rows by the index', 'rows'],
  ['the place of the last of 100,000', 'place', '100,000 rows by the index', 'allRows'],
];
let isOver = false;
for (const [what, one, beside, other] of pairs) {
  const ratio = middle(one) / middle(other);
  isOver ||= ratio > BAR;
  console.log(
    `${ratio > BAR ? 'OVER' : 'ok  '} ${what}: ${middle(one).toFixed(2)} ms; ${beside}: ${middle(other).toFixed(2)} ms; ${ratio.toFixed(2)} times (at most ${BAR})`,
  );
}
if (isOver) process.exitCode = 1;
