import { expect, test } from 'vitest';
import { isWholeFrames, textIn } from '../src/live/short-frames.ts';
import { CLOSE, frame, PING, TEXT } from './raw-frames.ts';

const MOST = 16_384;
test.each(['', 'x', '{"type":"move"}', 'a'.repeat(125), 'a'.repeat(126), 'a'.repeat(MOST), 'größer ☀ 🂡'])(
  'a whole text frame is read: %.20s',
  text => {
    expect(textIn(frame(text), MOST)).toBe(text);
    expect(isWholeFrames(frame(text))).toBe(true);
  },
);

test.each([
  ['too long', frame('a'.repeat(MOST + 1))],
  ['very long', frame('a'.repeat(70_000))],
  ['half of one', frame('hello').subarray(0, 8)],
  ['only a head', frame('hello').subarray(0, 1)],
  ['two', Buffer.concat([frame('one'), frame('two')])],
  ['one and a half', Buffer.concat([frame('one'), frame('two').subarray(0, 5)])],
  ['binary', frame('hello', 2)],
  ['ping', frame('', PING)],
  ['close', frame('', CLOSE)],
  ['a fragment', frame('hello', TEXT, { fin: false })],
  ['compressed', frame('hello', TEXT, { rsv1: true })],
  ['not masked', frame('hello', TEXT, { mask: false })],
  ['nothing', Buffer.alloc(0)],
])('is left to ws: %s', (_name, chunk) => {
  expect(textIn(chunk, MOST)).toBeUndefined();
});

test('what is not UTF-8 is left to ws as it came', () => {
  const chunk = frame(Buffer.from([0x7b, 0xc3, 0x28]));
  const before = Buffer.from(chunk);
  expect(textIn(chunk, MOST)).toBeUndefined();
  expect(chunk.equals(before)).toBe(true);
});

test.each([
  [true, 'two texts', Buffer.concat([frame('one'), frame('two')])],
  [true, 'a pong and a text', Buffer.concat([frame('', 10), frame('a'.repeat(300))])],
  [true, 'binary', frame('x', 2)],
  [false, 'half of one', frame('hello').subarray(0, 8)],
  [false, 'one and a half', Buffer.concat([frame('one'), frame('two').subarray(0, 1)])],
  [false, 'a fragment', frame('hello', TEXT, { fin: false })],
  [false, 'the end of fragments', frame('hello', 0)],
  [false, 'compressed', frame('hello', TEXT, { rsv1: true })],
  [false, 'a goodbye', Buffer.concat([frame('one'), frame('', CLOSE)])],
  [false, 'not masked', frame('hello', TEXT, { mask: false })],
  [false, 'very long', frame('a'.repeat(70_000))],
])('still in step (%s) after %s', (isWhole, _name, chunk) => {
  expect(isWholeFrames(chunk)).toBe(isWhole);
});
