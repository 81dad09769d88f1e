import type {
  Deed,
  Deeds,
  HouseDoor,
  KeptTables,
  KnownPerson,
  Me,
  Report,
  TableInfo,
  WholePerson,
} from '@conclave/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { type Config, DEFAULT_CONFIG, WIDE_OPEN } from '../../src/index.ts';
import { Api, type Guest, Live, newGuest, RandomPlayer } from '../client.ts';
import { type House, openHouse, rulesNamed, seatGuests, type Table, watchAll } from '../house.ts';
import { Browser, LOOPBACK, openPostOffice } from '../notices/post-office.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';
import { Authenticator } from './authenticator.ts';

const programs = postgresPrograms();
const TOKEN = 'a-very-secret-admin-token';
const CONTACT = 'host@house.example';
const DAY = 86_400_000;
const HOUR = 3_600_000;

let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (programs !== undefined) postgres = await startPostgres(programs);
});
afterAll(() => postgres?.stop());

/** A browser in which somebody looks after the house: it keeps the pass that it was given. */
class Desk {
  readonly base: string;
  readonly #token: string | undefined;
  pass = '';
  constructor(base: string, token?: string) {
    this.base = base;
    this.#token = token;
  }

  async call(method: string, path: string, body?: unknown, token?: string) {
    const answer = await new Api(this.base, token).call(method, path, body, { cookie: `conclave-pass=${this.pass}` });
    const set = /conclave-pass=([^;]*);.*/.exec(answer.headers.get('set-cookie') ?? '');
    if (set !== null) this.pass = set[1] ?? '';
    return answer;
  }

  async ok<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const { status, text, json } = await this.call(method, path, body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return json as Answer;
  }

  async says(method: string, path: string, body?: unknown): Promise<string> {
    const { status, json } = await this.call(method, path, body);
    return `${status} ${json.code}`;
  }

