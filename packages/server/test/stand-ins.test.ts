import type { GameRecord } from '@conclave/kernel';
import type { TableAction, TableInfo, TableSettings } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { simpleBots } from '../src/index.ts';
import { Api, Live } from './client.ts';
import { type House, openHouse, seatGuests, type Table, watchAll } from './house.ts';

let house: House;
let now = 1_700_000_000_000;
beforeEach(async () => {
  const bots = { ...simpleBots, levels: () => ['novice', 'regular', 'prior', 'master', 'cardinal'] };
  house = await openHouse({}, { now: () => now, bots });
});
afterEach(() => house.close());

const MINUTE = 60_000;
const later = (ms: number): void => {
  now += ms;
};
const sit = (settings: Partial<TableSettings> = {}, seats = 3): Promise<Table> =>
  seatGuests(house.base, 'sealed-bids', seats, settings);
const apiOf = ({ guests }: Table, seat: number): Api => new Api(house.base, guests[seat]?.token);
const refusal = async (table: Table, seat: number, action: TableAction): Promise<unknown> =>
  (await apiOf(table, seat).call('POST', `/api/tables/${table.id}/actions`, action)).json.code;
const infoOf = (table: Table): Promise<TableInfo> => apiOf(table, 0).ok('GET', `/api/tables/${table.id}`);

const seqOf = async (table: Table): Promise<number> =>
  (await apiOf(table, 0).ok<{ seq: number }>('GET', `/api/tables/${table.id}/view`)).seq;

const bid = async (table: Table, seat: number): Promise<void> => {
  const api = apiOf(table, seat);
  const { seq, view } = await api.ok<{ seq: number; view: { own: { hand: number[] } } }>(
    'GET',
    `/api/tables/${table.id}/view`,
  );
  const move = { type: 'bid', card: view.own.hand[0] };
  await api.ok('POST', `/api/tables/${table.id}/moves`, { id: `b${seat}${seq}`, seq, move });
};

/** Everyone is here; then this one's last socket goes, and the others have seen it. */
const leaves = async (table: Table, lives: readonly Live[], seat: number): Promise<void> => {
  const witness = lives.find((_, other) => other !== seat);
  const from = witness?.messages.length ?? 0;
  lives[seat]?.close();
  await witness?.next('presence', from, ({ here }) => !here.includes(table.guests[seat]?.id ?? ''));
};

const comesBack = async (table: Table, seat: number): Promise<Live> => {
  const live = await Live.open(house.base, table.guests[seat]?.token);
  await live.watch(table.id);
  return live;
};

test('without a clock absence counts from leaving: who thought for long and reloads is not replaced', async () => {
  const table = await sit();
  const lives = await watchAll(house.base, table);
  await bid(table, 0);
  later(10 * MINUTE); // they think, and the table waits
  await leaves(table, lives, 1);
  later(150);
  expect(await refusal(table, 0, { do: 'replace', seat: 1 })).toBe('waitLonger');
  later(2 * MINUTE - 151);
  expect(await refusal(table, 0, { do: 'replace', seat: 1 })).toBe('waitLonger');
  (await comesBack(table, 1)).close();
  await lives[0]?.until(
    () =>
      house.server.tables
        .find(table.id)
        ?.present()
        .has(table.guests[1]?.id ?? '')
        ? undefined
        : true,
    'gone again',
  );
  later(MINUTE);
  expect(await refusal(table, 0, { do: 'replace', seat: 1 })).toBe('waitLonger'); // they were here meanwhile
  later(MINUTE);
  expect(await refusal(table, 0, { do: 'replace', seat: 1 })).toBeUndefined();
  for (const live of lives) live.close();
});

test('after a restart nobody has been away for longer than the house has been open', async () => {
  const table = await sit();
  const lives = await watchAll(house.base, table);
  await bid(table, 0);
  await leaves(table, lives, 1);
  later(MINUTE);
  await house.restart(() => later(60 * MINUTE));
  later(20_000); // the time to come back
  expect(await refusal(table, 0, { do: 'replace', seat: 1 })).toBe('waitLonger');
  later(2 * MINUTE - 1);
  expect(await refusal(table, 0, { do: 'replace', seat: 1 })).toBe('waitLonger');
  later(1);
  expect(await refusal(table, 0, { do: 'replace', seat: 1 })).toBeUndefined();
});

test('where there is a clock, nobody is replaced before it has run out', async () => {
  const table = await sit({ clock: { kind: 'move', seconds: 600 }, timeout: 'default' });
  const lives = await watchAll(house.base, table);
  await bid(table, 0);
  await bid(table, 2);
  await leaves(table, lives, 1);
  later(9 * MINUTE);
  expect(await refusal(table, 0, { do: 'replace', seat: 1 })).toBe('clockFirst');
  later(MINUTE);
  await lives[0]?.next('update', 0, ({ by, how }) => by === 1 && how === 'clock');
  await expect.poll(() => refusal(table, 0, { do: 'replace', seat: 1 })).toBeUndefined();
  for (const live of lives) live.close();
});

test('who has days for a move is never replaced by others, nor is the game given up without them', async () => {
  const table = await sit({ clock: { kind: 'days', days: 3 } });
  await bid(table, 0);
  later(40 * 60 * MINUTE);
  expect(await refusal(table, 0, { do: 'replace', seat: 1 })).toBe('notByOthers');
  await apiOf(table, 0).act(table.id, { do: 'abandon' });
  const { status, votes } = await apiOf(table, 2).act(table.id, { do: 'agree', to: 'abandon' });
  expect({ status, agreed: votes[0]?.agreed }).toEqual({ status: 'running', agreed: [0, 2] });
});

