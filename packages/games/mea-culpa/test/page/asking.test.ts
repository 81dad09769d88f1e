import { CHARACTERS, PLACES, STONES } from '@conclave/mea-culpa';
import { describe, expect, test } from 'vitest';
import { book } from '../../page/book.ts';
import { enlarged } from '../../page/things/close-up.ts';
import { type Subject, signsOf } from '../../page/town/signs.ts';

const PLAIN: readonly Subject[] = [
  'den',
  'site',
  'hut',
  'bag',
  'opens',
  'climb',
  'coin',
  'good',
  'post',
  'nobody',
  'letter',
  'chest',
  'stock',
  'seat',
  'bid',
  'bonus',
];
const CARDS = Array.from({ length: 14 }, (_, index) => `C${index + 1}`);
const SUBJECTS: readonly Subject[] = [
  ...STONES.map((stone): Subject => `stall ${stone}`),
  ...CHARACTERS.map((character): Subject => `character ${character}`),
  ...PLACES.map((place): Subject => `place ${place} `),
  ...CARDS.map((card): Subject => `place 1 ${card}`),
  ...PLAIN,
];

describe('touch any symbol for its rule', () => {
  const paragraphs = book.chapters.flatMap(chapter => chapter.paragraphs);

  test.each(SUBJECTS)('every sign of %s has a name, and its rule stands in the book', subject => {
    const signs = signsOf(subject);
    expect(signs.length).toBeGreaterThan(0);
    expect(new Set(signs.map(({ id }) => id)).size).toBe(signs.length);
    for (const { name, rule } of signs) {
      expect([name.en, name.de]).not.toContain('');
      expect(paragraphs.filter(({ rules }) => rules.includes(rule)).map(() => rule)).toEqual([rule]);
    }
  });
});

describe('MC-3.1: the Record of Sins through a lens', () => {
  const spaces = (souls: readonly number[], order: readonly number[]): number =>
    enlarged(souls, order, 35).reduce((sum, { folded }) => sum + Math.max(1, folded), 0);

  test('each soul stands on its own space, crowded or not, and no space is lost', () => {
    const souls = [5, 3, 4, -20];
    const seen = enlarged(souls, [0, 2, 1, 3], 35);
    expect(seen.filter(({ seats }) => seats.length > 0).map(({ place, seats }) => [place, seats])).toEqual([
      [-20, [3]],
      [3, [1]],
      [4, [2]],
      [5, [0]],
    ]);
    expect(spaces(souls, [0, 2, 1, 3])).toBe(35 + 41);
  });

  test('MC-3.2: on space 0 they stand in a row, the one nearest to Hell last', () => {
    const [start] = enlarged([0, 0, 0, 0], [2, 0, 3, 1], 35).filter(({ seats }) => seats.length > 0);
    expect(start).toMatchObject({ place: 0, seats: [1, 3, 0, 2] });
    expect(spaces([-35, -35, 40, 39], [2, 3, 1, 0])).toBe(35 + 41);
  });
});
