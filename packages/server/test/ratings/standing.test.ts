import type { Ladder, Profile, TableInfo } from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Api, type Guest, type Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, type Table, watchAll } from '../house.ts';

let house: House;
let ada: Guest;
let ben: Guest;
beforeEach(async () => {
  house = await openHouse();
  [ada, ben] = [await newGuest(house.base, 'Ada'), await newGuest(house.base, 'Ben')];
});
afterEach(() => house.close());

const NOBODY = 'nobody-nobod';
const api = ({ token }: Guest): Api => new Api(house.base, token);
const keep = (who: Guest) => api(who).ok('POST', '/api/me/recovery');
const RATED = { rated: true, clock: { kind: 'move', seconds: 3600 } };
const opens = (who: Guest, settings: object = RATED) =>
  api(who).call('POST', '/api/tables', {
    game: 'sealed-bids',
    seats: [{ kind: 'open' }, { kind: 'open' }],
    settings,
    sit: { seat: 0 },
  });
const sits = (who: Guest, id: unknown) => api(who).call('POST', `/api/tables/${id}/actions`, { do: 'sit', seat: 1 });
const playOn = async (id: string, guests: readonly Guest[]): Promise<void> => {
  const table: Table = { id, guests, info: {} as TableInfo };
  const lives = await watchAll(house.base, table);
  for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), id);
  await (lives[0] as Live).next('info', 0, ({ info }) => info.status === 'over');
  for (const live of lives) live.close();
};
const profile = (who: Guest, id: string) => api(who).call('GET', `/api/people/${id}`);

test('a game counts where it was said beforehand and everybody is kept; then both are rated and can look at each other', async () => {
  expect((await opens(ada)).json.code).toBe('keptOnly');
  await keep(ada);
  for (const change of [{ clock: { kind: 'none' } }, { hints: true }, { undo: 'consent' }])
    expect((await opens(ada, { ...RATED, ...change })).json.code, JSON.stringify(change)).toBe('cannotBeRated');
  const { id, settings } = (await opens(ada)).json as unknown as TableInfo;
  expect(settings.rated).toBe(true);
  expect((await sits(ben, id)).json.code).toBe('keptOnly');
  await keep(ben);
  expect((await profile(ada, ben.id)).json.code).toBe('noSuchPerson'); // they have not met
  expect((await sits(ben, id)).status).toBe(200);
  await playOn(id, [ada, ben]);
  await expect.poll(async () => ((await profile(ada, ben.id)).json as unknown as Profile).ratings?.length).toBe(1);
  const seen = (await profile(ada, ben.id)).json as unknown as Profile;
  expect(seen).toMatchObject({ person: { name: 'Ben' }, kept: true, mine: false, follows: false, blocks: false });
  expect(seen.ratings[0]).toMatchObject({ game: 'sealed-bids', pool: 2, games: 1, guess: true });
  expect(seen.together[0]).toMatchObject({ together: 1 });
  expect(seen.games.map(game => game.id)).toEqual([id]);
  const ladder = await api(ada).ok<Ladder>('GET', '/api/ladder?game=sealed-bids&pool=2');
  expect(ladder).toMatchObject({ lines: [], mine: { games: 1, guess: true } });
  for (const query of ['game=chess&pool=2', 'game=sealed-bids&pool=5', 'game=sealed-bids'])
    expect((await api(ada).call('GET', `/api/ladder?${query}`)).status, query).toBe(400);
  const everything = await api(ada).ok<Record<string, unknown[]>>('GET', '/api/me/export');
  expect([everything.results?.length, everything.ratings?.length]).toEqual([1, 1]);
  expect(JSON.stringify(everything.results)).not.toContain(ben.id);
});

