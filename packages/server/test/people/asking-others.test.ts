import type { BellNotices, TableInfo } from '@conclave/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Api, type Guest, type Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, type Table, watchAll } from '../house.ts';
import { Browser, LOOPBACK, openPostOffice, type PostOffice } from '../notices/post-office.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const NOBODY = 'nobody-nobod';
const soon = <Found>(look: () => Found) => expect.poll(look);

let time = NOON;
let house: House;
let office: PostOffice;
beforeAll(async () => {
  office = await openPostOffice();
  house = await openHouse({ url: 'https://house.example' }, { now: () => time, outside: LOOPBACK });
});
afterAll(async () => {
  await house.close();
  office.close();
});
beforeEach(() => {
  time += 86_400_000;
  office.letters.length = 0;
});

const api = ({ token }: Guest): Api => new Api(house.base, token);
const guest = (name: string): Promise<Guest> => newGuest(house.base, name);
const opens = (who: Guest, seats = 2, settings: object = {}): Promise<TableInfo> =>
  api(who).ok('POST', '/api/tables', {
    ...{ game: 'sealed-bids', seats: Array.from({ length: seats }, () => ({ kind: 'open' })), settings },
    sit: { seat: 0 },
  });
const acts = (who: Guest, id: string, action: object) => api(who).call('POST', `/api/tables/${id}/actions`, action);
const playOn = async (id: string, people: readonly Guest[]): Promise<void> => {
  const lives = await watchAll(house.base, { id, guests: people, info: {} } as unknown as Table);
  for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), id);
  await (lives[0] as Live).next('info', 0, ({ info }) => info.status === 'over');
  for (const live of lives) live.close();
};
/** Two who have finished a game together, and where. */
const met = async (): Promise<readonly [Guest, Guest, string]> => {
  const [one, other] = [await guest('Ada'), await guest('Ben')];
  const { id } = await opens(one);
  await acts(other, id, { do: 'sit', seat: 1 });
  await playOn(id, [one, other]);
  return [one, other, id];
};
/** They play again: the second chair is kept for the other one, so every chair is taken. */
const again = async (one: Guest, table: string): Promise<string> => {
  const { rematch = '' } = (await acts(one, table, { do: 'rematch' })).json as unknown as TableInfo;
  await acts(one, rematch, { do: 'sit', seat: 0 });
  return rematch;
};
const newsOf = async (who: Guest, kind: string) =>
  (await api(who).ok<BellNotices>('GET', '/api/me/notices')).notices.filter(notice => notice.kind === kind);
const invites = (who: Guest, table: string, person: string) =>
  api(who).call('POST', `/api/tables/${table}/invitations`, { person });
const subscribed = async (who: Guest): Promise<Browser> => {
  const browser = new Browser();
  const { p256dh, auth } = browser;
  const endpoint = `${office.url}/${who.id}`;
  await api(who).ok('POST', '/api/me/channels', { kind: 'push', endpoint, p256dh, auth });
  return browser;
};
const calledBy = (who: Guest, browser: Browser) =>
  office.letters
    .filter(({ path }) => path === `/${who.id}`)
    .map(({ body }) => JSON.parse(browser.read(body)).notification as { title: string; navigate: string });

test('somebody who sits at a table invites somebody they know: once, under the bell and by a call', async () => {
  const [ada, ben] = await met();
  const browser = await subscribed(ben);
  const { id } = await opens(ada, 3);
  expect((await invites(ada, id, ben.id)).json).toEqual({ done: true });
  expect((await invites(ada, id, ben.id)).json).toEqual({ done: true });
  expect(await newsOf(ben, 'invited')).toMatchObject([{ by: 'Ada', table: id, game: 'sealed-bids', free: 2 }]);
  await soon(() => calledBy(ben, browser).length).toBe(1);
  expect(calledBy(ben, browser)).toMatchObject([
    { title: 'Ada invites you', navigate: `https://house.example/#/t/${id}` },
  ]);
  // Who wants to be forgotten is named under nobody's bell.
  await api(ada).ok('DELETE', '/api/me');
  expect(await newsOf(ben, 'invited')).toEqual([]);
});

test('who is not there, who is a stranger, who blocks and who does not want to be asked are the same to who invites', async () => {
  const [ada, ben] = await met();
  const cleo = await guest('Cleo');
  const { id } = await opens(ada, 3);
  const nobodys = (await invites(ada, id, NOBODY)).text;
  expect(nobodys).toContain('noSuchPerson');
  const refused = async (person: string) => expect((await invites(ada, id, person)).text).toBe(nobodys);
  await refused(cleo.id);
  await refused(ada.id);
  const wants = (invited: string) => api(ben).ok('PUT', '/api/me/profile', { shown: 'met', ladder: true, invited });
  await wants('nobody');
  await refused(ben.id);
  await wants('followed');
  await refused(ben.id);
  await wants('anyone');
  await api(ben).ok('PUT', `/api/me/blocks/${ada.id}`);
  await refused(ben.id);
  await api(ben).ok('DELETE', `/api/me/blocks/${ada.id}`);
  await wants('followed');
  await api(ben).ok('PUT', `/api/me/follows/${ada.id}`);
  expect((await api(ben).ok<{ invited: string }>('GET', '/api/me/profile')).invited).toBe('followed');
  expect(await newsOf(ben, 'invited')).toEqual([]);
  expect((await invites(ada, id, ben.id)).status).toBe(200);
  expect(await newsOf(ben, 'invited')).toHaveLength(1);
});

