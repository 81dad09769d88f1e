import { expect, test } from 'vitest';
import { harmless, harmlessLine } from '../src/index.ts';

test.each([
  ['Zoë 🂡 und Ben', 'Zoë 🂡 und Ben'],
  ['\u001b]0;owned\u0007', '\\u001b]0;owned\\u0007'],
  ['\u009b2J', '\\u009b2J'],
  ['a\u202eb\u2069', 'a\\u202eb\\u2069'],
  ['one\r\u0000two', 'one\\u000d\\u0000two'],
  ['line\n\tline', 'line\n\tline'],
])('%j is printed as %j', (text, printed) => {
  expect(harmless(text)).toBe(printed);
});

test('what must stay on one line does', () => {
  expect(harmlessLine('one\ntwo\tthree')).toBe('one\\u000atwo\\u0009three');
});

test('JSON means the same afterwards', () => {
  const value = { name: '\u001b[31m\u009b\u202e\u2028\n' };
  expect(JSON.parse(harmless(JSON.stringify(value)))).toEqual(value);
});
