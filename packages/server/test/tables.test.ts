import type { TableInfo, TableSettings } from '@conclave/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { type House, nonce, openHouse, seatGuests, type Table, watchAll } from './house.ts';

let house: House;
let now = 1_700_000_000_000;
beforeAll(async () => {
  house = await openHouse({}, { now: () => now });
});
afterAll(() => house.close());

const sit = (settings: Partial<TableSettings> = {}, seats = 3): Promise<Table> =>
  seatGuests(house.base, 'sealed-bids', seats, settings);
const apiOf = ({ guests }: Table, seat: number): Api => new Api(house.base, guests[seat]?.token);
const handOf = (live: Live | undefined): readonly number[] =>
  (live?.seen?.view.own as { hand: number[] } | undefined)?.hand ?? [];
const bid = async (live: Live | undefined, table: Table, card = handOf(live)[0]) =>
  live?.request({
    type: 'move',
    table: table.id,
    id: `b${live.seen?.seq}${card}`,
    seq: live.seen?.seq,
    move: { type: 'bid', card },
  } as never);
const refusedAs = async (api: Api, table: Table, action: object, code: string): Promise<void> =>
  expect((await api.call('POST', `/api/tables/${table.id}/actions`, action)).json).toMatchObject({
    code,
    rule: 'table',
  });
const stands = (live: Live | undefined, fits: (info: TableInfo) => boolean): Promise<true> =>
  (live as Live).until(() => (live?.info !== undefined && fits(live.info) ? true : undefined), 'the table to change');

test('a private table is found by its link only; a lobby table by everyone, live', async () => {
  const host = await newGuest(house.base, 'Host');
  const api = new Api(house.base, host.token);
  const watcher = await Live.open(house.base);
  watcher.send({ type: 'lobby', on: true });
  const open = (visibility: string): Promise<TableInfo> =>
    api.ok('POST', '/api/tables', {
      game: 'sealed-bids',
      seats: [{ kind: 'open' }, { kind: 'open' }],
      settings: { visibility },
      sit: { seat: 0 },
    });
  const hidden = await open('link');
  const shown = await open('lobby');
  const { tables } = await new Api(house.base).ok<{ tables: { id: string }[] }>('GET', '/api/lobby');
  expect(tables.map(({ id }) => id)).toEqual([shown.id]);
  await watcher.next('lobby', 0, message => message.tables.some(({ id }) => id === shown.id));
  expect((await new Api(house.base).ok<TableInfo>('GET', `/api/tables/${hidden.id}`)).seats[0]?.name).toBe('Host');
  expect(watcher.texts.join()).not.toContain(hidden.id);
  const mine = await api.ok<{ tables: { id: string }[] }>('GET', '/api/tables/mine');
  expect(mine.tables.map(({ id }) => id).sort()).toEqual([hidden.id, shown.id].sort());
  watcher.close();
});

test('options are validated by the game, seats by its rules', async () => {
  const api = new Api(house.base, (await newGuest(house.base, 'Host')).token);
  const wish = (seats: number, options: object) => ({
    game: 'sealed-bids',
    seats: Array(seats).fill({ kind: 'open' }),
    options,
  });
  expect((await api.call('POST', '/api/tables', wish(2, { rounds: 4 }))).json).toMatchObject({
    code: 'malformed',
    rule: 'T-1',
  });
  expect((await api.call('POST', '/api/tables', wish(9, {}))).json).toMatchObject({ code: 'seatCount' });
  expect((await api.call('POST', '/api/tables', { ...wish(2, {}), game: 'chess' })).json).toMatchObject({
    code: 'unknownGame',
  });
  expect((await api.call('POST', '/api/tables', { ...wish(2, {}), seats: 'two' })).json).toMatchObject({
    code: 'malformed',
    rule: 'shape',
  });
});

test('MC-29.4: with turnTimer the table keeps time and plays the rules’ defaults, unless another clock was chosen', async () => {
  const api = new Api(house.base, (await newGuest(house.base, 'Host')).token);
  const settingsOf = async (options: object, settings: object = {}) => {
    const wish = { game: 'mea-culpa', seats: [{ kind: 'open' }, { kind: 'open' }], options, settings };
    return (await api.ok<TableInfo>('POST', '/api/tables', wish)).settings;
  };
  expect(await settingsOf({ turnTimer: 90 })).toMatchObject({
    clock: { kind: 'move', seconds: 90 },
    timeout: 'default',
  });
  expect(await settingsOf({})).toMatchObject({ clock: { kind: 'none' } });
  const clock = { kind: 'move', seconds: 30 };
  expect(await settingsOf({ turnTimer: 90 }, { clock, timeout: 'botMove' })).toMatchObject({
    clock,
    timeout: 'botMove',
  });
});

