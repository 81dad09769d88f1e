import type { Against, Ladder, PastGames, Profile, TableInfo } from '@conclave/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { Api, type Guest, type Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, seatGuests, watchAll } from '../house.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';

const programs = postgresPrograms();
let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (programs !== undefined) postgres = await startPostgres(programs);
});
afterAll(() => postgres?.stop());

describe.each(programs === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'])('what was, on %s:', database => {
  let house: House;
  const open = async (config = {}): Promise<void> => {
    const place = database === 'SQLite' ? {} : { database: await postgres?.newDatabase() };
    house = await openHouse({ ...place, ...config });
  };
  beforeEach(() => open());
  afterEach(() => house.close());

  const api = ({ token }: Guest): Api => new Api(house.base, token);
  /** The same people sit down once more, and play to the end. */
  const play = async (
    guests?: readonly Guest[],
    settings: object = {},
  ): Promise<{ guests: readonly Guest[]; info: TableInfo }> => {
    const table = guests === undefined ? await seatGuests(house.base, 'sealed-bids', 2) : await again(guests, settings);
    const lives = await watchAll(house.base, table);
    for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), table.id);
    const { info } = await (lives[0] as Live).next('info', 0, ({ info: now }) => now.status === 'over');
    for (const live of lives) live.close();
    return { guests: table.guests, info };
  };
  const again = async (guests: readonly Guest[], settings: object = {}) => {
    const [host] = guests as [Guest];
    const seats = guests.map(() => ({ kind: 'open' }));
    const { id } = await api(host).ok<TableInfo>('POST', '/api/tables', {
      game: 'sealed-bids',
      seats,
      settings,
    });
    let info = {} as TableInfo;
    for (const [seat, guest] of guests.entries()) info = await api(guest).act(id, { do: 'sit', seat });
    return { id, guests, info };
  };
  const past = (who: Guest, query = ''): Promise<PastGames> => api(who).ok('GET', `/api/me/games${query}`);

  test('finished games are there on every device, as their tables say; running and abandoned ones are not', async () => {
    const { guests, info } = await play();
    const [ada, ben] = guests as [Guest, Guest];
    await again(guests); // runs
    const left = await again(guests);
    for (const guest of guests)
      await api(guest)
        .act(left.id, { do: 'abandon' })
        .catch(() => undefined);
    const { games } = await past(ben);
    expect(games.map(({ id, seat }) => [id, seat])).toEqual([[info.id, 1]]);
    expect(games[0]?.seats.map(({ place }) => place)).toEqual(info.places);
    expect(games[0]?.seats.map(({ name, person }) => [name, person])).toEqual([
      ['Ada', ada.id],
      ['Ben', ben.id],
    ]);
    const { code } = await api(ben).ok<{ code: string }>('POST', '/api/me/links');
    const { token } = await new Api(house.base).ok<{ token: string }>('POST', '/api/sign-in/code', { code });
    expect(await past({ ...ben, token })).toEqual({ games });
    expect((await new Api(house.base, token).call('GET', `/api/tables/${info.id}/record`)).status).toBe(200);
    const stranger = await newGuest(house.base, 'Eve');
    expect(await past(stranger)).toEqual({ games: [] });
    expect((await api(stranger).call('GET', `/api/tables/${info.id}/record`)).status).toBe(403);
  });

  test('two people read the same results, each from their side; strangers and nobody are the same', async () => {
    const { guests } = await play();
    await play(guests);
    const [ada, ben] = guests as [Guest, Guest];
    const mine = await api(ada).ok<Against>('GET', `/api/me/against/${ben.id}`);
    const theirs = await api(ben).ok<Against>('GET', `/api/me/against/${ada.id}`);
    const [one, other] = [mine.games[0], theirs.games[0]];
    expect([one?.together, mine.person.name, mine.last.length]).toEqual([2, 'Ben', 2]);
    expect([one?.ahead, one?.behind, one?.shared]).toEqual([other?.behind, other?.ahead, other?.shared]);
    const eve = await newGuest(house.base, 'Eve');
    for (const id of [eve.id, 'AAAAAAAAAAAA', ada.id]) {
      const { status, json } = await api(ada).call('GET', `/api/me/against/${id}`);
      expect([status, json.code]).toEqual([404, 'noSuchPerson']);
    }
    await api(ben).ok('DELETE', '/api/me');
    expect((await api(ada).call('GET', `/api/me/against/${ben.id}`)).status).toBe(404);
    expect((await past(ada)).games[0]?.seats[1]?.name).toBe('—');
  });

  test('games that count fill everything: ratings, the ladder, profiles, what was, and one against the other', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cleo'].map(name => newGuest(house.base, name)));
    for (const who of people) await api(who).ok('POST', '/api/me/recovery');
    const pairs = people.map((one, n) => [one, people[(n + 1) % 3] as Guest]);
    const infos: TableInfo[] = [];
    const settings = { rated: true, clock: { kind: 'move', seconds: 3600 } };
    for (let round = 0; round < 5; round += 1)
      infos.push(...(await Promise.all(pairs.map(async pair => (await play(pair, settings)).info))));
    const ladder = (who: Guest): Promise<Ladder> => api(who).ok('GET', '/api/ladder?game=sealed-bids&pool=2');
    await expect
      .poll(async () => (await ladder(people[0] as Guest)).lines.map(({ games }) => games))
      .toEqual([10, 10, 10]);
    const { lines } = await ladder(people[0] as Guest);
    expect(lines.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(lines.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben', 'Cleo']);

    /** Who came where, as the tables themselves said it. */
    const placesOf = ({ id }: Guest, { id: other }: Guest) =>
      infos
        .map(info => ({ info, seat: info.seats.findIndex(({ person }) => person === id) }))
        .filter(({ seat, info }) => seat >= 0 && info.seats.some(({ person }) => person === other))
        .map(({ info: { places = [] }, seat }) => [places[seat] ?? 0, places[1 - seat] ?? 0] as const);
    for (const [n, who] of people.entries()) {
      const next = people[(n + 1) % 3] as Guest;
      const line = lines.find(({ person }) => person === who.id);
      expect((await ladder(who)).mine).toEqual({ rating: line?.rating, games: 10, guess: false, place: line?.place });
      const seen = await api(next).ok<Profile>('GET', `/api/people/${who.id}`);
      const first = placesOf(who, who).filter(([own]) => own === 1).length;
      expect(seen.ratings).toEqual([
        { game: 'sealed-bids', pool: 2, rating: line?.rating, games: 10, guess: false, first },
      ]);
      expect(seen.manners).toBe('always');
      const met = placesOf(who, next);
      const ahead = met.filter(([own, theirs]) => own < theirs).length;
      const shared = met.filter(([own, theirs]) => own === theirs).length;
      const result = { game: 'sealed-bids', together: 5, ahead, shared, behind: 5 - ahead - shared };
      expect((await api(who).ok<Against>('GET', `/api/me/against/${next.id}`)).games).toEqual([result]);
      expect(seen.together).toEqual([{ ...result, ahead: result.behind, behind: ahead }]);
      const own = (await past(who)).games;
      expect(new Set(own.map(({ id }) => id)).size).toBe(10);
      for (const { id, seats } of own)
        expect(seats.map(({ place }) => place)).toEqual(infos.find(info => info.id === id)?.places);
    }
  });

  test('a house may show nothing of it', async () => {
    await house.close();
    await open({ showsPast: false });
    const ada = await newGuest(house.base, 'Ada');
    expect((await api(ada).call('GET', '/api/me/games')).status).toBe(404);
  });
});
