import type { Club, NewChannel, TableInfo } from '@conclave/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signatureOf } from '../../src/calling/webhook.ts';
import { Calendar } from '../../src/clubs/calendar.ts';
import { clubMessage } from '../../src/notices/message.ts';
import { puttingCall } from '../../src/notices/outbox.ts';
import { Api, type Guest, type Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, type Table, watchAll } from '../house.ts';
import { type Letter, LOOPBACK, openPostOffice, type PostOffice } from '../notices/post-office.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 5, 1, 12);
/** Thursday at eight in Berlin. */
const EIGHT = Date.UTC(2026, 5, 4, 18);
const soon = <Found>(look: () => Found) => expect.poll(look);

let time = NOON;
let house: House;
let office: PostOffice;
let ada: Guest;
let ben: Guest;
let cleo: Guest;
let clubs = 0;
beforeAll(async () => {
  office = await openPostOffice();
  house = await openHouse({ url: 'https://house.example' }, { now: () => time, outside: LOOPBACK });
  const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map(name => newGuest(house.base, name)));
  [ada, ben, cleo] = people as [Guest, Guest, Guest];
});
afterAll(async () => {
  await house.close();
  office.close();
});
beforeEach(() => {
  office.answer = 201;
  office.letters.length = 0;
});

const api = ({ token }: Guest): Api => new Api(house.base, token);
const to = (path: string): readonly Letter[] => office.letters.filter(letter => letter.path === `/${path}`);
const said = ({ body }: Letter): Record<string, unknown> => JSON.parse(body.toString());
const SEATS = [{ kind: 'open' }, { kind: 'open' }];
const WISH = { game: 'sealed-bids', seats: SEATS };

/** Ada's club with Ben as its steward. */
const clubOfTwo = async (): Promise<Club> => {
  clubs += 1;
  const { id, invite } = await api(ada).ok<Club>('POST', '/api/clubs', { name: `Owls ${clubs}` });
  await api(ben).ok('POST', '/api/clubs/join', { code: invite?.code });
  return api(ada).ok('PUT', `/api/clubs/${id}/members/${ben.id}`, { role: 'steward' });
};
const wanting = (who: Guest, { id }: Club, path: string, form = 'generic') =>
  api(who).call('POST', `/api/clubs/${id}/webhooks`, { url: `${office.url}/${path}`, form });

/** A webhook whose owner has shown that it is theirs. */
const heard = async (club: Club, path: string, form = 'generic'): Promise<NewChannel> => {
  const opened = (await wanting(ada, club, path, form)).json as unknown as NewChannel;
  const [letter] = to(path);
  const [, code] = /code is ([A-Z0-9]+)/.exec(letter?.body.toString() ?? '') ?? [];
  await api(ada).ok('POST', `/api/clubs/${club.id}/webhooks/${opened.channel.id}/code`, { code });
  office.letters.length = 0;
  return opened;
};
const open = (who: Guest, { id }: Club): Promise<TableInfo> =>
  api(who).ok('POST', '/api/tables', { ...WISH, club: id, sit: { seat: 0 } });
const playOn = async (id: string, people: readonly Guest[]): Promise<void> => {
  const lives = await watchAll(house.base, { id, guests: people, info: {} } as unknown as Table);
  for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), id);
  await (lives[0] as Live).next('info', 0, ({ info }) => info.status === 'over');
  for (const live of lives) live.close();
};

