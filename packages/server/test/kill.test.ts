import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LONGER } from '../../../scripts/longer.ts';
import { readSqlite } from '../src/storage/sqlite.ts';
import { freePort, killHard, StubbornPlayer, startProcess } from './crash.ts';
import { rulesNamed, seatGuests } from './house.ts';
import { loaded } from './storage/rows.ts';

const SECONDS = 6 * LONGER;
const TABLES = 4;
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));
const BUILT = fileURLToPath(new URL('../dist/index.js', import.meta.url));

/** Every acknowledged move is in the log where its player was told, no move twice, and no number is missing. */
const checkLog = async (data: string, table: string, players: readonly StubbornPlayer[]): Promise<number> => {
  const storage = await readSqlite(join(data, 'conclave.db'));
  const { entries } = await loaded(storage, table);
  await storage.close();
  const log = entries.filter(({ kind }) => kind === 'move');
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
  const ids = log.flatMap(({ move_id }) => move_id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const bySeq = new Map(log.map(entry => [entry.seq, entry.move_id]));
  for (const { acknowledged } of players) for (const [id, seq] of acknowledged) expect(bySeq.get(seq)).toBe(id);
  return log.length;
};

/** Four new tables, and a server that is killed again and again until their games or the time are over. Says how often, and how many moves there were. */
const playRound = async (
  port: number,
  data: string,
  end: number,
): Promise<{ readonly kills: number; readonly moves: number }> => {
  let child = await startProcess(port, data);
  const rules = rulesNamed('seven-seals');
  const tables = await Promise.all(
    Array.from({ length: TABLES }, () => seatGuests(`http://127.0.0.1:${port}`, 'seven-seals', 4)),
  );
  const seated = tables.map(({ id, guests }) => ({
    id,
    players: guests.map(({ token }) => new StubbornPlayer(port, token, id, rules)),
  }));
  const all = seated.flatMap(({ players }) => players);
  const isOver = (): boolean => all.every(({ over }) => over);
  let kills = 0;
  while (kills < 2 || (Date.now() < end && !isOver())) {
    await sleep(200 + Math.random() * 800);
    await killHard(child);
    kills += 1;
    child = await startProcess(port, data);
  }
  const cameBack = (): boolean => all.every(({ returns }) => returns > 1);
  await expect.poll(() => isOver() && cameBack(), { timeout: 300_000, interval: 200 }).toBe(true);
  for (const player of all) player.stop();
  await killHard(child);
  let moves = 0;
  for (const { id, players } of seated) {
    const played = await checkLog(data, id, players);
    expect(played).toBeGreaterThan(100);
    moves += played;
    for (const { seen } of players) expect(seen?.view.table).toEqual(players[0]?.seen?.view.table);
  }
  return { kills, moves };
};

test(
  `kill -9 under load for ${SECONDS} seconds: nothing acknowledged is lost, nothing counts twice, everyone plays on`,
  async () => {
    expect(existsSync(BUILT), 'this test runs the built server: npm run build').toBe(true);
    const data = mkdtempSync(join(tmpdir(), 'conclave-kill-'));
    const port = await freePort();
    const end = Date.now() + SECONDS * 1000;
    const sum = { rounds: 0, kills: 0, moves: 0 };
    do {
      const { kills, moves } = await playRound(port, data, end);
      sum.rounds += 1;
      sum.kills += kills;
      sum.moves += moves;
    } while (Date.now() < end);
    if (LONGER > 1) console.log(JSON.stringify(sum));
    rmSync(data, { recursive: true, force: true });
  },
  SECONDS * 1000 + 420_000,
);
