import type { CallSettings, NewChannel, NoticeWishes } from '@conclave/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPublic } from '../../src/calling/outside.ts';
import { signatureOf } from '../../src/calling/webhook.ts';
import { Api, type Guest, Live, newGuest } from '../client.ts';
import { type House, openHouse, seatGuests, type Table, watchAll } from '../house.ts';
import {
  Browser,
  claimsIn,
  type Letter,
  LOOPBACK,
  type Mailbox,
  openMailbox,
  openPostOffice,
  type PostOffice,
} from './post-office.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** At noon, so that nobody sleeps. */
const NOON = Date.UTC(2026, 5, 1, 12);

const soon = <Found>(look: () => Found) => expect.poll(look);

let time = NOON;
let house: House;
let office: PostOffice;
let mailbox: Mailbox;
beforeAll(async () => {
  office = await openPostOffice();
  mailbox = await openMailbox();
  const config = { smtp: mailbox.url, contact: 'host@house.example', url: 'https://house.example' };
  house = await openHouse(config, { now: () => time, outside: LOOPBACK });
});
afterAll(async () => {
  await house.close();
  office.close();
  mailbox.close();
});
beforeEach(() => {
  office.answer = 201;
  office.headers = {};
  office.letters.length = 0;
  mailbox.mails.length = 0;
});

const apiOf = ({ token }: Guest): Api => new Api(house.base, token);
/** What came there; people of other tests are called meanwhile. */
const to = (path: string): readonly Letter[] => office.letters.filter(letter => letter.path === `/${path}`);
const arrived = async (path: string, count: number): Promise<void> => {
  await soon(() => to(path).length).toBe(count);
};
const NOTHING: Letter = { path: '', headers: {}, body: Buffer.alloc(0) };
const settingsOf = (guest: Guest): Promise<CallSettings> => apiOf(guest).ok('GET', '/api/me/notices/settings');

/** Somebody wants to be called by a browser of theirs. */
const subscribe = async (guest: Guest, path = guest.id): Promise<Browser> => {
  const browser = new Browser();
  const { p256dh, auth } = browser;
  await apiOf(guest).ok('POST', '/api/me/channels', { kind: 'push', endpoint: `${office.url}/${path}`, p256dh, auth });
  return browser;
};

const wish = async (guest: Guest, wishes: Partial<NoticeWishes>): Promise<void> => {
  const { wishes: before } = await settingsOf(guest);
  await apiOf(guest).ok('PUT', '/api/me/notices/settings', { ...before, ...wishes });
};

const rows = (name: 'turn' | 'outbox' | 'channel', person: string): Promise<readonly object[]> =>
  house.server.services.storage.ask(name, 'where person_id = ?', person);

const outboxOf = ({ id }: Guest) => house.server.services.storage.ask('outbox', 'where person_id = ?', id);

const deadline = async (table: string): Promise<number | undefined> =>
  (await house.server.services.storage.ask('deadline', "where table_id = ? and kind = 'call'", table))[0]?.due_at;

/** So much later; when this resolves, the table has looked, and everything that was to be sent was tried. */
const later = async (table: Table, ms: number): Promise<void> => {
  time += ms;
  const { services } = house.server;
  services.deadlineSet(table.id, 'call', time);
  await soon(async () => ((await deadline(table.id)) ?? Number.POSITIVE_INFINITY) > time).toBe(true);
  await soon(async () => (await services.storage.ask('outbox', 'where due_at <= ?', time)).length).toBe(0);
};

/** A card that somebody may bid. */
const cardOf = async (guest: Guest, { id }: Table): Promise<number> => {
  const { view } = await apiOf(guest).ok<{ view: { own: { hand: readonly number[] } } }>(
    'GET',
    `/api/tables/${id}/view`,
  );
  return view.own.hand[0] ?? 0;
};

/** A game of two begins, and both go away. */
const calm = async (): Promise<Table> => leave(await seatGuests(house.base, 'sealed-bids', 2));

