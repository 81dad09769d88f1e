import type { AnyRules, SeatView } from '@conclave/kernel';
import type { CallSettings } from '@conclave/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { redisProgram } from '../../../../scripts/need-redis.ts';
import { type SealedBids, sealedBids } from '../../../kernel/test/sealed-bids.ts';
import { gamesOf, WIDE_OPEN } from '../../src/index.ts';
import type { Calls } from '../../src/notices/calls.ts';
import { type RedisServer, startRedis } from '../bus/redis-server.ts';
import { Api, type Guest, Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, seatGuests, type Table } from '../house.ts';
import { Browser, LOOPBACK, openPostOffice } from '../notices/post-office.ts';
import { startProxy } from '../proxy.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';

const programs = postgresPrograms();
const redisServer = redisProgram();
const KEEPER = 'a token of sixteen letters';

const isHeard = ({ server }: House): boolean => server.services.bus.isUp;

describe.skipIf(programs === undefined || redisServer === undefined)('two nodes on PostgreSQL', () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    redis = await startRedis(redisServer ?? '');
  });
  afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]));

  const openNode = async (database: string, node: string, bus?: string): Promise<House> => {
    const house = await openHouse({ database, node, bus, adminToken: KEEPER });
    onTestFinished(() => house.close().catch(() => undefined));
    return house;
  };

  const openBoth = async (bus?: string): Promise<readonly [House, House]> => {
    const database = await postgres.newDatabase();
    const one = await openNode(database, 'one', bus);
    const other = await openNode(database, 'other', bus);
    if (bus !== undefined) await expect.poll(() => [one, other].every(isHeard)).toBe(true);
    await one.server.node?.lookNow();
    return [one, other];
  };

  const watchAt = async (house: House, { id, guests }: Table, seat: number): Promise<Live> => {
    const live = await Live.open(house.base, guests[seat]?.token);
    await live.watch(id);
    return live;
  };

  test.each(['without', 'with'])(
    'people play with each other at both, %s a bus, and see the same to the end',
    async how => {
      const [one, other] = await openBoth(how === 'with' ? redis.url : undefined);
      const table = await seatGuests(one.base, 'sealed-bids', 3, { chat: 'all' });
      const players = await Promise.all([one, other, other].map((house, seat) => watchAt(house, table, seat)));
      await players[0]?.request({ type: 'chat', table: table.id, id: 'c1', text: 'hello' } as { id: string });
      await players[1]?.next('chat', 0, ({ lines }) => lines.some(({ text }) => text === 'hello'));
      for (const live of players) new RandomPlayer(live, rulesNamed('sealed-bids'), table.id);
      for (const live of players) await live.until(() => live.info?.status === 'over' || undefined, 'the end');
      const views = players.map(live => live.seen?.view.table);
      for (const view of views) expect(view).toEqual(views[0]);
      for (const live of players) live.close();
    },
  );

  const hereFor = (live: Live): readonly string[] => {
    const here = live.messages.flatMap(message => (message.type === 'presence' ? [message.here] : [])).at(-1);
    return [...(here ?? [])].sort();
  };

  test('who is at one is seen at the other, and who goes is seen going; a nudge reaches those at the other', async () => {
    const [one, other] = await openBoth(redis.url);
    const table = await seatGuests(one.base, 'sealed-bids', 2);
    const [ada, ben] = table.guests.map(({ id }) => id);
    const atOne = await watchAt(one, table, 0);
    const atOther = await watchAt(other, table, 1);
    await expect.poll(() => hereFor(atOne)).toEqual([ada, ben].sort());
    await expect.poll(() => hereFor(atOther)).toEqual([ada, ben].sort());
    await atOne.request({ type: 'act', table: table.id, id: 'n', action: { do: 'nudge' } } as { id: string });
    expect((await atOther.next('notice')).code).toBe('nudge');
    atOther.close();
    await expect.poll(() => hereFor(atOne)).toEqual([ada]);
    atOne.close();
  });

  test('while the bus is down nobody counts as away, and what happens at the other is seen all the same', async () => {
    const own = await startRedis(redisServer ?? '');
    onTestFinished(() => own.stop());
    const [one, other] = await openBoth(own.url);
    const table = await seatGuests(one.base, 'sealed-bids', 2);
    const atOne = await watchAt(one, table, 0);
    await own.kill();
    await expect.poll(() => isHeard(one)).toBe(false);
    expect(one.server.tables.find(table.id)?.present()).toEqual(new Set(table.guests.map(({ id }) => id)));
    const atOther = await watchAt(other, table, 1);
    for (const live of [atOne, atOther]) new RandomPlayer(live, rulesNamed('sealed-bids'), table.id);
    await atOne.until(() => atOne.info?.status === 'over' || undefined, 'the end');
    for (const live of [atOne, atOther]) live.close();
  });

  test('who is banned at one is shown out of the other, and a table opened at one is in the lobby of the other', async () => {
    const [one, other] = await openBoth();
    const guest = await newGuest(one.base, 'Ada');
    const live = await Live.open(other.base, guest.token);
    live.send({ type: 'lobby', on: true });
    await live.next('lobby');
    const { id } = await new Api(one.base, guest.token).ok<{ id: string }>('POST', '/api/tables', {
      game: 'sealed-bids',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      settings: { visibility: 'lobby' },
    });
    await live.next('lobby', 0, ({ tables }) => tables.some(line => line.id === id));
    await new Api(one.base, KEEPER).ok('POST', `/api/admin/people/${guest.id}/ban`, { banned: true });
    await live.next('farewell', 0, ({ code }) => code === 'banned');
  });

  test('whom one does not want to read any more is not read at the other node either, and who is erased is shown out there', async () => {
    const [one, other] = await openBoth();
    const table = await seatGuests(one.base, 'sealed-bids', 2, { chat: 'all' });
    const [ada, ben] = table.guests;
    const here = await watchAt(one, table, 0);
    const there = await watchAt(other, table, 0);
    const speaker = await watchAt(other, table, 1);
    here.send({ type: 'mute', person: ben?.id, on: true });
    await expect.poll(async () => one.server.services.storage.mutedBy(ada?.id ?? '')).toEqual([ben?.id]);
    await expect
      .poll(async () => {
        await other.server.node?.lookNow();
        const before = there.messages.length;
        const id = `c${before}-${performance.now()}`;
        await speaker.request({ type: 'chat', table: table.id, id, text: id } as { id: string });
        return there.messages.slice(before).some(({ type }) => type === 'chat');
      })
      .toBe(false);
    await new Api(one.base, ada?.token).ok('DELETE', '/api/me');
    await there.next('farewell', 0, ({ code }) => code === 'notKnown');
    for (const live of [here, speaker]) live.close();
  });

  /** What was said on the bus while a course was played, with names for people. */
  const saidDuring = async (how: 'one way' | 'another'): Promise<readonly string[]> => {
    const bytes: string[] = [];
    const proxy = await startProxy(redis.port, { tap: data => bytes.push(data.toString('latin1')) });
    onTestFinished(() => proxy.close());
    const [one, other] = await openBoth(`redis://127.0.0.1:${proxy.port}`);
    const table = await seatGuests(one.base, 'sealed-bids', 2);
    const lives = [await watchAt(one, table, 0), await watchAt(other, table, 1)];
    for (const [seat, { server }] of [other, one].entries())
      await expect.poll(() => server.node?.others.people(table.id)).toEqual(new Set([table.guests[seat]?.id])); // it was heard, not guessed
    for (let turn = 0; turn < 4; turn += 1) {
      const live = lives[turn % 2];
      const { hand } = (live?.seen?.view as SeatView<SealedBids> | undefined)?.own ?? expect.fail('nothing is seen');
      const card = how === 'one way' ? hand[0] : hand.at(-1);
      const from = lives.map(({ messages }) => messages.length);
      const bid = { type: 'move', table: table.id, id: `m${turn}`, seq: live?.seen?.seq, move: { type: 'bid', card } };
      live?.send(bid);
      for (const [index, each] of lives.entries()) await each.next('update', from[index]);
    }
    for (const live of lives) live.close();
    const named = table.guests.reduce((text, { id }, seat) => text.replaceAll(id, `seat ${seat}`), bytes.join(''));
    const all = [...new Set(named.match(/\{"from":.*?\}(?=\r\n)/g))];
    // Who comes and goes, and that something lies under the bell of who was not here yet, as often as it takes.
    const coming = all.filter(text => /"here":|"bye":|"person":/.test(text));
    for (const text of coming)
      expect(text).toMatch(
        /^\{"from":"\w+",("here":\[("seat \d",?)*\](,"asks":true)?|"bye":true|"person":"seat \d")\}$/,
      );
    return all.filter(text => !coming.includes(text)).toSorted();
  };

  test('who listens to the bus cannot tell which cards were played', async () => {
    const said = await saidDuring('one way');
    expect(said.filter(text => text.includes('"n":')).length).toBeGreaterThan(3);
    expect(await saidDuring('another')).toEqual(said);
  });

  test('a clock that the other node had set runs out here when that node is gone, once', async () => {
    const [one, other] = await openBoth();
    const clock = { kind: 'move', seconds: 5 } as const;
    const table = await seatGuests(one.base, 'sealed-bids', 3, { clock, timeout: 'default' });
    const live = await watchAt(other, table, 0);
    await one.close();
    const first = await live.next('update', 0, ({ how }) => how === 'clock');
    await live.next('update', 0, ({ seq, how }) => how === 'clock' && seq > first.seq);
    live.close();
  });

  test('a node that goes sends its people away as to another, and they go on there', async () => {
    const [one, other] = await openBoth(redis.url);
    const table = await seatGuests(one.base, 'sealed-bids', 2);
    const live = await watchAt(one, table, 0);
    await one.close();
    expect(await live.isClosed()).toBe(1012);
    const again = await watchAt(other, table, 0);
    expect(again.info?.status).toBe('running');
    await expect.poll(() => other.server.node?.lookNow().then(() => other.server.node?.others.alive.size)).toBe(0);
    again.close();
  });

  test('a new table takes the newest rules that all nodes know, and who does not know them says: elsewhere', async () => {
    const database = await postgres.newDatabase();
    const second = gamesOf([{ 1: sealedBids, 2: { ...sealedBids, rulesVersion: 2 } as AnyRules }]);
    const old = await openNode(database, 'old');
    const young = await openHouse({ database, node: 'young' }, { games: second });
    onTestFinished(() => young.close());
    const before = await seatGuests(young.base, 'sealed-bids', 2);
    expect(before.info.rulesVersion).toBe(1);
    await old.close();
    await young.server.node?.lookNow();
    const after = await seatGuests(young.base, 'sealed-bids', 2);
    expect(after.info.rulesVersion).toBe(2);
    const again = await openNode(database, 'old');
    const live = await Live.open(again.base, after.guests[0]?.token);
    live.send({ type: 'watch', table: after.id });
    expect((await live.next('gone')).code).toBe('elsewhere');
    expect(await live.isClosed()).toBe(1013);
  });

  test('what an address may have is counted by all nodes together, and no address is stored', async () => {
    const database = await postgres.newDatabase();
    const limits = { ...WIDE_OPEN, guestsADay: 3 };
    const houses: House[] = [];
    for (const node of ['one', 'other']) houses.push(await openHouse({ database, node, limits }));
    onTestFinished(async () => void (await Promise.all(houses.map(house => house.close()))));
    const become = (at: number) => new Api(houses[at]?.base ?? '').call('POST', '/api/people', { name: 'Ada' });
    for (const at of [0, 1, 0]) expect((await become(at)).status).toBe(201);
    for (const at of [0, 1]) expect((await become(at)).status).toBe(429);
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    const { rows } = await client.query('select key, count from tally');
    await client.end();
    expect(rows).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{32}$/), count: '5' }]);
  });

  test('the house is as late as its database says, whatever the clocks of its machines say', async () => {
    const database = await postgres.newDatabase();
    const late = await openHouse({ database, node: 'late' }, { wall: () => Date.now() - 20_000 });
    onTestFinished(() => late.close());
    expect(Math.abs(late.server.services.now() - Date.now())).toBeLessThan(10_000);
  });

  test('a second house in the same database is refused while the first is open', async () => {
    const database = await postgres.newDatabase();
    const house = await openHouse({ database, node: 'one', url: 'https://one.example' });
    await expect(openHouse({ database, node: 'other', url: 'https://other.example' })).rejects.toThrow(
      'this database is that of the house https://one.example, which is open; give each house its own',
    );
    await house.close();
    const moved = await openHouse({ database, node: 'other', url: 'https://other.example' });
    await moved.close();
  });

  test('while the disk of the database is full a move is refused as not saved, and played when there is room', async () => {
    const house = await openNode(await postgres.newDatabase(), 'one');
    const table = await seatGuests(house.base, 'sealed-bids', 2);
    const database = house.server.services.config.database ?? '';
    const ask = async (sql: string): Promise<void> => {
      const client = new pg.Client({ connectionString: database });
      await client.connect();
      await client.query(sql);
      await client.end();
    };
    await ask(`create function full_disk() returns trigger as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$ language plpgsql`);
    await ask('create trigger full_disk before insert on log for each row execute function full_disk()');
    const live = await watchAt(house, table, 0);
    const view = live.seen?.view as SeatView<SealedBids>;
    const move = { type: 'bid', card: view.own.hand[0] };
    const bid = { type: 'move', table: table.id, id: 'm1', seq: live.seen?.seq, move };
    const health = async (): Promise<number> => (await new Api(house.base).call('GET', '/health')).status;
    expect(await health()).toBe(200);
    expect(await live.request(bid)).toMatchObject({ type: 'refused', code: 'notSaved' });
    expect(await health()).toBe(503); // though the little that it writes itself would find room
    await ask('drop trigger full_disk on log');
    const from = live.messages.length;
    live.send(bid);
    expect((await live.next('update', from)).re).toBe('m1');
    expect(await health()).toBe(200);
    live.close();
  });

  test('what is worth an alarm is told: news, looks, losses, clocks and rescued deadlines', async () => {
    const [one, other] = await openBoth(redis.url);
    const table = await seatGuests(one.base, 'sealed-bids', 2);
    const lives = [await watchAt(one, table, 0), await watchAt(other, table, 1)];
    for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), table.id);
    for (const live of lives) await live.until(() => live.info?.status === 'over' || undefined, 'the end');
    await one.server.node?.lookNow();
    const { text } = await new Api(one.base, KEEPER).call('GET', '/metrics');
    const figure = (name: string): number =>
      Number(new RegExp(`^conclave_${name.replaceAll(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1]);
    const some = ['nodes', 'bus_up', 'followed_tables', 'looks_total', 'published_total', 'commit_seconds_count'];
    for (const name of some) expect(figure(name), name).toBeGreaterThan(0);
    expect(figure('nodes')).toBe(2);
    expect(figure('caught_up_total{by="news"}') + figure('caught_up_total{by="lost"}')).toBeGreaterThan(0);
    const others = ['lost_total', 'retries_total', 'deadline_rescued_total', 'pg_pool_waiting', 'clock_offset_ms'];
    for (const name of others) expect(figure(name), name).not.toBeNaN();
    for (const name of ['given_up_total', 'unknown_commits_total', 'rules_unknown_total']) expect(figure(name)).toBe(0);
    for (const live of lives) live.close();
  });

  test('two nodes of one name are one too many', async () => {
    const database = await postgres.newDatabase();
    await openNode(database, 'one');
    await expect(openHouse({ database, node: 'one' })).rejects.toThrow(/^a node called one is already running/);
  });

  test('somebody who is away is called once, by one of two nodes, and not at all while they look at the other', async () => {
    const office = await openPostOffice();
    const database = await postgres.newDatabase();
    const houses: House[] = [];
    for (const node of ['one', 'other']) {
      const house = await openHouse({ database, node, adminToken: KEEPER }, { outside: LOOPBACK });
      onTestFinished(() => house.close().catch(() => undefined));
      houses.push(house);
    }
    onTestFinished(() => void office.close());
    const [one, other] = houses as [House, House];
    const table = await seatGuests(one.base, 'sealed-bids', 2, { clock: { kind: 'days', days: 3 } });
    const [ada] = table.guests as [Guest];
    const { p256dh, auth } = new Browser();
    const push = { kind: 'push', endpoint: `${office.url}/ada`, p256dh, auth };
    const api = new Api(one.base, ada.token);
    await api.ok('POST', '/api/me/channels', push);
    const { wishes } = await api.ok<CallSettings>('GET', '/api/me/notices/settings');
    await api.ok('PUT', '/api/me/notices/settings', { ...wishes, quiet: null }); // it may be night
    const { storage } = one.server.services;
    /** Both nodes find it due at the same moment. */
    const bothLook = async (): Promise<void> => {
      const write = { put: 'deadline', row: { table_id: table.id, kind: 'call', due_at: 1 } } as const;
      await storage.commit([{ writes: [write] }]);
      await Promise.all(houses.map(({ server }) => (server.services.calls as Calls).look(table.id)));
    };
    const told = async (): Promise<number> => (await storage.ask('turn', 'where told > 0')).length;
    for (const { server } of houses) vi.spyOn(server.services, 'now').mockImplementation(() => Date.now() + 600_000);
    const live = await Live.open(other.base, ada.token);
    const looking = async (): Promise<boolean> =>
      (await storage.sharing?.looksElsewhere(ada.id, 'one', Date.now())) === true;
    await expect.poll(looking).toBe(true);
    await bothLook();
    expect(await told()).toBe(0);
    live.close();
    await expect.poll(looking).toBe(false);
    await bothLook();
    await expect.poll(() => office.letters.length).toBe(1);
    await bothLook();
    expect(await told()).toBe(1);
    expect(await storage.ask('outbox', '')).toEqual([]);
    expect(office.letters).toHaveLength(1);
  });
});
