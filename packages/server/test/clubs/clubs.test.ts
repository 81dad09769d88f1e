import type {
  BellNotices,
  Club,
  ClubAtDoor,
  ClubLadder,
  Deeds,
  KnownClubs,
  MyClubs,
  TableInfo,
} from '@conclave/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WIDE_OPEN } from '../../src/index.ts';
import { Api, type Guest, Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, type Table, watchAll } from '../house.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const ADMIN = 'a-long-admin-token-for-tests';
const NOBODY = 'nobody-nobod';

const MANY = { burst: 1000, perSecond: 1000 };
const PATIENT = { ...WIDE_OPEN, chat: MANY, others: MANY };

let time = NOW;
let house: House;
let ada: Guest;
let ben: Guest;
let cleo: Guest;
let dan: Guest;
const guests = async (): Promise<void> => {
  const [one, two, three, four] = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dan'].map(name => newGuest(house.base, name)),
  );
  [ada, ben, cleo, dan] = [one, two, three, four] as [Guest, Guest, Guest, Guest];
};
beforeEach(async () => {
  time = NOW;
  house = await openHouse({ adminToken: ADMIN, limits: PATIENT }, { now: () => time });
  await guests();
});
afterEach(() => house.close());

const api = ({ token }: Guest): Api => new Api(house.base, token);
const found = (who: Guest, name = 'The Thursday Club'): Promise<Club> => api(who).ok('POST', '/api/clubs', { name });
const join = (who: Guest, { invite }: Club) => {
  time += 1000;
  return api(who).call('POST', '/api/clubs/join', { code: invite?.code });
};
const look = (who: Guest, { id }: Club): Promise<Club> => api(who).ok('GET', `/api/clubs/${id}`);
const SEATS = [{ kind: 'open' }, { kind: 'open' }];
const WISH = { game: 'sealed-bids', seats: SEATS };
const EVENING = { first: '2026-06-04T20:00', zone: 'Europe/Berlin', every: 'week' };
const open = (who: Guest, { id }: Club): Promise<TableInfo> =>
  api(who).ok('POST', '/api/tables', { ...WISH, club: id, sit: { seat: 0 } });

/** Ada's club, with Ben as its steward and Cleo as a member. Dan is a stranger. */
const threeOf = async (name?: string): Promise<Club> => {
  const club = await found(ada, name);
  for (const who of [ben, cleo]) expect((await join(who, club)).status).toBe(200);
  return api(ada).ok('PUT', `/api/clubs/${club.id}/members/${ben.id}`, { role: 'steward' });
};

/** Who may do what: a dash is a refusal that names who may, and for a stranger there is no such club. */
const DEEDS: readonly (readonly [string, string, (club: Club) => string, unknown, ...string[]])[] = [
  ['look', 'GET', () => '', undefined, 'owner', 'steward', 'member'],
  ['its ladder', 'GET', () => '/ladder', undefined, 'owner', 'steward', 'member'],
  ['change it', 'PATCH', () => '', { about: 'We play.' }, 'owner'],
  ['a new link', 'POST', () => '/invite', undefined, 'owner', 'steward'],
  ['close the door', 'DELETE', () => '/invite', undefined, 'owner', 'steward'],
  ['keep a preset', 'POST', () => '/presets', { name: 'Ours', wish: WISH }, 'owner', 'steward'],
  ['name an evening', 'POST', () => '/evenings', EVENING, 'owner', 'steward'],
  ['call it off', 'PATCH', club => `/evenings/${club.evenings[0]?.id}`, { calledOff: true }, 'owner', 'steward'],
  ['drop a preset', 'DELETE', club => `/presets/${club.presets[0]?.id}`, undefined, 'owner', 'steward'],
  ['end an evening', 'DELETE', club => `/evenings/${club.evenings[0]?.id}`, undefined, 'owner', 'steward'],
  ['make somebody silent', 'PUT', () => `/members/${cleo.id}/mute`, { hours: 1, reason: 'loud' }, 'owner', 'steward'],
  ['name a steward', 'PUT', () => `/members/${cleo.id}`, { role: 'member' }, 'owner'],
  ['hand it over', 'PUT', () => `/members/${cleo.id}`, { role: 'owner' }, 'owner'],
  ['end it', 'DELETE', () => '', undefined, 'owner'],
];

