import type { AnyGame, SeatView } from '@conclave/kernel';
import { type Choices, MOST_CHOICES } from '@conclave/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Api, Live, newGuest, RandomPlayer } from './client.ts';
import { ALL_GAMES, type House, openHouse, rulesNamed, seatGuests, watchAll } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const viewOf = ({ seen }: Live): SeatView<AnyGame> => {
  if (seen === undefined) throw new Error('nothing was seen yet');
  return seen.view as SeatView<AnyGame>;
};

let asked = 0;
const choicesOf = async (live: Live, table: string): Promise<Choices> => {
  asked += 1;
  return (await live.request({ type: 'choices', table, id: `choices ${asked}` } as never)) as never;
};

test.each(ALL_GAMES.list.map(({ id, seats }) => [id, seats.min] as const))(
  '%s: choices are the legal moves of the own seat, or some of them by luck',
  async (game, seats) => {
    const rules = rulesNamed(game);
    const table = await seatGuests(house.base, game, seats, { watchers: 'anyone' });
    const lives = await watchAll(house.base, table);
    for (const [seat, live] of lives.entries()) {
      const { table: open, own } = viewOf(live);
      const { moves, more, seq } = await choicesOf(live, table.id);
      const some: unknown[] = [];
      for (const move of rules.legalMoves(open, own, seat)) if (some.push(move) > MOST_CHOICES) break;
      expect([seq, more]).toEqual([0, some.length > MOST_CHOICES ? true : undefined]);
      if (more === undefined) expect(moves).toEqual(JSON.parse(JSON.stringify(some)));
      else expect(moves.length).toBeGreaterThan(20);
      expect(new Set(moves.map(move => JSON.stringify(move))).size).toBe(moves.length);
      expect(moves.filter(move => rules.refusal(open, own, seat, move as never) !== undefined)).toEqual([]);
    }
    const spectator = await Live.open(house.base);
    await spectator.watch(table.id);
    expect(await choicesOf(spectator, table.id)).toMatchObject({ type: 'refused', code: 'notYourSeat' });
    for (const live of lives) new RandomPlayer(live, rules, table.id);
    await lives[0]?.until(() => (lives[0]?.info?.status === 'over' ? true : undefined), 'the end');
    expect(await choicesOf(lives[0] as Live, table.id)).toMatchObject({ type: 'refused', code: 'notRunning' });
    for (const live of [...lives, spectator]) live.close();
  },
);

test('more than 200 moves: a sample, and it says so', async () => {
  const table = await seatGuests(house.base, 'seven-seals', 4);
  const lives = await watchAll(house.base, table);
  const answers = await Promise.all(lives.map(live => choicesOf(live, table.id)));
  const { turn } = viewOf(lives[0] as Live).table as { turn: number };
  expect(answers.map(({ more }) => more)).toEqual(answers.map((_, seat) => (seat === turn ? true : undefined)));
  expect(answers.filter((_, seat) => seat !== turn).map(({ moves }) => moves.length)).toEqual([0, 0, 0]);
  for (const live of lives) live.close();
});

test('who was lent a view sees it, and has no choices of its own', async () => {
  const table = await seatGuests(house.base, 'dogma', 3, { watchers: 'consent' });
  const guest = await newGuest(house.base, 'Friend');
  const friend = new Api(house.base, guest.token);
  await friend.act(table.id, { do: 'askToWatch' });
  for (const { token } of table.guests)
    await new Api(house.base, token).act(table.id, { do: 'admit', person: guest.id }).catch(() => undefined);
  await new Api(house.base, table.guests[0]?.token).act(table.id, { do: 'lend', person: guest.id });
  const live = await Live.open(house.base, guest.token, 'plain');
  const { view } = await live.watch(table.id);
  expect(view).toMatchObject({ seat: 0, own: { hand: expect.any(Array) } });
  expect(await choicesOf(live, table.id)).toMatchObject({ type: 'refused', code: 'notYourSeat' });
  live.close();
});