  enter(body: object = {}) {
    return this.call('POST', '/api/house/door', body, this.#token);
  }
}

describe.each(programs === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'])(
  'looking after a house on %s:',
  database => {
    let house: House;
    let time = Date.UTC(2026, 5, 1, 12);
    const place = async (): Promise<Partial<Config>> =>
      database === 'SQLite' ? {} : { database: (await postgres?.newDatabase()) ?? '' };
    const open = async (config: Partial<Config> = {}): Promise<void> => {
      const all = { adminToken: TOKEN, contact: CONTACT, ...(await place()), ...config };
      house = await openHouse(all, { now: () => ++time, outside: LOOPBACK });
    };
    beforeEach(() => open());
    afterEach(() => house.close());

    const api = ({ token }: { readonly token: string }): Api => new Api(house.base, token);
    const local = (): string => house.base.replace('127.0.0.1', 'localhost');
    const here = ({ token }: { readonly token: string }): Api => new Api(local(), token);
    const admin = async (): Promise<Desk> => {
      const desk = new Desk(house.base);
      expect((await desk.enter({ token: TOKEN })).status).toBe(200);
      return desk;
    };
    const keep = (who: Guest): Promise<unknown> => api(who).ok('POST', '/api/me/recovery');
    const addPasskey = async (who: Guest): Promise<Authenticator> => {
      const own = new Authenticator(local());
      const { options, ticket } = await here(who).ok<{ options: never; ticket: string }>(
        'POST',
        '/api/me/passkeys/options',
      );
      await here(who).ok('POST', '/api/me/passkeys', { ticket, response: own.create(options) });
      return own;
    };
    const prove = async (who: Guest, own: Authenticator): Promise<void> => {
      const { options, ticket } = await here(who).ok<{ options: never; ticket: string }>(
        'POST',
        '/api/me/step-up/options',
      );
      await here(who).ok('POST', '/api/me/step-up', { ticket, response: own.get(options) });
    };
    const audit = async (desk: Desk): Promise<readonly string[]> =>
      (await desk.ok<Deeds>('GET', '/api/admin/deeds')).deeds.map(
        ({ by, what, target_name, reason }: Deed) => `${by.name ?? by.kind} ${what} ${target_name ?? ''} ${reason}`,
      );
    const report = (who: Guest, table: string, about: Guest, kind?: string) =>
      api(who).call('POST', `/api/tables/${table}/actions`, {
        ...{ do: 'report', person: about.id, reason: 'so it was' },
        ...(kind === undefined ? {} : { kind }),
      });
    const couple = ({ guests }: Table): readonly [Guest, Guest] => [guests[0] as Guest, guests[1] as Guest];

    test('every deed asks for a reason, is told to whom it is about, stands in the audit and outlives a restart', async () => {
      const table = await seatGuests(house.base, 'sealed-bids', 2);
      const [ada, ben] = couple(table);
      const about = `/api/admin/people/${ben.id}`;
      const desk = await admin();
      for (const [path, body] of [
        [`${about}/mute`, { minutes: 60 }],
        [`${about}/ban`, { banned: true }],
        [`${about}/rename`, { name: 'Bob' }],
        [`${about}/ladder`, { listed: false }],
        [`${about}/let-in`, {}],
        [`/api/admin/tables/${table.id}/close`, {}],
      ] as const) {
        expect(await desk.says('POST', path, body), path).toBe('400 reasonMissing');
        expect(await desk.says('POST', path, { ...body, reason: ' \n ' }), path).toBe('400 reasonMissing');
      }
      const live = await Live.open(house.base, ben.token);
      await desk.ok('POST', `${about}/mute`, { minutes: 60, reason: 'swears' });
      const { deed, contact } = (await live.next('notice', 0, ({ code }) => code === 'deed')) as never as {
        deed: { what: string; until: number };
        contact: string;
      };
      expect([deed.what, contact]).toEqual(['mute', CONTACT]);
      expect(Math.abs(deed.until - (time + HOUR))).toBeLessThan(1000);
      expect((await api(ben).call('POST', `/api/tables/${table.id}/chat`, { text: 'x' })).json.code).toBe('muted');
      await desk.ok('POST', `${about}/rename`, { name: 'Bob', reason: 'rude name' });
      expect((await api(ben).ok<TableInfo>('GET', `/api/tables/${table.id}`)).seats[1]?.name).toBe('Bob');
      expect((await api(ben).call('PATCH', '/api/me', { name: 'Ben' })).json.code).toBe('nameTooSoon');
      await desk.ok('POST', `${about}/ladder`, { listed: false, reason: 'two accounts' });
      const { code } = await desk.ok<{ code: string }>('POST', `${about}/let-in`, { reason: 'lost phone' });
      expect((await new Api(house.base).call('POST', '/api/sign-in/code/look', { code })).json.person).toBe('Bob');
      await desk.ok('POST', `/api/admin/tables/${table.id}/close`, { reason: 'stuck' });
      expect((await api(ada).ok<TableInfo>('GET', `/api/tables/${table.id}`)).closedBy).toBe('house');
      const told = await api(ben).ok<Me>('GET', '/api/me');
      expect(told.deeds?.map(({ what }) => what)).toEqual(['mute', 'rename', 'offLadder', 'closeTable']);
      expect(told.contact).toBe(CONTACT);
      expect(JSON.stringify(told)).not.toMatch(/swears|rude|accounts|stuck|"by"/);
      expect((await api(ada).ok<Me>('GET', '/api/me')).deeds?.map(({ what }) => what)).toEqual(['closeTable']);
      await api(ben).ok('POST', '/api/me/told');
      expect(await api(ben).ok<Me>('GET', '/api/me')).not.toHaveProperty('deeds');
      await house.server.services.committer.settled();
      await house.restart();
      const again = new Desk(house.base);
      again.pass = desk.pass;
      expect(await audit(again)).toEqual([
        'admin closeTable  stuck',
        'admin letIn Bob lost phone',
        'admin offLadder Bob two accounts',
        'admin rename Bob rude name',
        'admin mute Bob swears',
        'admin enter  ',
      ]);
      const one = await again.ok<WholePerson>('GET', about);
      expect(one.person).toMatchObject({ name: 'Bob', off_ladder: true, kept: false, devices: 1, steward: false });
      expect(one.person.muted_until).toBeGreaterThan(time);
      expect(one.deeds.map(({ what, detail }) => `${what} ${detail}`)).toContain('rename Ben → Bob');
      await new Api(house.base, TOKEN).ok('POST', `${about}/mute`, { minutes: 0 }); // the command line, as it always was
      expect((await audit(again))[0]).toBe('commandLine unmute Bob ');
      live.close();
    });

    test('a steward comes in by a passkey that was just shown, does not name others, and is out when dismissed or banned', async () => {
      const [ada, ben] = [await newGuest(house.base, 'Ada'), await newGuest(house.base, 'Ben')];
      const desk = await admin();
      const naming = { steward: true, reason: 'knows us all' };
      expect(await desk.says('POST', `/api/admin/people/${ada.id}/steward`, naming)).toBe('409 stewardNeedsPasskey');
      const own = await addPasskey(ada);
      await desk.ok('POST', `/api/admin/people/${ada.id}/steward`, naming);
      expect(await desk.ok('GET', '/api/admin/stewards')).toMatchObject({ stewards: [{ id: ada.id, name: 'Ada' }] });
      expect(await here(ada).ok('GET', '/api/house/door')).toEqual({ token: true, steward: true });
      expect(await here(ada).ok('GET', '/api/me/ways')).toMatchObject({ steward: true });
      const herDesk = new Desk(local(), ada.token);
      time += HOUR;
      expect((await herDesk.enter()).json.code).toBe('proveFirst');
      await prove(ada, own);
      expect((await herDesk.enter()).json).toMatchObject({ as: 'steward', contact: CONTACT });
      expect((await herDesk.ok<HouseDoor>('GET', '/api/house/door')).keeper?.as).toBe('steward');
      await herDesk.ok('POST', `/api/admin/people/${ben.id}/mute`, { minutes: 5, reason: 'loud' });
      expect(await audit(herDesk)).toContain('Ada mute Ben loud');
      expect(await herDesk.says('POST', `/api/admin/people/${ben.id}/steward`, naming)).toBe('403 onlyTheAdmin');

      /** Whoever is nobody here is answered as at an address that there is not. */
      const nowhere = async (asked: Desk, token?: string): Promise<void> => {
        const shape = async (path: string): Promise<unknown> => {
          const { status, text, headers } = await asked.call('GET', path, undefined, token);
          return [status, text, [...headers.keys()].filter(name => name !== 'date').sort()];
        };
        const unknown = await shape('/api/admin/nothing-of-the-kind');
        for (const path of ['people', 'reports', 'deeds', 'tables', 'stewards', `people/${ben.id}`])
          expect(await shape(`/api/admin/${path}`), path).toEqual(unknown);
        expect((await asked.call('POST', `/api/admin/people/${ada.id}/ban`, {}, token)).status).toBe(404);
      };
      await nowhere(new Desk(house.base), ben.token);
      await nowhere(new Desk(house.base));
      expect((await new Desk(house.base, ben.token).enter()).json).toMatchObject({ code: 'notFound' });
      expect(await here(ben).ok('GET', '/api/house/door')).toEqual({ token: true, steward: false });

      await desk.ok('POST', `/api/admin/people/${ada.id}/steward`, { steward: false, reason: 'moved away' });
      await nowhere(herDesk);
      await prove(ada, own);
      expect((await herDesk.enter()).json).toMatchObject({ code: 'notFound' });

      await desk.ok('POST', `/api/admin/people/${ada.id}/steward`, naming);
      await prove(ada, own);
      await herDesk.enter();
      await herDesk.ok('GET', '/api/admin/people');
      await desk.ok('POST', `/api/admin/people/${ada.id}/ban`, { banned: true, reason: 'trouble' });
      await nowhere(herDesk);
      time += 12 * HOUR;
      await nowhere(desk); // a pass is good for twelve hours
    });

    test('a report carries what was said, and what it is about; three who know the house hide a name', async () => {
      const table = await seatGuests(house.base, 'dogma', 5, { chat: 'all' });
      const [ada, ben, ...others] = table.guests as [Guest, Guest, ...Guest[]];
      const say = (who: Guest, text: string) => api(who).ok('POST', `/api/tables/${table.id}/chat`, { text });
      for (let line = 1; line <= 25; line += 1) await say(ada, `line ${line}`);
      await report(ada, table.id, ben, 'words');
      for (let line = 26; line <= 28; line += 1) await say(ben, `line ${line}`);
      expect((await report(ada, table.id, ben, 'rudeness')).json.code).toBe('malformed');
      await report(ada, table.id, ben);
      const desk = await admin();
      const [second, first] = (await desk.ok<{ reports: readonly Report[] }>('GET', '/api/admin/reports')).reports;
      expect(first).toMatchObject({ kind: 'words', person_name: 'Ben', by_name: 'Ada', reason: 'so it was' });
      expect(first?.context.map(({ text }) => text)).toEqual(Array.from({ length: 25 }, (_, n) => `line ${n + 1}`));
      expect(second).toMatchObject({ kind: 'other', earlier: [{ kind: 'words', done: 0 }] });
      expect(second?.context.at(-1)).toMatchObject({ text: 'line 28', person: ben.id });

      for (const who of [ada, ...others]) await keep(who);
      for (const who of [ada, ...others]) await report(who, table.id, ben, 'name');
      expect((await api(ada).ok<TableInfo>('GET', `/api/tables/${table.id}`)).seats[1]?.name).toBe('Ben'); // nobody knows them yet
      for (const { id } of [ada, ...others]) {
        const sql = 'update person set created_at = created_at - ? where id = ?';
        await house.server.services.storage.attempt([{ sql, values: [30 * DAY, id], rows: 1 }]);
      }
      time += DAY; // what they said before was yesterday, and the pass is over
      await desk.enter({ token: TOKEN });
      for (const who of [ada, ada, others[0] as Guest]) await report(who, table.id, ben, 'name');
      const nameOf = async (): Promise<string | undefined> =>
        (await api(ada).ok<TableInfo>('GET', `/api/tables/${table.id}`)).seats[1]?.name;
      expect(await nameOf()).toBe('Ben');
      await report(others[1] as Guest, table.id, ben, 'name');
      expect(await nameOf()).toBe('—');
      expect((await api(ben).ok<Me>('GET', '/api/me')).person.name).toBe('—');
      expect((await api(ben).call('PATCH', '/api/me', { name: 'Benno' })).json.code).toBe('nameHidden');
      const { people } = await desk.ok<{ people: readonly KnownPerson[] }>('GET', '/api/admin/people?search=%E2%80%94');
      expect(people).toMatchObject([{ id: ben.id, name: '—', hidden: 'Ben' }]);
      await desk.ok('POST', `/api/admin/people/${ben.id}/show-name`, { reason: 'a fine name' });
      expect(await nameOf()).toBe('Ben');
      expect(await desk.says('POST', `/api/admin/people/${ben.id}/show-name`, { reason: 'x' })).toBe('409 notHidden');
      await report(others[2] as Guest, table.id, ben, 'name'); // those before were looked at
      expect(await nameOf()).toBe('Ben');
      expect(await audit(desk)).toEqual(
        expect.arrayContaining(['house hideName Ben ', 'admin showName Ben a fine name']),
      );

      const open = (await desk.ok<{ reports: readonly Report[] }>('GET', '/api/admin/reports')).reports;
      for (const { id } of open) await desk.ok('POST', `/api/admin/reports/${id}/done`, { reason: 'talked to them' });
      expect(await desk.ok('GET', '/api/admin/reports')).toEqual({ reports: [] });
      expect(await desk.says('POST', `/api/admin/reports/${open[0]?.id}/done`, { reason: 'x' })).toBe(
        '404 noSuchReport',
      );
      await house.server.services.storage.erasePerson(ben.id, '—');
      const lines = await house.server.services.storage.ask('report_line', 'order by report_id, n');
      expect(lines.some(({ text }) => text === 'line 28')).toBe(false);
      expect(lines.some(({ text }) => text === 'line 1')).toBe(true);
    });

    test('five reports a day', async () => {
      await house.close();
      await open({ limits: { ...WIDE_OPEN, reportsADay: DEFAULT_CONFIG.limits.reportsADay } });
      const table = await seatGuests(house.base, 'sealed-bids', 2);
      const [ada, ben] = couple(table);
      for (let n = 0; n < 5; n += 1) expect((await report(ada, table.id, ben)).status).toBe(200);
      expect((await report(ada, table.id, ben)).json.code).toBe('tooManyReports');
      time += DAY + HOUR;
      expect((await report(ada, table.id, ben)).status).toBe(200);
    });

    test('who is banned is out: sockets, sessions, codes, push and webhooks', async () => {
      const office = await openPostOffice();
      onTestFinished(() => void office.close());
      const ben = await newGuest(house.base, 'Ben');
      await addPasskey(ben);
      const { codes } = await here(ben).ok<{ codes: readonly string[] }>('POST', '/api/me/recovery');
      const { p256dh, auth } = new Browser();
      const push = { kind: 'push', endpoint: `${office.url}/ben`, p256dh, auth };
      await api(ben).ok('POST', '/api/me/channels', push);
      await api(ben).ok('POST', '/api/me/channels', { kind: 'webhook', form: 'slack', url: `${office.url}/hook` });
      const { code } = await here(ben).ok<{ code: string }>('POST', '/api/me/links');
      const lives = [await Live.open(house.base, ben.token), await Live.open(house.base, ben.token)];
      const desk = await admin();
      await desk.ok('POST', `/api/admin/people/${ben.id}/ban`, { banned: true, reason: 'cheats' });
      for (const live of lives) {
        expect(await live.next('farewell')).toEqual({ type: 'farewell', code: 'banned', contact: CONTACT });
        await live.until(() => live.closed, 'the end of the line');
      }
      for (const path of ['/api/me', '/api/me/ways', '/api/tables/mine'])
        expect((await api(ben).call('GET', path)).json).toMatchObject({ code: 'banned', contact: CONTACT });
      expect((await api(ben).call('POST', '/api/people', { name: 'Other' })).json.code).toBe('banned');
      for (const typed of [code, codes[0]])
        expect((await new Api(house.base).call('POST', '/api/sign-in/code', { code: typed })).json.code).toBe(
          'codeUnknown',
        );
      const { storage } = house.server.services;
      for (const name of ['channel', 'outbox', 'ticket'] as const)
        expect(await storage.count(name, 'where person_id = ?', ben.id), name).toBe(0);
      await desk.ok('POST', `/api/admin/people/${ben.id}/ban`, { banned: false, reason: 'said sorry' });
      expect((await api(ben).ok<Me>('GET', '/api/me')).deeds?.map(({ what }) => what)).toEqual(['unban']);
    });

    test('a game that counts no more, and somebody who stands in no ladder', async () => {
      const [ada, ben] = [await newGuest(house.base, 'Ada'), await newGuest(house.base, 'Ben')];
      await keep(ada);
      await keep(ben);
      const { storage } = house.server.services;
      const play = async (): Promise<string> => {
        const { id } = await api(ada).ok<TableInfo>('POST', '/api/tables', {
          ...{ game: 'sealed-bids', seats: [{ kind: 'open' }, { kind: 'open' }], sit: { seat: 0 } },
          settings: { rated: true, clock: { kind: 'move', seconds: 3600 } },
        });
        await api(ben).act(id, { do: 'sit', seat: 1 });
        const lives = await watchAll(house.base, { id, guests: [ada, ben], info: {} as TableInfo });
        for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), id);
        await lives[0]?.next('info', 0, ({ info }) => info.status === 'over');
        for (const live of lives) live.close();
        await expect.poll(() => storage.count('result', 'where table_id = ? and rated = 1', id)).toBe(2);
        return id;
      };
      const ratings = () => storage.ask('rating', 'order by subject');
      const first = await play();
      const before = await ratings();
      const second = await play();
      const desk = await admin();
      await desk.ok('POST', `/api/admin/tables/${second}/unrate`, { reason: 'arranged' });
      expect((await ratings()).map(({ mu, sigma, games }) => [mu, sigma, games])).toEqual(
        before.map(({ mu, sigma, games }) => [mu, sigma, games]),
      );
      expect(await desk.says('POST', `/api/admin/tables/${second}/unrate`, { reason: 'x' })).toBe('409 notRated');
      const one = await desk.ok<WholePerson>('GET', `/api/admin/people/${ada.id}`);
      expect(one.games.map(({ table, rated }) => [table, rated])).toEqual([
        [second, false],
        [first, true],
      ]);
      expect((await api(ben).ok<Me>('GET', '/api/me')).deeds?.map(({ what }) => what)).toEqual(['unrate']);
      await desk.ok('POST', `/api/admin/tables/${first}/unrate`, { reason: 'too' });
      expect(await ratings()).toEqual([]);

      const row = {
        game: 'sealed-bids',
        pool: 2,
        mu: 30e6,
        sigma: 5e6,
        games: 12,
        last_at: time,
        safe: 25e6,
        listed: 1,
      };
      const put =
        'insert into rating (subject, game, pool, mu, sigma, games, last_at, safe, listed) values (?, ?, ?, ?, ?, ?, ?, ?, ?)';
      await storage.attempt([{ sql: put, values: [ada.id, ...Object.values(row)], rows: 1 }]);
      const ladder = async (): Promise<number> =>
        (await api(ben).ok<{ lines: readonly unknown[] }>('GET', '/api/ladder?game=sealed-bids&pool=2')).lines.length;
      expect(await ladder()).toBe(1);
      await desk.ok('POST', `/api/admin/people/${ada.id}/ladder`, { listed: false, reason: 'arranged' });
      expect(await ladder()).toBe(0);
      await api(ada).ok('PUT', '/api/me/profile', { shown: 'met', ladder: true });
      expect(await ladder()).toBe(0); // not by a wish of their own
      await desk.ok('POST', `/api/admin/people/${ada.id}/ladder`, { listed: true, reason: 'served' });
      expect(await ladder()).toBe(1);
    });

