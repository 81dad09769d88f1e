import type { BellNotices, CallSettings, Me, PersonStatistics, SignedIn, TableInfo } from '@conclave/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { forgetOld } from '../../src/calling/bell.ts';
import { Api, type Guest, Live, newGuest } from '../client.ts';
import { type House, openHouse, seatGuests } from '../house.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 5, 1, 12);
const programs = postgresPrograms();
let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (programs !== undefined) postgres = await startPostgres(programs);
});
afterAll(() => postgres?.stop());

describe.each(programs === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'])('on %s:', database => {
  let time = NOON;
  let house: House;
  const open = async (config = {}): Promise<void> => {
    const place = database === 'SQLite' ? {} : { database: await postgres?.newDatabase() };
    house = await openHouse({ ...place, ...config }, { now: () => time });
  };
  beforeEach(async () => {
    time = NOON;
    await open();
  });
  afterEach(() => house.close());

  const api = ({ token }: Guest): Api => new Api(house.base, token);
  const bell = (who: Guest): Promise<BellNotices> => api(who).ok('GET', '/api/me/notices');
  const noted = async (who: Guest, count: number): Promise<BellNotices> => {
    await expect.poll(async () => (await bell(who)).notices.length).toBe(count);
    return bell(who);
  };
  const openedBy = (host: Guest, settings = {}): Promise<TableInfo> =>
    api(host).ok('POST', '/api/tables', { game: 'sealed-bids', seats: Array(3).fill({ kind: 'open' }), settings });
  const sits = (who: Guest, id: string, seat: number) => api(who).act(id, { do: 'sit', seat });

  test('who erases themselves is named under no bell any more, and at no table at which they only asked to look on', async () => {
    const [ada, ben] = (await Promise.all(['Ada', 'Ben'].map(name => newGuest(house.base, name)))) as [Guest, Guest];
    const { id } = await openedBy(ada);
    const { id: other } = await openedBy(ada, { watchers: 'consent' });
    await api(ben).act(other, { do: 'askToWatch' });
    time += 1;
    await sits(ben, id, 1);
    await noted(ada, 1);
    const said = async (): Promise<string> => {
      const { storage } = house.server.services;
      const rows = [await storage.ask('notice', ''), await storage.ask('game_table', '')];
      return JSON.stringify([rows, await bell(ada), await api(ada).ok('GET', `/api/tables/${other}`)]);
    };
    expect(await said()).toContain('Ben');
    await house.restart();
    await api(ben).ok('DELETE', '/api/me');
    expect(await said()).not.toContain('Ben');
    expect((await bell(ada)).notices).toEqual([]);
  });

  test('what happens at my table while I am elsewhere lies under the bell, is heard on every socket of mine, read, and gone after thirty days', async () => {
    const [ada, ben, cleo] = await Promise.all(['Ada', 'Ben', 'Cleo'].map(name => newGuest(house.base, name)));
    if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody came');
    expect(await bell(ada)).toEqual({ notices: [], unread: 0 });
    const { id } = await openedBy(ada);
    const sockets = [await Live.open(house.base, ada.token), await Live.open(house.base, ada.token)];
    const other = await Live.open(house.base, ben.token);
    time += 1;
    await sits(ben, id, 1);
    for (const live of sockets) {
      const { news } = (await live.next('notice', 0, ({ code }) => code === 'news')) as { news?: object };
      expect(news).toMatchObject({ kind: 'joined', by: 'Ben', table: id, game: 'sealed-bids', free: 2, seen: false });
    }
    const { notices, unread } = await noted(ada, 1);
    expect([notices[0]?.by, unread]).toEqual(['Ben', 1]);
    await api(ada).ok('POST', '/api/me/notices/seen', { until: notices[0]?.at ?? 0 });
    expect(await bell(ada)).toMatchObject({ notices: [{ seen: true }], unread: 0 });
    time += 1000;
    await sits(cleo, id, 2); // the same table: it takes the place of the one before, and is new
    await expect.poll(async () => (await bell(ada)).unread).toBe(1);
    expect(await bell(ada)).toMatchObject({ notices: [{ by: 'Cleo', free: 1 }] });
    expect(other.messages.some(({ type }) => type === 'notice')).toBe(false);
    for (const live of [...sockets, other]) live.close();
    const { notices: mine } = await api(ada).ok<{ notices: object[] }>('GET', '/api/me/export');
    expect(mine).toHaveLength(1);
    time += 30 * DAY + 1;
    expect(await bell(ada)).toEqual({ notices: [], unread: 0 });
    await forgetOld(house.server.services);
    expect(await house.server.services.storage.count('notice', '')).toBe(0);
  });

  test('who looks at the table is not told what they see, who wants no such notice gets none, and another device is always told of', async () => {
    const { id, guests } = await seatGuests(house.base, 'sealed-bids', 2);
    const [ada, ben] = guests as [Guest, Guest];
    const live = await Live.open(house.base, ben.token);
    await live.watch(id);
    const at = await Live.open(house.base, ada.token);
    await at.watch(id);
    const nudge = async (n: string): Promise<unknown> => {
      time += 60_000;
      const from = live.messages.length;
      await live.request({ type: 'act', table: id, id: n, action: { do: 'nudge' } } as never);
      const said = await live.next('notice', from, ({ code }) => code === 'nudged');
      return 'reached' in said ? said.reached : undefined;
    };
    const { view } = await api(ben).ok<{ view: { own: { hand: number[] } } }>('GET', `/api/tables/${id}/view`);
    const bid = { type: 'bid', card: view.own.hand[0] };
    await live.request({ type: 'move', table: id, id: 'bid', seq: 0, move: bid } as never); // now only Ada is waited for
    expect(await nudge('one')).toBe('here');
    expect((await bell(ada)).notices.map(({ kind }) => kind)).toEqual(['joined']); // when nobody looked yet
    at.close();
    await expect.poll(() => house.server.tables.find(id)?.isLookedAtBy(ada.id)).toBe(false);
    expect(await nudge('two')).toBe('nobody');
    expect((await noted(ada, 2)).notices[0]).toMatchObject({ kind: 'nudge', by: 'Ben', table: id });
    const elsewhere = await Live.open(house.base, ada.token); // another page of the house: it is heard there
    expect(await nudge('three')).toBe('here');
    await elsewhere.next('notice', 0, ({ code }) => code === 'news');
    elsewhere.close();
    const { wishes } = await api(ada).ok<CallSettings>('GET', '/api/me/notices/settings');
    await api(ada).ok('PUT', '/api/me/notices/settings', { ...wishes, nudge: false });
    const before = (await bell(ada)).notices;
    expect(await nudge('four')).toBe('nobody');
    expect((await bell(ada)).notices).toEqual(before);
    live.close();
    const { code } = await api(ada).ok<{ code: string }>('POST', '/api/me/links');
    await new Api(house.base).ok('POST', '/api/sign-in/code', { code });
    expect((await noted(ada, 3)).notices[0]).toMatchObject({ kind: 'device' });
    await api(ada).ok('DELETE', '/api/me');
    expect(await house.server.services.storage.count('notice', '')).toBe(0);
  });

  test('a house without a bell notes nothing, and has nothing to ask for', async () => {
    await house.close();
    await open({ notices: false });
    const [ada, ben] = [await newGuest(house.base, 'Ada'), await newGuest(house.base, 'Ben')];
    const { id } = await openedBy(ada);
    await sits(ben, id, 1);
    expect((await api(ada).call('GET', '/api/me/notices')).status).toBe(404);
    expect(await house.server.services.storage.count('notice', '')).toBe(0);
  });

  test('language and zone are the person’s: said on one device, they hold for calls and for the next device', async () => {
    const { json } = await new Api(house.base).call('POST', '/api/people', {
      name: 'Ada',
      language: 'de',
      zone: 'Europe/Berlin',
    });
    const ada = json as unknown as Guest;
    expect(await api(ada).ok<Me>('GET', '/api/me')).toMatchObject({ language: 'de', zone: 'Europe/Berlin' });
    const settings = (who: Guest): Promise<CallSettings> => api(who).ok('GET', '/api/me/notices/settings');
    expect((await settings(ada)).wishes).toMatchObject({ language: 'de', zone: 'Europe/Berlin' });
    const { code } = await api(ada).ok<{ code: string }>('POST', '/api/me/links');
    const phone = await new Api(house.base).ok<SignedIn & Guest>('POST', '/api/sign-in/code', { code });
    expect(phone.language).toBe('de');
    await api(phone).ok('PUT', '/api/me/language', { language: 'en', zone: 'America/Lima' });
    expect((await settings(ada)).wishes).toMatchObject({ language: 'en', zone: 'America/Lima' });
    await api(ada).ok('PUT', '/api/me/notices/settings', { ...(await settings(ada)).wishes, language: 'de' });
    expect(await api(phone).ok<Me>('GET', '/api/me')).toMatchObject({ language: 'de', zone: 'America/Lima' });
    const { status, json: refused } = await api(ada).call('PUT', '/api/me/language', { language: 'de', zone: 'Mars' });
    expect([status, refused.code]).toEqual([400, 'badZone']);
    await api(ada).ok('DELETE', '/api/me');
    expect(await house.server.services.storage.count('preference', '')).toBe(0);
  });

  test('figures follow who is kept; of two devices that change them at once one is told to read again', async () => {
    const ada = await newGuest(house.base, 'Ada');
    const figures = {
      games: { dogma: { games: 1, places: [1] } },
      shared: 0,
      counted: ['t1'],
      own: { lies: { told: 3 } },
    };
    const put = (n: number, changes = {}) =>
      api(ada).call('PUT', '/api/me/statistics', { n, figures: { ...figures, ...changes } });
    expect((await put(0)).json.code).toBe('keptOnly');
    await api(ada).ok('POST', '/api/me/recovery');
    const read = (): Promise<PersonStatistics> => api(ada).ok('GET', '/api/me/statistics');
    expect(await read()).toEqual({ n: 0 });
    const ends = await Promise.all([put(0), put(0, { shared: 1 })]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).n).toBe(1);
    const again = await Promise.all([put(1, { shared: 5 }), put(1, { shared: 6 })]);
    expect(again.map(({ json }) => json.code ?? 'kept').toSorted()).toEqual(['changedMeanwhile', 'kept']);
    expect((await read()).n).toBe(2);
    for (const bad of [{ shared: -1 }, { games: { dogma: 3 } }, { own: { lies: 'x'.repeat(21_000) } }])
      expect((await put(2, bad)).status, JSON.stringify(bad).slice(0, 40)).toBe(400);
    expect((await api(ada).ok<{ statistics: object[] }>('GET', '/api/me/export')).statistics).toHaveLength(1);
    await api(ada).ok('DELETE', '/api/me');
    expect(await house.server.services.storage.count('statistic', '')).toBe(0);
  });
});
