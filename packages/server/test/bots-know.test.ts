import type { AnyGame, AnyRules, SeatView } from '@conclave/kernel';
import type { TableInfo } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sealedBids } from '../../kernel/test/sealed-bids.ts';
import { type BotRegistry, gamesOf } from '../src/index.ts';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { type House, openHouse } from './house.ts';

/** The same game with an attentive memory: everything one was told. */
const attentive = {
  ...sealedBids,
  newMemory: () => ({ seen: [], told: [] }),
  remember: (memory: { told: unknown[] }, event: unknown) => void memory.told.push(structuredClone(event)),
} as unknown as AnyRules;

interface Asked {
  readonly view: SeatView<AnyGame>;
  readonly memory: { readonly told: readonly { readonly type: string; readonly seat?: number }[] };
}

/** Bots that note what they are handed. */
const asked: Asked[] = [];
const bots: BotRegistry = {
  levels: () => ['curious'],
  player: rules => (view, memory, stream) => {
    asked.push(structuredClone({ view, memory }) as unknown as Asked);
    return rules.timeoutMove(view.table, view.own, view.seat, stream);
  },
};

const PACE = 60_000;
let now = 1_700_000_000_000;
let house: House;
beforeEach(async () => {
  asked.length = 0;
  house = await openHouse({ botPaceMs: PACE }, { bots, games: gamesOf([{ 1: attentive }]), now: () => now });
});
afterEach(() => house.close());

const botTurn = async (): Promise<Asked> => {
  const before = asked.length;
  now += PACE + 1;
  await expect.poll(() => asked.length).toBe(before + 1);
  return asked[before] as Asked;
};

/** A person, and a bot that waits as long as the pace is. */
const sitWithBot = async (): Promise<{ readonly id: string; readonly host: Guest; readonly live: Live }> => {
  const host = await newGuest(house.base, 'Ada');
  const { id } = await new Api(house.base, host.token).ok<TableInfo>('POST', '/api/tables', {
    ...{ game: 'sealed-bids', seats: [{ kind: 'open' }, { kind: 'bot' }, { kind: 'bot' }], sit: { seat: 0 } },
    settings: { undo: 'consent' },
  });
  const live = await Live.open(house.base, host.token);
  await live.watch(id);
  return { id, host, live };
};

const handOf = ({ seen }: Live): readonly number[] => (seen?.view.own as { hand: number[] } | undefined)?.hand ?? [];

const bid = async (live: Live, table: string, id: string): Promise<void> => {
  const [card] = handOf(live);
  const move = { type: 'move', table, id, seq: live.seen?.seq, move: { type: 'bid', card } };
  expect(await live.request(move as never)).toMatchObject({ type: 'update' });
};

test('a bot is handed its own drawer, the table, and what its seat was told; nothing else', async () => {
  const { id, live } = await sitWithBot();
  await bid(live, id, 'a');
  const { view, memory } = await botTurn();
  expect(Object.keys(view).sort()).toEqual(['own', 'seat', 'table']);
  expect(view).toMatchObject({ seat: 1, own: { hand: expect.any(Array) } });
  expect(JSON.stringify(memory)).not.toContain(JSON.stringify(handOf(live)));
  const own = (view.own as { hand: number[] }).hand;
  expect(memory.told).toEqual([
    { type: 'dealt', hand: own },
    { type: 'prize', prize: expect.any(Number) },
    { type: 'bidLaid', seat: 0 },
  ]);
  live.close();
});

test('a bot does not remember what was taken back', async () => {
  const { id, host, live } = await sitWithBot();
  await bid(live, id, 'a');
  const first = await botTurn(); // its memory has been folded once, with Ada's bid
  expect(first.memory.told.filter(({ type }) => type === 'bidLaid')).toHaveLength(1);
  await live.until(() => (live.seen?.seq === 2 ? true : undefined), 'the move of the bot');
  await new Api(house.base, host.token).act(id, { do: 'undo' }); // Ada's bid and the bot's
  await live.until(() => (live.seen?.seq === 3 ? true : undefined), 'the undo');
  await bid(live, id, 'again');
  const second = await botTurn();
  expect(second.view.seat).toBe(1);
  expect(second.memory).toEqual(first.memory);
  live.close();
});
