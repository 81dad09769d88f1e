import { type AnyGame, fastChance, type SeatView } from '@conclave/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_QUIET } from '../src/table/play.ts';
import { Api, Live } from './client.ts';
import { ALL_GAMES, type House, nonce, openHouse, rulesNamed, type Table, watchAll } from './house.ts';
import { loaded } from './storage/rows.ts';

/** The same bytes and the same moment in every house, so that two tables can be compared byte by byte. */
const openTwin = (): Promise<House> => {
  const stream = fastChance(7);
  const random = (bytes: number): Uint8Array => Uint8Array.from({ length: bytes }, () => stream.below(256));
  return openHouse({}, { games: ALL_GAMES, random, now: () => 1_000_000 });
};

const sitDown = async (base: string): Promise<Table> => {
  const guests = [];
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    const { person, token } = await new Api(base).ok<{ person: { id: string }; token: string }>('POST', '/api/people', {
      name,
    });
    guests.push({ id: person.id, name, token });
  }
  const { id } = await new Api(base, guests[0]?.token).ok<{ id: string }>('POST', '/api/tables', {
    game: 'mea-culpa',
    seats: guests.map(() => ({ kind: 'open' })),
    settings: { watchers: 'anyone', undo: 'unlearned' },
  });
  let info = await new Api(base, guests[0]?.token).act(id, { do: 'sit', seat: 0, nonce: nonce(0) });
  for (const seat of [1, 2])
    info = await new Api(base, guests[seat]?.token).act(id, { do: 'sit', seat, nonce: nonce(seat) });
  return { id, guests, info };
};

const bid = (live: Live, table: Table, id: string, notches: number) =>
  live.request({
    type: 'move',
    table: table.id,
    id,
    seq: live.seen?.seq,
    move: { type: 'bid', notches, taler: 0 },
  } as never);

const watching = async (base: string, table: Table, seat: number | undefined): Promise<Live> => {
  const live = await Live.open(base, seat === undefined ? undefined : table.guests[seat]?.token);
  await live.watch(table.id);
  return live;
};

/** Everybody makes the first decisions by the rules' default, until all are asked for their bids; the number of the last step. */
const toTheBids = async (lives: readonly Live[], table: Table): Promise<number> => {
  const rules = rulesNamed('mea-culpa');
  const asked = (): readonly number[] => rules.toAct(lives[0]?.seen?.view.table ?? {});
  for (let seat = asked()[0]; seat !== undefined && asked().length < lives.length; seat = asked()[0]) {
    const live = lives[seat] as Live;
    const { table: shown, own, seq } = { ...(live.seen?.view as SeatView<AnyGame>), seq: live.seen?.seq ?? 0 };
    const move = rules.timeoutMove(shown, own, seat, fastChance(1));
    await live.request({ type: 'move', table: table.id, id: `first${seq}`, seq, move } as never);
    for (const other of lives) await other.until(() => (other.seen?.seq === seq + 1 ? true : undefined), 'a step');
  }
  return lives[0]?.seen?.seq ?? 0;
};

const ownBid = (live: Live): number | undefined =>
  (live.seen?.view.own as { bid?: { notches: number } } | undefined)?.bid?.notches;

let plain: House;
let secret: House;
beforeAll(async () => {
  plain = await openTwin();
  secret = await openTwin();
});
afterAll(async () => {
  await plain.close();
  await secret.close();
});

