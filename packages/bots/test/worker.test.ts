import { botOf } from '@conclave/house/all';
import { fastChance } from '@conclave/kernel';
import { decide } from '@conclave/search';
import { afterEach, expect, test } from 'vitest';
import { moments } from '../../search/test/moments.ts';
import { createNodePool } from '../src/node/pool.ts';
import { createPool } from '../src/pool/pool.ts';
import type { FromWorker } from '../src/pool/protocol.ts';
import { createService } from '../src/pool/service.ts';
import { TABLES } from './tables.ts';

const table = TABLES[0];
if (table === undefined) throw new Error('there is no game');
const first = moments(table.rules, table.seats, 3).next().value;
if (first === undefined) throw new Error('there is no first moment');
const { situation } = first;
const question = { game: table.game, bot: 'master', situation, seed: 11 };

const pool = createNodePool(1);
afterEach(() => expect(pool.load.workers).toBeLessThanOrEqual(1));

test('a worker thread answers as the bot itself would', async () => {
  const shares: number[] = [];
  const answer = await pool.ask({ ...question, iterations: 200 }, { progress: share => shares.push(share) });
  expect(answer).toEqual(decide(botOf(table.game, 'master'), situation, fastChance(11), { iterations: 200 }));
  expect(shares.length).toBeGreaterThan(2);
});

test('a cancelled question is answered early', async () => {
  const abort = new AbortController();
  const days = 86_400_000;
  const asked = pool.ask({ ...question, milliseconds: days }, { signal: abort.signal, pace: days });
  abort.abort();
  const { iterations } = await asked;
  expect(iterations).toBeGreaterThan(0);
});

test('an answer keeps its pace, however easy it was (DG-16.6)', async () => {
  const waits: number[] = [];
  let time = 1000;
  const paced = createPool({
    size: 1,
    now: () => time,
    wait: async milliseconds => void waits.push(milliseconds),
    spawn: events => {
      const service = createService({ post: events.message, now: () => time, pause: async () => {} });
      return {
        post: message => {
          time += 50; // what thinking took
          service(message);
        },
        end: () => {},
      };
    },
  });
  await paced.ask({ ...question, bot: 'regular' }, { pace: 120 });
  await paced.ask({ ...question, bot: 'regular' }, { pace: 40 });
  expect(waits).toEqual([70]);
});

test('a fault comes back as an error, and the worker goes on', async () => {
  await expect(pool.ask({ ...question, bot: 'nobody' })).rejects.toThrow('has no bot nobody');
  await expect(pool.ask({ ...question, bot: 'novice' })).resolves.toHaveProperty('move');
});

test('a closed pool has no workers and refuses questions', async () => {
  const closing = createNodePool(2);
  const open = closing.ask({ ...question, iterations: 100_000_000 });
  closing.close();
  await expect(open).rejects.toThrow('closed');
  await expect(closing.ask(question)).rejects.toThrow('closed');
  expect(closing.load).toEqual({ workers: 0, open: 0 });
});

test('a lost worker is replaced, and the line is bounded', async () => {
  let spawned = 0;
  const small = createPool({
    size: 1,
    mostWaiting: 1,
    now: () => 0,
    wait: async () => {},
    spawn: events => {
      spawned += 1;
      const service = createService({
        post: (message: FromWorker) => events.message(message),
        now: () => 0,
        pause: async () => {},
      });
      if (spawned === 1) queueMicrotask(() => events.lost('the power went out'));
      return { post: spawned === 1 ? () => {} : service, end: () => {} };
    },
  });
  const lost = small.ask({ ...question, bot: 'regular' });
  const waiting = small.ask({ ...question, bot: 'regular' });
  await expect(small.ask(question)).rejects.toThrow('too many');
  await expect(lost).rejects.toThrow('the power went out');
  await expect(waiting).resolves.toHaveProperty('move');
  expect(spawned).toBe(2);
});