test('only the owner names a place, a code goes there and nothing else until it was read there', async () => {
  const club = await clubOfTwo();
  expect((await wanting(ben, club, 'w1')).json).toMatchObject({ code: 'onlyTheOwner', rule: 'house' });
  expect((await wanting(cleo, club, 'w1')).json.code).toBe('noSuchClub');
  expect(office.letters).toEqual([]);
  const { channel, secret } = (await wanting(ada, club, 'w1')).json as unknown as NewChannel;
  expect(channel).toMatchObject({ kind: 'webhook', state: 'waits', form: 'generic' });
  expect(said(to('w1')[0] as Letter).title).toMatch(/^Conclave: the code is /);
  expect(JSON.stringify(said(to('w1')[0] as Letter))).toContain(club.name);
  await open(ada, club);
  const at = `/api/clubs/${club.id}/webhooks/${channel.id}`;
  expect((await api(ada).call('POST', `${at}/code`, { code: 'AAAAAAAA' })).json.code).toBe('codeUnknown');
  expect((await api(ada).call('POST', `${at}/try`)).json.code).toBe('codeFirst');
  expect((await api(ben).call('POST', `${at}/code`, { code: 'AAAAAAAA' })).json.code).toBe('onlyTheOwner');
  await house.server.services.storage
    .ask('outbox', 'where person_id = ?', club.id)
    .then(rows => expect(rows).toEqual([]));
  expect(to('w1')).toHaveLength(1);
  // What the owner sees has neither the secret nor the whole address; others see nothing of it.
  const seen = await api(ada).ok<Club>('GET', `/api/clubs/${club.id}`);
  expect(seen.webhooks).toMatchObject([{ id: channel.id, state: 'waits' }]);
  expect(JSON.stringify(seen)).not.toContain(secret);
  expect(JSON.stringify(seen)).not.toContain('/w1');
  expect(await api(ben).ok<Club>('GET', `/api/clubs/${club.id}`)).not.toHaveProperty('webhooks');
});

test('a table that somebody opens and the end of its game are told, signed, in names and places, without a way to the table', async () => {
  const club = await clubOfTwo();
  const { secret = '' } = await heard(club, 'w2');
  const { id } = await open(ada, club);
  await soon(() => to('w2').length).toBe(1);
  const [letter] = to('w2') as [Letter];
  expect(said(letter)).toEqual({
    ...{ from: 'conclave', kind: 'table', title: `${club.name}: Ada opens a table`, count: 0 },
    ...{ text: 'sealed-bids. One seat is free.', url: `https://house.example/#/clubs/${club.id}` },
  });
  const [, seconds = ''] = /^t=(\d+)/.exec(String(letter.headers['x-conclave-signature'])) ?? [];
  const signature = signatureOf(secret, Number(seconds), letter.body.toString());
  expect(letter.headers['x-conclave-signature']).toBe(signature);
  await api(ben).act(id, { do: 'sit', seat: 1 });
  await playOn(id, [ada, ben]);
  await soon(() => to('w2').length).toBe(2);
  const over = said(to('w2')[1] as Letter);
  expect(over).toMatchObject({ kind: 'result', title: `${club.name}: sealed-bids is over` });
  expect(over.text).toMatch(/^1\. (Ada|Ben) · [12]\. (Ada|Ben)$/);
  for (const { body } of office.letters) expect(body.toString()).not.toContain(id);
});

test('a table without a free chair is no news, nor one of nobody’s club, nor what the club does not want to tell', async () => {
  const club = await clubOfTwo();
  await heard(club, 'w3');
  await api(ada).ok('POST', '/api/tables', { game: 'sealed-bids', seats: SEATS, sit: { seat: 0 } });
  const full = [{ kind: 'open' }, { kind: 'bot' }];
  await api(ada).ok('POST', '/api/tables', { game: 'sealed-bids', seats: full, club: club.id, sit: { seat: 0 } });
  const settings = { tables: 'members', language: 'de', tells: ['result'] };
  await api(ada).ok('PATCH', `/api/clubs/${club.id}`, { settings });
  await open(ada, club);
  expect(await house.server.services.storage.ask('outbox', 'where person_id = ?', club.id)).toEqual([]);
  await api(ada).ok('PATCH', `/api/clubs/${club.id}`, { settings: { tables: 'members', language: 'de' } });
  expect((await api(ada).ok<Club>('GET', `/api/clubs/${club.id}`)).settings.tells).toEqual(['result']); // a page of old
  await api(ada).ok('PATCH', `/api/clubs/${club.id}`, { settings: { ...settings, tells: ['table'] } });
  await open(ben, club);
  await soon(() => to('w3').length).toBe(1);
  expect(said(to('w3')[0] as Letter).title).toBe(`${club.name}: Ben macht einen Tisch auf`);
});

