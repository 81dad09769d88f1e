import { PROTOCOL_VERSION } from '@conclave/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Config } from '../src/index.ts';
import { Api, Live, newGuest, RandomPlayer } from './client.ts';
import { type House, openHouse, rulesNamed, seatGuests, type Table, TEST_CONFIG, watchAll } from './house.ts';

let house: House;
let table: Table;
let lives: readonly Live[];
beforeAll(async () => {
  house = await openHouse();
});
beforeEach(async () => {
  table = await seatGuests(house.base, 'sealed-bids', 3);
  lives = await watchAll(house.base, table);
});
afterAll(() => house.close());

const at = (index: number): Live => lives[index] as Live;
const handOf = (live: Live): readonly number[] => {
  const own = live.seen?.view.own as { hand: number[] } | undefined;
  return own?.hand ?? [];
};
const bid = (live: Live, id: string, seq = 0, card = handOf(live)[0]) => ({
  type: 'move',
  table: table.id,
  id,
  seq,
  move: { type: 'bid', card },
});

/** After whatever was tried, the three play on as if nothing had happened. */
const playsOn = async (): Promise<void> => {
  const seq = at(1).seen?.seq ?? 0;
  for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), table.id);
  for (const live of lives)
    await live.until(() => (live.info?.status === 'over' ? true : undefined), 'the end of the game');
  expect(at(1).seen?.seq).toBeGreaterThan(seq);
  for (const live of lives) live.close();
};

test('broken JSON, wrong types and unknown messages are refused, and too many of them end the connection', async () => {
  const bad = await Live.open(house.base, table.guests[0]?.token);
  bad.ws.send('{"type":');
  expect(await bad.next('refused')).toMatchObject({ code: 'malformed', rule: 'shape' });
  const answer = await bad.request({ ...bid(at(0), 'x'), seq: 'one' } as never);
  expect(answer).toMatchObject({ type: 'refused', code: 'malformed', re: 'x' });
  for (const junk of ['null', '[]', '7', '{"type":"dance"}', '{"type":"watch","table":"../../etc"}']) bad.ws.send(junk);
  for (let again = 0; again < 20; again += 1) bad.ws.send('{}');
  expect(await bad.isClosed()).toBe(1008);
  await playsOn();
});

test('a frame of 10 MB and binary frames end the connection of their sender only', async () => {
  const huge = await Live.open(house.base, table.guests[0]?.token);
  huge.ws.send('x'.repeat(10_000_000), () => undefined);
  expect(await huge.isClosed()).toBeGreaterThan(1000);
  const binary = await Live.open(house.base, table.guests[0]?.token);
  binary.ws.send(Buffer.from([1, 2, 3]));
  expect(await binary.isClosed()).toBe(1003);
  await playsOn();
});

test('nobody moves for a seat that is not theirs, out of turn, or with a wrong token', async () => {
  const stranger = await newGuest(house.base, 'Mallory');
  const mallory = await Live.open(house.base, stranger.token);
  const refusal = { type: 'refused', rule: 'table', code: 'notYourSeat', seq: 0, table: table.id };
  expect(await mallory.request(bid(at(0), 'a'))).toEqual({ ...refusal, re: 'a' });
  const guessing = await Live.open(house.base, 'A'.repeat(43));
  expect(guessing.messages[0]).not.toHaveProperty('person');
  expect(await guessing.request(bid(at(0), 'b'))).toEqual({ ...refusal, re: 'b' });
  const foreign = handOf(at(1))[0];
  expect(await at(0).request(bid(at(0), 'c', 0, foreign))).toMatchObject({
    code: 'cardNotInHand',
    rule: 'T-3',
    seq: 0,
  });
  const api = new Api(house.base, stranger.token);
  expect((await api.call('POST', `/api/tables/${table.id}/actions`, { do: 'undo' })).json).toMatchObject({
    code: 'notYourSeat',
  });
  expect(at(2).messages.filter(({ type }) => type === 'update')).toEqual([]);
  mallory.close();
  guessing.close();
  await playsOn();
});

test('a token that was replaced is worthless, and its sockets close', async () => {
  const guest = table.guests[2];
  const { token } = await new Api(house.base, guest?.token).ok<{ token: string }>('POST', '/api/me/token');
  expect(await at(2).isClosed()).toBe(1008);
  expect((await new Api(house.base, guest?.token).call('GET', '/api/me')).status).toBe(401);
  const back = await Live.open(house.base, token);
  await back.watch(table.id);
  lives = [at(0), at(1), back];
  await playsOn();
});

test('a move sent twice counts once; a stale one is refused with the current sequence', async () => {
  const first = await at(0).request(bid(at(0), 'once'));
  expect(first).toMatchObject({ type: 'update', seq: 1, re: 'once' });
  const again = await Live.open(house.base, table.guests[0]?.token);
  expect(await again.request(bid(at(0), 'once'))).toEqual({ type: 'done', re: 'once', table: table.id, seq: 1 });
  const late = await again.request(bid(at(0), 'other'));
  expect(late).toEqual({ type: 'refused', re: 'other', table: table.id, code: 'stale', rule: 'table', seq: 1 });
  const early = await again.request(bid(at(0), 'third', 99));
  expect(early).toMatchObject({ code: 'stale', seq: 1 });
  expect(await at(1).request(bid(at(1), 'mine'))).toMatchObject({ type: 'update', seq: 2 }); // seen: 0, not stale
  again.close();
  await playsOn();
});

