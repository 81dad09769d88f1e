import { join } from 'node:path';
import type { TableAction, TableInfo } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openHouse as openFolder } from '../src/storage/house.ts';
import { openSqliteFile } from '../src/storage/sqlite-driver.ts';
import type { Storage } from '../src/storage/storage.ts';
import { MOST_UNDOS } from '../src/table/actions/votes.ts';
import { Api, Live, newGuest } from './client.ts';
import { type House, openHouse, seatGuests, type Table, watchAll } from './house.ts';
import { loaded } from './storage/rows.ts';

/** A disk that can be stopped, and that can refuse. */
const disk = {
  isFull: false,
  waiting: [] as (() => void)[],
  isStopped: false,
};

const openStorage = async (folder: string): Promise<Storage> => {
  const storage = await openFolder(folder);
  const commit: Storage['commit'] = async changes => {
    if (disk.isStopped) await new Promise<void>(go => disk.waiting.push(go));
    if (disk.isFull) throw new Error('the disk is full');
    return storage.commit(changes);
  };
  return { ...storage, commit };
};

const stop = (): void => {
  disk.isStopped = true;
};
const goOn = (): void => {
  disk.isStopped = false;
  for (const go of disk.waiting.splice(0)) go();
};

let house: House;
beforeEach(async () => {
  house = await openHouse({}, { openStorage });
});
afterEach(async () => {
  disk.isFull = false;
  goOn();
  await house.close();
});

const apiOf = ({ guests }: Table, seat: number): Api => new Api(house.base, guests[seat]?.token);
const cardOf = (live: Live | undefined, at = 0): number | undefined =>
  (live?.seen?.view.own as { hand: number[] } | undefined)?.hand[at];
const bidding = (table: Table, live: Live | undefined, id: string, at = 0) => ({
  type: 'move',
  table: table.id,
  id,
  seq: live?.seen?.seq ?? 0,
  move: { type: 'bid', card: cardOf(live, at) },
});
const act = (table: Table, id: string, action: TableAction) => ({ type: 'act', table: table.id, id, action });
const idsOf = async (table: Table): Promise<readonly (string | null)[]> =>
  (await loaded(house.server.services.storage, table.id)).entries.map(({ move_id }) => move_id);

test('nobody is told anything before it is saved: not the mover, not the others, not by a view', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 3);
  const lives = await watchAll(house.base, table);
  stop();
  lives[0]?.send(bidding(table, lives[0], 'a'));
  await expect.poll(() => disk.waiting.length).toBe(1);
  const { seq } = await apiOf(table, 1).ok<{ seq: number }>('GET', `/api/tables/${table.id}/view`);
  expect(seq).toBe(0);
  const late = await Live.open(house.base, table.guests[0]?.token);
  expect((await late.watch(table.id)).seq).toBe(0);
  lives[0]?.send(bidding(table, lives[0], 'again', 1)); // builds on what is not saved: refused, but not yet
  lives[0]?.send({ type: 'ping' });
  await lives[0]?.next('pong');
  expect(lives.flatMap(live => live.messages.filter(({ type }) => type === 'update' || type === 'refused'))).toEqual(
    [],
  );
  goOn();
  for (const live of lives) await live.next('update', 0, update => update.seq === 1);
  expect(await lives[0]?.next('refused')).toMatchObject({ re: 'again', code: 'stale', seq: 1 });
  await late.next('update');
  for (const live of [...lives, late]) live.close();
});

test('what could not be saved never happened: refused as notSaved on socket and HTTP, and sent again it counts once', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 3);
  const lives = await watchAll(house.base, table);
  const [ada, ben, cleo] = lives as [Live, Live, Live];
  stop();
  ada.send(bidding(table, ada, 'a'));
  await expect.poll(() => disk.waiting.length).toBe(1);
  ben.send(bidding(table, ben, 'b'));
  const overHttp = apiOf(table, 2).call('POST', `/api/tables/${table.id}/moves`, {
    ...{ id: 'c', seq: 0, move: { type: 'bid', card: cardOf(cleo) } },
  });
  ben.send({ type: 'ping' });
  await ben.next('pong');
  disk.isFull = true;
  goOn();
  expect(await ada.next('refused')).toMatchObject({ re: 'a', code: 'notSaved' });
  expect(await ben.next('refused')).toMatchObject({ re: 'b', code: 'notSaved' });
  expect(await overHttp).toMatchObject({ status: 503, json: { code: 'notSaved' } });
  const acting = apiOf(table, 0).call('POST', `/api/tables/${table.id}/actions`, { do: 'abandon' });
  expect(await acting).toMatchObject({ status: 503, json: { code: 'notSaved' } });
  const opening = { game: 'sealed-bids', seats: [{ kind: 'open' }, { kind: 'open' }] };
  expect(await apiOf(table, 0).call('POST', '/api/tables', opening)).toMatchObject({
    ...{ status: 503, json: { code: 'notSaved' } },
  });
  ada.send({ type: 'mute', person: table.guests[1]?.id, on: true });
  await ada.next('refused', 0, ({ code, re }) => code === 'notSaved' && re === undefined);
  const saying = ada.request({ type: 'chat', table: table.id, id: 'hm', text: 'hm' } as never);
  expect(await saying).toMatchObject({ code: 'notSaved' });
  expect(lives.flatMap(live => live.messages.filter(({ type }) => type === 'update' || type === 'info'))).toEqual([]);
  disk.isFull = false;
  const from = ada.messages.length;
  ada.send(bidding(table, ada, 'a'));
  expect(await ada.next('update', from)).toMatchObject({ seq: 1, re: 'a' });
  expect(await idsOf(table)).toEqual([null, null, null, 'a']);
  for (const live of lives) live.close();
});