    test('nothing of a hand, a seal or a token is in any answer', async () => {
      const table = await seatGuests(house.base, 'seven-seals', 3, { chat: 'all' });
      const [ada, ben] = couple(table);
      await report(ada, table.id, ben, 'cheating');
      const desk = await admin();
      const paths = [
        'tables',
        'tables?state=running',
        'tables?state=waiting',
        'tables?state=damaged',
        'people',
        'reports',
      ];
      const all = [...paths, 'deeds', 'stewards', `people/${ada.id}`].map(path => `/api/admin/${path}`);
      const said = await Promise.all(all.map(async path => (await desk.call('GET', path)).text));
      said.push((await desk.call('POST', `/api/admin/people/${ben.id}/mute`, { minutes: 1, reason: 'x' })).text);
      expect((JSON.parse(said[1] ?? '') as KeptTables).tables.map(({ id }) => id)).toEqual([table.id]);
      said.push((await desk.call('POST', `/api/admin/tables/${table.id}/close`, { reason: 'x' })).text);
      const { storage } = house.server.services;
      const row = await storage.table(table.id);
      const doc = JSON.parse(row !== undefined && 'doc' in row ? row.doc : '{}') as Record<string, unknown>;
      const secrets = JSON.stringify(doc).match(/[0-9a-f]{32,}/g) ?? [];
      const open = JSON.stringify(table.info);
      const hidden = secrets.filter(secret => !open.includes(secret));
      expect(hidden.length).toBeGreaterThan(0);
      const sessions = await storage.ask('session', 'order by token_hash');
      for (const text of said) {
        for (const secret of [...hidden, ...sessions.map(({ token_hash }) => token_hash), ada.token, TOKEN])
          expect(text).not.toContain(secret);
        expect(text).not.toMatch(/"(hand|own|view|secrets|hidden|deck|entries)":/);
      }
    });