test('twenty copies of one move, on two sockets at once, count once', async () => {
  const twin = await Live.open(house.base, table.guests[0]?.token);
  for (let copy = 0; copy < 10; copy += 1) {
    at(0).send(bid(at(0), 'same'));
    twin.send(bid(at(0), 'same'));
  }
  await twin.until(
    () => (twin.messages.filter(({ type }) => type === 'done').length === 10 ? true : undefined),
    '10 answers',
  );
  expect(at(1).messages.filter(({ type }) => type === 'update')).toHaveLength(1);
  twin.close();
  await playsOn();
});

test('a flood is refused, then shown the door; the others notice nothing', async () => {
  const strict = await openHouse({ limits: { ...TEST_CONFIG.limits, moves: { burst: 5, perSecond: 1 } } as never });
  const quiet = await seatGuests(strict.base, 'sealed-bids', 2);
  const [flooder, other] = (await watchAll(strict.base, quiet)) as [Live, Live];
  for (let n = 0; n < 100; n += 1)
    flooder.send({ type: 'move', table: quiet.id, id: `f${n}`, seq: 0, move: { type: 'bid', card: 99 } });
  expect(await flooder.next('refused', 0, ({ code }) => code === 'tooFast')).toMatchObject({
    rule: 'table',
    table: quiet.id,
    seq: 0,
  });
  expect(await flooder.isClosed()).toBe(1008);
  const move = { type: 'move', table: quiet.id, id: 'ok', seq: 0, move: { type: 'bid', card: handOf(other)[0] } };
  expect(await other.request(move)).toMatchObject({ type: 'update', seq: 1 });
  other.close();
  await strict.close();
});

test('before hello nothing is answered but hello; an old page is told to reload', async () => {
  const rude = new Live(house.base, table.guests[0]?.token);
  await rude.opened();
  expect(await rude.request(bid(at(0), 'r'))).toMatchObject({ code: 'helloFirst' });
  rude.send({ type: 'hello', protocol: PROTOCOL_VERSION + 1 });
  expect(await rude.next('outdated')).toEqual({ type: 'outdated', protocol: PROTOCOL_VERSION });
  expect(await rude.isClosed()).toBe(1008);
  await playsOn();
});

test('a page of another site gets neither a socket nor an answer; our own page and programs do', async () => {
  const foreign = new Live(house.base, undefined, { origin: 'https://evil.example' });
  await expect(foreign.opened()).rejects.toThrow('403');
  const own = new Live(house.base, undefined, { origin: house.base });
  await own.opened();
  own.close();
  const posted = await new Api(house.base).call(
    'POST',
    '/api/people',
    { name: 'X' },
    { origin: 'https://evil.example' },
  );
  expect(posted).toMatchObject({ status: 403, json: { code: 'foreignPage' } });
  await playsOn();
});

test('a reader that does not read is dropped, the others go on', async () => {
  const fast = { burst: 1e6, perSecond: 1e6 };
  const narrow = await openHouse({ limits: { ...TEST_CONFIG.limits, unreadBytes: 20_000, others: fast } as never });
  const quiet = await seatGuests(narrow.base, 'sealed-bids', 2, { watchers: 'anyone' });
  const slow = await Live.open(narrow.base);
  slow.ws.pause(); // asks and asks, and never reads an answer
  for (let again = 0; again < 8000; again += 1) slow.send({ type: 'watch', table: quiet.id });
  const metrics = async (): Promise<string> => (await new Api(narrow.base).call('GET', '/metrics')).text;
  await expect.poll(metrics).toContain('conclave_slow_readers_total 1');
  const [first, second] = (await watchAll(narrow.base, quiet)) as [Live, Live];
  for (const live of [first, second]) new RandomPlayer(live, rulesNamed('sealed-bids'), quiet.id);
  await second.until(() => (second.info?.status === 'over' ? true : undefined), 'the end of the game');
  for (const live of [first, second, slow]) live.close();
  await narrow.close();
});

test('a flood of requests is refused, and a whole club that opens the page at once is not', async () => {
  const limits = { ...TEST_CONFIG.limits, requestsPerMinute: 5 } as Config['limits'];
  const small = await openHouse({ limits });
  const ask = async (path: string): Promise<readonly number[]> => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${small.base}${path}`)));
    return answers.map(({ status }) => status).sort();
  };
  try {
    expect(await ask('/')).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await ask('/api/lobby')).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = await fetch(`${small.base}/api/lobby`);
    expect(await refused.json()).toMatchObject({ code: 'tooFast', rule: 'shape' });
    expect(await ask('/')).toEqual(Array.from({ length: 8 }, () => 200));
  } finally {
    await small.close();
  }
});
