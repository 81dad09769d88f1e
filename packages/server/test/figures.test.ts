import { expect, test } from 'vitest';
import { Histogram } from '../src/figures/histogram.ts';
import { Health } from '../src/house/health.ts';
import { Metrics } from '../src/house/metrics.ts';
import { Api } from './client.ts';
import { openHouse, seatGuests } from './house.ts';

test('a histogram counts what took at most so long, as Prometheus reads it', () => {
  const times = new Histogram();
  for (const seconds of [0.0001, 0.002, 0.002, 0.7, 99]) times.observe(seconds);
  const text = times.lines('x');
  expect(text).toContain('x_bucket{le="0.0001"} 1\n');
  expect(text).toContain('x_bucket{le="0.001"} 1\nx_bucket{le="0.0025"} 3\n');
  expect(text).toContain('x_bucket{le="1"} 4\n');
  expect(text).toMatch(/x_bucket\{le="\+Inf"\} 5\nx_sum 99\.704\d*\nx_count 5\n$/);
});

test('why others were read is told in one figure with four lines', () => {
  const metrics = new Metrics();
  metrics.caughtUp('news');
  metrics.caughtUp('news');
  expect(metrics.text()).toContain('conclave_caught_up_total{by="news"} 2\nconclave_caught_up_total{by="look"} 0\n');
});

test('a process is ready while it is open, on time, and not draining', () => {
  let now = 0;
  const health = new Health(() => now);
  expect(health.whyNotReady()).toBe('closing');
  health.open();
  expect(health.whyNotReady()).toBeUndefined();
  now += 1600;
  health.look();
  expect(health.whyNotReady()).toBe('busy');
  now += 500;
  health.look();
  expect(health.whyNotReady()).toBeUndefined();
  health.drain();
  expect(health.whyNotReady()).toBe('draining');
  health.closing();
  expect(health.whyNotReady()).toBe('closing');
  expect(health.late.count).toBe(2);
});

test('a house that cannot save lives and is ready, but is not well', async () => {
  const house = await openHouse({ adminToken: 'a-long-admin-token-for-tests' });
  const api = new Api(house.base);
  const statuses = async (): Promise<readonly number[]> =>
    Promise.all(['/health/live', '/health/ready', '/health'].map(async path => (await api.call('GET', path)).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  Object.assign(house.server.services.storage, { canSave: async () => false });
  expect(await statuses()).toEqual([200, 200, 503]);
  await seatGuests(house.base, 'sealed-bids', 2);
  const { text } = await new Api(house.base, 'a-long-admin-token-for-tests').call('GET', '/metrics');
  expect(Number(/^conclave_commit_seconds_count (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  for (const name of ['event_loop_seconds_bucket', 'lost_total', 'unknown_commits_total', 'given_up_total'])
    expect(text).toContain(`conclave_${name}`);
  const names = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
  await house.close();
});