const leave = async (table: Table): Promise<Table> => {
  const lives = await watchAll(house.base, table);
  for (const live of lives)
    await live.until(() => (live.info?.status === 'running' ? true : undefined), 'the beginning');
  time += 10_000; // what happened has been acted out
  for (const live of lives) live.close();
  await soon(() => house.server.tables.find(table.id)?.watches.size ?? 0).toBe(0);
  if (house.server.services.calls?.isWanted === true)
    await soon(async () => (await deadline(table.id)) ?? 0).toBeGreaterThan(time);
  return table;
};

/** Somebody who can be called sits at a table of two, which waits for both. */
const called = async (): Promise<{ table: Table; ada: Guest; ben: Guest; browser: Browser }> => {
  const early = await newGuest(house.base, 'Early');
  await subscribe(early); // so that the house knows that somebody wants to be called
  const table = await calm();
  const [ada, ben] = table.guests as [Guest, Guest];
  return { table, ada, ben, browser: await subscribe(ada) };
};

describe('by a browser', () => {
  test('who looks at nothing is called once after two minutes, reminded after a day, and a visit ends it', async () => {
    const { table, ada, browser } = await called();
    await later(table, MINUTE);
    expect(to(ada.id)).toEqual([]);
    await later(table, 2 * MINUTE);
    await arrived(ada.id, 1);
    const { headers, body } = to(ada.id)[0] ?? NOTHING;
    expect(JSON.parse(browser.read(body))).toEqual({
      web_push: 8030,
      notification: {
        title: 'sealed-bids: your turn',
        body: 'With Ben.',
        lang: 'en',
        tag: 'turn',
        navigate: `https://house.example/#/t/${table.id}`,
        app_badge: '1',
      },
    });
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
    const { key = '' } = await settingsOf(ada);
    expect(claimsIn(headers.authorization, key)).toMatchObject({ aud: office.url, sub: 'mailto:host@house.example' });
    await later(table, 23 * HOUR);
    expect(to(ada.id)).toHaveLength(1);
    await later(table, HOUR);
    await arrived(ada.id, 2);
    expect(JSON.parse(browser.read(to(ada.id)[1]?.body ?? Buffer.alloc(0))).notification.title).toBe(
      'sealed-bids still waits for you',
    );
    const live = await Live.open(house.base, ada.token);
    await live.watch(table.id);
    await soon(async () => (await rows('turn', ada.id))[0]).toMatchObject({ told: 0 });
    live.close();
  });

  test('who looks is not called; who turns away is, two minutes later', async () => {
    const { table, ada } = await called();
    const live = await Live.open(house.base, ada.token);
    await live.watch(table.id);
    await later(table, 5 * MINUTE);
    expect(to(ada.id)).toEqual([]);
    live.send({ type: 'looking', on: false });
    await soon(() => house.server.tables.find(table.id)?.isLookedAtBy(ada.id)).toBe(false);
    await later(table, 2 * MINUTE);
    await arrived(ada.id, 1);
    live.close();
  });

  test('who looks at another page of the house is told there, live, and not called', async () => {
    const { table, ada } = await called();
    const live = await Live.open(house.base, ada.token);
    live.send({ type: 'mine', on: true });
    const { tables } = await live.next('mine');
    expect(tables).toMatchObject([{ id: table.id, myTurn: true }]);
    await later(table, 5 * MINUTE);
    expect(to(ada.id)).toEqual([]);
    const from = live.messages.length;
    const move = { type: 'bid', card: await cardOf(ada, table) };
    await apiOf(ada).ok('POST', `/api/tables/${table.id}/moves`, { id: 'one', seq: 0, move });
    expect((await live.next('mine', from)).tables).toMatchObject([{ id: table.id, myTurn: false }]);
    live.close();
  });

  test('several tables make one call, which takes the place of the others', async () => {
    const { table, ada, ben, browser } = await called();
    const other = await apiOf(ada).ok<{ id: string }>('POST', '/api/tables', {
      game: 'sealed-bids',
      seats: [{ kind: 'open' }, { kind: 'open' }],
    });
    for (const [seat, guest] of [ada, ben].entries()) await apiOf(guest).act(other.id, { do: 'sit', seat });
    await leave({ ...table, id: other.id });
    await later(table, 2 * MINUTE);
    await later({ ...table, id: other.id }, 10_000);
    await arrived(ada.id, 3);
    const said = to(ada.id).map(({ body }) => JSON.parse(browser.read(body)).notification);
    expect(said.map(({ title, tag, navigate }) => [title, tag, navigate])).toEqual([
      ['Ben sits at your table', `joined ${other.id}`, `https://house.example/#/t/${other.id}`],
      ['sealed-bids: your turn', 'turn', `https://house.example/#/t/${table.id}`],
      ['2 tables wait for you', 'turn', 'https://house.example/#/'],
    ]);
    const [, one, both] = to(ada.id).map(({ headers }) => headers.topic);
    expect(one).toBe(both);
  });

  test('what is gone is removed, who is busy is asked again, a few times and no more', async () => {
    const { table, ada, ben } = await called();
    await subscribe(ben);
    office.answer = 410;
    await later(table, 3 * MINUTE);
    await soon(async () => (await rows('channel', ada.id)).length + (await rows('channel', ben.id)).length).toBe(0);
    await subscribe(ben, `${ben.id}-again`);
    office.answer = 503;
    await later(table, 24 * HOUR);
    for (const [tries, wait] of [11_000, 61_000, HOUR].entries()) {
      await arrived(`${ben.id}-again`, tries + 1);
      await soon(async () => (await outboxOf(ben)).every(({ due_at }) => due_at !== time + 30_000)).toBe(true);
      await later(table, wait);
    }
    expect(to(`${ben.id}-again`)).toHaveLength(3);
    expect(await outboxOf(ben)).toEqual([]);
    expect(await rows('channel', ben.id)).toMatchObject([{ fails: 3, state: 'on' }]);
  });

  test('what a node took to send and could not, as it died, is sent by whoever looks next', async () => {
    const ada = await newGuest(house.base, 'Ada');
    const browser = await subscribe(ada);
    const { storage } = house.server.services;
    const [channel] = await storage.ask('channel', 'where person_id = ?', ada.id);
    const body = JSON.stringify({ kind: 'turn', language: 'en', title: 'left', text: '', count: 1, isUrgent: false });
    const sql =
      'insert into outbox (channel_id, tag, person_id, body, due_at, until, tries) values (?, ?, ?, ?, ?, ?, ?)';
    const values = [channel?.id ?? '', 'turn', ada.id, body, time + 30_000, time + HOUR, 1];
    await storage.attempt([{ sql, values, rows: 1 }]);
    time += 31_000;
    await arrived(ada.id, 1);
    expect(JSON.parse(browser.read(to(ada.id)[0]?.body ?? Buffer.alloc(0))).notification.title).toBe('left');
    await soon(async () => (await outboxOf(ada)).length).toBe(0);
  });

  test('at night it waits for the morning', async () => {
    const { table, ada } = await called();
    await wish(ada, { quiet: { from: 11 * 60, until: 20 * 60 }, zone: 'Europe/Berlin' });
    time = Date.UTC(2026, 6, 1, 12);
    await later(table, 3 * MINUTE);
    expect(to(ada.id)).toEqual([]);
    expect(await deadline(table.id)).toBe(Date.UTC(2026, 6, 1, 18));
  });

  test('the keys of the house outlive it, and sending a device out ends its calls', async () => {
    const ada = await newGuest(house.base, 'Ada');
    await subscribe(ada);
    const { key } = await settingsOf(ada);
    await house.restart();
    expect((await settingsOf(ada)).key).toBe(key);
    await apiOf(ada).ok('DELETE', '/api/me/token');
    expect(await rows('channel', ada.id)).toEqual([]);
  });
});

