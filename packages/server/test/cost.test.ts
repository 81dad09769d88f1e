import type { AnyRules } from '@conclave/kernel';
import type { ClientMessage } from '@conclave/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LONGER } from '../../../scripts/longer.ts';
import { sealedBids } from '../../kernel/test/sealed-bids.ts';
import { type Config, DEFAULT_CONFIG, gamesOf, type ServerParts } from '../src/index.ts';
import { chargeFor } from '../src/live/cost.ts';
import { MOST_UNDOS } from '../src/table/actions/votes.ts';
import { MOST_QUIET } from '../src/table/play.ts';
import { Live } from './client.ts';
import { type House, openHouse, seatGuests, type Table, TEST_CONFIG, watchAll } from './house.ts';

/** Rules that count how often a move is made, by whomever: the work that undo, quiet steps and returns cost. */
let made = 0;
const counting = {
  ...sealedBids,
  apply: (...given: Parameters<typeof sealedBids.apply>) => {
    made += 1;
    sealedBids.apply(...given);
  },
} as unknown as AnyRules;

const UNHURRIED = { ...(TEST_CONFIG.limits as Config['limits']), others: { burst: 1e9, perSecond: 1e9 } };

let house: House;
const open = async (limits: Config['limits'] = UNHURRIED, parts: ServerParts = {}): Promise<void> => {
  house = await openHouse({ limits }, { games: gamesOf([{ 1: counting }]), ...parts });
  onTestFinished(() => house.close());
};

const workOf = async (what: () => Promise<unknown>): Promise<number> => {
  const before = made;
  await what();
  return made - before;
};

const cardOf = ({ seen }: Live, at = 0): number | undefined =>
  (seen?.view.own as { hand: number[] } | undefined)?.hand[at];
let asked = 0;
const bid = (live: Live, { id: table }: Table, at = 0): Promise<unknown> => {
  asked += 1;
  const move = { type: 'bid', card: cardOf(live, at) };
  return live.request({ type: 'move', table, id: `b${asked}`, seq: live.seen?.seq, move } as never);
};
const takeBack = async (live: Live, { id: table }: Table): Promise<void> => {
  const from = live.messages.length;
  asked += 1;
  live.send({ type: 'act', table, id: `u${asked}`, action: { do: 'undo' } });
  await live.next('update', from, ({ undo }) => undo !== undefined);
};

/** Each of the three bids and takes back, as often as one may before somebody else moves. */
const everybodyDithers = async (lives: readonly Live[], table: Table): Promise<void> => {
  for (const live of lives)
    for (let n = 0; n < MOST_UNDOS; n += 1) {
      const { seq = 0 } = lives[0]?.seen ?? {};
      await bid(live, table);
      await takeBack(live, table);
      for (const other of lives) await other.until(() => other.seen?.seq === seq + 2 || undefined, 'both steps');
    }
};

const watchAgain = async (table: Table, times: number): Promise<void> => {
  const live = await Live.open(house.base, table.guests[0]?.token);
  for (let n = 0; n < times; n += 1) await live.watch(table.id);
  live.close();
};

