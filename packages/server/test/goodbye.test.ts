import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Services } from '../src/house/services.ts';
import { Connection } from '../src/live/connection.ts';
import type { Hub } from '../src/live/hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection whose other side answers nothing, and all that is done to its line. */
const deaf = (): { readonly done: string[]; readonly connection: Connection } => {
  const done: string[] = [];
  const note = (what: string) => () => void done.push(what);
  const ws = { close: note('goodbye'), pause: note('reads no more'), terminate: note('cut') } as unknown as WebSocket;
  const socket = { writable: true, writableLength: 0, write: note('sent') } as unknown as Duplex;
  const services = {
    metrics: { count: () => undefined },
    config: { limits: { unreadBytes: 1 } },
  } as unknown as Services;
  return { done, connection: new Connection(services, {} as Hub, ws, socket, undefined, '192.0.2.7') };
};

test('who is shown the door and ignores it: nothing is read or sent any more, and after a second the line is cut', async () => {
  const { done, connection } = deaf();
  connection.send({ type: 'pong' });
  connection.close(1008, 'enough');
  expect(done).toEqual(['sent', 'goodbye', 'reads no more']);
  connection.send({ type: 'pong' });
  connection.receive('{"type":"ping"}');
  connection.close(1008, 'again');
  await vi.advanceTimersByTimeAsync(900);
  expect(done).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(200);
  expect(done).toEqual(['sent', 'goodbye', 'reads no more', 'cut']);
});
