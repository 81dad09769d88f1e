import { beforeEach, expect, test, vi } from 'vitest';
import { openLine } from '../../src/online/house-line.ts';

/** What a browser has, as far as a line needs it. */
class Socket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  readonly said: string[] = [];

  constructor() {
    super();
    Socket.all.push(this);
  }

  send(text: string): void {
    this.said.push((JSON.parse(text) as { type: string }).type);
  }

  close(): void {
    this.readyState = 3;
  }

  hears(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  opens(): Socket {
    this.dispatchEvent(new Event('open'));
    return this;
  }
}

const last = (): Socket | undefined => Socket.all.at(-1);
const TOO_FAST = { type: 'refused', code: 'tooFast', rule: 'table' };
const WELCOME = { type: 'welcome', protocol: 1, now: 0 };

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1); // as late as may be: five seconds
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', { baseURI: 'http://house.example/' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal(
    '$state',
    Object.assign((value: unknown) => value, { raw: (value: unknown) => value }),
  );
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

test('a line to the house whose hello, or whose first wish, was too much at once comes back and asks again', () => {
  const { leave } = openLine(
    () => [{ type: 'lobby', on: true }],
    () => undefined,
    () => undefined,
  );
  last()?.opens().hears(TOO_FAST);
  expect(last()?.readyState).toBe(3);
  vi.advanceTimersByTime(5000);
  last()?.opens().hears(WELCOME);
  expect(last()?.said).toEqual(['hello', 'lobby']);
  last()?.hears(TOO_FAST);
  vi.advanceTimersByTime(5000);
  last()?.opens().hears(WELCOME);
  expect(Socket.all).toHaveLength(3);
  expect(last()?.said).toEqual(['hello', 'lobby']);
  leave();
});

test('a page whose hello, or whose wish to watch, was too much at once comes back; what else was too much does not matter', async () => {
  const { TableLink } = await import('../../src/online/table-link.svelte.ts');
  const link = new TableLink('ABCDEF');
  link.open();
  last()?.opens().hears(TOO_FAST);
  expect(link.connection).toBe('lost');
  vi.advanceTimersByTime(5000);
  last()?.opens().hears(WELCOME);
  last()?.hears({ ...TOO_FAST, table: 'ABCDEF' });
  expect(link.connection).toBe('lost');
  vi.advanceTimersByTime(5000);
  expect(Socket.all).toHaveLength(3);
  last()?.opens().hears(WELCOME);
  expect(last()?.said).toEqual(['hello', 'watch']);
  last()?.hears(TOO_FAST); // to a ping
  vi.advanceTimersByTime(1000);
  expect(Socket.all).toHaveLength(3);
  link.close();
});
