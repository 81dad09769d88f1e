import { connect } from 'node:net';
import { PROTOCOL_VERSION } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '../src/index.ts';
import { Api, Live, newGuest } from './client.ts';
import { type House, openHouse, seatGuests, TEST_CONFIG } from './house.ts';
import { frame, RawSocket } from './raw-frames.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse(QUICK);
});
afterEach(() => house.close());

const limits = (changes: Partial<Config['limits']>): Partial<Config> => ({
  limits: { ...(TEST_CONFIG.limits as Config['limits']), ...changes },
});
const QUICK = limits({ headersMs: 300, requestMs: 300, idleMs: 600 });

/** Bytes sent to the server as they are; whatever comes back is kept, and the line is never closed from this side. */
class Line {
  received = '';
  wasCut = false;
  readonly #socket;

  constructor(text: string) {
    this.#socket = connect({ port: house.server.port, host: '127.0.0.1', allowHalfOpen: true });
    this.#socket.on('data', chunk => {
      this.received += chunk.toString('latin1');
    });
    this.#socket.on('error', () => undefined);
    for (const end of ['end', 'close'])
      this.#socket.on(end, () => {
        this.wasCut = true;
      });
    if (text !== '') this.#socket.write(text);
  }

  /** Asks and asks, and never reads an answer. */
  deafen(): void {
    this.#socket.pause();
  }

  /** Goes on for ever, a little at a time. */
  trickle(): void {
    const drops = setInterval(() => this.#socket.write('x'), 50);
    for (const end of ['end', 'close']) this.#socket.on(end, () => clearInterval(drops));
  }
}

const upgrade = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: here', 'Upgrade: websocket', 'Connection: Upgrade', ...headers, '', ''].join(
    '\r\n',
  );
const isWell = async (): Promise<number> => (await new Api(house.base).call('GET', '/health')).status;

/** The server has let go of the socket, whatever the other side thinks of it. */
const openLines = (): Promise<number> =>
  new Promise((resolve, reject) =>
    house.server.http.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );

test.each(['//', '///', 'http://[', '/\\', '*', '/api/live\u0000', '%', '//[', 'http://'])(
  'an upgrade to %j is refused, its line is cut, and the server goes on',
  async target => {
    const line = new Line(upgrade(target));
    await expect.poll(() => line.wasCut).toBe(true);
    await expect.poll(openLines).toBe(0);
    expect(line.received).toMatch(/^HTTP\/1\.1 40[03]/);
    expect(await isWell()).toBe(200);
  },
);

test.each([
  ['an address that nobody listens on', upgrade('/elsewhere')],
  ['a foreign page', upgrade('/api/live', 'Origin: https://evil.example')],
  ['an origin that is none', upgrade('/api/live', 'Origin: http://[')],
  ['a cookie that cannot be read', upgrade('/api/live', 'Cookie: conclave=%E0%A4%A', 'Sec-WebSocket-Version: 9')],
  ['no key', upgrade('/api/live', 'Sec-WebSocket-Version: 13')],
])('a refused upgrade keeps no descriptor: %s', async (_name, text) => {
  const line = new Line(text); // and never closes its own half
  await expect.poll(() => line.received).toMatch(/^HTTP\/1\.1 4\d\d/);
  await expect.poll(openLines).toBe(0);
});

test.each([
  ['a body', 'POST /api/people HTTP/1.1\r\nHost: here\r\nContent-Length: 9999\r\n\r\n{"na'],
  ['a header', 'GET / HTTP/1.1\r\nHost: here\r\nX-One: '],
])('%s that trickles in keeps no descriptor', async (_name, text) => {
  const line = new Line(text);
  line.trickle();
  await expect.poll(() => line.wasCut).toBe(true);
  await expect.poll(openLines).toBe(0);
});

test('a caller who does not read the answers keeps no descriptor', async () => {
  const line = new Line('GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(500));
  line.deafen();
  await expect.poll(openLines).toBe(1);
  await expect.poll(openLines).toBe(0);
});

test.each([
  ['a caller who says nothing', ''],
  ['a caller who asked once', 'GET /health HTTP/1.1\r\nHost: here\r\n\r\n'],
])('a slow caller keeps no descriptor: %s', async (_name, text) => {
  const line = new Line(text);
  await expect.poll(() => line.wasCut).toBe(true);
  await expect.poll(openLines).toBe(0);
});

/** A socket by hand, which answers no goodbye. */
const greeted = async (token: string): Promise<RawSocket> => {
  const raw = new RawSocket(house.server.port, token);
  raw.write(frame(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, form: 'patch' })));
  await expect.poll(() => raw.count('"type":"welcome"')).toBe(1);
  return raw;
};

