import { openSqlite } from '../../src/storage/sqlite.ts';
import { openSqliteFile } from '../../src/storage/sqlite-driver.ts';
import { OutcomeUnknown, type Storage } from '../../src/storage/storage.ts';

/** How bad the lines to the database are: chances from 0 to 1, and the longest delay in milliseconds. */
export interface Weather {
  /** A line breaks before a commit arrives … */
  readonly before: number;
  /** … or after it was made, before it is answered. */
  readonly after: number;
  /** A read gets no answer. */
  readonly read: number;
  readonly slow: number;
}

export const CALM: Weather = { before: 0, after: 0, read: 0, slow: 0 };

export interface SharedMemory {
  /** The line of one node. All nodes see the same tables. */
  node(): Storage;
  /** Without any weather, for whoever checks what is really there. */
  readonly truth: Storage;
  weather: Weather;
}

const WRITES: ReadonlySet<string | symbol> = new Set([
  'commit',
  'attempt',
  'removeTable',
  'erasePerson',
  'endClub',
  'pack',
  'forgetChat',
]);

/** The same numbers for the same seed (mulberry32). */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** By the timers of the process, which a test may have replaced. */
const byTimer = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/**
 * A database in memory that several nodes share, behind lines that delay, and lose questions and answers. What happens follows from the
 * seed and the order of the calls alone; `wait` is the only thing that takes time.
 */
export const sharedMemory = async (
  seed: number,
  weather: Weather = CALM,
  wait: (ms: number) => Promise<void> = byTimer,
): Promise<SharedMemory> => {
  const truth = await openSqlite('shared memory', () => openSqliteFile(':memory:'));
  const random = seeded(seed);
  const shared: SharedMemory = { truth, weather, node: () => lineTo(truth, question) };
  const pause = async (): Promise<void> => {
    if (shared.weather.slow > 0) await wait(Math.floor(random() * shared.weather.slow));
  };
  const question = async <Answer>(name: string | symbol, ask: () => Promise<Answer>): Promise<Answer> => {
    const { before, after, read } = shared.weather;
    const breaksBefore = random() < (WRITES.has(name) ? before : read);
    const breaksAfter = random() < (WRITES.has(name) ? after : 0);
    await pause();
    if (breaksBefore) throw new OutcomeUnknown('the line broke before');
    const answer = await ask();
    await pause();
    if (breaksAfter) throw new OutcomeUnknown('the line broke after');
    return answer;
  };
  return shared;
};

type Question = <Answer>(name: string | symbol, ask: () => Promise<Answer>) => Promise<Answer>;
type Asked = (...values: readonly unknown[]) => Promise<unknown>;

const lineTo = (truth: Storage, question: Question): Storage =>
  new Proxy(truth, {
    get: (target, name) => {
      if (name === 'isShared') return true;
      if (name === 'close') return async () => undefined;
      const method = Reflect.get(target, name) as Asked;
      return typeof method === 'function'
        ? (...values: readonly unknown[]) => question(name, () => method(...values))
        : method;
    },
  });
