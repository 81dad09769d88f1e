import { afterEach, expect, test } from 'vitest';
import type { Config } from '../src/index.ts';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { type House, openHouse, seatGuests, TEST_CONFIG } from './house.ts';

let house: House;
afterEach(() => house.close());

const open = async (changes: Partial<Config['limits']>, config: Partial<Config> = {}): Promise<void> => {
  house = await openHouse({ ...config, limits: { ...(TEST_CONFIG.limits as Config['limits']), ...changes } });
};
const guest = async (name = 'Ada'): Promise<{ readonly api: Api; readonly guest: Guest }> => {
  const who = await newGuest(house.base, name);
  return { api: new Api(house.base, who.token), guest: who };
};
type Kinds = readonly ('open' | 'bot')[];
const ask = async (api: Api, ...kinds: Kinds) => {
  const seats = kinds.map(kind => ({ kind }));
  const { status, json } = await api.call('POST', '/api/tables', { game: 'sealed-bids', seats });
  return { status, code: json.code as string | undefined, id: json.id as string | undefined };
};
const begin = (api: Api, id: string | undefined) => api.call('POST', `/api/tables/${id}/actions`, { do: 'start' });

test('a guest has only so many tables waiting for people; one that begins makes room', async () => {
  await open({ openTables: 2, runningTables: 2 });
  const { api } = await guest();
  const first = await ask(api, 'bot', 'bot');
  expect(await ask(api, 'open', 'bot')).toMatchObject({ status: 201 });
  expect(await ask(api, 'open', 'bot')).toMatchObject({ status: 409, code: 'tooManyOpenTables' });
  expect((await begin(api, first.id)).status).toBe(200);
  expect(await ask(api, 'open', 'open')).toMatchObject({ status: 201 });
  expect(await ask((await guest('Ben')).api, 'open', 'bot')).toMatchObject({ status: 201 });
});

test('and only so many that run', async () => {
  await open({ runningTables: 1 }, { botPaceMs: 1e6 });
  const { api } = await guest();
  await begin(api, (await ask(api, 'bot', 'bot')).id);
  expect(await ask(api, 'open', 'open')).toMatchObject({ status: 409, code: 'tooManyRunningTables' });
});

test('and only so many with bots, however the bots come to sit there', async () => {
  await open({ botTables: 1 });
  const { api } = await guest();
  await ask(api, 'bot', 'open');
  expect(await ask(api, 'open', 'bot')).toMatchObject({ status: 409, code: 'tooManyBotTables' });
  const { id } = await ask(api, 'open', 'open');
  const seat = { do: 'seatBot', seat: 0 };
  expect((await api.call('POST', `/api/tables/${id}/actions`, seat)).json).toMatchObject({ code: 'tooManyBotTables' });
});

test('an address opens only so many tables an hour, whatever its guests are called', async () => {
  await open({ tablesAnHour: 3 });
  for (let n = 0; n < 3; n += 1) expect(await ask((await guest()).api, 'open', 'open')).toMatchObject({ status: 201 });
  expect(await ask((await guest()).api, 'open', 'open')).toMatchObject({ status: 409, code: 'tooManyTablesHere' });
});

test('an address brings only so many new guests a day', async () => {
  await open({ guestsADay: 2 });
  for (let n = 0; n < 2; n += 1) await guest();
  const third = await new Api(house.base).call('POST', '/api/people', { name: 'Eva' });
  expect(third).toMatchObject({ status: 429, json: { code: 'tooManyGuests' } });
});

test('an address founds only so many clubs a day', async () => {
  await open({ clubsADay: 2 });
  const found = async (name: string) => (await guest(name)).api.call('POST', '/api/clubs', { name: `Club of ${name}` });
  for (const name of ['Ada', 'Ben']) expect(await found(name)).toMatchObject({ status: 201 });
  expect(await found('Cleo')).toMatchObject({ status: 429, json: { code: 'tooManyNewClubs' } });
});

test('mutes are counted, on all sockets of a person together', async () => {
  await open({ mutes: 3 });
  const { guest: ada } = await guest();
  const people = await Promise.all(['B', 'C', 'D', 'E'].map(name => guest(name)));
  const [first, second] = [await Live.open(house.base, ada.token), await Live.open(house.base, ada.token)];
  const muted = (): Promise<readonly string[]> => house.server.services.storage.mutedBy(ada.id);
  for (const [at, { guest: other }] of people.slice(0, 3).entries()) {
    (at % 2 === 0 ? first : second).send({ type: 'mute', person: other.id, on: true });
    await expect.poll(async () => (await muted()).length).toBe(at + 1);
  }
  second.send({ type: 'mute', person: people[3]?.guest.id, on: true });
  expect(await second.next('refused')).toMatchObject({ code: 'tooManyMutes' });
  expect(await muted()).toHaveLength(3);
  first.send({ type: 'mute', person: people[0]?.guest.id, on: false });
  await expect.poll(async () => (await muted()).length).toBe(2);
  for (const live of [first, second]) live.close();
});