test('who may do what in a club', async () => {
  for (const [what, method, path, body, ...may] of DEEDS) {
    const whole = await threeOf(what);
    await api(ada).ok('POST', `/api/clubs/${whole.id}/presets`, { name: 'First', wish: WISH });
    const club = await api(ada).ok<Club>('POST', `/api/clubs/${whole.id}/evenings`, EVENING);
    const asks = (who: Guest) => api(who).call(method, `/api/clubs/${club.id}${path(club)}`, body);
    const nobodys = await api(dan).call(method, `/api/clubs/${'x'.repeat(16)}${path(club)}`, body);
    expect(nobodys.json, what).toMatchObject({ code: 'noSuchClub', rule: 'house' });
    expect((await asks(dan)).text, what).toBe(nobodys.text);
    for (const [role, who] of [
      ['member', cleo],
      ['steward', ben],
      ['owner', ada],
    ] as const) {
      const { status, json } = await asks(who);
      if (!may.includes(role)) {
        expect([status, json.rule], `${what}, ${role}`).toEqual([403, 'house']);
        expect(json.code, `${what}, ${role}`).toBe(may.includes('steward') ? 'onlyStewards' : 'onlyTheOwner');
      } else expect(status, `${what}, ${role}`).toBeLessThan(300);
      if (may.includes(role) && role === 'steward') break; // it is done
    }
  }
});

test('stewards send members out, the owner anybody else, and nobody the owner, who goes last and ends the club', async () => {
  const club = await threeOf();
  const out = async (by: Guest, who: Guest) =>
    (await api(by).call('DELETE', `/api/clubs/${club.id}/members/${who.id}`)).json.code ?? 'done';
  await join(dan, club);
  expect(await out(cleo, dan)).toBe('onlyStewards');
  expect(await out(ben, ada)).toBe('onlyTheOwner');
  await api(ada).ok('PUT', `/api/clubs/${club.id}/members/${dan.id}`, { role: 'steward' });
  expect(await out(ben, dan)).toBe('onlyTheOwner');
  expect(await out(ada, dan)).toBe('done');
  expect((await api(dan).call('GET', `/api/clubs/${club.id}`)).status).toBe(404);
  expect(await out(ben, cleo)).toBe('done');
  expect(await out(ben, cleo)).toBe('noSuchMember');
  expect(await out(ada, ada)).toBe('handOverFirst');
  const given = await api(ada).ok<Club>('PUT', `/api/clubs/${club.id}/members/${ben.id}`, { role: 'owner' });
  expect(given.members.map(({ name, role }) => `${name} ${role}`)).toEqual(['Ada steward', 'Ben owner']);
  expect(await out(ada, ben)).toBe('onlyTheOwner');
  expect(await out(ada, ada)).toBe('done');
  expect(await out(ben, ben)).toBe('done');
  const { storage } = house.server.services;
  for (const name of ['club', 'member', 'preset', 'evening', 'answer'] as const)
    expect(await storage.count(name, ''), name).toBe(0);
});

test('who hands a club over shows the passkey again, and a device that came by a code does not at all', async () => {
  const club = await threeOf();
  const { codes } = await api(ada).ok<{ codes: string[] }>('POST', '/api/me/recovery');
  const { token } = await new Api(house.base).ok<{ token: string }>('POST', '/api/sign-in/code', { code: codes[0] });
  const thief = new Api(house.base, token);
  const hand = () => thief.call('PUT', `/api/clubs/${club.id}/members/${ben.id}`, { role: 'owner' });
  expect((await hand()).json.code).toBe('tooFresh');
  expect((await thief.call('DELETE', `/api/clubs/${club.id}`)).json.code).toBe('tooFresh');
  expect((await look(ada, club)).role).toBe('owner');
});