test('only who sits there invites, while a chair is free and before the game', async () => {
  const [ada, ben, before] = await met();
  const cleo = await guest('Cleo');
  const id = await again(ada, before);
  expect((await invites(cleo, id, ben.id)).json).toMatchObject({ code: 'notYourSeat', rule: 'house' });
  expect((await invites(ada, id, ben.id)).json.code).toBe('seatTaken');
  expect((await invites(ada, before, ben.id)).json.code).toBe('alreadyStarted');
  expect((await invites(ada, 'x'.repeat(16), ben.id)).status).toBe(404);
  await api(ben).ok('PUT', '/api/me/notices/settings', {
    ...(await api(ben).ok<{ wishes: object }>('GET', '/api/me/notices/settings')).wishes,
    invited: false,
  });
  const next = await opens(ada);
  await invites(ada, next.id, ben.id);
  expect(await newsOf(ben, 'invited')).toEqual([]); // turned off
  await house.server.close();
  house.server = (await openHouse({ notices: false, pushes: false, webhooks: false })).server;
  expect((await invites(ada, id, ben.id)).status).toBe(404);
  await house.server.close();
  house = await openHouse({ url: 'https://house.example' }, { now: () => time, outside: LOOPBACK });
});

test('who waits for a chair is told when one is free, once; to who is blocked every chair stays taken', async () => {
  const [ada, ben, before] = await met();
  const [cleo, dan] = [await guest('Cleo'), await guest('Dan')];
  const browser = await subscribed(cleo);
  const id = await again(ada, before);
  const waits = (who: Guest, on = true) => acts(who, id, { do: 'waitForChair', on });
  expect((await waits(ada)).json.code).toBe('alreadySeated');
  expect((await waits(ben)).json.code).toBe('chairIsFree'); // it is his
  await api(ada).ok('PUT', `/api/me/blocks/${dan.id}`);
  for (const who of [cleo, dan, cleo]) expect((await waits(who)).status).toBe(200);
  expect((await api(cleo).ok<TableInfo>('GET', `/api/tables/${id}`)).waiting).toEqual([cleo.id, dan.id]);
  await acts(ada, id, { do: 'openSeat', seat: 1 });
  await soon(async () => (await newsOf(cleo, 'chair')).length).toBe(1);
  expect(await newsOf(cleo, 'chair')).toMatchObject([{ table: id, game: 'sealed-bids', others: ['Ada'] }]);
  await soon(() => calledBy(cleo, browser).map(({ title }) => title)).toEqual(['sealed-bids: a chair is free']);
  expect(await newsOf(dan, 'chair')).toEqual([]);
  expect((await api(cleo).ok<TableInfo>('GET', `/api/tables/${id}`)).waiting).toBeUndefined();
  expect((await waits(cleo)).json.code).toBe('chairIsFree');
  // Who thinks better of it is not told.
  const [eva, fox, then] = await met();
  const next = await again(eva, then);
  await acts(cleo, next, { do: 'waitForChair', on: true });
  await acts(cleo, next, { do: 'waitForChair', on: false });
  await acts(eva, next, { do: 'openSeat', seat: 1 });
  await acts(fox, next, { do: 'sit', seat: 1 });
  expect(await newsOf(cleo, 'chair')).toHaveLength(1);
  expect((await acts(cleo, next, { do: 'waitForChair', on: true })).json.code).toBe('alreadyStarted');
});

test('who only looked on at a finished game, or waits for a chair, is named in no document after they wanted to be forgotten', async () => {
  const [ada, ben, dan] = (await Promise.all(['Ada', 'Ben', 'Dan'].map(guest))) as [Guest, Guest, Guest];
  const { id } = await opens(ada, 2, { watchers: 'anyone' });
  await acts(ben, id, { do: 'sit', seat: 1 });
  await acts(dan, id, { do: 'askToWatch' });
  await playOn(id, [ada, ben]);
  const next = await again(ada, id);
  await acts(dan, next, { do: 'waitForChair', on: true });
  const { storage } = house.server.services;
  const naming = async () =>
    (await storage.ask('game_table', '')).filter(({ doc }) => doc.includes(dan.id)).map(row => row.id);
  expect(new Set(await naming())).toEqual(new Set([id, next]));
  await house.restart(); // nobody is there any more who could remember
  await api(dan).ok('DELETE', '/api/me');
  const rows = await house.server.services.storage.ask('game_table', '');
  expect(rows.filter(({ doc }) => doc.includes(dan.id))).toEqual([]);
});
