import { expect, test } from 'vitest';
import { cleanName, cleanText, imitatesBot } from '../src/house/plain-words.ts';

test.each([
  ['Ada', 'Ada'],
  ['  Zoë \u202e X ', 'Zoë X'],
  ['A\u200bd\u2060a', 'Ada'],
  ['\u3164', undefined],
  ['\u2800\u2800', undefined],
  ['\u00ad\ufe0f\u034f', undefined],
  ['\u0301\u0301', undefined],
  ['Ada\u0000\u001b[31m', 'Ada[31m'],
  ['Ada\nBen', 'Ada Ben'],
  ['Ada\ud800', 'Ada'],
  [`Z${'\u0335'.repeat(20)}algo`, 'Z\u0335\u0335\u0335algo'],
  ['o\u20ddk', 'ok'],
  ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
  ['สมชาย น้ำผึ้ง', 'สมชาย น้ำผึ้ง'],
  ['x'.repeat(31), undefined],
])('the name %j becomes %j', (given, name) => {
  expect(cleanName(given)).toBe(name);
});

test.each([
  ['hello', 'hello'],
  ['\u202eolleh\u202c', 'olleh'],
  ['a\u0000b\u0007', 'ab'],
  ['one\r\ntwo\u2028three', 'one two three'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['\u2066\u2069', undefined],
])('the line %j becomes %j', (given, text) => {
  expect(cleanText(given)).toBe(text);
});

const BOTS = ['Brother Pip', 'Der Siegelbewahrer'];
test.each([
  [true, 'Bot'],
  [true, 'Bot 2'],
  [true, 'bot-17'],
  [true, 'B0T 1'],
  [true, 'Воt 2'], // the first two letters are Cyrillic
  [true, 'Ｂｏｔ ２'],
  [true, 'brother pip'],
  [true, 'Brother  P1p'],
  [true, 'Der Siegelbewahrer.'],
  [false, 'Botho'],
  [false, 'Abbot'],
  [false, 'Pip'],
  [false, 'Sister Agatha'],
])('imitates a bot (%s): %s', (imitates, name) => {
  expect(imitatesBot(name, BOTS)).toBe(imitates);
});