test('a link lets people in until it is renewed, closed or too old; twice is once; codes are counted', async () => {
  const club = await found(ada);
  const seen = await api(ben).ok<ClubAtDoor>('POST', '/api/clubs/look', { code: club.invite?.code.toLowerCase() });
  expect(seen).toEqual({ name: 'The Thursday Club', about: '', crest: 0, members: 1 });
  for (const _ of [1, 2]) expect((await join(ben, club)).status).toBe(200);
  expect((await look(ben, club)).invite).toBeUndefined(); // a member does not see it
  const { code } = await api(ada).ok<{ code: string }>('POST', `/api/clubs/${club.id}/invite`);
  expect((await join(cleo, club)).json).toMatchObject({ code: 'codeUnknown', rule: 'house' });
  await api(ada).ok('DELETE', `/api/clubs/${club.id}/invite`);
  expect((await api(cleo).call('POST', '/api/clubs/join', { code })).json.code).toBe('codeUnknown');
  expect((await api(cleo).call('POST', '/api/clubs/join', { code: '' })).json.code).toBe('codeUnknown');
  for (const path of ['/api/clubs/join', '/api/clubs/look']) // PostgreSQL knows no such letter
    expect((await api(cleo).call('POST', path, { code: 'A\u0000B' })).json.code).toBe('malformed');
  const next = await api(ada).ok<{ code: string; until: number }>('POST', `/api/clubs/${club.id}/invite`);
  expect(next.until - time).toBe(30 * 86_400_000);
  const { storage } = house.server.services;
  await storage.attempt([{ sql: 'update club set invite_until = ?', values: [time], rows: 1 }]);
  expect((await api(cleo).call('POST', '/api/clubs/join', { code: next.code })).json.code).toBe('codeUnknown');
  await house.close();
  house = await openHouse({ limits: { ...house.server.services.config.limits, codesPerMinute: 2 } });
  await guests();
  const tries = [];
  for (let n = 0; n < 3; n += 1) tries.push((await api(ada).call('POST', '/api/clubs/join', { code: 'X' })).json.code);
  expect(tries).toEqual(['codeUnknown', 'codeUnknown', 'tooManyCodes']);
});

test('names are one’s own, presets and evenings are looked at, and everything has an end', async () => {
  const club = await found(ada);
  const asks = async (method: string, path: string, body: unknown) =>
    (await api(ada).call(method, `/api/clubs${path}`, body)).json;
  expect(await asks('POST', '', { name: 'the THURSDAY-club' })).toMatchObject({ code: 'clubNameTaken' });
  for (const name of ['', 'Аda', 'admin', 'x'.repeat(31)])
    expect(await asks('POST', '', { name }), name).toMatchObject({ code: 'badClubName' });
  const other = await found(ada, 'Another');
  expect(await asks('PATCH', `/${other.id}`, { name: 'Thursday club the' })).not.toMatchObject({
    code: 'clubNameTaken',
  });
  expect(await asks('PATCH', `/${other.id}`, { name: 'The Thursday Club' })).toMatchObject({ code: 'clubNameTaken' });
  const preset = (wish: object) => asks('POST', `/${club.id}/presets`, { name: 'Ours', wish });
  expect(await preset({ ...WISH, seats: [{ kind: 'open' }] })).toMatchObject({ code: 'seatCount' });
  expect(await preset({ ...WISH, options: { none: 1 } })).toMatchObject({ code: 'malformed' });
  expect(await preset({ ...WISH, game: 'chess' })).toMatchObject({ code: 'unknownGame' });
  for (let n = 0; n < 20; n += 1) await preset(WISH);
  expect(await preset(WISH)).toMatchObject({ code: 'tooManyPresets' });
  const evening = (changes: object) => asks('POST', `/${club.id}/evenings`, { ...EVENING, ...changes });
  expect(await evening({ first: '2026-05-31T20:00' })).toMatchObject({ code: 'eveningPast', rule: 'house' });
  expect(await evening({ first: '2026-02-30T20:00' })).toMatchObject({ code: 'eveningPast' });
  expect(await evening({ first: '2036-02-20T20:00' })).toMatchObject({ code: 'eveningPast' });
  expect(await evening({ zone: 'Middle/Earth' })).toMatchObject({ code: 'badZone' });
  expect(await evening({ preset: 'x'.repeat(16) })).toMatchObject({ code: 'noSuchPreset' });
  for (let n = 0; n < 10; n += 1) await evening({});
  expect(await evening({})).toMatchObject({ code: 'tooManyEvenings' });
  for (let n = 2; n < 20; n += 1) await found(ada, `Club ${n}`);
  expect(await asks('POST', '', { name: 'One more' })).toMatchObject({ code: 'tooManyClubs' });
  const bens = await found(ben, 'Of Ben');
  expect((await join(ada, bens)).json.code).toBe('tooManyClubs');
  const { storage } = house.server.services;
  for (let n = 1; n < 1000; n += 1)
    await storage.attempt([
      { sql: "insert into member values (?, ?, 'member', 1)", values: [bens.id, `somebody-${n}`], rows: 1 },
    ]);
  expect((await join(cleo, bens)).json.code).toBe('clubFull');
});