describe('a nudge', () => {
  test('says whether it reached anybody, and leaves the house once in half an hour', async () => {
    const { table, ada, ben, browser } = await called();
    const live = await Live.open(house.base, ben.token);
    await live.watch(table.id);
    const nudge = async (id: string): Promise<string> => {
      const from = live.messages.length;
      live.send({ type: 'act', table: table.id, id, action: { do: 'nudge' } });
      const notice = await live.next('notice', from, ({ code }) => code === 'nudged');
      return notice.code === 'nudged' ? notice.reached : '';
    };
    live.send({
      type: 'move',
      table: table.id,
      id: 'bid',
      seq: 0,
      move: { type: 'bid', card: await cardOf(ben, table) },
    });
    await live.next('update');
    time += MINUTE;
    expect(await nudge('one')).toBe('called');
    await soon(() => to(ada.id).length).toBe(1);
    const said = JSON.parse(browser.read(to(ada.id)[0]?.body ?? Buffer.alloc(0))).notification;
    expect(said).toMatchObject({ title: 'Ben nudges you', tag: `nudge ${table.id}` });
    time += 10 * MINUTE;
    expect(await nudge('two')).toBe('nobody');
    const here = await Live.open(house.base, ada.token);
    await here.watch(table.id);
    time += MINUTE;
    expect(await nudge('three')).toBe('here');
    expect(to(ada.id)).toHaveLength(1);
    live.close();
    here.close();
  });
});

