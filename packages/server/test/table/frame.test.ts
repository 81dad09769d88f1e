import { expect, test } from 'vitest';
import { textFrame } from '../../src/table/frame.ts';

/** What RFC 6455, 5.2 asks for: final text, the length in one, three or nine bytes, the text. */
const head = (length: number): readonly number[] => {
  if (length < 126) return [0x81, length];
  if (length < 65_536) return [0x81, 126, length >> 8, length & 0xff];
  return [0x81, 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff];
};

const bytesOf = (text: string): Buffer => {
  const frame = textFrame(text);
  return typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame;
};

test.each(['', 'x', ...[125, 126, 300, 65_535, 65_536, 70_000].map(length => 'a'.repeat(length))])(
  'a text of plain letters, %#',
  text => {
    expect(bytesOf(text).equals(Buffer.concat([Buffer.from(head(text.length)), Buffer.from(text)]))).toBe(true);
  },
);

test.each(['ä', 'Größer ☀ 🂡', 'é'.repeat(62), 'é'.repeat(63), '€'.repeat(30_000)])('other letters, %#', text => {
  const payload = Buffer.from(text);
  expect(bytesOf(text).equals(Buffer.concat([Buffer.from(head(payload.length)), payload]))).toBe(true);
});
