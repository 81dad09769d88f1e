import { PROTOCOL_VERSION } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Config, WIDE_OPEN } from '../src/index.ts';
import { Api, Live, newGuest } from './client.ts';
import { type House, openHouse, seatGuests } from './house.ts';
import { Line, openLines } from './line.ts';
import { frame, RawSocket } from './raw-frames.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const limits = (changes: Partial<Config['limits']>): Partial<Config> => ({
  limits: { ...WIDE_OPEN, ...changes },
});

const upgrade = (target: string, ...headers: string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: here', 'Upgrade: websocket', 'Connection: Upgrade', ...headers, '', ''].join(
    '\r\n',
  );
const isWell = async (): Promise<number> => (await new Api(house.base).call('GET', '/health')).status;

test.each(['//', '///', 'http://[', '/\\', '*', '/api/live\u0000', '%', '//[', 'http://'])(
  'an upgrade to %j is refused, its line is cut, and the server goes on',
  async target => {
    const line = new Line(house, upgrade(target));
    await expect.poll(() => line.wasCut).toBe(true);
    await expect.poll(() => openLines(house)).toBe(0);
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
  const line = new Line(house, text); // and never closes its own half
  await expect.poll(() => line.received).toMatch(/^HTTP\/1\.1 4\d\d/);
  await expect.poll(() => openLines(house)).toBe(0);
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
