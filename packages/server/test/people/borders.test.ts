import type { Club, PastGames, TableInfo } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { warnOfOtherDomain } from '../../src/people/passkeys.ts';
import { sumOfDoc } from '../../src/storage/writes.ts';
import { Api, type Guest, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, seatGuests, watchAll } from '../house.ts';
import { Browser, LOOPBACK, openPostOffice } from '../notices/post-office.ts';

/** Limits of what people may have, and what goes by itself: each one looked at on both of its sides. */
const ADMIN = 'a-long-admin-token-for-tests';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let house: House;
let time: number;
beforeEach(async () => {
  time = Date.UTC(2026, 5, 1, 12);
  house = await openHouse({ adminToken: ADMIN }, { now: () => time, outside: LOOPBACK });
});
afterEach(() => house.close());

const soon = <Found>(look: () => Found) => expect.poll(look);
const api = ({ token }: Guest): Api => new Api(house.base, token);
const guest = (name: string): Promise<Guest> => newGuest(house.base, name);
const says = async (who: Guest, method: string, path: string, body?: unknown): Promise<string> => {
  const { status, json } = await api(who).call(method, path, body);
  return `${status} ${json.code}`;
};
const insert = (table: string, row: Readonly<Record<string, string | number | null>>) => ({
  sql: `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
    .map(() => '?')
    .join(', ')})`,
  values: Object.values(row),
  rows: 1,
});

test('where cookies are secure, the token’s is one that no neighbour of the domain can set', async () => {
  const plain = await new Api(house.base).call('POST', '/api/people', { name: 'Ada' });
  expect(plain.headers.get('set-cookie')).toMatch(/^conclave=/);
  const secure = await openHouse({ secureCookies: true });
  const { headers, json } = await new Api(secure.base).call('POST', '/api/people', { name: 'Ada' });
  expect(headers.get('set-cookie')).toMatch(/^__Host-conclave=[\w-]+;.*Path=\/;.*HttpOnly;.*Secure/);
  expect(headers.get('set-cookie')).not.toContain('Domain');
  const cookie = `__Host-conclave=${json.token}`;
  expect((await new Api(secure.base).call('GET', '/api/me', undefined, { cookie })).json).toMatchObject({
    person: { name: 'Ada' },
  });
  await secure.close();
});

test('a house that has moved to another domain says that its passkeys stayed behind', async () => {
  const { services } = house.server;
  const said: string[] = [];
  const log = { warn: (sentence: string) => said.push(sentence) } as unknown as typeof services.log;
  const at = (url: string) => warnOfOtherDomain({ ...services, log, config: { ...services.config, url } });
  await at('https://new.example');
  expect(said).toEqual([]); // nobody has a passkey
  await services.committer.save([{ put: 'note', name: 'passkey domain', value: 'old.example' }]);
  await at('https://old.example/conclave');
  expect(said).toEqual([]);
  await at('https://new.example');
  expect(said).toEqual([expect.stringMatching(/old\.example.*new\.example/)]);
});

test('a passkey that is not there, or somebody else’s, is refused in the same words', async () => {
  const [ada, ben] = [await guest('Ada'), await guest('Ben')];
  const { storage } = house.server.services;
  const row = { credential_id: 'bens', person_id: ben.id, public_key: '', counter: 0, transports: '', backed_up: 0 };
  await storage.attempt([insert('passkey', { ...row, label: '', created_at: 0, used_at: 0 })]);
  expect(await says(ada, 'DELETE', '/api/me/passkeys/bens')).toBe('404 noSuchPasskey');
  expect(await says(ada, 'DELETE', '/api/me/passkeys/nobodys')).toBe('404 noSuchPasskey');
  expect(await storage.count('passkey', 'where person_id = ?', ben.id)).toBe(1);
});

