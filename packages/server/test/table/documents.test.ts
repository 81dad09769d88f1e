import { DEFAULT_SETTINGS, type TableSettings } from '@conclave/protocol';
import { describe, expect, test } from 'vitest';
import { openSeat, sit } from '../../src/table/actions/seats.ts';
import { infoOf, lentTo, mayListen, type TableDoc, viewerFor, type WatcherDoc } from '../../src/table/doc.ts';

/** Ada and Ben sit here, Cleo's seat is a bot's. */
const docWith = (changes: Partial<TableDoc> = {}, settings: Partial<TableSettings> = {}): TableDoc => ({
  ...{ id: 'T', game: 'sealed-bids', rulesVersion: 1, options: {}, status: 'running', host: 'ada', watchers: [] },
  ...{
    secret: 'secret',
    commitment: 'seal',
    nonces: ['', '', ''],
    createdAt: 1,
    startedAt: 2,
    votes: [],
    extraTime: [],
  },
  settings: { ...DEFAULT_SETTINGS, watchers: 'consent', ...settings },
  seats: [
    { kind: 'human', person: 'ada', name: 'Ada' },
    { kind: 'human', person: 'ben', name: 'Ben' },
    { kind: 'bot', name: 'Bot 3' },
  ],
  ...changes,
});
const watcher = (more: Partial<WatcherDoc>): WatcherDoc => ({ person: 'spy', name: 'Spy', state: 'asking', ...more });
const seesAs = (known: Partial<WatcherDoc>, changes: Partial<TableDoc> = {}) =>
  viewerFor(docWith({ ...changes, watchers: [watcher(known)] }), { id: 'spy' });

describe('as whom somebody sees a table', () => {
  test('who sits sees their own seat, a stranger and nobody at all see nothing', () => {
    expect([viewerFor(docWith(), { id: 'ada' }), viewerFor(docWith(), { id: 'ben' })]).toEqual([0, 1]);
    expect([viewerFor(docWith(), { id: 'eve' }), viewerFor(docWith(), undefined)]).toEqual([undefined, undefined]);
  });
  test('who only asked sees nothing, who was admitted what everybody may see', () => {
    expect(seesAs({})).toBeUndefined();
    expect(seesAs({ state: 'admitted' })).toBe('spectator');
  });
  test('a loan shows the seat while the person who lent it sits there, and nobody else’s', () => {
    const lent = { state: 'admitted', lent: 1, lentBy: 'ben' } as const;
    expect(seesAs(lent)).toBe(1);
    const [first, , third] = docWith().seats;
    const other = { kind: 'human', person: 'eve', name: 'Eve' } as const;
    const bot = { kind: 'bot', name: 'Bot 2', person: 'ben' } as const;
    for (const place of [other, bot]) {
      const seats = [first, place, third].flatMap(seat => seat ?? []);
      expect(seesAs(lent, { seats })).toBe('spectator');
      expect(infoOf(docWith({ seats, watchers: [watcher(lent)] }), new Set()).watchers[0]).not.toHaveProperty('lent');
    }
    expect(lentTo(docWith(), watcher({ lent: 1 }))).toBeUndefined(); // from before loans had names
  });
  test('a table for anyone is seen by anyone; one of bots alone by its host', () => {
    expect(viewerFor(docWith({}, { watchers: 'anyone' }), undefined)).toBe('spectator');
    const bots = docWith({ seats: docWith().seats.map(({ name }) => ({ kind: 'bot', name })) });
    expect([viewerFor(bots, { id: 'ada' }), viewerFor(bots, { id: 'eve' })]).toEqual(['spectator', undefined]);
  });
  test('before the start whoever has the link may listen, later who may see the game', () => {
    expect([mayListen(docWith({ status: 'open' }), { id: 'eve' }), mayListen(docWith(), { id: 'eve' })]).toEqual([
      true,
      false,
    ]);
    expect(mayListen(docWith({ watchers: [watcher({})] }), { id: 'spy' })).toBe(false);
  });
});

test('what everyone may know of a table is named field by field: no secret, no nonces before the start', () => {
  const info = infoOf(docWith({ status: 'open', nonces: ['aa', 'bb', ''] }), new Set());
  const { startedAt: _, ...before } = docWith({ status: 'open', nonces: ['aa', 'bb', ''] });
  expect(JSON.stringify(info)).not.toContain('secret');
  expect(infoOf(before, new Set()).seal).toEqual({ commitment: 'seal' });
  expect(infoOf(docWith({ opened: true }), new Set()).seal).toMatchObject({ opening: 'secret' });
});

describe('a seat that changes hands', () => {
  const lent = watcher({ state: 'admitted', lent: 1, lentBy: 'ben' });
  const host = { id: 'ada', name: 'Ada' };
  const context = (doc: TableDoc, person: { readonly id: string; readonly name: string }) =>
    ({
      loaded: { doc, n: 0, at: 0, requests: { items: [], length: 0 } },
      person,
      scene: { now: 5, services: { config: { awayMs: 1 } }, present: () => new Set() },
    }) as unknown as Parameters<typeof openSeat>[0];
  const watchersAfter = (decision: ReturnType<typeof openSeat>): readonly WatcherDoc[] => {
    if ('refused' in decision) throw new Error(decision.refused.code);
    return decision.next.doc.watchers;
  };
  const open = docWith({ status: 'open', watchers: [lent] });

  test('is lent no more when it is opened, whoever sits down next, the lender too', () => {
    const opened = openSeat(context(open, host), 1);
    expect(watchersAfter(opened)).toEqual([watcher({ state: 'admitted' })]);
    const free = docWith({
      ...open,
      seats: open.seats.map((seat, at) => (at === 1 ? { kind: 'open', name: '' } : seat)),
    });
    const benAgain = sit(
      context({ ...free, seats: [...free.seats, { kind: 'open', name: '' }] }, { id: 'ben', name: 'Ben' }),
      1,
      undefined,
    );
    expect(watchersAfter(benAgain)).toEqual([watcher({ state: 'admitted' })]);
  });
  test('keeps what others lent', () => {
    const others = watcher({ person: 'fan', lent: 0, lentBy: 'ada' });
    expect(watchersAfter(openSeat(context({ ...open, watchers: [lent, others] }, host), 1))[1]).toEqual(others);
  });
});
