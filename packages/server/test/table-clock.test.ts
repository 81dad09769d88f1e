import type { Rules } from '@conclave/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SealedBids, sealedBids } from '../../kernel/test/sealed-bids.ts';
import { gamesOf } from '../src/index.ts';
import { Api } from './client.ts';
import { type House, openHouse, seatGuests, type Table, watchAll } from './house.ts';

const { clock } = sealedBids;
if (clock === undefined) throw new Error('the game has a clock');
const running = ({ round, rounds }: SealedBids['table']): boolean => round <= rounds;
/** Sealed bids whose clock winds itself up eight seconds into a round, of which nobody hears, and bids for those who sleep after a minute. */
const timed: Rules<SealedBids> = {
  ...sealedBids,
  clock: {
    ...clock,
    due: table =>
      running(table)
        ? [
            { what: 'wind', seconds: 8, mark: table.round },
            { what: 'hurry', seconds: 60, mark: table.round },
          ]
        : [],
  },
};

const SECOND = 1000;
let house: House;
let now = 1_700_000_000_000;
beforeEach(async () => {
  house = await openHouse({}, { now: () => now, games: gamesOf([{ 1: timed }]) });
});
afterEach(() => house.close());

const later = (ms: number): void => {
  now += ms;
};
const look = ({ id, guests }: Table) =>
  new Api(house.base, guests[0]?.token).ok<{ seq: number; info: { status: string } }>('GET', `/api/tables/${id}/view`);
const untilSeq = (table: Table, seq: number) => expect.poll(async () => (await look(table)).seq).toBe(seq);

test('MC-26.11: what the table’s own clock decides comes in its time, is recorded with it, and told only where it shows something', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 3);
  const lives = await watchAll(house.base, table);
  const heard = () => lives.map(({ texts }) => texts.length);
  const before = heard();
  later(9 * SECOND);
  later(50 * SECOND);
  expect((await look(table)).seq).toBe(0);
  for (const [round, seq] of [1, 2, 3].entries()) {
    later(round === 0 ? SECOND : 61 * SECOND);
    await untilSeq(table, seq);
  }
  expect((await look(table)).info.status).toBe('over');
  await Promise.all(lives.map(live => live.until(() => live.seen?.seq === 3 || undefined, 'the end')));
  expect(heard().map((count, live) => count - (before[live] ?? 0))).toEqual([4, 4, 4]); // three updates, and that it is over
  const record = await new Api(house.base, table.guests[0]?.token).ok<{
    moves: { by: string; at: number; move: { what: string } }[];
  }>('GET', `/api/tables/${table.id}/record`);
  expect(record.moves.map(({ by, move }) => `${by} ${move.what}`)).toEqual(
    [1, 2, 3].flatMap(() => ['table wind', 'table hurry']),
  );
  const hurried = record.moves.filter(({ move }) => move.what === 'hurry');
  expect(hurried.map(({ at }) => Math.floor(at / SECOND))).toEqual([60, 121, 182]);
});

test('the table’s clock stands still while the house is closed, and winds itself up once a round', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 3);
  later(50 * SECOND);
  await house.restart(() => later(600 * SECOND));
  later(29 * SECOND); // 20 seconds to come back, and 9 of the 10 that were left
  expect((await look(table)).seq).toBe(0);
  later(2 * SECOND);
  await untilSeq(table, 1);
});