test('the host decides alone; otherwise all others who are here have to agree', async () => {
  const table = await sit({}, 4);
  const lives = await watchAll(house.base, table);
  await bid(table, 1);
  await leaves(table, lives, 3);
  later(2 * MINUTE);
  const asked = await apiOf(table, 1).act(table.id, { do: 'replace', seat: 3 });
  expect(asked.votes).toEqual([{ what: 'replace', seat: 3, by: 1, agreed: [1] }]);
  expect(asked.seats[3]?.standIn).toBeUndefined();
  expect(await refusal(table, 2, { do: 'agree', to: 'replace', seat: 2 })).toBe('nothingProposed');
  const two = await apiOf(table, 2).act(table.id, { do: 'agree', to: 'replace', seat: 3 });
  expect(two.seats[3]?.standIn).toBeUndefined(); // the host is here and has not been asked
  await leaves(table, lives, 0);
  const done = await apiOf(table, 2).act(table.id, { do: 'agree', to: 'replace', seat: 3 });
  expect(done.seats[3]?.standIn).toBe(true);
  expect(done.votes).toEqual([]);
  expect(done.standIns).toEqual([{ seat: 3, by: 1, after: 1, at: now }]);
  const again = await sit();
  const others = await watchAll(house.base, again);
  await bid(again, 0);
  await leaves(again, others, 1);
  later(2 * MINUTE);
  const byHost = await apiOf(again, 0).act(again.id, { do: 'replace', seat: 1 });
  expect(byHost.standIns).toMatchObject([{ seat: 1, by: 0 }]);
  for (const live of [...lives, ...others]) live.close();
});

test('a vote is over when the one it is about is back', async () => {
  const table = await sit();
  const lives = await watchAll(house.base, table);
  await bid(table, 1);
  await leaves(table, lives, 2);
  later(2 * MINUTE);
  await apiOf(table, 1).act(table.id, { do: 'replace', seat: 2 });
  const back = await comesBack(table, 2);
  expect(await refusal(table, 0, { do: 'agree', to: 'replace', seat: 2 })).toBe('playerIsHere');
  for (const live of [...lives, back]) live.close();
});

test('who comes back is told by whom a bot played for them, takes the seat back, and everyone sees both', async () => {
  const table = await sit();
  const lives = await watchAll(house.base, table);
  await bid(table, 0);
  await leaves(table, lives, 1);
  later(2 * MINUTE);
  await apiOf(table, 0).act(table.id, { do: 'replace', seat: 1 });
  await lives[0]?.next('update', 0, ({ by, how }) => by === 1 && how === 'bot');
  await house.restart();
  const back = await comesBack(table, 1);
  expect(back.info?.standIns).toEqual([{ seat: 1, by: 0, after: 1, at: now }]);
  const info = await apiOf(table, 1).act(table.id, { do: 'takeBack' });
  expect(info.seats[1]?.standIn).toBeUndefined();
  expect(info.standIns).toEqual([{ seat: 1, by: 0, after: 1, at: now, until: 2, endedAt: now }]);
  back.close();
});

test.each([
  [false, 'master', 'regular'],
  [false, 'cardinal', 'regular'],
  [false, 'prior', 'prior'],
  [true, 'master', 'master'],
  [true, 'cardinal', 'cardinal'],
])('where hints are %s and a %s is asked for, a %s stands in', async (hints, wanted, level) => {
  const table = await sit({ hints });
  const handed = await apiOf(table, 0).act(table.id, { do: 'handOver', level: wanted });
  expect(handed.seats[0]?.level).toBe(level);
  const left = await apiOf(table, 0).act(table.id, { do: 'leave' });
  expect(left.seats[0]).toMatchObject({ kind: 'bot', level });
});

test('the record says from which move to which a bot played, and by whose decision, also after undo and restart', async () => {
  const table = await sit({ undo: 'unlearned' });
  await bid(table, 0);
  await apiOf(table, 0).act(table.id, { do: 'undo' }); // numbers 1 and 2 are gone, and count as no moves
  await apiOf(table, 1).act(table.id, { do: 'handOver' });
  await expect.poll(() => seqOf(table)).toBe(3);
  await apiOf(table, 1).act(table.id, { do: 'takeBack' });
  await apiOf(table, 1).act(table.id, { do: 'handOver' }); // and back before the bot has moved
  await apiOf(table, 1).act(table.id, { do: 'takeBack' });
  await house.restart();
  await bid(table, 0);
  await bid(table, 2); // moves 1 to 3
  await bid(table, 1);
  await bid(table, 0);
  await apiOf(table, 2).act(table.id, { do: 'leave' }); // the bot makes move 6
  await expect.poll(() => seqOf(table)).toBe(9); // and the first bid of the last round
  for (const seat of [0, 1]) await bid(table, seat);
  await expect.poll(async () => (await infoOf(table)).status).toBe('over');
  const record = await apiOf(table, 0).ok<GameRecord>('GET', `/api/tables/${table.id}/record`);
  expect(record.standIns).toEqual([
    { seat: 1, from: 1, to: 1, by: 1 },
    { seat: 2, from: 6, by: 2 },
  ]);
});
