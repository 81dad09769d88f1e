import { expect, test } from 'vitest';
import { summaryOf } from '../plain-summary.ts';

const tested = (state: string, retryCount = 0, fullName = 'the cat is fed') => ({
  fullName,
  module: { relativeModuleId: 'cat.test.ts' },
  result: () => ({ state }),
  diagnostic: () => ({ retryCount }),
});

const file = (state: string, ...tests: readonly ReturnType<typeof tested>[]) => ({
  state: () => state,
  children: { allTests: () => tests },
});

test('a run ends with one plain line', () => {
  const run = [file('passed', tested('passed'), tested('skipped')), file('failed', tested('failed'), tested('passed'))];
  expect(summaryOf(run, 0)).toEqual({ isFailed: true, lines: ['Tests: 2 passed, 1 failed, 1 skipped'] });
});

test('a file that breaks before its tests, and an error outside of all, are failures', () => {
  expect(summaryOf([file('failed')], 1).lines).toEqual(['Tests: 0 passed, 2 failed, 0 skipped']);
});

test('a run that ended badly before any test has failed', () => {
  expect(summaryOf([], 0, 1)).toEqual({ isFailed: true, lines: ['Tests: 0 passed, 1 failed, 0 skipped'] });
});

test('what had to be retried is named, and more than a few are failures', () => {
  const shaky = (name: string) => tested('passed', 1, name);
  expect(summaryOf([file('passed', shaky('one'), shaky('two'), tested('passed'))], 0, 0, 2)).toEqual({
    isFailed: false,
    lines: ['Retried: cat.test.ts > one', 'Retried: cat.test.ts > two', 'Tests: 3 passed, 0 failed, 0 skipped'],
  });
  expect(summaryOf([file('passed', shaky('one'), shaky('two'), tested('passed'))], 0, 0, 1)).toEqual({
    isFailed: true,
    lines: [
      'Retried: cat.test.ts > one',
      'Retried: cat.test.ts > two',
      'Retried: 2, more than 1, so they count as failed',
      'Tests: 1 passed, 2 failed, 0 skipped',
    ],
  });
});
