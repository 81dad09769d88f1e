import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scheduler } from '../src/house/scheduler.ts';
import type { Services } from '../src/house/services.ts';
import type { DeadlineRow, Storage } from '../src/storage/storage.ts';

/** A house with nothing but deadlines. */
const house = () => {
  const rows: DeadlineRow[] = [];
  const handedOut: string[] = [];
  const errors: unknown[] = [];
  const trouble = { isDown: false };
  const ask = <Found>(found: Found): Promise<Found> =>
    trouble.isDown ? Promise.reject(new Error('down')) : Promise.resolve(found);
  const storage = {
    due: (now: number, limit: number) =>
      ask(
        rows
          .filter(({ due_at }) => due_at <= now)
          .sort((one, other) => one.due_at - other.due_at)
          .slice(0, limit),
      ),
    nextDue: () => ask(rows.length === 0 ? undefined : Math.min(...rows.map(({ due_at }) => due_at))),
  } as Partial<Storage> as Storage;
  const services = {
    storage,
    committer: { settled: async () => undefined },
    log: { error: (error: unknown) => errors.push(error) },
    now: () => Date.now(),
  } as unknown as Services;
  const scheduler = new Scheduler(services, (table, kind) => void handedOut.push(`${table} ${kind}`));
  const put = (table_id: string, due_at: number): void => void rows.push({ table_id, kind: 'clock', due_at });
  return { rows, handedOut, errors, trouble, scheduler, put };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a deadline is handed out when it is due, not before, and one that was due before the start at once', async () => {
  const { scheduler, handedOut, put } = house();
  put('old', Date.now() - 1);
  put('soon', Date.now() + 300);
  scheduler.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(handedOut).toEqual(['old clock']);
  await vi.advanceTimersByTimeAsync(280);
  expect(handedOut).toEqual(['old clock']);
  await vi.advanceTimersByTimeAsync(20);
  expect(handedOut).toEqual(['old clock', 'soon clock']);
  scheduler.stop();
});

test('one that is still stored comes again after a while; one that was set again comes when it is due', async () => {
  const { scheduler, handedOut, put } = house();
  put('a', Date.now());
  scheduler.start();
  await vi.advanceTimersByTimeAsync(4000);
  expect(handedOut).toEqual(['a clock']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(handedOut).toEqual(['a clock', 'a clock']);
  scheduler.set('a', 'clock', Date.now());
  await vi.advanceTimersByTimeAsync(10);
  expect(handedOut).toHaveLength(3);
  scheduler.stop();
});

test('a storage that does not answer is asked again, and what was due meanwhile comes', async () => {
  const { scheduler, handedOut, errors, trouble, put } = house();
  trouble.isDown = true;
  scheduler.start();
  await vi.advanceTimersByTimeAsync(3000);
  expect(errors.length).toBeGreaterThan(1);
  put('a', Date.now());
  trouble.isDown = false;
  await vi.advanceTimersByTimeAsync(1100);
  expect(handedOut).toEqual(['a clock']);
  scheduler.stop();
});

test('more than can be handed out at once come one batch after the other, oldest first', async () => {
  const { scheduler, handedOut, rows, put } = house();
  for (let n = 0; n < 450; n += 1) put(`t${n}`, Date.now() - 1000 + n);
  scheduler.start();
  for (let round = 0; round < 20; round += 1) {
    await vi.advanceTimersByTimeAsync(10);
    for (const done of handedOut) {
      const at = rows.findIndex(({ table_id }) => `${table_id} clock` === done);
      if (at >= 0) rows.splice(at, 1);
    }
  }
  expect(handedOut).toEqual(Array.from({ length: 450 }, (_, n) => `t${n} clock`));
  scheduler.stop();
});

test('after the end nothing is handed out any more', async () => {
  const { scheduler, handedOut, put } = house();
  scheduler.start();
  scheduler.stop();
  put('a', Date.now());
  scheduler.set('a', 'clock', Date.now());
  await vi.advanceTimersByTimeAsync(5000);
  expect(handedOut).toEqual([]);
});
