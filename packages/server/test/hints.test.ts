import type { AnyGame, AnyRules, SeatView } from '@conclave/kernel';
import type { ServerMessage, TableSettings } from '@conclave/protocol';
import type { Advice } from '@conclave/search';
import { afterEach, expect, test } from 'vitest';
import { sealedBids } from '../../kernel/test/sealed-bids.ts';
import { type BotRegistry, GAMES, gamesOf, simpleBots } from '../src/index.ts';
import { Api, type Guest, Live, newGuest } from './client.ts';
import { type House, openHouse, seatGuests, type Table, watchAll } from './house.ts';

/** The same game with an attentive memory: everything one was told. */
const attentive = {
  ...sealedBids,
  newMemory: () => ({ seen: [], told: [] }),
  remember: (memory: { told: unknown[] }, event: unknown) => void memory.told.push(structuredClone(event)),
  shownHistory: () => [], // and nothing may be looked at again
} as unknown as AnyRules;

interface Asked {
  readonly owner: string;
  readonly turn: string;
  readonly view: SeatView<AnyGame>;
  readonly memory: { readonly told: readonly { readonly type: string }[] };
}

const asked: Asked[] = [];
const ADVICE: Advice = { move: { type: 'bid' }, why: { reason: 'searched' }, worlds: 12, others: [] };
const bots: BotRegistry = {
  ...simpleBots,
  adviser: (_rules, turn) => async (view, memory) => {
    asked.push(structuredClone({ ...turn, view, memory }) as unknown as Asked);
    return ADVICE;
  },
};

let house: House;
afterEach(async () => {
  asked.length = 0;
  await house.close();
});

const sit = async (settings: Partial<TableSettings>): Promise<{ table: Table; lives: readonly Live[] }> => {
  house = await openHouse({}, { bots, games: gamesOf([{ 1: attentive }]) });
  const table = await seatGuests(house.base, 'sealed-bids', 3, settings);
  return { table, lives: await watchAll(house.base, table) };
};

const askHint = (live: Live, table: string, id: string, seq = live.seen?.seq): Promise<ServerMessage> =>
  live.request({ type: 'hint', table, id, seq } as never);

const bid = async (live: Live, table: string): Promise<void> => {
  const own = live.seen?.view.own as { hand: number[] } | undefined;
  const card = own?.hand[0];
  const move = { type: 'move', table, id: crypto.randomUUID(), seq: live.seen?.seq, move: { type: 'bid', card } };
  expect(await live.request(move as never)).toMatchObject({ type: 'update' });
};

test('a person is advised from all that the seat was told, at the own charge, and is sent the advice alone', async () => {
  const { table, lives } = await sit({ hints: true });
  const [one, two] = lives as [Live, Live];
  await bid(one, table.id);
  const back = await Live.open(house.base, table.guests[1]?.token);
  const { past, covered } = await back.watch(table.id);
  expect(past?.flatMap(({ events }) => events)).toEqual([]); // it lacks everything
  expect(covered).toBe(true);
  const answer = await askHint(back, table.id, 'h');
  expect(answer).toEqual({ type: 'hint', re: 'h', table: table.id, seq: 1, advice: ADVICE });
  const [question] = asked;
  expect(question?.owner).toBe(table.guests[1]?.id); // the host of the table is somebody else
  expect(question?.view.seat).toBe(1);
  expect(question?.memory.told.map(({ type }) => type)).toEqual(['dealt', 'prize', 'bidLaid']);
  for (const live of [...lives, back, two]) live.close();
});

test('nobody is advised where the table forbids it, in another seat, on an old view, or without a question', async () => {
  const { table, lives } = await sit({ hints: true, watchers: 'anyone' });
  const [one, two] = lives as [Live, Live];
  await bid(one, table.id);
  expect(await askHint(one, table.id, 'done')).toMatchObject({ type: 'refused', code: 'notAsked', re: 'done' });
  expect(await askHint(two, table.id, 'future', 99)).toMatchObject({ code: 'stale' });
  const stranger = await newGuest(house.base, 'Zoe');
  const spectator = await Live.open(house.base, stranger.token);
  await spectator.watch(table.id);
  expect(await askHint(spectator, table.id, 'no')).toMatchObject({ code: 'notYourSeat' });
  await lend(table, 1, stranger);
  expect(await askHint(spectator, table.id, 'lent', 1)).toMatchObject({ code: 'notYourSeat' });
  expect(asked).toEqual([]);
  for (const live of [...lives, spectator]) live.close();
});

const lend = async (table: Table, seat: number, { id, token }: Guest): Promise<void> => {
  await new Api(house.base, token).call('POST', `/api/tables/${table.id}/actions`, { do: 'askToWatch' });
  await new Api(house.base, table.guests[seat]?.token).act(table.id, { do: 'lend', person: id });
};

test('where hints are off the server gives none', async () => {
  const { table, lives } = await sit({ hints: false });
  const [one] = lives as [Live];
  expect(await askHint(one, table.id, 'h')).toMatchObject({ type: 'refused', code: 'noHints' });
  expect(asked).toEqual([]);
  for (const live of lives) live.close();
});

test('a house whose bots know no better says so', async () => {
  house = await openHouse({}, { bots: simpleBots, games: gamesOf([...GAMES.versions]) });
  const table = await seatGuests(house.base, 'dogma', 3, { hints: true });
  const lives = await watchAll(house.base, table);
  const turn = lives.findIndex((_, seat) => {
    const rules = GAMES.find('dogma');
    return rules?.toAct(lives[0]?.seen?.view.table ?? {}).includes(seat);
  });
  expect(await askHint(lives[turn] as Live, table.id, 'h')).toMatchObject({ code: 'noAdvice' });
  for (const live of lives) live.close();
});
