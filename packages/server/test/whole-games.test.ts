import { type GameRecord, readRecord, verifyRecord, writeRecord } from '@conclave/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, workerBots } from '../src/index.ts';
import { Api, Live, newGuest, RandomPlayer } from './client.ts';
import { ALL_GAMES, type House, openHouse, rulesNamed, seatGuests, watchAll } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test.each(ALL_GAMES.list.map(({ id, seats }) => [id, seats.min] as const))(
  'people play %s to the end through the API, and the record verifies',
  async (game, seats) => {
    const table = await seatGuests(house.base, game, seats, { watchers: 'anyone' });
    expect(table.info.status).toBe('running');
    const lives = await watchAll(house.base, table);
    const spectator = await Live.open(house.base);
    await spectator.watch(table.id);
    const players = lives.map(live => new RandomPlayer(live, rulesNamed(game), table.id));
    for (const live of [...lives, spectator])
      await live.until(() => (live.info?.status === 'over' ? true : undefined), `the end of ${game}`, 60_000);
    expect(lives[0]?.messages.filter(({ type }) => type === 'refused')).toEqual([]);
    expect(players.every(({ moves }) => moves > 0)).toBe(true);

    const record = await new Api(house.base, table.guests[0]?.token).ok<GameRecord>(
      'GET',
      `/api/tables/${table.id}/record`,
    );
    if (rulesNamed(game).opensAfterGame(record.options ?? {})) {
      expect(verifyRecord(record, rulesNamed(game)).filter(({ ok }) => !ok)).toEqual([]);
      const read = readRecord(JSON.stringify(record));
      expect(read.ok && writeRecord(read.value)).toBe(JSON.stringify(record)); // byte for byte as anybody would write it
      expect(record.seal.commitment).toBe(table.info.seal.commitment);
      expect(record.places).toEqual(lives[0]?.info?.places);
      expect(lives[0]?.info?.seal.opening).toBe(record.seal.opening);
    }
    const seen = [...lives, spectator].map(live => live.seen?.view.table);
    for (const view of seen) expect(view).toEqual(seen[0]);
    for (const live of [...lives, spectator]) live.close();
    await expect.poll(() => house.server.tables.find(table.id)).toBeUndefined(); // a finished table costs no memory
  },
);

test('SS-2.1: a table for two is refused by the game, with its code', async () => {
  await expect(seatGuests(house.base, 'seven-seals', 2)).rejects.toThrow('seatCount');
});

test.each(GAMES.list.map(({ id, seats }) => [id, seats.min] as const))(
  'bots of packages/bots play %s in their workers, among them one that stands in for a person',
  async (game, seats) => {
    const club = await openHouse({}, { bots: workerBots() });
    const host = await newGuest(club.base, 'Host');
    const api = new Api(club.base, host.token);
    const wishFor = (level: string) => ({
      game,
      seats: [{ kind: 'open' }, ...Array(seats - 1).fill({ kind: 'bot', level })],
    });
    const stranger = await api.call('POST', '/api/tables', wishFor('regular:nobody'));
    expect([stranger.status, stranger.json]).toMatchObject([400, { code: 'noSuchCharacter' }]);
    const { games } = await api.ok<{ games: { id: string; characters?: string[] }[] }>('GET', '/api/games');
    const [character = 'novice'] = games.find(one => one.id === game)?.characters ?? [];
    expect(character).toMatch(/^regular:/);
    const wish = wishFor(character);
    const { id } = await api.ok<{ id: string }>('POST', '/api/tables', { ...wish, sit: { seat: 0 } });
    const live = await Live.open(club.base, host.token);
    await live.watch(id);
    const info = await api.act(id, { do: 'handOver' });
    expect(info.seats[0]).toMatchObject({ kind: 'human', standIn: true, level: 'regular' });
    const isEnough = (): boolean => (live.seen?.seq ?? 0) >= 30 || live.info?.status === 'over';
    await live.until(() => isEnough() || undefined, 'thirty moves by bots, or the end', 60_000);
    const updates = live.messages.flatMap(message => (message.type === 'update' ? [message] : []));
    expect(updates.every(({ how }) => how === 'bot')).toBe(true);
    expect(new Set(updates.map(({ by }) => by)).size).toBe(seats);
    live.close();
    await club.close();
  },
);