test('what somebody played comes thirty games at a time, each once, to them and to who met them', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 2);
  const { id, guests } = table;
  const [ada, ben] = guests as [Guest, Guest];
  const { storage } = house.server.services;
  const lives = await watchAll(house.base, table);
  for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), id);
  await lives[0]?.next('info', 0, ({ info }) => info.status === 'over');
  for (const live of lives) live.close();
  await soon(() => storage.count('result', 'where table_id = ?', id)).toBe(2);
  const [row] = await storage.ask('game_table', 'where id = ?', id);
  const sat = await storage.ask('seat', 'where table_id = ?', id);
  const results = await storage.ask('result', 'where table_id = ?', id);
  if (row === undefined) throw new Error('nobody has played');
  for (let n = 1; n < 70; n += 1) {
    const copy = `copy-${String(n).padStart(3, '0')}`;
    const next = { ...row, id: copy, doc: JSON.stringify({ ...JSON.parse(row.doc), id: copy }) };
    const sum = sumOfDoc(next);
    await storage.attempt([
      insert('game_table', { ...next, sum, updated_at: row.updated_at + n }),
      ...sat.map(one => insert('seat', { ...one, table_id: copy })),
      ...results.map(one => insert('result', { ...one, table_id: copy, at: one.at + n })),
    ]);
  }
  for (const [who, path] of [
    [ada, '/api/me/games'],
    [ben, `/api/people/${ada.id}/games`],
  ] as const) {
    const pages: PastGames[] = [];
    for (let next: number | undefined = Number.MAX_SAFE_INTEGER; next !== undefined; next = pages.at(-1)?.next)
      pages.push(await api(who).ok('GET', `${path}?before=${next}`));
    expect(
      pages.map(({ games }) => games.length),
      path,
    ).toEqual([30, 30, 10]);
    expect(new Set(pages.flatMap(({ games }) => games.map(game => game.id))).size).toBe(70);
  }
});

test('a year after it was dealt with a report is gone with what was said, and one that waits is not', async () => {
  const { guests, id } = await seatGuests(house.base, 'sealed-bids', 2);
  const [ada, ben] = guests as [Guest, Guest];
  await api(ben).ok('POST', `/api/tables/${id}/chat`, { text: 'geese!' });
  const report = () => api(ada).act(id, { do: 'report', person: ben.id, reason: 'rude', kind: 'words' });
  const { storage } = house.server.services;
  const all = async () => (await storage.ask('report', 'order by at')).map(({ id: of }) => of);
  const finish = (of: string) =>
    new Api(house.base, ADMIN).ok('POST', `/api/admin/reports/${of}/done`, { reason: 'talked to them' });
  await report();
  const [first = ''] = await all();
  await finish(first);
  time += 2 * DAY;
  await report();
  const [, waits = ''] = await all();
  time += 362 * DAY;
  await report();
  await finish((await all())[2] ?? '');
  expect(await all()).toHaveLength(3); // a day is missing
  time += 4 * DAY; // the one that waits is older than a year by now
  await report();
  await finish((await all())[3] ?? '');
  expect(await all()).toHaveLength(3);
  expect((await all())[0]).toBe(waits);
  expect(await storage.count('report_line', 'where report_id = ?', first)).toBe(0);
  expect(await storage.count('report_line', 'where report_id = ?', waits)).toBeGreaterThan(0);
});

test('thirty calls arrive over one channel in an hour, and one that fails ten times is turned off and says so', async () => {
  const office = await openPostOffice();
  const ada = await guest('Ada');
  const { p256dh, auth } = new Browser();
  const endpoint = `${office.url}/ada`;
  await api(ada).ok('POST', '/api/me/channels', { kind: 'push', endpoint, p256dh, auth });
  const { storage } = house.server.services;
  const channel = async () => (await storage.ask('channel', 'where person_id = ?', ada.id))[0];
  const channel_id = (await channel())?.id ?? '';
  const body = JSON.stringify({ kind: 'turn', language: 'en', title: 'hello', text: '', count: 1, isUrgent: false });
  const calls = async (count: number, name: string): Promise<void> => {
    const row = { channel_id, person_id: ada.id, body, due_at: time, until: time + DAY, tries: 0 };
    await storage.attempt(Array.from({ length: count }, (_, n) => insert('outbox', { ...row, tag: `${name} ${n}` })));
    await soon(() => storage.count('outbox', 'where due_at <= ?', time)).toBe(0);
  };
  await calls(35, 'many');
  await soon(() => storage.count('outbox', 'where person_id = ?', ada.id)).toBe(0);
  expect(office.letters).toHaveLength(30);
  time += HOUR;
  await calls(1, 'later');
  await soon(() => office.letters.length).toBe(31);
  await soon(async () => (await channel())?.worked_at).toBe(time);
  office.answer = 400;
  for (let n = 1; n <= 10; n += 1) {
    await calls(1, `fails ${n}`);
    await soon(async () => (await channel())?.fails).toBe(n);
    expect((await channel())?.state).toBe(n < 10 ? 'on' : 'off');
  }
  const { channels } = await api(ada).ok<{ channels: { state: string }[] }>('GET', '/api/me/notices/settings');
  expect(channels).toMatchObject([{ state: 'off' }]);
  office.close();
});