    test('wrong tokens are counted, and so is the right one after too many; other houses have no token or no page', async () => {
      await house.close();
      await open({ limits: { ...WIDE_OPEN, codesPerMinute: 3 } });
      const desk = new Desk(house.base);
      for (let n = 0; n < 3; n += 1) expect((await desk.enter({ token: `wrong ${n}` })).json.code).toBe('onlyTheAdmin');
      const answer = await desk.enter({ token: 'wrong again' });
      expect([answer.status, answer.json.code, answer.headers.get('retry-after')]).toEqual([
        429,
        'tooManyTokens',
        '60',
      ]);
      expect((await desk.enter({ token: TOKEN })).status).toBe(429);
      expect((await new Api(house.base, TOKEN).call('GET', '/api/admin/people')).status).toBe(429);
      await house.close();
      await open({ adminToken: undefined });
      expect(await new Api(house.base).ok('GET', '/api/house/door')).toEqual({ token: false, steward: false });
      expect((await new Desk(house.base).enter({ token: TOKEN })).json.code).toBe('noAdminToken');
      await house.close();
      await open({ housePage: false });
      const nothing = (await new Api(house.base).call('GET', '/api/house/nothing')).text;
      expect((await new Api(house.base).call('GET', '/api/house/door')).text).toBe(nothing);
      expect((await new Api(house.base, TOKEN).call('GET', '/api/admin/people')).status).toBe(200);
      const { headers } = await new Api(house.base).call('GET', '/');
      expect(headers.get('conclave-house') ?? '').not.toContain('house-page');
    });
  },
);