describe('by a webhook', () => {
  const open = (guest: Guest, form: string): Promise<NewChannel> =>
    apiOf(guest).ok('POST', '/api/me/channels', { kind: 'webhook', form, url: `${office.url}/hook` });
  const codeIn = (text: string): string => /code is (\w{8})/.exec(text)?.[1] ?? '';

  test('nothing is sent before its owner has named the code; then it is signed, and no table is named', async () => {
    office.answer = 204;
    const table = await calm();
    const [ada] = table.guests as [Guest];
    const { channel, secret = '' } = await open(ada, 'generic');
    const code = codeIn(to('hook')[0]?.body.toString() ?? '');
    const path = `/api/me/channels/${channel.id}`;
    expect((await apiOf(ada).call('POST', `${path}/try`)).json.code).toBe('codeFirst');
    expect((await apiOf(ada).call('POST', `${path}/code`, { code: 'AAAAAAAA' })).json.code).toBe('codeUnknown');
    await later(table, 5 * MINUTE);
    expect(to('hook')).toHaveLength(1);
    await apiOf(ada).ok('POST', `${path}/code`, { code: code.toLowerCase() });
    expect(await apiOf(ada).ok('POST', `${path}/try`)).toEqual({ arrived: true });
    expect((await apiOf(ada).call('POST', `${path}/try`)).json.code).toBe('tooFast');
    const { body, headers } = to('hook')[1] ?? NOTHING;
    expect(JSON.parse(body.toString())).toMatchObject({
      from: 'conclave',
      title: 'It works.',
      url: 'https://house.example/',
    });
    expect(headers['x-conclave-signature']).toBe(signatureOf(secret, Math.floor(time / 1000), body.toString()));
    house.server.services.calls?.left(table.id, ada.id);
    await soon(async () => (await deadline(table.id)) ?? 0).toBeGreaterThan(time);
    await later(table, 5 * MINUTE);
    await arrived('hook', 3);
    const call = to('hook')[2]?.body.toString() ?? '';
    expect(JSON.parse(call)).toMatchObject({ kind: 'turn', title: 'sealed-bids: your turn', text: 'With Ben.' });
    expect(call).not.toContain(table.id);
  });

  test('Discord and Slack get their own form, and a name is only a name', async () => {
    const eve = await newGuest(house.base, '@everyone [x](http:a.b)');
    await open(eve, 'discord');
    await open(eve, 'slack');
    const [discord, slack] = to('hook').map(({ body }) => JSON.parse(body.toString()));
    expect(discord).toMatchObject({ allowed_mentions: { parse: [] } });
    expect(discord.content).toContain('\\@everyone \\[x\\]\\(http\\:a.b\\)');
    expect(slack.text).toContain('@everyone');
  });

  test.each([
    ['http://10.0.0.1/hook', 'notArrived'],
    ['https://127.0.0.2/hook', 'notArrived'],
    ['https://[::1]/hook', 'notArrived'],
    ['ftp://example.org/hook', 'badAddress'],
    ['https://ada:secret@example.org/hook', 'badAddress'],
    ['no address', 'badAddress'],
  ])('%s is refused: %s', async (url, code) => {
    const ada = await newGuest(house.base, 'Ada');
    const answer = await apiOf(ada).call('POST', '/api/me/channels', { kind: 'webhook', form: 'generic', url });
    expect(answer.json.code).toBe(code);
    expect(await rows('channel', ada.id)).toEqual([]);
  });

  test('nobody is sent elsewhere, and nobody has more than ten', async () => {
    const ada = await newGuest(house.base, 'Ada');
    office.answer = 302;
    office.headers = { location: `${office.url}/elsewhere` };
    await expect(open(ada, 'generic')).rejects.toThrow('notArrived');
    expect(to('hook')).toHaveLength(1);
    expect(to('elsewhere')).toEqual([]);
    office.answer = 200;
    for (let count = 0; count < 10; count += 1) await subscribe(ada, `browser-${count}`);
    await expect(open(ada, 'generic')).rejects.toThrow('tooManyChannels');
  });

  test.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['localhost', false],
  ])('%s is outside: %s', (address, expected) => expect(isPublic(address)).toBe(expected));
});