test('hints are off unless the table was opened with them; everybody who finds the table sees which', async () => {
  const plain = await sit();
  const helped = await sit({ hints: true });
  expect([plain.info.settings.hints, helped.info.settings.hints]).toEqual([false, true]);
  const stranger = await new Api(house.base).ok<TableInfo>('GET', `/api/tables/${helped.id}`);
  expect(stranger.settings.hints).toBe(true);
  const [live] = await watchAll(house.base, helped);
  expect(live?.info?.settings.hints).toBe(true);
  const again = await apiOf(helped, 0).call('POST', '/api/tables', {
    game: 'sealed-bids',
    seats: [{ kind: 'open' }, { kind: 'open' }],
    settings: { hints: 'yes' },
  });
  expect(again.json).toMatchObject({ code: 'malformed', rule: 'shape' });
  live?.close();
});

test('first the commitment, then nonces: the request that makes the server draw its secret may not name one', async () => {
  const { token } = await newGuest(house.base, 'Ada');
  const api = new Api(house.base, token);
  const wish = { game: 'sealed-bids', seats: [{ kind: 'open' }, { kind: 'bot' }] };
  const early = await api.call('POST', '/api/tables', { ...wish, sit: { seat: 0, nonce: nonce(0) } });
  expect(early.status).toBe(400);
  const { id, seal } = await api.ok<TableInfo>('POST', '/api/tables', wish);
  expect(seal).toEqual({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const begun = await api.act(id, { do: 'sit', seat: 0, nonce: nonce(0) });
  expect(begun.seal).toEqual({ commitment: seal.commitment, nonces: [nonce(0), ''] });
});

test('seats: one each, not twice, the host may free them; the nonces are in the seal once it begins', async () => {
  const [one, two] = (await Promise.all(['One', 'Two'].map(name => newGuest(house.base, name)))) as [Guest, Guest];
  const api = new Api(house.base, one.token);
  const table = await api.ok<TableInfo>('POST', '/api/tables', {
    game: 'sealed-bids',
    seats: Array(2).fill({ kind: 'open' }),
  });
  const at = { id: table.id, guests: [one, two], info: table };
  await api.act(table.id, { do: 'sit', seat: 0, nonce: nonce(0) });
  await refusedAs(api, at, { do: 'sit', seat: 1 }, 'alreadySeated');
  await refusedAs(apiOf(at, 1), at, { do: 'sit', seat: 0 }, 'seatTaken');
  await refusedAs(apiOf(at, 1), at, { do: 'sit', seat: 1, nonce: 'xyz' }, 'badNonce');
  await refusedAs(apiOf(at, 1), at, { do: 'seatBot', seat: 1 }, 'onlyTheHost');
  await refusedAs(api, at, { do: 'start' }, 'seatsOpen');
  const before = await api.ok<TableInfo>('GET', `/api/tables/${table.id}`);
  expect(before.seal).toEqual({ commitment: table.seal.commitment });
  const begun = await apiOf(at, 1).act(table.id, { do: 'sit', seat: 1, nonce: nonce(1) });
  expect(begun).toMatchObject({ status: 'running', seal: { nonces: [nonce(0), nonce(1)] } });
  expect(JSON.stringify(begun)).not.toContain('secret');
});

test('undo goes back only as far as nothing was learned', async () => {
  const table = await sit({ undo: 'unlearned' });
  const lives = await watchAll(house.base, table);
  const before = structuredClone(lives[0]?.seen?.view);
  await bid(lives[0], table);
  await apiOf(table, 0).act(table.id, { do: 'undo' });
  await lives[1]?.next('update', 0, ({ undo }) => undo === 0);
  await lives[0]?.next('update', 0, ({ undo }) => undo === 0);
  expect(lives[0]?.seen?.view).toEqual(before);
  await refusedAs(apiOf(table, 0), table, { do: 'undo' }, 'nothingToUndo');
  for (const live of lives) await bid(live, table);
  await refusedAs(apiOf(table, 2), table, { do: 'undo' }, 'alreadyLearned'); // all bids were opened
  for (const live of lives) live.close();
});

test('undo by consent takes back when all others agree, and a new move ends the vote', async () => {
  const table = await sit({ undo: 'consent' });
  const lives = await watchAll(house.base, table);
  for (const live of lives.slice(0, 2)) await bid(live, table);
  await apiOf(table, 0).act(table.id, { do: 'undo' });
  await apiOf(table, 1).act(table.id, { do: 'agree', to: 'undo' });
  expect(lives[2]?.info?.votes).toMatchObject([{ what: 'undo', by: 0, agreed: [0, 1] }]);
  await apiOf(table, 2).act(table.id, { do: 'agree', to: 'undo' });
  await lives[1]?.next('update', 0, ({ undo }) => undo === 0);
  await stands(lives[1], ({ votes }) => votes.length === 0);
  expect(lives[1]?.seen?.view.table).toMatchObject({ hasBid: [false, false, false] });
  for (const live of lives) await bid(live, table);
  await refusedAs(apiOf(table, 0), table, { do: 'undo' }, 'alreadyLearned'); // a prize was drawn: no consent takes luck back
  const none = await sit({ undo: 'none' });
  await refusedAs(apiOf(none, 0), none, { do: 'undo' }, 'noUndoHere');
  for (const live of lives) live.close();
});

test('a seat is handed to a bot and taken back; who leaves for good is replaced for good', async () => {
  const table = await sit();
  const lives = await watchAll(house.base, table);
  await apiOf(table, 0).act(table.id, { do: 'handOver' });
  const update = await lives[1]?.next('update');
  expect(update).toMatchObject({ by: 0, how: 'bot' });
  expect(await bid(lives[0], table)).toMatchObject({ type: 'refused', code: 'botPlaysHere' });
  await apiOf(table, 0).act(table.id, { do: 'takeBack' });
  expect(await bid(lives[0], table, handOf(lives[0])[1])).toMatchObject({ type: 'update' });
  const [card] = handOf(lives[1]);
  await apiOf(table, 1).act(table.id, { do: 'leave' });
  await stands(lives[0], ({ seats }) => seats[1]?.kind === 'bot');
  const late = { type: 'move', table: table.id, id: 'late', seq: 0, move: { type: 'bid', card } };
  expect(await lives[1]?.request(late as never)).toMatchObject({ code: 'notYourSeat' });
  for (const live of lives) live.close();
});

test('others may replace a player who is away, after a while, and not one who is here', async () => {
  const table = await sit();
  const [here, there] = (await watchAll(house.base, table)) as [Live, Live, Live];
  await bid(here, table);
  await refusedAs(apiOf(table, 0), table, { do: 'replace', seat: 1 }, 'playerIsHere');
  there.close();
  await here.next('presence', 0, message => !message.here.includes(table.guests[1]?.id ?? ''));
  await refusedAs(apiOf(table, 0), table, { do: 'replace', seat: 1 }, 'waitLonger');
  now += 121_000;
  const info = await apiOf(table, 0).act(table.id, { do: 'replace', seat: 1 });
  expect(info.seats[1]).toMatchObject({ kind: 'human', standIn: true });
  await here.next('update', 0, ({ by, how }) => by === 1 && how === 'bot');
  here.close();
});

test('nudge reaches those we wait for, not more often than every half minute', async () => {
  const table = await sit();
  const lives = await watchAll(house.base, table);
  await bid(lives[0], table);
  await apiOf(table, 0).act(table.id, { do: 'nudge' });
  expect(await lives[1]?.next('notice')).toEqual({ type: 'notice', table: table.id, code: 'nudge', by: 'Ada' });
  await refusedAs(apiOf(table, 0), table, { do: 'nudge' }, 'tooFast');
  expect(await lives[0]?.next('notice')).toMatchObject({ code: 'nudged', reached: 'here' });
  for (const live of lives) live.close();
});

test('abandon needs everyone who is not away for long; the seal stays closed and each seat keeps its own record', async () => {
  const table = await sit({ watchers: 'anyone' });
  const lives = await watchAll(house.base, table);
  await apiOf(table, 0).act(table.id, { do: 'abandon' });
  await apiOf(table, 1).act(table.id, { do: 'agree', to: 'abandon' });
  expect((await apiOf(table, 0).ok<TableInfo>('GET', `/api/tables/${table.id}`)).status).toBe('running');
  const info = await apiOf(table, 2).act(table.id, { do: 'agree', to: 'abandon' });
  expect(info.status).toBe('abandoned');
  expect(info.seal.opening).toBeUndefined();
  const record = await apiOf(table, 1).call('GET', `/api/tables/${table.id}/record`);
  expect(record.json).toMatchObject({ format: 'conclave-seat-record', viewer: 1 });
  expect(record.text).not.toContain('opening');
  for (const live of lives) live.close();
});

test('a running game gives no record; nobody sees a table that is closed to watchers', async () => {
  const table = await sit({ watchers: 'nobody' });
  expect((await apiOf(table, 0).call('GET', `/api/tables/${table.id}/record`)).json).toMatchObject({
    code: 'stillRunning',
  });
  const stranger = await Live.open(house.base, (await newGuest(house.base, 'Nosy')).token);
  expect(await stranger.watch(table.id)).not.toHaveProperty('view');
  const anonymous = await new Api(house.base).ok<object>('GET', `/api/tables/${table.id}/view`);
  expect(anonymous).not.toHaveProperty('view');
  const [player] = await watchAll(house.base, table);
  await bid(player, table);
  expect(stranger.messages.filter(({ type }) => type === 'update')).toEqual([]);
  stranger.close();
  player?.close();
});

test('watching by consent: asked, admitted, lent a view, withdrawn, dismissed', async () => {
  const table = await sit({ watchers: 'consent', chat: 'all' });
  const [player] = (await watchAll(house.base, table)) as [Live];
  const guest = await newGuest(house.base, 'Watcher');
  const api = new Api(house.base, guest.token);
  const watcher = await Live.open(house.base, guest.token);
  expect(await watcher.watch(table.id)).not.toHaveProperty('view');
  await refusedAs(apiOf(table, 0), table, { do: 'admit', person: guest.id }, 'noSuchWatcher');
  await api.act(table.id, { do: 'askToWatch' });
  await refusedAs(api, table, { do: 'admit', person: guest.id }, 'notYourSeat');
  const seen = async (seat: unknown): Promise<unknown> =>
    (await watcher.next('snapshot', 1, ({ view }) => view?.seat === seat)).view;
  await apiOf(table, 1).act(table.id, { do: 'admit', person: guest.id });
  expect(await seen('spectator')).not.toHaveProperty('own');
  await apiOf(table, 0).act(table.id, { do: 'lend', person: guest.id });
  expect(await seen(0)).toEqual(player.seen?.view);
  expect(await watcher.request({ type: 'chat', table: table.id, id: 'c', text: 'psst' } as never)).toMatchObject({
    code: 'notWhileYouSeeCards',
  });
  await refusedAs(apiOf(table, 1), table, { do: 'withdraw', person: guest.id }, 'nothingLent');
  const before = watcher.messages.length;
  await apiOf(table, 0).act(table.id, { do: 'withdraw', person: guest.id });
  expect((await watcher.next('snapshot', before)).view?.seat).toBe('spectator');
  await apiOf(table, 2).act(table.id, { do: 'dismiss', person: guest.id });
  await watcher.next('snapshot', before, ({ view }) => view === undefined);
  watcher.close();
  player.close();
});

test('who leaves sees the cards of the seat no more, and neither do those it lent its view', async () => {
  const table = await sit({ watchers: 'anyone' });
  const [player] = (await watchAll(house.base, table)) as [Live];
  const guest = await newGuest(house.base, 'Watcher');
  const watcher = await Live.open(house.base, guest.token);
  await watcher.watch(table.id);
  await new Api(house.base, guest.token).act(table.id, { do: 'askToWatch' });
  await apiOf(table, 0).act(table.id, { do: 'lend', person: guest.id });
  await watcher.next('snapshot', 1, ({ view }) => view?.seat === 0);
  const [before, own] = [watcher.messages.length, player.messages.length];
  await apiOf(table, 0).act(table.id, { do: 'leave' });
  expect((await watcher.next('snapshot', before)).view?.seat).toBe('spectator');
  expect((await player.next('snapshot', own)).view?.seat).toBe('spectator');
  watcher.close();
  player.close();
});

test('chat that was removed while somebody was there: who comes is greeted, and what is said next is heard', async () => {
  const table = await sit({ chat: 'seats' });
  const [speaker, other] = (await watchAll(house.base, table)) as [Live, Live];
  const say = (text: string) => speaker.request({ type: 'chat', table: table.id, id: text, text } as never);
  for (const text of ['one', 'two']) await say(text);
  await other.next('chat', 0, ({ lines }) => lines.at(-1)?.text === 'two');
  const { storage } = house.server.services;
  await storage.forgetChat(table.id);
  const read = storage.chat.bind(storage);
  const spy = vi.spyOn(storage, 'chat').mockImplementation((...asked) => {
    if (spy.mock.calls.length > 9) throw new Error('asked again and again'); // nothing else would happen any more
    return read(...asked);
  });
  const late = await Live.open(house.base, table.guests[2]?.token);
  await late.watch(table.id);
  late.send({ type: 'ping' });
  await late.next('pong');
  await say('three');
  for (const live of [other, late]) await live.next('chat', 0, ({ lines }) => lines.at(-1)?.text === 'three');
  expect(late.messages.filter(({ type }) => type === 'chat')).toHaveLength(1);
  spy.mockRestore();
  for (const live of [speaker, other, late]) live.close();
});

test('chat: said to all, not to those who muted the speaker, limited in length, and it can be switched off', async () => {
  const table = await sit();
  const lives = await watchAll(house.base, table);
  const speak = (text: string, id: string) => lives[0]?.request({ type: 'chat', table: table.id, id, text } as never);
  lives[2]?.send({ type: 'mute', person: table.guests[0]?.id, on: true });
  lives[2]?.send({ type: 'ping' });
  await lives[2]?.next('pong');
  expect(await speak('good evening', 'a')).toMatchObject({ type: 'done' });
  expect(await lives[1]?.next('chat')).toMatchObject({ lines: [{ name: 'Ada', text: 'good evening' }] });
  expect(await speak('x'.repeat(501), 'b')).toMatchObject({ code: 'tooLong' });
  expect(lives[2]?.messages.some(({ type }) => type === 'chat')).toBe(false);
  const { muted } = await apiOf(table, 2).ok<{ muted: string[] }>('GET', '/api/me/muted');
  expect(muted).toEqual([table.guests[0]?.id]);
  const late = await Live.open(house.base, table.guests[1]?.token);
  await late.watch(table.id);
  expect(await late.next('chat')).toMatchObject({ lines: [{ text: 'good evening' }] });
  await apiOf(table, 1).act(table.id, { do: 'chatRule', rule: 'off' });
  expect(await speak('hello?', 'c')).toMatchObject({ code: 'chatIsOff' });
  const stranger = await Live.open(house.base, (await newGuest(house.base, 'Nosy')).token);
  expect(await stranger.request({ type: 'chat', table: table.id, id: 'd', text: 'hi' } as never)).toMatchObject({
    type: 'refused',
  });
  for (const live of [...lives, late, stranger]) live.close();
});

test('rematch: the same people find their seats kept at the next table', async () => {
  const table = await sit({}, 2);
  await refusedAs(apiOf(table, 0), table, { do: 'rematch' }, 'stillRunning');
  await apiOf(table, 0).act(table.id, { do: 'abandon' });
  await apiOf(table, 1).act(table.id, { do: 'agree', to: 'abandon' });
  const { rematch } = await apiOf(table, 1).act(table.id, { do: 'rematch' });
  const again = await apiOf(table, 0).act(table.id, { do: 'rematch' });
  expect(again.rematch).toBe(rematch);
  const next = { ...table, id: rematch ?? '' };
  await refusedAs(apiOf(table, 0), next, { do: 'sit', seat: 1 }, 'seatTaken');
  await apiOf(table, 0).act(next.id, { do: 'sit', seat: 0, nonce: nonce(2) });
  const info = await apiOf(table, 1).act(next.id, { do: 'sit', seat: 1, nonce: nonce(3) });
  expect(info.status).toBe('running');
  expect(info.seal.commitment).not.toBe(table.info.seal.commitment);
});

test('bots fill seats from the start, and a table of bots only plays for its host to watch', async () => {
  const host = await newGuest(house.base, 'Host');
  const api = new Api(house.base, host.token);
  const { id } = await api.ok<TableInfo>('POST', '/api/tables', {
    game: 'sealed-bids',
    seats: Array(3).fill({ kind: 'bot', level: 'cautious' }),
  });
  const live = await Live.open(house.base, host.token);
  await live.watch(id);
  await api.act(id, { do: 'start' });
  await stands(live, ({ status }) => status === 'over');
  expect(live.messages.filter(({ type }) => type === 'update')).toHaveLength(9);
  live.close();
});

test('returning: the missed updates, nothing when nothing was missed, a snapshot when as somebody else', async () => {
  const table = await sit();
  const lives = await watchAll(house.base, table);
  const back = await Live.open(house.base, table.guests[2]?.token);
  back.seen = structuredClone(lives[2]?.seen);
  await bid(lives[0], table);
  await bid(lives[1], table);
  back.send({ type: 'watch', table: table.id, have: { seq: 0, seat: 2 } });
  const current = await back.next('current');
  expect(current.seq).toBe(2);
  expect(back.messages.map(({ type }) => type).filter(type => type === 'snapshot')).toEqual([]);
  expect(back.info?.status).toBe('running'); // what changed beside the game while it was away
  expect(back.seen).toEqual(lives[2]?.seen);
  back.send({ type: 'watch', table: table.id, have: { seq: 2, seat: 2 } });
  expect((await back.next('current', back.messages.length)).seq).toBe(2);
  back.send({ type: 'watch', table: table.id, have: { seq: 2, seat: 'spectator' } });
  expect((await back.next('snapshot')).view?.seat).toBe(2);
  for (const live of [...lives, back]) live.close();
});

test('returning to a snapshot: it says whether something of what one has was taken back meanwhile', async () => {
  const table = await sit();
  const [ada, ben] = (await watchAll(house.base, table)) as [Live, Live];
  await bid(ada, table);
  await new Api(house.base, table.guests[0]?.token).act(table.id, { do: 'undo' });
  await bid(ben, table);
  const cleo = await Live.open(house.base, table.guests[2]?.token, 'plain'); // where everything comes as a snapshot
  const undoneFor = async (seq: number): Promise<unknown> => {
    const from = cleo.messages.length;
    cleo.send({ type: 'watch', table: table.id, have: { seq, seat: 2 } });
    return (await cleo.next('snapshot', from)).undone;
  };
  expect(await undoneFor(1)).toBe(true); // she knew of the bid
  expect(await undoneFor(0)).toBeUndefined(); // it came and went
  expect(await undoneFor(2)).toBeUndefined(); // she knew of both
  for (const live of [ada, ben, cleo]) live.close();
});

test('a table nobody plays at is dropped from memory, and goes on where it was', async () => {
  const lazy = await openHouse({ sweepMs: 50 });
  const table = await seatGuests(lazy.base, 'sealed-bids', 2);
  const [one, two] = (await watchAll(lazy.base, table)) as [Live, Live];
  await bid(one, table);
  await expect.poll(() => lazy.server.tables.loadedCount).toBe(0);
  expect(await bid(two, table)).toMatchObject({ type: 'update', seq: 2 });
  await one.next('update', 0, ({ seq }) => seq === 2);
  for (const live of [one, two]) live.close();
  await lazy.close();
});

test('idle tables are rows: with nobody there and a cache of one, memory holds one', async () => {
  const small = await openHouse({ cacheTables: 1 });
  for (let n = 0; n < 5; n += 1) await seatGuests(small.base, 'sealed-bids', 2);
  await expect.poll(() => small.server.tables.size).toBe(1);
  await small.close();
});

test('a finished table stays in memory while somebody looks at it, and not a moment longer', async () => {
  const small = await openHouse();
  const host = await newGuest(small.base, 'Host');
  const api = new Api(small.base, host.token);
  const seats = Array(2).fill({ kind: 'bot', level: 'cautious' });
  const { id } = await api.ok<TableInfo>('POST', '/api/tables', { game: 'sealed-bids', seats });
  const live = await Live.open(small.base, host.token);
  await live.watch(id);
  await api.act(id, { do: 'start' });
  await stands(live, ({ status }) => status === 'over');
  await live.request({ type: 'chat', table: id, id: 'c', text: 'well played' } as never);
  expect(small.server.tables.loadedCount).toBe(1);
  live.send({ type: 'unwatch', table: id });
  await expect.poll(() => small.server.tables.size).toBe(0);
  expect(small.server.tables.loadedCount).toBe(0);
  live.close();
  await small.close();
});
