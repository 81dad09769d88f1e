import { expect, test } from 'vitest';
import { OutcomeUnknown, type Storage } from '../../src/storage/storage.ts';
import { moves, opened, seqsOf } from './rows.ts';
import { CALM, seeded, sharedMemory, type Weather } from './shared-memory.ts';

const STORM: Weather = { before: 0.3, after: 0.3, read: 0.2, slow: 9 };
const LATER = 3;

/** Time that passes as soon as everybody waits: the shortest pause ends first. */
const fakeTime = (): { wait(ms: number): Promise<void>; run<Result>(work: Promise<Result>): Promise<Result> } => {
  const waiting: { readonly at: number; done(): void }[] = [];
  let now = 0;
  const next = (): void => {
    waiting.sort((one, other) => one.at - other.at);
    const first = waiting.shift();
    now = first?.at ?? now;
    first?.done();
  };
  return {
    wait: ms => new Promise(done => waiting.push({ at: now + ms, done })),
    run: async work => {
      let isOver = false;
      const over = work.finally(() => {
        isOver = true;
      });
      over.catch(() => undefined);
      while (!isOver) {
        await new Promise(done => setImmediate(done));
        next();
      }
      return over;
    },
  };
};

const nextNumber = async (storage: Storage): Promise<number> => {
  const found = await storage.load('T').catch(() => undefined);
  return found === undefined || 'damaged' in found ? nextNumber(storage) : found.n + 1;
};

/** Three nodes write as many moves as they can; a number that each was promised is noted. */
const history = async (seed: number): Promise<readonly string[]> => {
  const { wait, run } = fakeTime();
  const shared = await sharedMemory(seed, CALM, wait);
  await shared.truth.commit([opened('T')]);
  shared.weather = STORM;
  const notes: string[] = [];
  const node = async (name: number): Promise<void> => {
    const storage = shared.node();
    for (let move = 1; move <= 10; move += 1) {
      const n = await nextNumber(storage);
      const change = moves('T', n, [name * 100 + move]);
      const end = await storage.commit([change]).then(
        lost => (lost.has(change) ? 'lost' : 'saved'),
        error => (error instanceof OutcomeUnknown ? 'unknown' : 'failed'),
      );
      notes.push(`${name * 100 + move} as ${n}: ${end}`);
    }
  };
  await run(Promise.all([node(1), node(2), node(LATER)]));
  const stored = await seqsOf(shared.truth, 'T');
  notes.push(stored.join(' '));
  for (const note of notes) {
    const [, seq, n] = /^(\d+) as (\d+): saved$/.exec(note) ?? [];
    if (n !== undefined) expect(stored[Number(n) - 1], note).toBe(Number(seq));
  }
  return notes;
};

test('what was promised is there, under its number; some is lost, some nobody knows; the same seed does the same again', async () => {
  const notes = await history(7);
  expect(notes).toEqual(await history(7));
  expect(notes).not.toEqual(await history(8));
  for (const end of ['saved', 'lost', 'unknown']) expect(notes.join('\n')).toContain(`: ${end}`);
});

test('a line that breaks leaves a change saved or not, and nobody knows', async () => {
  const stored = new Set<boolean>();
  for (let seed = 1; seed < 20; seed += 1) {
    const shared = await sharedMemory(seed, { ...CALM, before: 0.5, after: 1 });
    await shared.truth.commit([opened('T')]);
    await expect(shared.node().commit([moves('T', 1, [1])])).rejects.toThrow(OutcomeUnknown);
    stored.add((await seqsOf(shared.truth, 'T')).length === 1);
  }
  expect(stored).toEqual(new Set([true, false]));
});

test('chance by seed lies between 0 and 1, and goes everywhere', () => {
  const random = seeded(1);
  const numbers = Array.from({ length: 1000 }, () => Math.floor(random() * 10));
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
});
