import { expect, test } from 'vitest';
import { options, optionsOfVersion1 } from '../rules/options.ts';

const parse = (value: unknown, seats: number) => {
  const result = options.parse(value, { seats, humans: seats });
  return result.ok ? result.value : `${result.fault.path} ${result.fault.code} ${result.fault.rule}`;
};

test('MC-28: the defaults', () => {
  expect(parse({}, 4)).toEqual({
    boardSheet: 'default',
    houseRules: 'off',
    twoPlayerSplit: 'de',
    popeOverLimit: 'blocked',
    threePlayerInheritance: 'mayHoldBack', // from rules version 2 on
    openLedger: 'off',
    turnTimer: 'off',
  });
});

test('MC-20.6, MC-23.5: options that only fit two or three players', () => {
  expect(parse({ twoPlayerSplit: 'en' }, 2)).toMatchObject({ twoPlayerSplit: 'en' });
  expect(parse({ twoPlayerSplit: 'en' }, 3)).toBe('options.twoPlayerSplit optionNotAvailable MC-20.6');
  expect(parse({ threePlayerInheritance: 'deferBoth' }, 3)).toMatchObject({ threePlayerInheritance: 'deferBoth' });
  expect(parse({ threePlayerInheritance: 'deferBoth' }, 4)).toBe(
    'options.threePlayerInheritance optionNotAvailable MC-23.5',
  );
});

test('unknown options and values are faults', () => {
  expect(parse({ metaCulpa: 'perhaps' }, 4)).toContain('options.metaCulpa malformed');
  expect(parse({ popeOverLimit: 'always' }, 4)).toBe('options.popeOverLimit malformed MC-14.7');
});

test('MC-23.5: in version 1 nobody may hold back', () => {
  const seating = { seats: 3, humans: 3 };
  expect(optionsOfVersion1.parse({}, seating)).toMatchObject({ value: { threePlayerInheritance: 'afterLastPick' } });
  expect(optionsOfVersion1.parse({ threePlayerInheritance: 'mayHoldBack' }, seating).ok).toBe(false);
});