test.skipIf(programs === undefined)(
  'what is done at one node holds at the other with its next look, without a bus',
  async () => {
    const url = (await postgres?.newDatabase()) ?? '';
    const openNode = async (node: string): Promise<House> => {
      const house = await openHouse({ database: url, node, adminToken: TOKEN, contact: CONTACT });
      onTestFinished(() => house.close().catch(() => undefined));
      return house;
    };
    const [one, other] = [await openNode('one'), await openNode('other')];
    const table = await seatGuests(one.base, 'sealed-bids', 2, { chat: 'all' });
    const [ada, ben] = [table.guests[0] as Guest, table.guests[1] as Guest];
    const lives = await watchAll(other.base, table);
    const [hers, his] = [lives[0] as Live, lives[1] as Live];
    const desk = new Desk(one.base);
    await desk.enter({ token: TOKEN });
    const there = new Desk(other.base);
    there.pass = desk.pass;
    const deed = async (path: string, body: object): Promise<void> => {
      await desk.ok('POST', `/api/admin/${path}`, { ...body, reason: 'because' });
      await other.server.node?.lookNow();
    };
    await deed(`people/${ben.id}/mute`, { minutes: 60 });
    await his.next('notice', 0, ({ code }) => code === 'deed');
    his.send({ type: 'chat', table: table.id, id: 'c1', text: 'hello' });
    expect(await his.next('refused')).toMatchObject({ code: 'muted' });
    await deed(`people/${ben.id}/rename`, { name: 'Bob' });
    await hers.next('info', 0, ({ info }) => info.seats[1]?.name === 'Bob');
    await deed(`people/${ben.id}/ban`, { banned: true });
    await his.next('farewell');
    await deed(`tables/${table.id}/close`, {});
    await hers.next('info', 0, ({ info }) => info.status === 'abandoned' && info.closedBy === 'house');
    expect(await there.ok<Deeds>('GET', '/api/admin/deeds')).toMatchObject({
      deeds: [{ what: 'closeTable' }, { what: 'ban' }, { what: 'rename' }, { what: 'mute' }, { what: 'enter' }],
    });
    await desk.ok('DELETE', '/api/house/door');
    expect((await there.call('GET', '/api/admin/deeds')).status).toBe(404); // whoever leaves, leaves everywhere
    expect((await new Api(other.base, ada.token).ok<Me>('GET', '/api/me')).person.name).toBe('Ada');
    for (const live of lives) live.close();
  },
);
