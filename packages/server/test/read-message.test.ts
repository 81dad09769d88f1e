import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientMessage } from '../src/http/schemas.ts';
import { isMove, readMessage } from '../src/live/read-message.ts';

const GOOD = { type: 'move', table: 'abcdefghijklmnop', id: 'm1', seq: 3, move: { type: 'bid', card: 2 } };

/** A move with some of its parts replaced by anything, left out, or with something added. */
const almostMoves = fc
  .record(
    {
      type: fc.oneof(fc.constant('move'), fc.constant('chat'), fc.jsonValue()),
      table: fc.oneof(fc.constant(GOOD.table), fc.string({ maxLength: 18 }), fc.jsonValue()),
      id: fc.oneof(fc.constant('m1'), fc.string({ maxLength: 45 }), fc.jsonValue()),
      seq: fc.oneof(fc.nat(), fc.integer(), fc.double(), fc.jsonValue()),
      move: fc.oneof(fc.constant(GOOD.move), fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
      more: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  .map(parts => JSON.parse(JSON.stringify(parts)) as Record<string, unknown>);

test('the check of moves by hand accepts exactly what the schema accepts', () => {
  const byHand = (value: unknown): boolean => isMove(value);
  const bySchema = (value: Record<string, unknown>): boolean =>
    value.type === 'move' && clientMessage.safeParse(value).success;
  fc.assert(
    fc.property(
      fc.oneof(
        almostMoves,
        almostMoves.map(parts => ({ ...GOOD, ...parts })),
      ),
      value => {
        expect(byHand(value)).toBe(bySchema(value));
      },
    ),
    { numRuns: 2000 },
  );
  expect(byHand(GOOD)).toBe(true);
});

test('what is no message says why, and which request it was', () => {
  expect(readMessage(JSON.stringify(GOOD))).toEqual({ message: GOOD });
  expect(readMessage('{"type":')).toEqual({ problem: 'not JSON' });
  expect(readMessage(JSON.stringify({ ...GOOD, seq: -1 }))).toMatchObject({ re: 'm1' });
  expect(readMessage('[]')).toHaveProperty('problem');
});
