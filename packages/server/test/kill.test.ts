import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { freePort, killHard, StubbornPlayer, startProcess } from './crash.ts';
import { rulesNamed, seatGuests } from './house.ts';

const SECONDS = Number(process.env.KILL_SECONDS ?? 6);
const TABLES = 4;
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
const BUILT = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/** Every acknowledged move is in the log where its player was told, no move twice, and no number is missing. */
const checkLog = async (data: string, table: string, players: readonly StubbornPlayer[]): Promise<number> => {
  const storage = await openSqlite(join(data, 'conclave.db'));
  const log = await storage.entries(table);
  await storage.close();
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  const ids = log.flatMap(({ move_id }) => move_id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const bySeq = new Map(log.map(entry => [entry.seq, entry.move_id]));
  for (const { acknowledged } of players) for (const [id, seq] of acknowledged) expect(bySeq.get(seq)).toBe(id);
  return log.length;
};

test(`kill -9 under load for ${SECONDS} seconds: nothing acknowledged is lost, nothing counts twice, everyone plays on`, async () => {
  expect(existsSync(BUILT), 'this test runs the built server: npm run build').toBe(true);
  const data = mkdtempSync(join(tmpdir(), 'conclave-kill-'));
  const port = await freePort();
  let child = await startProcess(port, data);
  const rules = rulesNamed('seven-seals');
  const tables = await Promise.all(
    Array.from({ length: TABLES }, () => seatGuests(`http://127.0.0.1:${port}`, 'seven-seals', 4)),
  );
  const seated = tables.map(({ id, guests }) => ({
    id,
    players: guests.map(({ token }) => new StubbornPlayer(port, token, id, rules)),
  }));
  const end = Date.now() + SECONDS * 1000;
  let kills = 0;
  while (Date.now() < end || kills < 2) {
    await sleep(200 + Math.random() * 800);
    await killHard(child);
    kills += 1;
    child = await startProcess(port, data);
  }
  const all = seated.flatMap(({ players }) => players);
  await expect.poll(() => all.every(({ over }) => over), { timeout: 90_000, interval: 200 }).toBe(true);
  for (const player of all) player.stop();
  await killHard(child);
  expect(kills).toBeGreaterThan(1);
  expect(all.every(({ returns }) => returns > 1)).toBe(true);
  for (const { id, players } of seated) {
    expect(await checkLog(data, id, players)).toBeGreaterThan(100);
    for (const { seen } of players) expect(seen?.view.table).toEqual(players[0]?.seen?.view.table);
  }
  rmSync(data, { recursive: true, force: true });
});
