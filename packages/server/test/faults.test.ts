import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile, TableInfo } from '@conclave/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { LONGER, SEED } from '../../../scripts/longer.ts';
import { readSqlite } from '../src/storage/sqlite.ts';
import { isDamaged, type Storage, type StoredEntry } from '../src/storage/storage.ts';
import { Api, type Guest, newGuest } from './client.ts';
import { StubbornPlayer } from './crash.ts';
import { type Ended, FaultyServer } from './faulty-server.ts';
import { rulesNamed } from './house.ts';
import { Browser, openPostOffice, type PostOffice } from './notices/post-office.ts';
import { loaded } from './storage/rows.ts';
import { seeded } from './storage/shared-memory.ts';

const SECONDS = 20 * LONGER;
const TABLES = 4;
const SEEKERS = 12;
const LONGEST_THOUGHT = 30;
const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

interface Seated {
  readonly id: string;
  readonly people: readonly string[];
  readonly players: readonly StubbornPlayer[];
}

/** Somebody for whom a table waits, who is nowhere, and whose browser can be called. */
interface Sleeper {
  readonly id: string;
  readonly browser: Browser;
}

/** Somebody who looked for a table, and where the house put them. */
interface Found {
  readonly person: string;
  readonly table: string;
}

/** A round: a server, tables that play, and what was copied from it meanwhile. */
interface Round {
  readonly server: FaultyServer;
  readonly seated: readonly Seated[];
  readonly kept: readonly Guest[];
  readonly sleepers: readonly Sleeper[];
  readonly office: PostOffice;
  /** They look for tables all the while, one after the other. */
  readonly finding: Promise<readonly Found[]>;
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

const TABLE_OF_RATINGS = { rated: true, clock: { kind: 'move', seconds: 3600 } };

const seat = async (server: FaultyServer, game: string, people: readonly Guest[]): Promise<string> => {
  const [host] = people as [Guest];
  const seats = people.map(() => ({ kind: 'open' }));
  const api = (who: Guest): Api => new Api(server.base, who.token);
  const { id } = await api(host).ok<TableInfo>('POST', '/api/tables', { game, seats, settings: TABLE_OF_RATINGS });
  for (const [chair, who] of people.entries()) await api(who).act(id, { do: 'sit', seat: chair });
  return id;
};

const newKept = async (server: FaultyServer, name: string): Promise<Guest> => {
  const guest = await newGuest(server.base, name);
  await new Api(server.base, guest.token).ok('POST', '/api/me/recovery');
  return guest;
};

/** The same four people sit at every table, so that whatever ends at once wants to change the same ratings. */
const sitDown = async (
  server: FaultyServer,
  random: () => number,
  round: number,
): Promise<Pick<Round, 'seated' | 'kept'>> => {
  const rules = rulesNamed('seven-seals');
  const kept = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dan'].map(name => newKept(server, `${name} ${round}`)));
  const seated: Seated[] = [];
  for (let table = 0; table < TABLES; table += 1) {
    const id = await seat(server, 'seven-seals', kept);
    const think = (): number => random() * LONGEST_THOUGHT;
    const players = kept.map(({ token }) => new StubbornPlayer(server.port, token, id, rules, think));
    seated.push({ id, people: kept.map(guest => guest.id), players });
  }
  return { seated, kept };
};

/** At these tables nobody is there: they wait, and call. */
const goToSleep = async (server: FaultyServer, office: PostOffice, round: number): Promise<readonly Sleeper[]> => {
  const sleepers: Sleeper[] = [];
  for (let table = 0; table < TABLES; table += 1) {
    const people = [await newKept(server, `Eve ${round} ${table}`), await newKept(server, `Fay ${round} ${table}`)];
    const browsers = await Promise.all(
      people.map(async ({ id, token }) => {
        const browser = new Browser();
        const { p256dh, auth } = browser;
        const channel = { kind: 'push', endpoint: `${office.url}/${id}`, p256dh, auth };
        const api = new Api(server.base, token);
        const { wishes } = await api.ok<{ wishes: object }>('GET', '/api/me/notices/settings');
        await api.ok('PUT', '/api/me/notices/settings', { ...wishes, quiet: null }); // it may be night
        await api.ok('POST', '/api/me/channels', channel);
        return browser;
      }),
    );
    const id = await seat(server, 'dogma', people);
    const { view } = await new Api(server.base, people[0]?.token).ok<{ view: { table: object } }>(
      'GET',
      `/api/tables/${id}/view`,
    );
    for (const asked of rulesNamed('dogma').toAct(view.table))
      sleepers.push({ id: people[asked]?.id ?? '', browser: browsers[asked] as Browser });
  }
  return sleepers;
};

/** Asks under one word until the house answers: who was found a table before it fell is told so when they ask again, and sits there. */
const seek = async (server: FaultyServer, { id, token }: Guest): Promise<Found> => {
  const api = new Api(server.base, token);
  const wish = { game: 'dogma', seats: 2, pace: 'fast', rated: false, id: `for ${id}` };
  for (;;) {
    try {
      const { status, json } = await api.call('POST', '/api/find', wish);
      if (status < 300) return { person: id, table: String(json.id) };
    } catch {
      // it is down, or has just fallen
    }
    await sleep(100);
  }
};

const lookForTables = async (server: FaultyServer, people: readonly Guest[], random: () => number) => {
  const found: Promise<Found>[] = [];
  for (const person of people) {
    await sleep(random() * 1500);
    found.push(seek(server, person));
  }
  return Promise.all(found);
};

/** Everybody who looked has one chair, where they were told; no table has more people than chairs, and of each kind one collects. */
const checkFound = async (storage: Storage, { finding }: Round): Promise<void> => {
  const found = await finding;
  expect(found).toHaveLength(SEEKERS);
  for (const { person, table } of found) {
    const chairs = await storage.ask('seat', 'where person_id = ?', person);
    expect(chairs.map(({ table_id }) => table_id)).toEqual([table]);
  }
  for (const table of new Set(found.map(one => one.table))) {
    const chairs = await storage.ask('seat', 'where table_id = ?', table);
    expect(chairs.length).toBeLessThanOrEqual(2);
    expect(new Set(chairs.map(({ seat: chair }) => chair)).size).toBe(chairs.length);
  }
  expect((await storage.ask('finder', '')).filter(({ nth }) => nth > 1)).toEqual([]);
};

/** "Your turn" arrives once at least, always under the same name, so that the browser and its push service show one. */
const checkCalls = async ({ sleepers, office }: Round): Promise<void> => {
  const turnsTold = ({ id, browser }: Sleeper): readonly (string | undefined)[] =>
    office.letters
      .filter(({ path, body }) => path === `/${id}` && JSON.parse(browser.read(body)).notification.tag === 'turn')
      .map(({ headers }) => String(headers.topic));
  expect(sleepers.length).toBeGreaterThanOrEqual(TABLES);
  for (const sleeper of sleepers) {
    await expect.poll(() => turnsTold(sleeper).length, { timeout: 180_000, interval: 200 }).toBeGreaterThan(0);
    expect(new Set(turnsTold(sleeper)).size).toBe(1);
  }
};

/** Each result is written down, and waits no more. */
const untilRated = async ({ server, kept, seated }: Round): Promise<void> => {
  for (const { id, token } of kept) {
    const games = async (): Promise<number | undefined> =>
      (await new Api(server.base, token).ok<Profile>('GET', `/api/people/${id}`)).ratings[0]?.games;
    await expect.poll(games, { interval: 200 }).toBe(seated.length);
  }
};

/** Each game counts once for each who played it, and everybody's ratings are one history. */
const checkRatings = async (storage: Storage, { seated, kept }: Round): Promise<void> => {
  for (const { id } of seated) {
    const rows = await storage.ask('result', 'where table_id = ? order by seat', id);
    expect(rows.map(({ person_id, rated }) => [person_id, rated])).toEqual(kept.map(who => [who.id, 1]));
  }
  for (const { id } of kept) {
    const rows = await storage.ask('result', 'where person_id = ?', id);
    const [rating] = await storage.ask('rating', 'where subject = ?', id);
    expect([rows.length, rating?.games]).toEqual([seated.length, seated.length]);
    const begins = rows.map(({ mu0, sigma0 }) => `${mu0} ${sigma0}`);
    const ends = ['25000000 8333333', ...rows.map(({ mu1, sigma1 }) => `${mu1} ${sigma1}`)];
    expect(new Set(begins).size).toBe(rows.length);
    expect(begins.every(begin => ends.includes(begin))).toBe(true);
    expect(ends).toContain(`${rating?.mu} ${rating?.sigma}`);
  }
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
  await FAULTS.kill?.(round); // while results are written down
  await untilRated(round);
  await checkCalls(round);
  await round.finding;
  await round.server.end('SIGKILL');
  return faults;
};

const check = async (round: Round): Promise<number> => {
  const { server, seated, backups } = round;
  const storage = await readSqlite(join(server.data, 'conclave.db'));
  let moves = 0;
  for (const { id, players } of seated) {
    const { entries } = await loaded(storage, id);
    checkLog(entries, players);
    for (const file of backups) await checkBackup(file, id, entries);
    for (const { seen } of players) expect(seen?.view.table).toEqual(players[0]?.seen?.view.table);
    moves += entries.length;
  }
  await checkRatings(storage, round);
  await checkFound(storage, round);
  await storage.close();
  return moves;
};

test(
  `kill, restart, backup, export, full disk and intruders under load for ${SECONDS} seconds: nothing acknowledged is lost, doubled or renumbered, no table is stuck, every game is rated once, everybody is called, and who looks for a table has one chair`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conclave-faults-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const office = await openPostOffice();
    onTestFinished(() => void office.close());
    const random = seeded(SEED);
    const sum = { seed: SEED, rounds: 0, faults: 0, moves: 0, notSaved: 0 };
    const end = Date.now() + SECONDS * 1000;
    do {
      const server = await FaultyServer.at(join(folder, 'data'));
      onTestFinished(() => server.end('SIGKILL'));
      const sleepers = await goToSleep(server, office, sum.rounds);
      const seekers = await Promise.all(
        Array.from({ length: SEEKERS }, (_, at) => newGuest(server.base, `Gil ${sum.rounds} ${at}`)),
      );
      const round = {
        server,
        finding: lookForTables(server, seekers, random),
        ...(await sitDown(server, random, sum.rounds)),
        sleepers,
        office,
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