test('who struck out is heard no more, also while the goodbye is ignored, and the line is cut', async () => {
  const mallory = await newGuest(house.base, 'Mallory');
  const raw = await greeted(mallory.token);
  const mute = frame(JSON.stringify({ type: 'mute', person: 'A'.repeat(12), on: true }));
  raw.write(Buffer.concat([...Array.from({ length: 20 }, () => frame('{}')), mute, frame('{"type":"ping"}')]));
  await expect.poll(() => raw.count('too many refused messages')).toBe(1);
  raw.write(Buffer.concat([mute, frame('{"type":"ping"}')]));
  await expect.poll(() => raw.isClosed).toBe(true);
  expect(raw.count('"type":"pong"')).toBe(0);
  await house.server.services.committer.settled();
  expect(await house.server.services.storage.mutedBy(mallory.id)).toEqual([]);
  expect(house.server.hub.size).toBe(0);
});

test('who was thrown out is not at the table any more, from that moment on', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 2);
  const [out, stays] = table.guests;
  const raw = await greeted(out?.token ?? '');
  raw.write(frame(JSON.stringify({ type: 'watch', table: table.id })));
  await expect.poll(() => raw.count('"type":"snapshot"')).toBe(1);
  const live = await Live.open(house.base, stays?.token);
  await live.watch(table.id);
  for (let junk = 0; junk < 20; junk += 1) raw.write(frame('{}'));
  await live.until(
    () => live.messages.find(message => message.type === 'presence' && !message.here.includes(out?.id ?? '')),
    'the news that they left',
  );
  live.close();
});

test('a clock that goes back an hour throws nobody out', async () => {
  let back = 0;
  let ticks = 0;
  const ticking = (): number => {
    ticks += 1000;
    return ticks;
  };
  const rate = { burst: 5, perSecond: 2 };
  const shaken = await openHouse(limits({ others: rate }), { now: () => Date.now() - back, ticks: ticking });
  const live = await Live.open(shaken.base, (await newGuest(shaken.base, 'Ada')).token);
  const ping = async (): Promise<void> => {
    const from = live.messages.length;
    live.send({ type: 'ping' });
    await live.until(() => live.messages[from], 'an answer');
    expect(live.messages[from]?.type).toBe('pong');
  };
  await ping();
  back = 3_600_000;
  for (let again = 0; again < 30; again += 1) await ping();
  live.close();
  await shaken.close();
});

test('requests are counted in minutes that nobody can set', async () => {
  let ticks = 0;
  const counted = await openHouse(limits({ requestsPerMinute: 3 }), { ticks: () => ticks });
  const asks = async (): Promise<number> => (await new Api(counted.base).call('GET', '/api/lobby')).status;
  const statuses = async (): Promise<readonly number[]> => [await asks(), await asks(), await asks(), await asks()];
  expect(await statuses()).toEqual([200, 200, 200, 429]);
  ticks += 59_999;
  expect(await asks()).toBe(429);
  ticks += 1; // a minute by the steady clock, no time at all by the one on the wall
  expect(await statuses()).toEqual([200, 200, 200, 429]);
  await counted.close();
});

test('sockets are counted by network: one IPv6 /64 is one customer', async () => {
  const proxied = await openHouse({ ...limits({ socketsPerAddress: 1 }), trustProxy: true });
  const opens = (forwarded: string): Promise<boolean> => {
    const live = new Live(proxied.base, undefined, { 'x-forwarded-for': forwarded });
    return live.opened().then(
      () => true,
      () => false,
    );
  };
  expect(await opens('2001:db8:1:2::1')).toBe(true);
  expect(await opens('2001:db8:1:2:ffff::2')).toBe(false);
  expect(await opens('2001:db8:1:3::1')).toBe(true);
  expect(await opens('10.0.0.1')).toBe(true);
  expect(await opens('::ffff:10.0.0.1')).toBe(false);
  await proxied.close();
});
