import { expect, test } from 'vitest';
import { isWholeFrames, textIn } from '../src/live/short-frames.ts';

const MOST = 16_384;
const TEXT = 1;
const PING = 9;
const CLOSE = 8;

interface Kind {
  readonly fin?: boolean;
  readonly rsv1?: boolean;
  readonly mask?: boolean;
}

const lengthBytes = (length: number): readonly number[] => {
  if (length < 126) return [length];
  const bytes = Buffer.alloc(length < 65_536 ? 2 : 8);
  if (bytes.length === 2) bytes.writeUInt16BE(length);
  else bytes.writeBigUInt64BE(BigInt(length));
  return [bytes.length === 2 ? 126 : 127, ...bytes];
};

/** A frame as a client sends it (RFC 6455, 5.2). */
const frame = (
  payload: string | Buffer,
  opcode = TEXT,
  { fin = true, rsv1 = false, mask = true }: Kind = {},
): Buffer => {
  const key = mask ? [0x37, 0xfa, 0x21, 0x3d] : [];
  const data = Buffer.from(payload).map((byte, index) => byte ^ (key[index & 3] ?? 0));
  const [first = 0, ...rest] = lengthBytes(data.length);
  const head = (fin ? 0x80 : 0) | (rsv1 ? 0x40 : 0) | opcode;
  return Buffer.concat([Buffer.from([head, first | (mask ? 0x80 : 0), ...rest, ...key]), data]);
};

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