/** Ben bids, perhaps three times, then Ada; all that the others were ever sent. */
const playBids = async (house: House, replaces: boolean): Promise<readonly (readonly string[])[]> => {
  const table = await sitDown(house.base);
  const lives = await Promise.all([0, 1, 2].map(seat => watching(house.base, table, seat)));
  const [ada, ben, cleo] = lives as [Live, Live, Live];
  const spectator = await watching(house.base, table, undefined);
  const seq = (await toTheBids(lives, table)) + 1;
  await bid(ben, table, 'b1', 2);
  if (replaces) {
    expect(await bid(ben, table, 'b2', 4)).toMatchObject({ type: 'update', seq, quiet: 1, re: 'b2' });
    expect(await bid(ben, table, 'b3', 5)).toMatchObject({ type: 'update', seq, quiet: 2, re: 'b3' });
    expect(ownBid(ben)).toBe(5);
  }
  await bid(ada, table, 'a1', 3);
  for (const live of [cleo, spectator])
    await live.until(() => (live.seen?.seq === seq + 1 ? true : undefined), 'the second bid');
  const late = await watching(house.base, table, 0); // what an arriving player is told of the past
  const views = await Promise.all(
    [undefined, 2].map(seat =>
      new Api(house.base, seat === undefined ? undefined : table.guests[seat]?.token).call(
        'GET',
        `/api/tables/${table.id}/view`,
      ),
    ),
  );
  const traffic = [ada, cleo, spectator, late].map(({ texts }) => texts.filter(text => !text.includes('"presence"')));
  for (const live of [...lives, spectator, late]) live.close();
  return [...traffic, views.map(({ text }) => text.replaceAll('"present":true', '"present":false'))];
};

test('MC-7.2: a replaced bid is told to nobody else: live, in views and to those who arrive later', async () => {
  expect(await playBids(secret, true)).toEqual(await playBids(plain, false));
});

test('a replaced bid is kept, counts once, comes back to its own player, and goes when the bid is taken back', async () => {
  const table = await sitDown(plain.base);
  const lives = await watchAll(plain.base, table);
  const ben = lives[1] as Live;
  const seq = (await toTheBids(lives, table)) + 1;
  await bid(ben, table, 'b1', 2);
  await bid(ben, table, 'b2', 4);
  const before = ben.messages.length;
  ben.send({ type: 'move', table: table.id, id: 'b2', seq, move: { type: 'bid', notches: 4, taler: 0 } });
  expect(await ben.next('done', before)).toMatchObject({ re: 'b2', seq });
  const had = ben.seen as NonNullable<typeof ben.seen>;
  for (const live of lives) live.close();
  await plain.restart();
  const back = await Live.open(plain.base, table.guests[1]?.token);
  back.send({ type: 'watch', table: table.id, have: { seq, quiet: 0, seat: 1 } });
  await back.next('snapshot'); // the new process has sent nobody anything yet, so nothing is believed
  expect(back.seen).toEqual(had);
  expect(ownBid(back)).toBe(4);
  await bid(back, table, 'b3', 6);
  expect(back.seen).toMatchObject({ seq, quiet: 2 });
  const arriving = await watching(plain.base, table, 1);
  expect(arriving.seen).toEqual(back.seen);
  const { entries } = await loaded(plain.server.services.storage, table.id);
  expect(entries.slice(-3).map(entry => [entry.seq, entry.part, entry.move_id])).toEqual([
    [seq, 0, 'b1'],
    [seq, 1, 'b2'],
    [seq, 2, 'b3'],
  ]);
  const from = back.messages.length;
  await new Api(plain.base, table.guests[1]?.token).act(table.id, { do: 'undo' });
  await back.next('update', from, ({ undo }) => undo === seq - 1);
  expect(back.seen).toMatchObject({ seq: seq + 1, quiet: 0 });
  expect(ownBid(back)).not.toBe(6);
  for (const live of [back, arriving]) live.close();
});

test('a decision may be changed in secret only so often, and figures do not tell of it', async () => {
  const table = await sitDown(plain.base);
  const lives = await watchAll(plain.base, table);
  const ben = lives[1] as Live;
  await toTheBids(lives, table);
  await bid(ben, table, 'b', 2);
  const counted = (): readonly string[] =>
    (plain.server.services.metrics.text().match(/^conclave_\w+_total \d+$/gm) ?? []).filter(
      line => !line.startsWith('conclave_messages_total'), // whatever arrives, before it is read
    );
  const before = counted();
  expect(before).toContainEqual(expect.stringMatching(/^conclave_moves_total [1-9]/));
  for (let n = 0; n < MOST_QUIET; n += 1)
    expect(await bid(ben, table, `q${n}`, 2 + (n % 3))).toMatchObject({ quiet: n + 1 });
  expect(counted()).toEqual(before);
  expect(await bid(ben, table, 'more', 2)).toMatchObject({ code: 'tooManyChanges', detail: expect.any(String) });
  for (const live of lives) live.close();
});
