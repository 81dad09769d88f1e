import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Committer, type Ends, LONGEST_WAIT, MOST_WAITING, untilSaved } from '../src/storage/committer.ts';
import { type Change, OutcomeUnknown, type Storage } from '../src/storage/storage.ts';
import { entry } from './storage/rows.ts';

type Commit = Storage['commit'];
const NONE: ReadonlySet<Change> = new Set();

/** A storage of which only commits are asked. */
const storageWith = (commit: Commit): Storage => ({ commit, isShared: false }) as Partial<Storage> as Storage;

/** What became of each change, in the order in which it was told. */
const listener = (): { readonly heard: string[]; ends(name: string): Ends<string> } => {
  const heard: string[] = [];
  const ends = (name: string): Ends<string> => ({
    saved: told => void heard.push(`${name} saved ${told}`),
    lost: () => void heard.push(`${name} lost`),
    failed: error => void heard.push(`${name} failed: ${(error as Error).message}`),
  });
  return { heard, ends };
};

const changeOf = (table: string, next: number): Change => ({
  table: { id: table, next, entries: [entry(next)] },
  writes: [],
});
const nameOf = ({ table }: Change): string => `${table?.id}${table?.next}`;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('changes that arrive together share a commit, and nobody hears of them before it is done', async () => {
  const { heard, ends } = listener();
  const batches: string[][] = [];
  let finish: (() => void) | undefined;
  const committer = new Committer(
    storageWith(changes => {
      batches.push(changes.map(nameOf));
      return new Promise(done => {
        finish = () => done(NONE);
      });
    }),
  );
  committer.submit(changeOf('a', 1), untilSaved('x'), ends('a1'));
  committer.submit(changeOf('b', 1), untilSaved('y'), ends('b1'));
  await vi.waitUntil(() => finish !== undefined);
  committer.submit(changeOf('a', 2), untilSaved('z'), ends('a2'));
  expect([heard, batches]).toEqual([[], [['a1', 'b1']]]);
  finish?.();
  await vi.waitUntil(() => batches.length === 2);
  expect(heard).toEqual(['a1 saved x', 'b1 saved y']);
  finish?.();
  await committer.settled();
  expect(heard).toEqual(['a1 saved x', 'b1 saved y', 'a2 saved z']);
});

test('what is lost takes along what builds on it, also what still waits, and nobody else', async () => {
  const { heard, ends } = listener();
  let calls = 0;
  const committer = new Committer(
    storageWith(async changes => {
      calls += 1;
      if (calls > 1) return NONE;
      committer.submit(changeOf('a', 3), untilSaved(''), ends('a3'));
      return new Set(changes.filter(({ table }) => table?.id === 'a'));
    }),
  );
  for (const [table, n] of [['a', 1], ['a', 2], ['b', 1]] as const) // biome-ignore format: one line
    committer.submit(changeOf(table, n), untilSaved(''), ends(`${table}${n}`));
  await committer.settled();
  expect(heard).toEqual(['a1 lost', 'a2 lost', 'a3 lost', 'b1 saved ']);
  expect(calls).toBe(1);
});

test('a poisonous change is found by halves: it and what builds on it fail, everything else is saved', async () => {
  const { heard, ends } = listener();
  let calls = 0;
  const committer = new Committer(
    storageWith(async changes => {
      calls += 1;
      if (changes.some(change => nameOf(change) === 'c1')) throw new Error('poison');
      return NONE;
    }),
  );
  for (const name of ['a1', 'b1', 'c1', 'c2', 'd1', 'e1', 'f1', 'g1'])
    committer.submit(changeOf(name[0] ?? '', Number(name[1])), untilSaved(''), ends(name));
  await committer.settled();
  expect(heard).toEqual(
    ['a1 saved ', 'b1 saved ', 'c1 failed: poison', 'c2 failed: poison'].concat(
      ['d1', 'e1', 'f1', 'g1'].map(name => `${name} saved `),
    ),
  );
  expect(calls).toBeLessThan(8);
});

test('when nobody knows what became of a commit, its changes are lost', async () => {
  const { heard, ends } = listener();
  const committer = new Committer(storageWith(() => Promise.reject(new OutcomeUnknown('?'))));
  committer.submit(changeOf('a', 1), untilSaved(''), ends('a1'));
  await committer.settled();
  expect(heard).toEqual(['a1 lost']);
});

test('too many at once, or waiting too long for a disk that does not answer, are refused; what it was given is not', async () => {
  const { heard, ends } = listener();
  let finish: (() => void) | undefined;
  const committer = new Committer(
    storageWith(
      () =>
        new Promise(done => {
          finish = () => done(NONE);
        }),
    ),
  );
  committer.submit(changeOf('a', 1), untilSaved(''), ends('a1'));
  await vi.waitUntil(() => finish !== undefined);
  committer.submit(changeOf('a', 2), untilSaved(''), ends('a2'));
  for (let waiting = 1; waiting < MOST_WAITING; waiting += 1)
    committer.submit({ writes: [] }, untilSaved(''), { saved: () => {}, lost: () => {}, failed: () => {} });
  committer.submit(changeOf('b', 1), untilSaved(''), ends('b1'));
  expect(heard).toEqual(['b1 failed: too many changes wait to be saved']);
  vi.advanceTimersByTime(LONGEST_WAIT - 1);
  expect(heard).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(heard.slice(1)).toEqual(['a2 failed: the disk does not answer']);
  finish?.();
  await vi.waitUntil(() => heard.length === 3);
  expect(heard[2]).toBe('a1 saved ');
});

test('what goes wrong in telling one is reported, and the others are told', async () => {
  const { heard, ends } = listener();
  const reported: unknown[] = [];
  const committer = new Committer(
    storageWith(async () => NONE),
    error => reported.push(error),
  );
  const fault = new Error('a socket');
  const throws = (): never => {
    throw fault;
  };
  committer.submit(changeOf('a', 1), untilSaved(''), { ...ends('a1'), saved: throws });
  committer.submit(changeOf('b', 1), untilSaved(''), ends('b1'));
  await committer.settled();
  expect([heard, reported]).toEqual([['b1 saved '], [fault]]);
});

test('a table is settled when what concerns it is, whatever others wait for', async () => {
  let finish: (() => void) | undefined;
  const committer = new Committer(
    storageWith(
      () =>
        new Promise(done => {
          finish = () => done(NONE);
        }),
    ),
  );
  await committer.settled('a'); // nothing waits
  committer.submit(changeOf('a', 1), untilSaved(''), listener().ends('a1'));
  let isSettled = false;
  const settled = committer.settled('a').then(() => {
    isSettled = true;
  });
  await vi.waitUntil(() => finish !== undefined);
  expect(isSettled).toBe(false);
  finish?.();
  await settled;
  expect(isSettled).toBe(true);
});

test('who asks about a table waits for nothing when nothing of it is under way, however slow a commit of others is', async () => {
  const { ends } = listener();
  let begun = false;
  const committer = new Committer(
    storageWith(() => {
      begun = true;
      return new Promise(() => undefined);
    }),
  );
  committer.submit(changeOf('a', 1), untilSaved('x'), ends('a1'));
  await vi.waitUntil(() => begun);
  let isSettled = false;
  void committer.settled('a').then(() => {
    isSettled = true;
  });
  await committer.settled('b');
  expect(isSettled).toBe(false);
});