/** All that can be asked of a table, with what a stranger is answered. */
const EVERY_DOOR: readonly (readonly [string, string, unknown?])[] = [
  ['GET', ''],
  ['GET', '/view'],
  ['GET', '/record'],
  ['GET', '/chat'],
  ['POST', '/chat', { text: 'hello' }],
  ['POST', '/moves', { id: 'm', seq: 0, move: {} }],
  ...[
    { do: 'sit', seat: 1 },
    { do: 'leave' },
    { do: 'askToWatch' },
    { do: 'start' },
    { do: 'close' },
    { do: 'nudge' },
    { do: 'undo' },
    { do: 'rematch' },
    { do: 'reseat', seat: 0 },
    { do: 'agree', to: 'reseat', seat: 0 },
    { do: 'decline', to: 'reseat', seat: 0 },
    { do: 'report', person: NOBODY, reason: 'x' },
    { do: 'chatRule', rule: 'off' },
    { do: 'seatBot', seat: 1 },
    { do: 'handOver', level: 'master' },
  ].map(action => ['POST', '/actions', action] as const),
];
const ON_SOCKETS: readonly object[] = [
  { type: 'watch' },
  { type: 'choices', id: 'q' },
  { type: 'hint', id: 'q', seq: 0 },
  { type: 'chat', id: 'q', text: 'hello' },
  { type: 'move', id: 'q', seq: 0, move: {} },
  { type: 'act', id: 'q', action: { do: 'sit', seat: 1 } },
  { type: 'act', id: 'q', action: { do: 'leave' } },
  { type: 'act', id: 'q', action: { do: 'askToWatch' } },
];

