import type { HereNow, TableInfo, TiedPeople } from '@conclave/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Api, type Guest, Live, newGuest } from '../client.ts';
import { type House, openHouse } from '../house.ts';

/** Ada blocks Ben. Cleo is a stranger, who may not either: too late, at the wrong table, or looking for nobody. */
let house: House;
let ada: Guest;
let ben: Guest;
let cleo: Guest;
beforeAll(async () => {
  house = await openHouse();
  [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')];
  await api(ada).ok('PUT', `/api/me/blocks/${ben.id}`);
});
afterAll(() => house.close());

const NOBODY = 'nobody-nobod';
const guest = (name: string): Promise<Guest> => newGuest(house.base, name);
const api = ({ token }: Guest): Api => new Api(house.base, token);
const opens = (who: Guest, settings: object = {}, seats = 2) =>
  api(who).ok<TableInfo>('POST', '/api/tables', {
    game: 'sealed-bids',
    seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
    settings,
    sit: { seat: 0 },
  });
const acts = (who: Guest, id: string, action: object) => api(who).call('POST', `/api/tables/${id}/actions`, action);
const answer = async (asked: Promise<{ status: number; text: string }>) => {
  const { status, text } = await asked;
  return [status, text];
};

type Door = readonly [name: string, blocked: () => Promise<unknown>, stranger: () => Promise<unknown>];
const DOORS: readonly Door[] = [
  [
    'sit down at their table',
    async () => answer(acts(ben, (await opens(ada)).id, { do: 'sit', seat: 1 })),
    async () => answer(acts(cleo, (await opens(ada)).id, { do: 'sit', seat: 0 })), // somebody was faster
  ],
  [
    'sit down at their table that has begun',
    async () => answer(acts(ben, (await begun()).id, { do: 'sit', seat: 1 })),
    async () => answer(acts(await guest('Dan'), (await begun()).id, { do: 'sit', seat: 1 })),
  ],
  [
    'look on at their table',
    async () => answer(acts(ben, (await begun('consent')).id, { do: 'askToWatch' })),
    async () => answer(acts(await guest('Dan'), (await begun('nobody')).id, { do: 'askToWatch' })),
  ],
  [
    'follow them',
    () => answer(api(ben).call('PUT', `/api/me/follows/${ada.id}`)),
    () => answer(api(cleo).call('PUT', `/api/me/follows/${NOBODY}`)),
  ],
  [
    'look at them',
    () => answer(api(ben).call('GET', `/api/people/${ada.id}`)),
    () => answer(api(cleo).call('GET', `/api/people/${NOBODY}`)),
  ],
  ['nudge them', () => nudging(ben, true), () => nudging(cleo, false)],
  [
    'be found a table while they look for one',
    () => finding(ada, ben),
    async () => finding(undefined, await guest('Eva')), // nobody looks
  ],
];
const begun = async (watchers = 'nobody'): Promise<TableInfo> => {
  const table = await opens(ada, { watchers });
  await acts(cleo, table.id, { do: 'sit', seat: 1 });
  return table;
};

/** What is said to somebody who nudges Ada, at a table that is not hers. */
const nudging = async (who: Guest, isAdaHere: boolean): Promise<unknown> => {
  const host = await guest('Dan');
  const { id } = await opens(host, {}, 3);
  for (const [seat, one] of [ada, who].entries()) await acts(one, id, { do: 'sit', seat: seat + 1 });
  const line = await Live.open(house.base, who.token);
  await line.watch(id);
  const hers = isAdaHere ? await Live.open(house.base, ada.token) : undefined;
  await hers?.watch(id);
  for (const one of [host, who]) {
    const { view } = await api(one).ok<{ view: { own: { hand: number[] } } }>('GET', `/api/tables/${id}/view`);
    await api(one).ok('POST', `/api/tables/${id}/moves`, {
      id: 'm',
      seq: 0,
      move: { type: 'bid', card: view.own.hand[0] },
    });
  }
  line.send({ type: 'act', table: id, id: 'n', action: { do: 'nudge' } });
  const { code, ...said } = await line.next('notice');
  expect(code).toBe('nudged');
  hers?.send({ type: 'ping' });
  await hers?.next('pong');
  expect(hers?.messages.filter(({ type }) => type === 'notice') ?? []).toEqual([]);
  line.close();
  hers?.close();
  return { ...said, table: 'some table' };
};

const finding = async (first: Guest | undefined, second: Guest): Promise<unknown> => {
  const wish = { game: 'sealed-bids', seats: 2, pace: 'fast', rated: false };
  const theirs = first && (await api(first).ok<TableInfo>('POST', '/api/find', wish));
  const found = await api(second).ok<TableInfo>('POST', '/api/find', wish);
  for (const [who, table] of [
    [first, theirs],
    [second, found],
  ] as const)
    if (who !== undefined && table !== undefined) await acts(who, table.id, { do: 'leave' });
  expect(found.id).not.toBe(theirs?.id);
  return [found.status, found.find?.state, found.seats.map(({ kind }) => kind)];
};

test.each(DOORS)('%s: who is blocked hears what a stranger hears who may not', async (_, blocked, stranger) => {
  expect(await blocked()).toEqual(await stranger());
});

test('who is blocked while both sit at the table of a third one is not read from then on', async () => {
  const [one, other, host] = [await guest('Fox'), await guest('Gil'), await guest('Hal')];
  const { id } = await opens(host, { chat: 'all' }, 3);
  for (const [seat, who] of [one, other].entries()) await acts(who, id, { do: 'sit', seat: seat + 1 });
  const line = await Live.open(house.base, one.token);
  await line.watch(id);
  await api(one).ok('PUT', `/api/me/blocks/${other.id}`);
  for (const [who, text] of [
    [other, 'unheard'],
    [host, 'heard'],
  ] as const)
    await api(who).ok('POST', `/api/tables/${id}/chat`, { text });
  await expect.poll(() => line.texts.some(text => text.includes('"heard"'))).toBe(true);
  expect(line.texts.some(text => text.includes('unheard'))).toBe(false);
  line.close();
});

test('of yours, these are here now: only whom you follow, only if they let you know it, and their tables first', async () => {
  const [me, friend, foe] = [await guest('Ida'), await guest('Jo'), await guest('Kai')];
  const here = () => api(me).ok<HereNow>('GET', '/api/me/here');
  const shows = (settings: object) =>
    api(friend).ok('PUT', '/api/me/profile', { shown: 'everyone', ladder: true, ...settings });
  const line = await Live.open(house.base, friend.token);
  await shows({});
  expect((await here()).people).toEqual([]); // a stranger
  await api(me).ok('PUT', `/api/me/follows/${friend.id}`);
  expect((await here()).people).toEqual([{ id: friend.id, name: 'Jo' }]);
  for (const settings of [{ here: false }, { shown: 'nobody', here: true }, { shown: 'met' }]) {
    // they have not met
    await shows(settings);
    expect((await here()).people, JSON.stringify(settings)).toEqual([]);
  }
  await shows({});
  const hers = await opens(friend, { visibility: 'lobby' });
  const his = await opens(foe, { visibility: 'lobby' });
  await api(me).ok('PUT', `/api/me/blocks/${foe.id}`);
  expect(await here()).toMatchObject({ first: [hers.id], beware: [his.id] });
  line.send({ type: 'looking', on: false });
  await expect.poll(async () => (await here()).people).toEqual([]);
  line.close();
});

test('nobody follows or blocks more than 500 people, and one of them again is no more', async () => {
  const { storage } = house.server.services;
  const who = await guest('Lea');
  for (const [tie, path] of [
    ['follow', 'follows'],
    ['block', 'blocks'],
  ] as const) {
    const row = (n: number) => ({
      sql: `insert into ${tie} (person_id, other_id, at) values (?, ?, 0)`,
      values: [who.id, n === 0 ? cleo.id : `other-${n}`],
      rows: 1,
    });
    await storage.attempt(Array.from({ length: 500 }, (_, n) => row(n)));
    expect((await api(who).call('PUT', `/api/me/${path}/${ada.id}`)).json.code).toBe('tooManyPeople');
    expect((await api(who).call('PUT', `/api/me/${path}/${cleo.id}`)).status).toBe(200);
  }
});

test('who blocks one after the other and thinks better of it each time does not mute everybody there is', async () => {
  const { storage, config } = house.server.services;
  const who = await guest('Mia');
  const row = (n: number) => ({
    sql: 'insert into mute (person_id, muted_id) values (?, ?)',
    values: [who.id, n === 0 ? cleo.id : `other-${n}`],
    rows: 1,
  });
  const most = config.limits.mutes + 500;
  await storage.attempt(Array.from({ length: most }, (_, n) => row(n))); // as blocks that are over leave them
  expect((await api(who).call('PUT', `/api/me/blocks/${ada.id}`)).json.code).toBe('tooManyPeople');
  expect((await api(who).call('PUT', `/api/me/blocks/${cleo.id}`)).status).toBe(200); // who is muted already
  expect(await storage.mutedBy(who.id)).toHaveLength(most);
});

test('who wants to be asked says yes or no to each who would follow; who wants nobody is not there to follow', async () => {
  const [me, friend, foe] = [await guest('Mia'), await guest('Noa'), await guest('Oli')];
  const wants = (followed: string) =>
    api(me).ok('PUT', '/api/me/profile', { shown: 'everyone', ladder: true, followed });
  const follow = (who: Guest) => api(who).call('PUT', `/api/me/follows/${me.id}`);
  const followed = async (who: Guest) => (await api(who).ok<TiedPeople>('GET', '/api/me/follows')).people;
  const asks = async () => (await api(me).ok<TiedPeople>('GET', '/api/me/follow-asks')).people.map(({ name }) => name);
  await wants('ask');
  expect(await api(me).ok('GET', '/api/me/profile')).toMatchObject({ followed: 'ask' });
  for (const who of [friend, foe, friend]) expect((await follow(who)).json).toEqual({ done: true, asked: true });
  expect([await asks(), await followed(friend)]).toEqual([['Noa', 'Oli'], []]);
  expect(await api(friend).ok('GET', `/api/people/${me.id}`)).toMatchObject({ follows: false, asked: true });
  await api(me).ok('PUT', `/api/me/follow-asks/${friend.id}`);
  await api(me).ok('DELETE', `/api/me/follow-asks/${foe.id}`);
  expect((await api(me).call('PUT', `/api/me/follow-asks/${foe.id}`)).json.code).toBe('noSuchPerson');
  expect([await asks(), await followed(friend), await followed(foe)]).toEqual([[], [{ id: me.id, name: 'Mia' }], []]);
  await follow(foe);
  await api(me).ok('PUT', `/api/me/blocks/${foe.id}`);
  expect(await asks()).toEqual([]);
  await wants('no');
  expect(await followed(friend)).toEqual([]);
  const nobody = await api(friend).call('PUT', '/api/me/follows/nobody-nobod');
  const hidden = await follow(friend);
  expect([hidden.status, hidden.json]).toEqual([nobody.status, nobody.json]);
});
