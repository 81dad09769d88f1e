import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { LONGER, SEED } from '../../../scripts/longer.ts';
import { readSqlite } from '../src/storage/sqlite.ts';
import { isDamaged, type StoredEntry } from '../src/storage/storage.ts';
import { StubbornPlayer } from './crash.ts';
import { type Ended, FaultyServer } from './faulty-server.ts';
import { rulesNamed, seatGuests } from './house.ts';
import { loaded } from './storage/rows.ts';
import { seeded } from './storage/shared-memory.ts';

const SECONDS = 20 * LONGER;
const TABLES = 4;
const LONGEST_THOUGHT = 30;
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

interface Seated {
  readonly id: string;
  readonly people: readonly string[];
  readonly players: readonly StubbornPlayer[];
}

/** A round: a server, tables that play, and what was copied from it meanwhile. */
interface Round {
  readonly server: FaultyServer;
  readonly seated: readonly Seated[];
  readonly folder: string;
  readonly random: () => number;
  /** Commands that were begun, and look at what they made when they are done. */
  readonly underWay: Promise<void>[];
  readonly backups: string[];
  count: number;
}

type Fault = (round: Round) => Promise<void> | void;

const newFile = (round: Round, name: string): string => {
  round.count += 1;
  return join(round.folder, `${round.count}.${name}`);
};

/** Everything that may happen, in any order. Backup and export go on while the next thing happens. */
const FAULTS: Readonly<Record<string, Fault>> = {
  kill: async ({ server }) => {
    await server.end('SIGKILL');
    await server.start();
  },
  restart: async ({ server }) => {
    await server.end('SIGTERM');
    await server.start();
  },
  backup: round => {
    const file = newFile(round, 'backup');
    const made = round.server.command('backup', file).then(({ code, said }) => {
      expect(said).toContain(file);
      expect(code).toBe(0);
      round.backups.push(file);
    });
    round.underWay.push(made);
  },
  export: round => {
    const file = newFile(round, 'json');
    const person = round.seated[0]?.people[0] ?? '';
    const made = round.server.command('export', person, file).then(({ code, said }) => {
      expect(code, said).toBe(0);
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ person: { id: person } });
    });
    round.underWay.push(made);
  },
  'disk full': async ({ server, random }) => {
    await server.diskIs('full');
    expect(await server.health()).toBe(503);
    await sleep(random() * 1000);
    await server.diskIs('well');
    expect(await server.health()).toBe(200);
  },
  intruders: async ({ server, seated, backups }) => {
    const copies = backups.slice(0, 1).map(file => ['restore', file, '--force']);
    const tries = [['serve', '--port', '0'], ['erase', seated[0]?.people[0] ?? ''], ...copies];
    await Promise.all(tries.map(async words => refused(await server.command(...words))));
  },
};

const refused = ({ code, said }: Ended): void => {
  expect(said).toMatch(/^\S+ is in use by process \d+ on \S+ \(since \S+\); stop it first\n$/);
  expect(code).toBe(1);
};

const NAMES = Object.keys(FAULTS);

/** All of them in an order by chance, then again, so that none is left out for long. */
const shuffled = (random: () => number): readonly string[] =>
  NAMES.map(name => ({ name, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);

/** Every acknowledged move is in the log where its player was told, no move twice, and no number is missing. */
const checkLog = (log: readonly StoredEntry[], players: readonly StubbornPlayer[]): void => {
  const moves = log.filter(({ kind }) => kind === 'move');
  expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, index) => index + 1));
  const ids = moves.flatMap(({ move_id }) => move_id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  const bySeq = new Map(moves.map(entry => [entry.seq, entry.move_id]));
  for (const { acknowledged } of players) for (const [id, seq] of acknowledged) expect(bySeq.get(seq)).toBe(id);
  expect(moves.length).toBeGreaterThan(100);
};

/** What a backup has of a table is how its log began. */
const checkBackup = async (file: string, table: string, log: readonly StoredEntry[]): Promise<void> => {
  const storage = await readSqlite(file);
  const stored = await storage.load(table);
  await storage.close();
  if (isDamaged(stored)) throw new Error(`${file}: ${stored.damaged}`);
  expect(stored?.entries).toEqual(log.slice(0, stored?.n));
};

const sitDown = async (server: FaultyServer, random: () => number): Promise<readonly Seated[]> => {
  const rules = rulesNamed('seven-seals');
  const tables = await Promise.all(Array.from({ length: TABLES }, () => seatGuests(server.base, 'seven-seals', 4)));
  return tables.map(({ id, guests }) => ({
    id,
    people: guests.map(guest => guest.id),
    players: guests.map(
      ({ token }) => new StubbornPlayer(server.port, token, id, rules, () => random() * LONGEST_THOUGHT),
    ),
  }));
};

/** Faults until the games or the time are over, each of them once at least. Then everybody plays to the end. */
const play = async (round: Round, end: number): Promise<number> => {
  const all = round.seated.flatMap(({ players }) => players);
  const isOver = (): boolean => all.every(({ over }) => over);
  let faults = 0;
  while (faults < NAMES.length || (Date.now() < end && !isOver()))
    for (const name of shuffled(round.random)) {
      await sleep(round.random() * 600);
      await FAULTS[name]?.(round);
      expect(round.server.died).toBeUndefined();
      faults += 1;
    }
  await Promise.all(round.underWay);
  await expect.poll(() => isOver(), { timeout: 300_000, interval: 200 }).toBe(true);
  for (const player of all) player.stop();
  await round.server.end('SIGKILL');
  return faults;
};

const check = async ({ server, seated, backups }: Round): Promise<number> => {
  const storage = await readSqlite(join(server.data, 'conclave.db'));
  let moves = 0;
  for (const { id, players } of seated) {
    const { entries } = await loaded(storage, id);
    checkLog(entries, players);
    for (const file of backups) await checkBackup(file, id, entries);
    for (const { seen } of players) expect(seen?.view.table).toEqual(players[0]?.seen?.view.table);
    moves += entries.length;
  }
  await storage.close();
  return moves;
};

test(
  `kill, restart, backup, export, full disk and intruders under load for ${SECONDS} seconds: nothing acknowledged is lost, doubled or renumbered, no table is stuck`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conclave-faults-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const random = seeded(SEED);
    const sum = { seed: SEED, rounds: 0, faults: 0, moves: 0, notSaved: 0 };
    const end = Date.now() + SECONDS * 1000;
    do {
      const server = await FaultyServer.at(join(folder, 'data'));
      onTestFinished(() => server.end('SIGKILL'));
      const round = {
        server,
        seated: await sitDown(server, random),
        folder,
        random,
        underWay: [],
        backups: [],
        count: sum.rounds * 1e6,
      };
      sum.faults += await play(round, end);
      sum.moves += await check(round);
      for (const { players } of round.seated) for (const { refusals } of players) sum.notSaved += refusals;
      sum.rounds += 1;
    } while (Date.now() < end);
    console.log(JSON.stringify(sum));
  },
  SECONDS * 1000 + 420_000,
);
