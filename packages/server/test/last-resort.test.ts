import { expect, test } from 'vitest';
import { guardProcess } from '../src/house/last-resort.ts';
import { Metrics } from '../src/house/metrics.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Emitted, not thrown: the test runner listens too, and would take it for its own. */
const happens = (error: unknown): { readonly left: number; readonly failures: string } => {
  const others = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  const metrics = new Metrics();
  let left = 0;
  const stop = guardProcess({ log: quiet, metrics }, () => {
    left += 1;
  });
  for (let twice = 0; twice < 2; twice += 1) process.emit('uncaughtException', error as Error);
  stop();
  for (const other of others) process.on('uncaughtException', other);
  return { left, failures: metrics.text().match(/failures_total (\d+)/)?.[1] ?? '' };
};

test('a line that broke ends nothing; any other error closes the house in order, once', () => {
  expect(happens(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))).toEqual({
    left: 0,
    failures: '2',
  });
  expect(happens(new TypeError('x is not a function'))).toEqual({ left: 1, failures: '2' });
  expect(happens('thrown by hand')).toEqual({ left: 1, failures: '2' });
});