test('who hides is not there, who blocks is not there for the blocked, and no door says why', async () => {
  const stranger = await newGuest(house.base, 'Cleo');
  const { id } = (await opens(ada, {})).json as unknown as TableInfo;
  await sits(ben, id);
  await playOn(id, [ada, ben]);
  const nobody = (await profile(stranger, NOBODY)).text;
  expect((await profile(stranger, ben.id)).text).toBe(nobody);
  const games = (who: Guest, of: string, query = '') => api(who).call('GET', `/api/people/${of}/games${query}`);
  expect((await games(stranger, ben.id)).text).toBe((await games(stranger, NOBODY)).text);
  expect((await games(ada, ben.id)).json.games).toMatchObject([{ id }]);
  expect((await games(ada, ben.id, '?game=dogma')).json.games).toEqual([]);
  await api(ben).ok('PUT', '/api/me/profile', { shown: 'everyone', ladder: true });
  expect((await profile(stranger, ben.id)).json.games).toEqual([]); // the table was not open to everyone
  await api(ben).ok('PUT', '/api/me/profile', { shown: 'nobody', ladder: true });
  expect((await profile(ada, ben.id)).text).toBe(nobody);
  expect((await games(ada, ben.id)).status).toBe(404);
  await api(ben).ok('PUT', '/api/me/profile', { shown: 'met', ladder: true });

  const follow = (who: Guest, other: string) => api(who).call('PUT', `/api/me/follows/${other}`);
  expect((await follow(ben, ada.id)).status).toBe(200);
  expect((await follow(ben, ada.id)).status).toBe(200); // twice is once
  expect(await api(ben).ok('GET', '/api/me/follows')).toEqual({ people: [{ id: ada.id, name: 'Ada' }] });
  await api(ada).ok('PUT', `/api/me/blocks/${ben.id}`);
  expect(await api(ben).ok('GET', '/api/me/follows')).toEqual({ people: [] });
  expect((await follow(ben, ada.id)).text).toBe((await follow(ben, NOBODY)).text);
  expect((await follow(ben, ben.id)).status).toBe(404);
  expect((await profile(ben, ada.id)).text).toBe((await profile(ben, NOBODY)).text);
  expect((await api(ada).ok<{ muted: string[] }>('GET', '/api/me/muted')).muted).toEqual([ben.id]);
  const next = (await opens(ada, {})).json as unknown as TableInfo;
  expect((await sits(ben, next.id)).json.code).toBe('seatTaken');
  await api(ada).ok('DELETE', `/api/me/blocks/${ben.id}`);
  expect((await sits(ben, next.id)).status).toBe(200);
});

test('a house that rates nobody has no ladder and writes nothing down, but people look at, follow and block each other', async () => {
  await house.close();
  house = await openHouse({ rates: false });
  [ada, ben] = [await newGuest(house.base, 'Ada'), await newGuest(house.base, 'Ben')];
  await keep(ada);
  expect((await opens(ada)).json.code).toBe('cannotBeRated');
  for (const path of ['/api/ladder?game=sealed-bids&pool=2', '/api/ladder/season?game=sealed-bids'])
    expect((await api(ada).call('GET', path)).status, path).toBe(404);
  const { id } = (await opens(ada, {})).json as unknown as TableInfo;
  await sits(ben, id);
  await playOn(id, [ada, ben]);
  expect((await api(ada).ok<{ results: unknown[] }>('GET', '/api/me/export')).results).toEqual([]);
  expect((await profile(ada, ben.id)).json).toMatchObject({ ratings: [], together: [{ together: 1 }] });
  await api(ada).ok('PUT', `/api/me/blocks/${ben.id}`);
  expect((await api(ben).call('PUT', `/api/me/follows/${ada.id}`)).status).toBe(404);
  const next = (await opens(ada, {})).json as unknown as TableInfo;
  expect((await sits(ben, next.id)).json.code).toBe('seatTaken');
});

test('who is in a club of ours reads its name in our profile, and nobody else does', async () => {
  const cleo = await newGuest(house.base, 'Cleo');
  for (const who of [ada, ben]) await api(who).ok('PUT', '/api/me/profile', { shown: 'everyone', ladder: true });
  const club = await api(ada).ok<{ invite?: { code: string } }>('POST', '/api/clubs', { name: 'The Owls' });
  await api(ben).ok('POST', '/api/clubs/join', { code: club.invite?.code });
  await api(cleo).ok('POST', '/api/clubs', { name: 'The Bats' });
  expect((await profile(ada, ben.id)).json).toMatchObject({ clubs: ['The Owls'] });
  expect((await profile(cleo, ben.id)).json).not.toHaveProperty('clubs');
});