test('an act or a chat line that is sent twice is done once and answered twice', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 3, { clock: { kind: 'move', seconds: 60 } });
  const lives = await watchAll(house.base, table);
  const [ada, ben] = lives as [Live, Live];
  await ada.request(bidding(table, ada, 'a'));
  for (const waiting of [act(table, 'w', { do: 'wait' }), act(table, 'w', { do: 'wait' })]) {
    const from = ada.messages.length;
    ada.send(waiting);
    expect(await ada.next('done', from)).toMatchObject({ re: 'w', seq: 1 });
  }
  const { clock } = await apiOf(table, 1).ok<{ clock: { left: number[] } }>('GET', `/api/tables/${table.id}/view`);
  expect(clock.left[1]).toBeGreaterThan(60_000);
  expect(clock.left[1]).toBeLessThanOrEqual(120_000);
  for (let times = 0; times < 2; times += 1) {
    const from = ada.messages.length;
    ada.send({ type: 'chat', table: table.id, id: 'hi', text: 'good evening' });
    await ada.next('done', from, ({ re }) => re === 'hi');
  }
  await ben.request(bidding(table, ben, 'a')); // the same word of somebody else is another request
  const { storage } = house.server.services;
  expect((await storage.chat(table.id, 10)).map(({ text }) => text)).toEqual(['good evening']);
  expect((await idsOf(table)).filter(id => id !== null)).toEqual(['a', 'w', 'a']);
  await house.restart();
  const back = await Live.open(house.base, table.guests[0]?.token);
  expect(await back.request(act(table, 'w', { do: 'wait' }))).toMatchObject({ type: 'done', seq: 1 });
  for (const live of [...lives, back]) live.close();
});

test('a loan of a view is the lender’s: who sits down there afterwards is seen by nobody', async () => {
  const [host, lender, spy, newcomer] = await Promise.all(
    ['Host', 'Lender', 'Spy', 'Newcomer'].map(name => newGuest(house.base, name)),
  );
  const api = (guest: typeof host): Api => new Api(house.base, guest?.token);
  const open = (): Promise<TableInfo> =>
    api(host).ok('POST', '/api/tables', {
      ...{
        game: 'sealed-bids',
        seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
        settings: { watchers: 'consent' },
      },
      sit: { seat: 0 },
    });
  for (const frees of ['leave', 'openSeat'] as const) {
    const { id } = await open();
    const live = await Live.open(house.base, spy?.token);
    await live.watch(id);
    await api(lender).act(id, { do: 'sit', seat: 1 });
    await api(spy).act(id, { do: 'askToWatch' });
    await api(lender).act(id, { do: 'lend', person: spy?.id ?? '' });
    if (frees === 'leave') await api(lender).act(id, { do: 'leave' });
    else await api(host).act(id, { do: 'openSeat', seat: 1 });
    await api(newcomer).act(id, { do: 'sit', seat: 1 });
    await api(host).act(id, { do: 'seatBot', seat: 2 });
    const info = await api(host).act(id, { do: 'start' });
    expect(info).toMatchObject({ status: 'running', watchers: [{ person: spy?.id, state: 'admitted' }] });
    expect(info.watchers[0]).not.toHaveProperty('lent');
    const shown = await live.next('snapshot', 1, ({ view }) => view !== undefined);
    expect(shown.view).toMatchObject({ seat: 'spectator' });
    expect(shown.view).not.toHaveProperty('own');
    live.close();
  }
});