test('an evening is told the day before and an hour before, once, whoever looks; and that it is called off', async () => {
  const club = await clubOfTwo();
  await heard(club, 'w4', 'discord');
  const evening = { first: '2026-06-04T20:00', zone: 'Europe/Berlin', every: 'week', text: '@everyone come' };
  const { evenings } = await api(ada).ok<Club>('POST', `/api/clubs/${club.id}/evenings`, evening);
  const { services, tables } = house.server;
  for (const at of [EIGHT - 24 * HOUR, EIGHT - HOUR]) {
    time = at;
    const nodes = [1, 2, 3].map(() => new Calendar(services, tables, () => false));
    await Promise.all(nodes.map(node => node.look()));
    await soon(() => services.storage.count('outbox', 'where person_id = ?', club.id)).toBe(0);
  }
  const contents = to('w4').map(said);
  expect(contents).toHaveLength(2);
  expect(contents[0]?.content).toContain('tomorrow at 8');
  expect(contents[1]?.content).toContain('in an hour, at 8');
  for (const one of contents) expect(one.allowed_mentions).toEqual({ parse: [] });
  for (const one of contents) expect(one.content).toContain('\\@everyone');
  const path = `/api/clubs/${club.id}/evenings/${evenings[0]?.id}`;
  for (const calledOff of [true, true]) await api(ben).ok('PATCH', path, { calledOff });
  await soon(() => to('w4').length).toBe(3);
  expect(said(to('w4')[2] as Letter).content).toMatch(/called off, Thursday, June 4, 2026/);
  time = NOON;
});

test('who plays again at a table of the club is told of like who opens one, if a chair is free for others', async () => {
  const club = await clubOfTwo();
  const { id } = await api(ada).ok<TableInfo>('POST', '/api/tables', { ...WISH, club: club.id, sit: { seat: 0 } });
  await api(ben).act(id, { do: 'sit', seat: 1 });
  await playOn(id, [ada, ben]);
  await heard(club, 'again');
  const { rematch = '' } = await api(ben).act(id, { do: 'rematch' });
  expect(rematch).not.toBe('');
  const three = { game: 'sealed-bids', seats: [...SEATS, { kind: 'open' }], club: club.id, sit: { seat: 0 } };
  const { id: other } = await api(ada).ok<TableInfo>('POST', '/api/tables', three);
  await soon(() => to('again').length).toBe(1); // both chairs of the first one are kept for who sat there
  await api(cleo).ok('POST', '/api/clubs/join', { code: club.invite?.code });
  await api(ben).act(other, { do: 'sit', seat: 1 });
  await api(cleo).act(other, { do: 'sit', seat: 2 });
  await playOn(other, [ada, ben, cleo]);
  await soon(() => to('again').length).toBe(2);
  await api(cleo).ok('DELETE', '/api/me');
  cleo = await newGuest(house.base, 'Cleo');
  const [next] = await Promise.all([ben, ada].map(who => api(who).act(other, { do: 'rematch' }))); // at once
  await soon(() => to('again').length).toBe(3);
  const news = said(to('again')[2] as Letter);
  expect(news).toMatchObject({ kind: 'table', text: 'sealed-bids. One seat is free.' });
  expect(news.title).toMatch(/: (Ben|Ada) opens a table$/);
  expect(JSON.stringify(news)).not.toContain(next?.rematch);
});