test('a report is about somebody at that table, by somebody at that table, and there are not many of them', async () => {
  await open({ reportsADay: 2 });
  const table = await seatGuests(house.base, 'sealed-bids', 2);
  const [by, about] = table.guests as [Guest, Guest];
  const stranger = await newGuest(house.base, 'Mallory');
  const report = (token: string, person: string) =>
    new Api(house.base, token).call('POST', `/api/tables/${table.id}/actions`, {
      do: 'report',
      person,
      reason: 'rude',
    });
  expect((await report(by.token, 'A'.repeat(12))).json).toMatchObject({ code: 'notAtThisTable' });
  expect((await report(by.token, stranger.id)).json).toMatchObject({ code: 'notAtThisTable' });
  expect((await report(by.token, by.id)).json).toMatchObject({ code: 'notAtThisTable' });
  expect((await report(stranger.token, about.id)).json).toMatchObject({ code: 'notYourSeat' });
  for (let n = 0; n < 2; n += 1) expect((await report(by.token, about.id)).status).toBe(200);
  expect((await report(by.token, about.id)).json).toMatchObject({ code: 'tooManyReports' });
  const live = await Live.open(house.base, by.token);
  const action = { do: 'report', person: about.id, reason: 'again' };
  const again = await live.request({ type: 'act', table: table.id, id: 'r', action } as never);
  expect(again).toMatchObject({ type: 'refused', code: 'tooManyReports' });
  expect(await house.server.services.storage.reports(10)).toHaveLength(2);
  live.close();
});

test('what somebody reports is kept without signs that a database or a terminal cannot bear', async () => {
  await open({});
  const table = await seatGuests(house.base, 'sealed-bids', 2);
  const [by, about] = table.guests as [Guest, Guest];
  const reason = 'he is\u0000 ru\u202ede\u001b[2J\n again';
  await new Api(house.base, by.token).act(table.id, { do: 'report', person: about.id, reason });
  const [report] = await house.server.services.storage.reports(10);
  expect(report?.reason).toBe('he is rude[2J again');
});

test('who asks for everything at once gets no more than who asks one after the other', async () => {
  await open({ openTables: 2, mutes: 2, reportsADay: 2 });
  const { api, guest: ada } = await guest();
  const opened = await Promise.all(Array.from({ length: 8 }, () => ask(api, 'open', 'open')));
  expect(opened.filter(({ status }) => status === 201)).toHaveLength(2);
  const table = await seatGuests(house.base, 'sealed-bids', 2);
  const [by, about] = table.guests as [Guest, Guest];
  const report = { do: 'report', person: about.id, reason: 'rude' };
  const reports = await Promise.all(
    Array.from({ length: 8 }, () =>
      new Api(house.base, by.token).call('POST', `/api/tables/${table.id}/actions`, report),
    ),
  );
  expect(reports.filter(({ status }) => status === 200)).toHaveLength(2);
  const live = await Live.open(house.base, ada.token);
  for (let n = 0; n < 8; n += 1) live.send({ type: 'mute', person: `nobody_${n}____`, on: true });
  await live.until(() => live.messages.filter(({ type }) => type === 'refused').length === 6 || undefined, 'refusals');
  await house.server.services.committer.settled();
  expect(await house.server.services.storage.mutedBy(ada.id)).toHaveLength(2);
  live.close();
});

test('bots are seated one after the other too, on tables of one host', async () => {
  await open({ botTables: 1 });
  const { api } = await guest();
  const tables = [await ask(api, 'open', 'open'), await ask(api, 'open', 'open'), await ask(api, 'open', 'open')];
  const seated = await Promise.all(
    tables.map(({ id }) => api.call('POST', `/api/tables/${id}/actions`, { do: 'seatBot', seat: 0 })),
  );
  expect(seated.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('nobody is called like a bot, and chat comes without marks that turn it around', async () => {
  await open({});
  const named = (name: string) => new Api(house.base).call('POST', '/api/people', { name });
  expect((await named('Bot 2')).json).toMatchObject({ code: 'botName' });
  expect((await named('\u3164')).json).toMatchObject({ code: 'badName' });
  const table = await seatGuests(house.base, 'sealed-bids', 2, { chat: 'all' });
  const live = await Live.open(house.base, table.guests[0]?.token);
  await live.watch(table.id);
  const say = (id: string, text: string) => live.request({ type: 'chat', table: table.id, id, text } as never);
  await say('one', 'a\u0000b \u202ecd');
  await new Api(house.base, table.guests[1]?.token).ok('POST', `/api/tables/${table.id}/chat`, {
    text: '\u2067ef\u0007',
  });
  expect(await say('none', '\u202e\u0000')).toMatchObject({ code: 'nothingSaid' });
  const lines = await house.server.services.storage.chat(table.id, 10);
  expect(lines.map(({ text }) => text)).toEqual(['ab cd', 'ef']);
  live.close();
});
