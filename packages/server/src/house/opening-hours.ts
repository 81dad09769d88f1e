import type { Storage, Write } from '../storage/storage.ts';
import { storedJson } from '../storage/stored-json.ts';
import type { Closed, Services } from './services.ts';

/** So often the house notes that it is open, and so long clocks stand still after it opens again: people need to come back. */
const NOTE_EVERY = 10_000;
export const GRACE = 20_000;
/** Where several nodes share a house, one that was noted so lately is open: another node runs. */
const ANOTHER_IS_OPEN = 15_000;
/** No clock runs longer than this. */
const OLD = 60 * 86_400_000;

const noted = (name: string, value: unknown): Write => ({ put: 'note', name, value: JSON.stringify(value) });

/** What was noted, if it can still be read: a house opens whatever became of its notes. */
const read = async (storage: Pick<Storage, 'note'>, name: string): Promise<unknown> =>
  storedJson((await storage.note(name)) ?? '');

const isClosed = (value: unknown): value is Closed =>
  typeof value === 'object' &&
  value !== null &&
  ['from', 'until'].every(key => typeof Reflect.get(value, key) === 'number');

/** When this house was closed, as far as it was noted. */
export const closedUntilNow = async (storage: Pick<Storage, 'note'>): Promise<readonly Closed[]> => {
  const noted = await read(storage, 'closed');
  return Array.isArray(noted) ? noted.filter(isClosed) : [];
};

const openUntilThen = async (storage: Pick<Storage, 'note'>): Promise<number | undefined> => {
  const noted = await read(storage, 'open');
  return typeof noted === 'number' ? noted : undefined;
};

/** The house opens: how long was it closed, now and before? Time that nobody could use is taken from nobody. */
export const openAgain = async (storage: Storage, now: number): Promise<readonly Closed[]> => {
  const openUntil = await openUntilThen(storage);
  const before = await closedUntilNow(storage);
  if (storage.isShared && openUntil !== undefined && now - openUntil < ANOTHER_IS_OPEN) return before;
  const from = Math.max(openUntil ?? now, before.at(-1)?.until ?? 0); // what is given back is given back once
  const last = openUntil === undefined || from >= now + GRACE ? [] : [{ from, until: now + GRACE }];
  const closed = [...before.filter(({ until }) => until > now - OLD), ...last];
  await storage.commit([{ writes: [noted('closed', closed), noted('open', now)] }]);
  return closed;
};

/** Notes again and again that the house is open; the answer notes it for the last time. */
export const stayOpen = ({
  committer,
  now,
  log,
}: Pick<Services, 'committer' | 'now' | 'log'>): (() => Promise<void>) => {
  const note = (): Promise<void> =>
    committer
      .save([noted('open', now())])
      .catch(error => log.error({ err: error }, 'the house could not note that it is open'));
  const timer = setInterval(note, NOTE_EVERY);
  timer.unref();
  return () => {
    clearInterval(timer);
    return note();
  };
};
