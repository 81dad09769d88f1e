import { applyUpdate, eventsOf, PROTOCOL_VERSION, type Seen, seenFrom, type Update } from '@conclave/protocol';
import { patchMessage, plainMessage } from '@conclave/protocol/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Live, RandomPlayer } from './client.ts';
import { ALL_GAMES, type House, openHouse, rulesNamed, seatGuests, watchAll } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const isOver = (live: Live) =>
  live.until(() => (live.info?.status === 'over' ? true : undefined), 'the end of the game', 60_000);

/** What a line in the patch form had seen after each of its updates. */
const seenBy = ({ messages }: Live): readonly { readonly seen: Seen; readonly events: readonly unknown[] }[] => {
  const snapshot = messages.find(message => message.type === 'snapshot');
  let seen = snapshot && seenFrom(snapshot);
  return messages.flatMap(message => {
    if (message.type !== 'update' || seen === undefined) return [];
    seen = applyUpdate(seen, message);
    return seen === undefined ? [] : [{ seen, events: eventsOf(message) }];
  });
};

const updatesOf = ({ plain }: Live): readonly Update[] =>
  plain.flatMap(message => (message.type === 'update' ? [message] : []));

/** Both forms of one game, step by step: what a program is sent is the plain form of what the page sees. */
const compare = (game: string, patched: Live, plain: Live): number => {
  const { toPlain } = ALL_GAMES.wireOf(game);
  const shown = seenBy(patched);
  const updates = updatesOf(plain);
  expect(updates.length).toBe(shown.length);
  for (const [index, { view, toAct, events, seq }] of updates.entries()) {
    const { seen, events: heard } = shown[index] as (typeof shown)[number];
    expect(seq).toBe(seen.seq);
    expect(view).toEqual(JSON.parse(JSON.stringify(toPlain(seen.view as never))));
    expect(toAct).toEqual(rulesNamed(game).toAct(seen.view.table));
    expect(events).toEqual(heard);
  }
  return updates.length;
};

test.each(ALL_GAMES.list.map(({ id, seats }) => [id, seats.max] as const))(
  '%s: the plain form and the patch form tell the same, step by step, to every seat and to spectators',
  async (game, seats) => {
    const table = await seatGuests(house.base, game, seats, { watchers: 'anyone' });
    const lives = [...(await watchAll(house.base, table)), await Live.open(house.base)];
    const tokens = [...table.guests.map(({ token }) => token), undefined];
    const plain = await Promise.all(tokens.map(token => Live.open(house.base, token, 'plain')));
    await lives.at(-1)?.watch(table.id);
    const snapshots = [];
    for (const live of plain) snapshots.push(await live.watch(table.id));
    const { toPlain } = ALL_GAMES.wireOf(game);
    for (const [seat, { view }] of snapshots.entries())
      expect(view).toEqual(JSON.parse(JSON.stringify(toPlain(lives[seat]?.seen?.view as never))));
    for (const live of lives.slice(0, seats)) new RandomPlayer(live, rulesNamed(game), table.id);
    for (const live of [...lives, ...plain]) await isOver(live);
    for (const [seat, live] of plain.entries()) expect(compare(game, lives[seat] as Live, live)).toBeGreaterThan(5);
    for (const live of lives) for (const message of live.messages) patchMessage.parse(message);
    for (const live of plain) for (const message of live.plain) plainMessage.parse(message);
    for (const live of [...lives, ...plain]) live.close();
  },
);

test('a line that asks for nothing gets the plain form, and so does HTTP', async () => {
  const table = await seatGuests(house.base, 'seven-seals', 3);
  const live = new Live(house.base, table.guests[1]?.token);
  live.form = 'plain';
  await live.opened();
  live.send({ type: 'hello', protocol: PROTOCOL_VERSION });
  await live.next('welcome');
  const { view } = await live.watch(table.id);
  const { own } = view as unknown as { own: { hand: string[] } };
  expect(own.hand).toHaveLength(15);
  for (const card of own.hand) expect(card).toMatch(/^[RYGBV]\d+$/);
  const answer = await fetch(`${house.base}/api/tables/${table.id}/view`, {
    headers: { authorization: `Bearer ${table.guests[1]?.token}` },
  });
  expect(await answer.json()).toMatchObject({ view, toAct: [expect.any(Number)] });
  live.close();
});
