import { expect, test } from 'vitest';
import { readMessage } from '../src/live/read-message.ts';

const GOOD = { type: 'move', table: 'abcdefghijklmnop', id: 'm1', seq: 3, move: { type: 'bid', card: 2 } };

test('what is no message says why, and which request it was', () => {
  expect(readMessage(JSON.stringify(GOOD))).toEqual({ message: GOOD });
  expect(readMessage('{"type":')).toEqual({ problem: 'not JSON' });
  expect(readMessage(JSON.stringify({ ...GOOD, seq: -1 }))).toMatchObject({ re: 'm1' });
  for (const junk of ['[]', 'null', '7', '""', '{"type":"move"}']) expect(readMessage(junk)).toHaveProperty('problem');
  expect(readMessage(JSON.stringify({ ...GOOD, more: 1 }))).toMatchObject({ re: 'm1', table: GOOD.table });
});