test('a table of a club is not there for strangers: at every door and on every line they hear what is said of no table', async () => {
  const club = await threeOf();
  const settings = { watchers: 'anyone', chat: 'all', hints: true };
  const info = await api(ada).ok<TableInfo>('POST', '/api/tables', {
    ...WISH,
    club: club.id,
    settings,
    sit: { seat: 0 },
  });
  expect(info).toMatchObject({ club: club.id, settings: { visibility: 'club' } });
  const nowhere = 'nowhere-nowhere-';
  const stranger = await Live.open(house.base, dan.token);
  for (const status of ['open', 'running']) {
    if (status === 'running') await api(cleo).act(info.id, { do: 'sit', seat: 1 }); // without a link
    for (const who of [api(dan), new Api(house.base)])
      for (const [method, path, body] of EVERY_DOOR) {
        const [there, none] = [info.id, nowhere].map(id => who.call(method, `/api/tables/${id}${path}`, body));
        const said = `${status} ${method} ${path} ${JSON.stringify(body)}`;
        expect(await there?.then(({ status: code, text }) => [code, text]), said).toEqual(
          await none?.then(({ status: code, text }) => [code, text]),
        );
      }
    for (const message of ON_SOCKETS) {
      const heard = async (table: string): Promise<string> => {
        const from = stranger.texts.length;
        stranger.send({ ...message, table });
        const text = await stranger.until(() => stranger.texts[from], JSON.stringify(message));
        return text.replaceAll(table, 'TABLE');
      };
      expect(await heard(info.id), `${status} ${JSON.stringify(message)}`).toBe(await heard(nowhere));
    }
    const lists = ['/api/lobby', '/api/tables/mine', '/api/me/games', '/api/clubs', '/api/me/export'];
    for (const path of lists) expect((await api(dan).call('GET', path)).text, path).not.toContain(info.id);
  }
  expect(stranger.texts.join('')).not.toContain('"snapshot"');
  stranger.send({ type: 'lobby', on: true });
  expect(JSON.stringify(await stranger.next('lobby'))).not.toContain(info.id);
  expect((await look(ben, club)).tables.map(({ id }) => id)).toEqual([info.id]);
  expect((await api(ben).call('GET', `/api/tables/${info.id}`)).status).toBe(200);
  expect((await api(dan).call('POST', '/api/tables', { ...WISH, club: club.id })).json.code).toBe('noSuchClub');
  expect((await api(ada).call('POST', '/api/tables', { ...WISH, settings: { visibility: 'club' } })).status).toBe(400);
  stranger.close();
});

test('who is sent out of a club sees its tables no more, but keeps the chair they sit on', async () => {
  const club = await threeOf();
  const { id } = await open(ada, club);
  const [watcher, sitter] = [await Live.open(house.base, ben.token), await Live.open(house.base, cleo.token)];
  for (const live of [watcher, sitter]) await live.watch(id);
  await api(cleo).act(id, { do: 'sit', seat: 1 });
  for (const who of [ben, cleo]) await api(ada).ok('DELETE', `/api/clubs/${club.id}/members/${who.id}`);
  await watcher.next('gone');
  expect((await api(ben).call('GET', `/api/tables/${id}`)).status).toBe(404);
  expect((await api(cleo).call('GET', `/api/tables/${id}/view`)).status).toBe(200);
  expect(sitter.messages.some(({ type }) => type === 'gone')).toBe(false);
  for (const live of [watcher, sitter]) live.close();
});

test('a steward makes a member silent at the tables of the club, who is told, and nobody else there or elsewhere', async () => {
  const club = await threeOf();
  const mutes = (who: Guest, person: string, hours: number, reason = hours > 0 ? 'shouts' : '') =>
    api(who).call('PUT', `/api/clubs/${club.id}/members/${person}/mute`, { hours, reason });
  const { id } = await open(ada, club);
  await api(cleo).act(id, { do: 'sit', seat: 1 });
  const elsewhere = await api(cleo).ok<TableInfo>('POST', '/api/tables', { ...WISH, sit: { seat: 0 } });
  const says = (who: Guest, table: string) => api(who).call('POST', `/api/tables/${table}/chat`, { text: 'hello' });
  const line = await Live.open(house.base, cleo.token);
  time += 1000;
  const dumb = await mutes(ben, cleo.id, 24, ' ');
  expect(dumb).toMatchObject({ status: 400, json: { code: 'reasonMissing', rule: 'house' } });
  expect((await mutes(ben, cleo.id, 24)).status).toBe(200);
  expect(await line.next('notice', 0, ({ code }) => code === 'deed')).toMatchObject({
    deed: { what: 'clubMute', until: time + 24 * 3_600_000 },
  });
  line.close();
  expect((await says(cleo, id)).json).toMatchObject({ code: 'mutedInClub' });
  expect((await says(ada, id)).status).toBe(200);
  expect((await says(cleo, elsewhere.id)).status).toBe(200);
  const until = (seen: Club) => seen.members.find(member => member.id === cleo.id)?.mutedUntil;
  expect(until(await look(ben, club))).toBe(time + 24 * 3_600_000);
  expect(until(await look(cleo, club))).toBeUndefined();
  const { deeds } = await new Api(house.base, ADMIN).ok<Deeds>('GET', '/api/admin/deeds'); // whoever looks after the house reads why
  expect(deeds[0]).toMatchObject({ what: 'clubMute', target: cleo.id, detail: club.id, reason: 'shouts' });
  expect((await mutes(ben, ada.id, 1)).json.code).toBe('onlyTheOwner');
  expect((await mutes(ben, ben.id, 1)).json.code).toBe('onlyTheOwner');
  expect((await mutes(ada, ben.id, 1)).status).toBe(200);
  expect((await mutes(ada, dan.id, 1)).json.code).toBe('noSuchMember');
  expect((await mutes(ada, cleo.id, 24 * 31)).status).toBe(400);
  time += 1000;
  await mutes(ada, cleo.id, 0);
  expect((await says(cleo, id)).status).toBe(200);
  time += 1000;
  await mutes(ada, cleo.id, 1);
  expect((await says(cleo, id)).json.code).toBe('mutedInClub');
  time += 3_600_000;
  expect((await says(cleo, id)).status).toBe(200); // its time is over
});

