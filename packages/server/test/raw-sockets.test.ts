import { PROTOCOL_VERSION } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Live, newGuest } from './client.ts';
import { type House, openHouse } from './house.ts';
import { CLOSE, frame, PING, RawSocket, TEXT } from './raw-frames.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, form: 'patch' });
const ASK = '{"type":"ping"}';
const ANSWER = '"type":"pong"';

const greeted = async ({ server, base }: House = house): Promise<RawSocket> => {
  const raw = new RawSocket(server.port, (await newGuest(base, 'Raw')).token);
  await expect.poll(() => raw.count('101 Switching Protocols')).toBe(1);
  raw.write(frame(HELLO));
  await expect.poll(() => raw.count('"type":"welcome"')).toBe(1);
  return raw;
};

const answers = (raw: RawSocket, times: number): Promise<void> => expect.poll(() => raw.count(ANSWER)).toBe(times);

test('frames alone, several at once, in pieces, in fragments and between pings are all read, in their order', async () => {
  const raw = await greeted();
  raw.write(frame(ASK));
  await answers(raw, 1);
  raw.write(Buffer.concat([frame(ASK), frame('', PING), frame(ASK)]));
  await answers(raw, 3);
  raw.write(frame(ASK)); // whole again
  await answers(raw, 4);
  const halves = frame(ASK);
  raw.write(Buffer.concat([frame(ASK), halves.subarray(0, 7)]));
  await answers(raw, 5); // so the first half has come too, alone
  raw.write(halves.subarray(7));
  await answers(raw, 6);
  raw.write(Buffer.concat([frame(ASK.slice(0, 5), TEXT, { fin: false }), frame(ASK.slice(5), 0)]));
  await answers(raw, 7);
  raw.write(frame(ASK));
  await answers(raw, 8);
  raw.close();
});

test.each([
  ['not masked', frame(ASK, TEXT, { mask: false })],
  ['compressed though nobody agreed to it', frame(ASK, TEXT, { rsv1: true })],
  ['not UTF-8', frame(Buffer.from([0x7b, 0xc3, 0x28]))],
  ['a text inside a fragmented one', Buffer.concat([frame('{', TEXT, { fin: false }), frame(ASK)])],
  ['words after goodbye', Buffer.concat([frame(Buffer.from([3, 232]), CLOSE), frame(ASK)])],
])('a frame that must not be ends its connection and says nothing: %s', async (_name, bytes) => {
  const raw = await greeted();
  raw.write(bytes);
  raw.write(frame(ASK));
  await expect.poll(() => raw.isClosed).toBe(true);
  expect(raw.count(ANSWER)).toBe(0);
});

test('a half-open socket, which answers nothing any more, is dropped; one that answers stays', async () => {
  const live = await Live.open(house.base, (await newGuest(house.base, 'Ada')).token);
  const raw = await greeted();
  for (let beat = 0; beat < 3; beat += 1) {
    house.server.hub.beat();
    const from = live.messages.length;
    live.send({ type: 'ping' });
    await live.next('pong', from); // so its answer to the heartbeat has come before
  }
  await expect.poll(() => raw.isClosed).toBe(true);
  expect(house.server.hub.size).toBe(1);
  live.close();
});