test('who blocks more than a tenth of those who play looks for a table that counts for nothing', async () => {
  const ada = await guest('Ada');
  await api(ada).ok('POST', '/api/me/recovery');
  const { storage } = house.server.services;
  const rated = (n: number) =>
    insert('rating', {
      ...{ subject: `p${n}`, game: 'sealed-bids', pool: 2, mu: 25_000_000, sigma: 8_000_000, games: 20 },
      ...{ last_at: time - DAY, safe: 17_000_000, listed: 1 },
    });
  await storage.attempt(Array.from({ length: 10 }, (_, n) => rated(n)));
  const finds = async (): Promise<boolean> => {
    const wish = { game: 'sealed-bids', seats: 2, pace: 'fast', rated: true };
    const { id, settings } = await api(ada).ok<TableInfo>('POST', '/api/find', wish);
    await api(ada).act(id, { do: 'leave' });
    return settings.rated === true;
  };
  const block = (n: number) => storage.attempt([insert('block', { person_id: ada.id, other_id: `p${n}`, at: 0 })]);
  await block(0);
  expect(await finds()).toBe(true); // one of ten
  await block(1);
  expect(await finds()).toBe(false);
});

test('nobody invites more often than the house allows in a day; a member who is blocked invites like a stranger', async () => {
  await house.close();
  house = await openHouse(
    { limits: { ...house.server.services.config.limits, invitationsADay: 1 } },
    { now: () => time },
  );
  const [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')];
  const { id: club, invite } = await api(ada).ok<Club>('POST', '/api/clubs', { name: 'Owls' });
  for (const who of [ben, cleo]) await api(who).ok('POST', '/api/clubs/join', { code: invite?.code });
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
  const wish = { game: 'sealed-bids', seats, club, sit: { seat: 0 } };
  const { id } = await api(ben).ok<TableInfo>('POST', '/api/tables', wish);
  const invites = (person: string) => says(ben, 'POST', `/api/tables/${id}/invitations`, { person });
  await api(ada).ok('PUT', `/api/me/blocks/${ben.id}`);
  expect(await invites(ada.id)).toBe('404 noSuchPerson');
  expect(await invites('nobody-nobod')).toBe('404 noSuchPerson');
  await api(ada).ok('DELETE', `/api/me/blocks/${ben.id}`);
  expect(await invites(ada.id)).toBe('200 undefined');
  expect(await invites(ada.id)).toBe('200 undefined'); // told once: it is not another one
  expect(await invites(cleo.id)).toBe('429 tooManyInvitations');
});

test('a club that is handed to two people at the same moment has one owner', async () => {
  const [ada, ben, cleo] = [await guest('Ada'), await guest('Ben'), await guest('Cleo')];
  const { id, invite } = await api(ada).ok<Club>('POST', '/api/clubs', { name: 'Owls' });
  for (const who of [ben, cleo]) await api(who).ok('POST', '/api/clubs/join', { code: invite?.code });
  const { storage } = house.server.services;
  const give = (person: string) => says(ada, 'PUT', `/api/clubs/${id}/members/${person}`, { role: 'owner' });
  const said = (await Promise.all([ben, cleo].map(who => give(who.id)))).toSorted();
  expect(said[0]).toBe('200 undefined');
  expect(['403 onlyTheOwner', '409 somebodyFaster']).toContain(said[1]);
  expect(await storage.count('member', "where club_id = ? and role = 'owner'", id)).toBe(1);
});