test('who was in a club that ended finds under the bell who ended it; where the house did, whom to write to', async () => {
  await house.close();
  house = await openHouse({ adminToken: ADMIN, limits: PATIENT, contact: 'host@house.example' }, { now: () => time });
  await guests();
  const news = async (who: Guest) =>
    (await api(who).ok<BellNotices>('GET', '/api/me/notices')).notices.map(({ kind, club, by, contact }) => [
      kind,
      club,
      by,
      contact,
    ]);
  const own = await threeOf('The Owls');
  await api(ada).ok('DELETE', `/api/clubs/${own.id}`);
  expect(await news(ben)).toEqual([['clubEnded', 'The Owls', 'Ada', undefined]]);
  expect(await news(ada)).toEqual([]);
  time += 1000;
  const closed = await threeOf('The Bats');
  const admin = new Api(house.base, ADMIN);
  await admin.ok('POST', `/api/admin/clubs/${closed.id}/close`, { reason: 'noise' });
  for (const who of [ada, ben, cleo])
    expect((await news(who))[0]).toEqual(['clubClosed', 'The Bats', undefined, 'host@house.example']);
  expect(await news(dan)).toEqual([]);
});

const playOn = async (id: string, people: readonly Guest[]): Promise<void> => {
  const lives = await watchAll(house.base, { id, guests: people, info: {} } as unknown as Table);
  for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), id);
  await (lives[0] as Live).next('info', 0, ({ info }) => info.status === 'over');
  for (const live of lives) live.close();
};

test('what is played there counts for the ladder of the club and for no rating; again is at the club’s table too', async () => {
  const club = await threeOf();
  for (const who of [ada, ben]) await api(who).ok('POST', '/api/me/recovery');
  const rated = { ...WISH, club: club.id, settings: { rated: true, clock: { kind: 'move', seconds: 60 } } };
  expect((await api(ada).call('POST', '/api/tables', rated)).json.code).toBe('cannotBeRated');
  const { id } = await open(ada, club);
  await api(ben).act(id, { do: 'sit', seat: 1 });
  await playOn(id, [ada, ben]);
  const ladder = () => api(cleo).ok<ClubLadder>('GET', `/api/clubs/${club.id}/ladder`);
  await expect.poll(async () => (await ladder()).lines.length).toBe(2);
  const { season, lines } = await ladder();
  expect(season).toBe('2026-2');
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(10);
  expect(lines.every(({ games, place }) => games === 1 && place === undefined)).toBe(true);
  const others = ['season=2026-1', 'game=dogma'].map(query =>
    api(ada).ok<ClubLadder>('GET', `/api/clubs/${club.id}/ladder?${query}`),
  );
  for (const other of await Promise.all(others)) expect(other.lines).toEqual([]);
  expect(await house.server.services.storage.count('rating', '')).toBe(0);
  const { rematch } = await api(ada).act(id, { do: 'rematch' });
  expect(await api(cleo).ok<TableInfo>('GET', `/api/tables/${rematch}`)).toMatchObject({ club: club.id });
  expect((await api(dan).call('GET', `/api/tables/${rematch}`)).status).toBe(404);
});

