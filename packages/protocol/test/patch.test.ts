import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, diff, same } from '../src/index.ts';

const plain = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', 'b'),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', '0'), tie('value')),
  ),
})).value;
const object = fc.dictionary(fc.constantFrom('a', 'b', 'c'), plain);

test('a patch turns the old value into the new one, also after its way over the wire', () => {
  fc.assert(
    fc.property(object, object, (before, after) => {
      const wire = JSON.parse(JSON.stringify(diff(before, after)));
      const old = JSON.stringify(before);
      expect(applyPatch(before, wire)).toEqual(after);
      expect(JSON.stringify(before)).toBe(old);
      expect(diff(before, after).length === 0).toBe(same(before, after));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['a number', { a: 1, b: 2 }, { a: 1, b: 3 }, [[['b'], 3]]],
  ['a card taken out of a hand', { hand: [1, 2, 3, 4] }, { hand: [1, 2, 4] }, [[['hand'], 2, 1, []]]],
  ['a card added to a trick', { trick: [{ c: 1 }] }, { trick: [{ c: 1 }, { c: 2 }] }, [[['trick'], 1, 0, [{ c: 2 }]]]],
  ['a field that goes', { a: 1, b: 2 }, { a: 1 }, [[['b']]]],
  ['one of four', { points: [1, 2, 3, 4] }, { points: [1, 2, 9, 4] }, [[['points', 2], 9]]],
  ['most of four', { points: [1, 2, 3, 4] }, { points: [5, 6, 7, 4] }, [[['points'], [5, 6, 7, 4]]]],
])('the patch for %s is small', (_what, before, after, patch) => {
  expect(diff(before, after)).toEqual(patch);
});

test('what did not change is shared with the old value', () => {
  const before = { big: { list: [1, 2, 3] }, turn: 0 };
  expect(applyPatch(before, [[['turn'], 1]]).big).toBe(before.big);
});
