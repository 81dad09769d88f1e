import { fastChance, orThrow } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { options, optionsOfVersion1 } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';

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

test('MC-0.1: where the editions differ and a table may choose, the German one is the default', () => {
  const edited = options.specs.filter(({ values }) => values.includes('en'));
  expect(edited.map(({ key }) => key)).toEqual(['twoPlayerSplit', 'metaCorrection']);
  for (const { values } of edited) expect(values[0]).toBe('de');
});

test('MC-0.3: enforced mode is the default, and keeps no books; manual mode exists only for META CULPA', () => {
  const seating = { seats: 4, humans: 4 };
  const setUp = (value: object) => rules.setup(orThrow(options.parse(value, seating)), 4, fastChance(1));
  expect([setUp({}).table.manual, setUp({}).hidden.books]).toEqual([undefined, undefined]);
  expect(rules.parseMove({ type: 'end' }, setUp({}).table).ok).toBe(false);
  expect(rules.parseMove({ type: 'end' }, setUp({ metaCulpa: 'on' }).table).ok).toBe(true);
});

test('MC-1.4: colours of players are nobody’s business: none can be agreed on, and no seat has one', () => {
  expect(parse({ colours: ['purple', 'black', 'green', 'yellow'] }, 4)).toContain('options.colours');
  const state = rules.setup(orThrow(options.parse({}, { seats: 4, humans: 4 })), 4, fastChance(1));
  expect(JSON.stringify(state)).not.toMatch(/purple|black/);
});