test('who is forgotten leaves their clubs to the longest member, or ends them; and may read all of it before', async () => {
  const club = await threeOf();
  const alone = await found(ada, 'Alone');
  const { evenings } = await api(ada).ok<Club>('POST', `/api/clubs/${club.id}/evenings`, EVENING);
  const [evening] = evenings;
  const answer = { at: evening?.at, says: 'yes' };
  const said = await api(ada).ok<Club>('PUT', `/api/clubs/${club.id}/evenings/${evening?.id}/answer`, answer);
  expect(said.evenings[0]).toMatchObject({ mine: 'yes', answers: [{ name: 'Ada', says: 'yes' }] });
  const all = await api(ada).ok<Record<string, unknown[]>>('GET', '/api/me/export');
  expect(all.clubs?.map(entry => (entry as { name: string }).name).sort()).toEqual(['Alone', 'The Thursday Club']);
  expect(all.answers).toHaveLength(1);
  await api(ada).ok('DELETE', '/api/me');
  const left = await look(ben, club);
  expect(left.members.map(({ name, role }) => `${name} ${role}`)).toEqual(['Ben owner', 'Cleo member']);
  expect(left.evenings[0]?.answers).toEqual([]);
  const { storage } = house.server.services;
  expect(await storage.count('club', 'where id = ?', alone.id)).toBe(0);
  expect(await storage.count('member', 'where person_id = ?', ada.id)).toBe(0);
  expect(await storage.count('answer', 'where person_id = ?', ada.id)).toBe(0);
});

test('a house decides who founds clubs; where there are none there is no trace of them', async () => {
  for (const clubs of ['admin', 'off'] as const) {
    await house.close();
    house = await openHouse({ adminToken: ADMIN, clubs });
    await guests();
    const mine = await api(ada).call('GET', '/api/clubs');
    const founding = await api(ada).call('POST', '/api/clubs', { name: 'Ours' });
    const byHost = await new Api(house.base, ADMIN).call('POST', '/api/admin/clubs', { name: 'Ours', owner: ada.id });
    if (clubs === 'admin') {
      expect((mine.json as unknown as MyClubs).mayFound).toBe(false);
      expect(founding.json.code).toBe('clubsByHost');
      expect(byHost.json).toMatchObject({ role: 'owner' });
      expect((await api(ada).call('POST', '/api/admin/clubs', { name: 'X', owner: ada.id })).status).toBe(404);
      const { id } = byHost.json as unknown as Club;
      const host = new Api(house.base, ADMIN);
      const known = await host.ok<KnownClubs>('GET', '/api/admin/clubs');
      expect(known.clubs).toMatchObject([{ id, name: 'Ours', owner: { id: ada.id, name: 'Ada' }, members: 1 }]);
      await host.ok('POST', `/api/admin/clubs/${id}/close`, { reason: 'a quarrel' });
      const { deeds } = await host.ok<Deeds>('GET', '/api/admin/deeds');
      expect(deeds).toMatchObject([
        { what: 'closeClub', target: id, detail: 'Ours', reason: 'a quarrel' },
        { what: 'foundClub', target: id, detail: 'Ours' },
      ]);
      expect((await api(ada).call('GET', `/api/clubs/${id}`)).status).toBe(404);
    } else {
      expect([mine.status, founding.status, byHost.status]).toEqual([404, 404, 404]);
      expect((await new Api(house.base).call('GET', '/api/openapi.json')).text).not.toContain('/api/clubs');
      expect((await api(ada).call('POST', '/api/tables', { ...WISH, club: 'x'.repeat(16) })).json.code).toBe(
        'noSuchClub',
      );
    }
  }
});