test('to a place that waits for its code, or was turned off, nothing is written, and what lies there is not sent', async () => {
  const club = await clubOfTwo();
  const { channel: heardOf } = await heard(club, 'on');
  const waiting = (await wanting(ada, club, 'waits')).json as unknown as NewChannel;
  const { channel: off } = await heard(club, 'off');
  const { storage, calls } = house.server.services;
  const sql = "update channel set state = 'off' where id = ?";
  await storage.attempt([{ sql, values: [off.id], rows: 1 }]);
  const table = { kind: 'table', club: club.id, table: 'T', game: 'sealed-bids', by: 'Ada', free: 1 } as const;
  const { id, name } = club;
  const evening = { id: 'E', club: id, clubName: name, at: time + HOUR, zone: 'UTC', text: '', stage: 'hour' } as const;
  for (const news of [table, { kind: 'evening', club: id, evening } as const]) {
    const writes = (await calls?.clubCalls(news)) ?? [];
    expect(writes.map(({ values }) => values[0])).toEqual([heardOf.id]);
  }
  office.letters.length = 0;
  const rows = await storage.ask('channel', 'where person_id = ?', id);
  const message = clubMessage('en', name, table);
  await storage.attempt(rows.map(row => puttingCall(row, 'by mistake', message, time, time + HOUR)));
  await soon(() => storage.count('outbox', 'where person_id = ?', id)).toBe(0);
  expect(office.letters.map(({ path }) => path)).toEqual(['/on']);
  await api(ada).ok('DELETE', `/api/clubs/${id}/webhooks/${waiting.channel.id}`);
});

test('three places at most, none inside the network, none without https; with the club all of it goes', async () => {
  const club = await clubOfTwo();
  for (const path of ['a', 'b', 'c']) expect((await wanting(ada, club, path)).status).toBe(201);
  expect((await wanting(ada, club, 'd')).json).toMatchObject({ code: 'tooManyWebhooks', rule: 'house' });
  const strict = await openHouse();
  const eva = await newGuest(strict.base, 'Eva');
  const other = new Api(strict.base, eva.token);
  const { id } = await other.ok<Club>('POST', '/api/clubs', { name: 'Bats' });
  for (const [url, code] of [
    [`${office.url}/w5`, 'badAddress'],
    ['https://127.0.0.1/hook', 'notArrived'],
    ['https://10.1.2.3/hook', 'notArrived'],
    ['https://user:word@example.org/hook', 'badAddress'],
    ['ftp://example.org/', 'badAddress'],
  ])
    expect((await other.call('POST', `/api/clubs/${id}/webhooks`, { url, form: 'slack' })).json.code, url).toBe(code);
  await strict.close();
  expect(to('w5')).toEqual([]);
  await api(ada).ok('DELETE', `/api/clubs/${club.id}`);
  expect(await house.server.services.storage.ask('channel', 'where person_id = ?', club.id)).toEqual([]);
});

test('one whose place is gone is dropped, one can be tried, and in a house without webhooks there is no trace', async () => {
  const club = await clubOfTwo();
  const { channel } = await heard(club, 'w6', 'slack');
  const at = `/api/clubs/${club.id}/webhooks/${channel.id}`;
  expect((await api(ada).ok('POST', `${at}/try`)) as object).toEqual({ arrived: true });
  expect(said(to('w6')[0] as Letter)).toMatchObject({ text: expect.stringContaining('It works.') });
  expect((await api(ada).call('POST', `${at}/try`)).json.code).toBe('tooFast');
  office.answer = 410;
  await open(ada, club);
  await soon(async () => (await api(ada).ok<Club>('GET', `/api/clubs/${club.id}`)).webhooks?.length).toBe(0);
  expect((await api(ada).call('DELETE', at)).json.code).toBe('noSuchChannel');
  const quiet = await openHouse({ webhooks: false });
  const eva = new Api(quiet.base, (await newGuest(quiet.base, 'Eva')).token);
  const bats = await eva.ok<Club>('POST', '/api/clubs', { name: 'Bats' });
  expect(bats).not.toHaveProperty('webhooks');
  expect(
    (await eva.call('POST', `/api/clubs/${bats.id}/webhooks`, { url: 'https://x.example', form: 'slack' })).status,
  ).toBe(404);
  await quiet.close();
});
