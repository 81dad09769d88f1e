import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WIDE_OPEN } from '../src/index.ts';
import { type House, openHouse } from './house.ts';
import { Line, openLines } from './line.ts';

/** A house that waits for nobody. Only slow callers come here: on a busy machine it would turn away honest ones as well. */
let house: House;
beforeEach(async () => {
  house = await openHouse({ limits: { ...WIDE_OPEN, headersMs: 300, requestMs: 300, idleMs: 600 } });
});
afterEach(() => house.close());

test.each([
  ['a body', 'POST /api/people HTTP/1.1\r\nHost: here\r\nContent-Length: 9999\r\n\r\n{"na'],
  ['a header', 'GET / HTTP/1.1\r\nHost: here\r\nX-One: '],
])('%s that trickles in keeps no descriptor', async (_name, text) => {
  const line = new Line(house, text);
  line.trickle();
  await expect.poll(() => line.wasCut).toBe(true);
  await expect.poll(() => openLines(house)).toBe(0);
});

test('a caller who does not read the answers keeps no descriptor', async () => {
  const came = once(house.server.http, 'connection');
  const line = new Line(house, 'GET /api/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(500));
  line.deafen();
  await came;
  await expect.poll(() => openLines(house)).toBe(0);
});

test.each([
  ['a caller who says nothing', ''],
  ['a caller who asked once', 'GET /health HTTP/1.1\r\nHost: here\r\n\r\n'],
])('a slow caller keeps no descriptor: %s', async (_name, text) => {
  const line = new Line(house, text);
  await expect.poll(() => line.wasCut).toBe(true);
  await expect.poll(() => openLines(house)).toBe(0);
});