describe('what a guest can ask for cheaply is cheap', () => {
  test('an undo costs what it takes back, and a look after a thousand of them no more than before', async () => {
    await open();
    const table = await seatGuests(house.base, 'sealed-bids', 3, { undo: 'unlearned' });
    const lives = await watchAll(house.base, table);
    const first = await workOf(() => everybodyDithers(lives, table));
    const look = await workOf(() => watchAgain(table, 10));
    for (let round = 0; round < 2 * LONGER; round += 1)
      expect(await workOf(() => everybodyDithers(lives, table))).toBe(first);
    const undos = 3 * MOST_UNDOS;
    expect(first).toBeLessThanOrEqual(undos * 3); // the move, and what it taught its player
    expect(await workOf(() => watchAgain(table, 10))).toBe(look);
    expect(look).toBe(0); // nothing stands, so there is nothing to tell again
    for (const live of lives) live.close();
    const entries = 2 * undos * (1 + 2 * LONGER);
    await house.restart();
    expect(await workOf(() => watchAgain(table, 1))).toBeLessThanOrEqual(entries);
  });

  test('a changed bid costs one move, and so does the look of whoever returns', async () => {
    await open();
    const table = await seatGuests(house.base, 'sealed-bids', 3);
    const lives = await watchAll(house.base, table);
    const [ada] = lives as [Live];
    await bid(ada, table);
    const changes = await workOf(async () => {
      for (let n = 0; n < MOST_QUIET; n += 1) await bid(ada, table, n % 2);
    });
    expect(changes).toBe(MOST_QUIET);
    expect(await workOf(() => watchAgain(table, 20))).toBe(0);
    for (const live of lives) live.close();
  });

  test('who comes to a long game a hundred times makes it be told again once', async () => {
    await open();
    const table = await seatGuests(house.base, 'sealed-bids', 3);
    const lives = await watchAll(house.base, table);
    let moves = 0;
    for (let round = 0; round < 2; round += 1) {
      const seq = 3 * round;
      for (const [at, live] of lives.entries()) {
        for (let n = 0; n <= (at < 2 ? MOST_QUIET : 0); n += 1, moves += 1) await bid(live, table, n % 2);
        for (const other of lives) await other.until(() => other.seen?.seq === seq + at + 1 || undefined, 'a bid');
      }
    }
    for (let n = 0; n < MOST_QUIET; n += 1, moves += 1) await bid(lives[0] as Live, table, n % 2);
    expect(moves).toBeGreaterThan(100); // more than are kept as they were told
    expect(await workOf(() => watchAgain(table, 100))).toBe(moves);
    for (const live of lives) live.close();
  });
});

describe('messages are charged by what they cost', () => {
  const message = (type: string, more: object = {}): ClientMessage => ({ type, ...more }) as unknown as ClientMessage;
  const cost = (type: string, more?: object): number => chargeFor(message(type, more)).cost;

  test('a look costs more than a word, an undo more than a look, and agreeing to one as much', () => {
    expect(cost('watch')).toBeGreaterThan(cost('ping'));
    expect(cost('act', { action: { do: 'undo' } })).toBeGreaterThan(cost('watch'));
    expect(cost('act', { action: { do: 'agree', to: 'undo' } })).toBe(cost('act', { action: { do: 'undo' } }));
    expect(cost('act', { action: { do: 'nudge' } })).toBeLessThan(cost('watch'));
    expect(chargeFor(message('move')).purse).not.toBe(chargeFor(message('watch')).purse);
  });

  test('who looks some hundred times in one moment is shown the door after a few', async () => {
    await open(DEFAULT_CONFIG.limits, { ticks: () => 0 }); // no time passes
    const table = await seatGuests(house.base, 'sealed-bids', 3);
    const live = await Live.open(house.base, table.guests[0]?.token);
    const looks = (): number => live.messages.filter(({ type }) => type === 'snapshot').length;
    for (let n = 0; n < 300; n += 1) live.send({ type: 'watch', table: table.id });
    expect(await live.isClosed()).toBe(1008);
    const left = DEFAULT_CONFIG.limits.others.burst - cost('hello');
    expect(looks()).toBe(Math.floor(left / cost('watch')));
  });

  test('and with many sockets no more than some; who shares the address is not thrown out for it', async () => {
    const othersHere = { burst: 60, perSecond: 0 };
    await open({ ...DEFAULT_CONFIG.limits, othersHere }, { ticks: () => 0 });
    const table = await seatGuests(house.base, 'sealed-bids', 3);
    const lives = await Promise.all(Array.from({ length: 5 }, () => Live.open(house.base, table.guests[0]?.token)));
    for (const live of lives) for (let n = 0; n < 10; n += 1) live.send({ type: 'watch', table: table.id });
    for (const live of lives) await live.until(() => live.messages.length >= 11 || undefined, 'all answers');
    const looks = lives.flatMap(({ messages }) => messages.filter(({ type }) => type === 'snapshot'));
    expect(looks).toHaveLength(Math.floor((othersHere.burst - 5 * cost('hello')) / cost('watch')));
    expect(await lives[4]?.next('refused')).toMatchObject({ code: 'tooFast', table: table.id });
    expect(lives.map(({ closed }) => closed)).toEqual(lives.map(() => undefined));
    for (const live of lives) live.close();
  });
});