describe('by mail', () => {
  const textOf = (mail: string): string => Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString();

  test('after a code, in plain text, with one press to end it', async () => {
    const table = await calm();
    const [ada, ben] = table.guests as [Guest, Guest];
    await wish(ada, { language: 'de' });
    const mail = (to: string) => apiOf(ada).call('POST', '/api/me/channels', { kind: 'mail', to });
    expect((await mail('ada@example.org\r\nBcc: all@example.org')).json.code).toBe('badAddress');
    mailbox.isFull = true;
    expect((await mail('ada@example.org')).json.code).toBe('notArrived');
    mailbox.isFull = false;
    const { channel } = (await mail('ada@example.org')).json as unknown as NewChannel;
    const code = /Code ist (\w{8})/.exec(mailbox.mails[0] ?? '')?.[1] ?? '';
    await apiOf(ada).ok('POST', `/api/me/channels/${channel.id}/code`, { code });
    await subscribe(ben);
    house.server.services.calls?.left(table.id, ada.id);
    await soon(async () => (await deadline(table.id)) ?? 0).toBeGreaterThan(time);
    await later(table, 5 * MINUTE);
    await soon(() => mailbox.mails.length).toBe(2);
    const letter = mailbox.mails[1] ?? '';
    expect(letter).toContain('Subject: sealed-bids: du bist am Zug');
    expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(textOf(letter)).toContain('Mit Ben.');
    expect(letter + textOf(letter)).not.toContain(table.id);
    const out = /<https:\/\/house\.example(\/api\/calls\/out\/[\w-]+)>/.exec(letter)?.[1] ?? '';
    expect((await new Api(house.base).call('GET', out)).status).toBe(200);
    expect(await rows('channel', ada.id)).toHaveLength(1);
    const pressed = await fetch(`${house.base}${out}`, {
      method: 'POST',
      body: new URLSearchParams('List-Unsubscribe=One-Click'),
    });
    expect(pressed.status).toBe(200);
    expect(await rows('channel', ada.id)).toEqual([]);
  });
});

test('who is erased leaves nothing, and reads everything before', async () => {
  const { table, ada } = await called();
  await wish(ada, { quiet: null });
  await later(table, 3 * MINUTE);
  await arrived(ada.id, 1);
  const everything = await apiOf(ada).call('GET', '/api/me/export');
  expect(everything.json).toMatchObject({
    channels: [{ kind: 'push', address: `${office.url}/${ada.id}` }],
    calling: { wishes: { quiet: null } },
    turns: [{ table_id: table.id, told: 1 }],
  });
  await apiOf(ada).ok('DELETE', '/api/me');
  for (const name of ['turn', 'outbox', 'channel'] as const) expect(await rows(name, ada.id)).toEqual([]);
});

test('a house that calls nobody knows nothing of it', async () => {
  const quiet = await openHouse({ pushes: false, webhooks: false });
  const ada = await newGuest(quiet.base, 'Ada');
  const api = new Api(quiet.base, ada.token);
  expect((await api.call('POST', '/api/me/channels', {})).status).toBe(404);
  expect(await quiet.server.services.storage.note('vapid')).toBeUndefined();
  await quiet.close();
});
