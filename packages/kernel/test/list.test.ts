import { expect, test } from 'vitest';
import { at } from '../src/list.ts';

test('the item at an index, whatever is read by one', () => {
  expect(at(['bread', 'wine'], 1)).toBe('wine');
  expect(at([0, 0], 0)).toBe(0);
  expect(at([''], 0)).toBe('');
  expect(at([false], 0)).toBe(false);
  expect(at(Uint8Array.of(3, 4), 1)).toBe(4);
  expect(at('ABC', 2)).toBe('C');
});

test.each([-1, 2, 0.5, Number.NaN])('an index that is not there is an error that names it: %d', index => {
  expect(() => at([1, 2], index)).toThrow(new RangeError(`there is no ${index} in a list of 2`));
});