test('who may not see a table, or only asked to watch, sees nothing of it: no view, no step, no past, no chat', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 2, { watchers: 'consent', chat: 'all' });
  const [ada] = (await watchAll(house.base, table)) as [Live, Live];
  await ada.request({ type: 'chat', table: table.id, id: 'c1', text: 'between us' } as never);
  const asking = await newGuest(house.base, 'Asking');
  const watchers = [
    await Live.open(house.base, asking.token),
    await Live.open(house.base, (await newGuest(house.base, 'Nosy')).token),
    await Live.open(house.base),
  ];
  await new Api(house.base, asking.token).act(table.id, { do: 'askToWatch' });
  for (const live of watchers) expect(await live.watch(table.id)).not.toHaveProperty('view');
  await ada.request(bidding(table, ada, 'a'));
  await ada.request({ type: 'chat', table: table.id, id: 'c2', text: 'still between us' } as never);
  await ada.next('chat', 0, ({ lines }) => lines.some(({ text }) => text === 'still between us'));
  for (const live of watchers) {
    await live.request({ type: 'chat', table: table.id, id: 'x', text: 'me too' } as never); // all that was sent before has arrived
    expect(live.messages.filter(({ type }) => type === 'update' || type === 'chat')).toEqual([]);
    expect(live.texts.join()).not.toContain('between us');
  }
  for (const path of ['view', 'chat']) {
    const { status, text } = await new Api(house.base, asking.token).call('GET', `/api/tables/${table.id}/${path}`);
    expect(path === 'chat' ? status : text.includes('"view"')).toBe(path === 'chat' ? 403 : false);
  }
  for (const live of [ada, ...watchers]) live.close();
});

test('one may take back only so often before somebody else moves', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 3, { undo: 'unlearned' });
  const lives = await watchAll(house.base, table);
  const [ada] = lives as [Live];
  for (let n = 0; n < MOST_UNDOS; n += 1) {
    await ada.request(bidding(table, ada, `b${n}`));
    await apiOf(table, 0).act(table.id, { do: 'undo' });
  }
  await ada.request(bidding(table, ada, 'last'));
  const { json } = await apiOf(table, 0).call('POST', `/api/tables/${table.id}/actions`, { do: 'undo' });
  expect(json).toMatchObject({ code: 'tooManyUndos', message: expect.stringContaining('take back') });
  for (const live of lives) live.close();
});

test('a table whose log has a hole is set aside and says so; the others go on, and nothing is asked again and again', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 3, { clock: { kind: 'move', seconds: 60 } });
  const other = await seatGuests(house.base, 'sealed-bids', 3);
  const [ada, ben] = (await watchAll(house.base, table)) as [Live, Live];
  await ada.request(bidding(table, ada, 'a'));
  await ben.request(bidding(table, ben, 'b'));
  for (const live of [ada, ben]) live.close();
  const gone = (): void => {
    const file = openSqliteFile(join(house.data, 'conclave.db'));
    file.exec(`delete from log where table_id = '${table.id}' and n = 4`);
    file.exec(`update deadline set due_at = 0 where table_id = '${table.id}'`);
    file.exec(
      `insert into log select table_id, n + 1, last + 1, lines, sum from log where table_id = '${other.id}' and n = 3`,
    );
    file.close();
  };
  await house.restart(gone);
  for (const [{ id, guests }, why] of [
    [table, 'this table is damaged: entry 4 is missing'],
    [other, 'this table is damaged: '],
  ] as const) {
    const live = await Live.open(house.base, guests[0]?.token);
    live.send({ type: 'watch', table: id });
    const said = await live.next('gone');
    expect(said).toMatchObject({ table: id, code: 'damaged' });
    expect(said.detail).toContain(why);
    const move = { type: 'move', table: id, id: 'x', seq: 0, move: { type: 'bid', card: 1 } };
    expect(await live.request(move as never)).toMatchObject({ code: 'damaged' });
    expect((await apiOf({ ...table, guests }, 0).call('GET', `/api/tables/${id}`)).json).toMatchObject({
      code: 'damaged',
    });
    live.close();
  }
  const { metrics, storage } = house.server.services;
  expect(metrics.text()).toContain('conclave_tables_damaged 2');
  await expect.poll(async () => (await storage.nextDue()) ?? Number.POSITIVE_INFINITY).toBeGreaterThan(Date.now()); // put off
  const fresh = await seatGuests(house.base, 'sealed-bids', 2);
  const [player] = (await watchAll(house.base, fresh)) as [Live];
  expect(await player.request(bidding(fresh, player, 'a'))).toMatchObject({ type: 'update', seq: 1 });
  player.close();
});
