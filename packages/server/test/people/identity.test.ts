import type { Device, SignedIn, TableInfo, Ways } from '@conclave/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import type { Config } from '../../src/index.ts';
import { Api, type Guest, Live, newGuest } from '../client.ts';
import { type House, openHouse, seatGuests, TEST_CONFIG } from '../house.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';
import { Authenticator } from './authenticator.ts';

const programs = postgresPrograms();
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const DAY = 86_400_000;

let postgres: PostgresServer | undefined;
beforeAll(async () => {
  if (programs !== undefined) postgres = await startPostgres(programs);
});
afterAll(() => postgres?.stop());

interface Asked {
  readonly options: { readonly challenge: string; readonly user: { readonly id: string } };
  readonly ticket: string;
}

describe.each(programs === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL'])('people on %s:', database => {
  let house: House;
  let now = 1_800_000_000_000;
  const open = async (config: Partial<Config> = {}): Promise<void> => {
    const place = database === 'SQLite' ? {} : { database: await postgres?.newDatabase() };
    house = await openHouse(
      { adminToken: 'a-very-secret-admin-token', ...place, ...config },
      { now: () => ++now, ticks: () => now },
    );
  };
  beforeEach(() => open());
  afterEach(() => house.close());

  const api = ({ token }: { readonly token: string }): Api => new Api(house.base, token);
  const guest = (name: string): Promise<Guest> => newGuest(house.base, name);
  const refusal = async (who: { readonly token: string }, method: string, path: string, body?: unknown) => {
    const { status, json } = await api(who).call(method, path, body);
    return `${status} ${json.code}`;
  };
  const ways = (who: { readonly token: string }): Promise<Ways> => api(who).ok('GET', '/api/me/ways');
  const codesOf = async (who: Guest): Promise<readonly string[]> =>
    (await api(who).ok<{ codes: string[] }>('POST', '/api/me/recovery')).codes;
  const byCode = async (code: string, headers = {}) =>
    new Api(house.base).call('POST', '/api/sign-in/code', { code }, headers);
  const entered = async (code: string): Promise<SignedIn> =>
    (await byCode(code, { 'user-agent': FIREFOX })).json as unknown as SignedIn;
  const link = (who: { readonly token: string }): Promise<{ code: string; long: string; until: number }> =>
    api(who).ok('POST', '/api/me/links');
  /** The address at which passkeys are good. */
  const local = (): string => house.base.replace('127.0.0.1', 'localhost');
  const here = ({ token }: { readonly token: string }): Api => new Api(local(), token);
  const addPasskey = async (who: Guest): Promise<Authenticator> => {
    const own = new Authenticator(local());
    const { options, ticket } = await here(who).ok<Asked>('POST', '/api/me/passkeys/options');
    await here(who).ok('POST', '/api/me/passkeys', { ticket, response: own.create(options), label: 'my phone' });
    return own;
  };
  const showTo = async (own: Authenticator, changes: (body: object) => object = body => body) => {
    const { options, ticket } = await new Api(local()).ok<Asked>('POST', '/api/sign-in/options');
    return new Api(local()).call('POST', '/api/sign-in', changes({ ticket, response: own.get(options) }));
  };

  test('a passkey keeps a guest, who comes back with it on another device and is the same person', async () => {
    const ada = await guest('Ada');
    expect(await ways(ada)).toMatchObject({
      kept: false,
      passkeys: [],
      codes: 0,
      devices: [{ here: true, kind: 'first' }],
    });
    const own = await addPasskey(ada);
    expect(await ways(ada)).toMatchObject({ kept: true, passkeys: [{ label: 'my phone' }] });
    const { status, json } = await showTo(own);
    expect([status, json.person]).toEqual([200, { id: ada.id, name: 'Ada' }]);
    const both = await ways(json as unknown as SignedIn);
    expect(both.devices.map(({ kind, here: isHere }) => [kind, isHere])).toEqual([
      ['passkey', true],
      ['first', false],
    ]);
  });

  test('nobody has more than ten passkeys, also who asks for several at once', async () => {
    const ada = await guest('Ada');
    await addPasskey(ada);
    const { storage } = house.server.services;
    const sql = "insert into passkey values (?, ?, 'key', 0, '', 0, '', 1, 1)";
    await storage.attempt([2, 3, 4, 5, 6, 7, 8, 9].map(n => ({ sql, values: [`passkey-${n}AAA`, ada.id], rows: 1 })));
    const asked: Asked[] = [];
    for (let n = 0; n < 3; n += 1) asked.push(await here(ada).ok<Asked>('POST', '/api/me/passkeys/options'));
    const added = await Promise.all(
      asked.map(({ options, ticket }) =>
        here(ada).call('POST', '/api/me/passkeys', { ticket, response: new Authenticator(local()).create(options) }),
      ),
    );
    expect(added.map(({ status, json }) => json.code ?? status).toSorted()).toEqual([
      200,
      'tooManyPasskeys',
      'tooManyPasskeys',
    ]);
    expect((await ways(ada)).passkeys).toHaveLength(10);
    expect(await here(ada).call('POST', '/api/me/passkeys/options')).toMatchObject({
      status: 409,
      json: { code: 'tooManyPasskeys' },
    });
  });

  test('what is wrong with a passkey is said in the same words, and no altered byte gets in', async () => {
    const ada = await guest('Ada');
    const own = await addPasskey(ada);
    const stranger = new Authenticator(local());
    expect((await showTo(stranger)).json.code).toBe('passkeyUnknown');
    const other = new Authenticator('https://evil.example');
    const { options, ticket } = await here(ada).ok<Asked>('POST', '/api/me/passkeys/options');
    expect(await here(ada).call('POST', '/api/me/passkeys', { ticket, response: other.create(options) })).toMatchObject(
      {
        status: 400,
        json: { code: 'passkeyRefused' },
      },
    );
    type Response = { response: { response: Record<string, string> } };
    for (const part of ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'])
      for (let at = 0, length = 1; at < length; at += 1) {
        if (part === 'signature' && at === 1) continue; // how long its envelope is: the signature in it is the same
        now += 2000; // so many a minute nobody may try
        const answer = await showTo(own, body => {
          const { response } = body as Response;
          const bytes = Buffer.from(response.response[part] ?? '', 'base64url');
          length = bytes.length; // a signature may be a byte or two shorter than the one before
          const place = Math.min(at, length - 1);
          bytes[place] = (bytes[place] ?? 0) ^ 1;
          return {
            ...body,
            response: { ...response, response: { ...response.response, [part]: bytes.toString('base64url') } },
          };
        });
        expect([part, at, answer.status, answer.json.code]).toEqual([part, at, 400, 'passkeyRefused']);
        expect(answer.json.message).toBe('this passkey was not accepted');
      }
    expect((await showTo(own)).status).toBe(200);
  });

  test('a challenge is good once, and not after ten minutes', async () => {
    const own = await addPasskey(await guest('Ada'));
    const { options, ticket } = await new Api(local()).ok<Asked>('POST', '/api/sign-in/options');
    const body = { ticket, response: own.get(options) };
    expect((await new Api(local()).call('POST', '/api/sign-in', body)).status).toBe(200);
    expect((await new Api(local()).call('POST', '/api/sign-in', body)).json.code).toBe('ticketGone');
    const late = await new Api(local()).ok<Asked>('POST', '/api/sign-in/options');
    now += 11 * 60_000;
    const answer = await new Api(local()).call('POST', '/api/sign-in', {
      ticket: late.ticket,
      response: own.get(late.options),
    });
    expect([answer.status, answer.json.code]).toEqual([410, 'ticketGone']);
  });

  test('an address of numbers has no passkeys, and says so', async () => {
    const ada = await guest('Ada');
    expect(await refusal(ada, 'POST', '/api/me/passkeys/options')).toBe('409 noPasskeysHere');
    expect(await ways(ada)).not.toHaveProperty('domain');
  });

  test('who has a passkey shows it again before changing who gets in', async () => {
    const ada = await guest('Ada');
    const own = await addPasskey(ada);
    expect((await here(ada).call('POST', '/api/me/links')).status).toBe(200); // shown just now
    now += 11 * 60_000;
    for (const [method, path] of [
      ['POST', '/api/me/links'],
      ['POST', '/api/me/recovery'],
      ['POST', '/api/me/passkeys/options'],
      ['DELETE', `/api/me/passkeys/${own.id.toString('base64url')}`],
      ['DELETE', '/api/me'],
    ] as const)
      expect([path, await refusal(ada, method, path)]).toEqual([path, '403 proveFirst']);
    expect(await refusal(ada, 'PATCH', '/api/me', { name: 'Adele' })).toBe('403 proveFirst');
    const { options, ticket } = await here(ada).ok<Asked>('POST', '/api/me/step-up/options');
    await here(ada).ok('POST', '/api/me/step-up', { ticket, response: own.get(options) });
    expect(await codesOf(ada)).toHaveLength(4);
    const ben = await guest('Ben');
    const bens = await addPasskey(ben);
    const again = await here(ada).ok<Asked>('POST', '/api/me/step-up/options');
    expect(
      (await here(ada).call('POST', '/api/me/step-up', { ticket: again.ticket, response: bens.get(again.options) }))
        .json.code,
    ).toBe('passkeyRefused');
  });

  test('a device that came by a code adds a passkey after three days without the one that was lost; another device never', async () => {
    const ada = await guest('Ada');
    const lost = await addPasskey(ada);
    const [code = ''] = await codesOf(ada);
    const second = await entered((await link(ada)).code);
    const back = { ...ada, token: (await entered(code)).token };
    expect(await refusal(back, 'POST', '/api/me/passkeys/options')).toBe('403 tooFresh');
    now += 3 * DAY + 1;
    expect(await refusal(second, 'POST', '/api/me/passkeys/options')).toBe('403 proveFirst');
    const found = await addPasskey(back);
    await here(back).ok('DELETE', `/api/me/passkeys/${lost.id.toString('base64url')}`);
    expect((await ways(back)).passkeys.map(({ id }) => id)).toEqual([found.id.toString('base64url')]);
  });

  test('four codes, each good once; the devices that were in are told, and can send the new one out', async () => {
    const ada = await guest('Ada');
    const codes = await codesOf(ada);
    expect(codes.every(code => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code))).toBe(true);
    const live = await Live.open(house.base, ada.token);
    const [code = ''] = codes;
    const typed = `${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`;
    const back = await entered(typed);
    expect(back.person).toEqual({ id: ada.id, name: 'Ada' });
    const { device } = (await live.next('notice')) as unknown as { device: Device };
    expect(device).toMatchObject({ device: 'Firefox, Android', kind: 'code', fresh: true, here: false });
    expect((await byCode(code)).json.code).toBe('codeUnknown');
    expect((await ways(ada)).codes).toBe(3);
    expect(await api(ada).ok('GET', '/api/me')).toMatchObject({ kept: true, arrived: [{ id: device.id }] });
    await api(ada).ok('POST', '/api/me/told');
    expect(await api(ada).ok('GET', '/api/me')).not.toHaveProperty('arrived');
    const intruder = await Live.open(house.base, back.token);
    await api(ada).ok('DELETE', `/api/me/sessions/${device.id}`);
    expect(await intruder.next('farewell')).toEqual({ type: 'farewell', code: 'notKnown' });
    expect(await refusal(back, 'GET', '/api/me')).toBe('401 whoAreYou');
    live.close();
  });

  test('a stolen code does not steal the person: for three days it changes nothing', async () => {
    const ada = await guest('Ada');
    const [code = ''] = await codesOf(ada);
    const thief = await entered(code);
    const [, adas] = (await ways(thief)).devices;
    for (const [method, path] of [
      ['POST', '/api/me/links'],
      ['POST', '/api/me/recovery'],
      ['POST', '/api/me/passkeys/options'],
      ['DELETE', `/api/me/sessions/${adas?.id}`],
      ['DELETE', '/api/me'],
    ] as const)
      expect([path, await refusal(thief, method, path)]).toEqual([path, '403 tooFresh']);
    expect(await refusal(thief, 'PATCH', '/api/me', { name: 'Eve' })).toBe('403 tooFresh');
    now += 3 * DAY;
    expect((await api(thief).call('POST', '/api/me/links')).status).toBe(200);
  });

  test('another device comes in by eight letters or a picture, once, for five minutes, and that keeps the person', async () => {
    const ada = await guest('Ada');
    const shown = await link(ada);
    expect([shown.code.length, shown.long.length]).toEqual([8, 16]);
    expect(shown.until - now).toBeLessThanOrEqual(300_000);
    expect(await new Api(house.base).ok('POST', '/api/sign-in/code/look', { code: shown.long })).toEqual({
      person: 'Ada',
    });
    expect((await entered(shown.code)).person.id).toBe(ada.id);
    expect((await byCode(shown.long)).json.code).toBe('codeUnknown');
    expect((await ways(ada)).kept).toBe(true);
    const late = await link(ada);
    now += 300_001;
    expect((await byCode(late.code)).status).toBe(404);
    const [old, fresh] = [await link(ada), await link(ada)];
    expect((await byCode(old.code)).status).toBe(404);
    await api(ada).ok('DELETE', '/api/me/links');
    expect((await byCode(fresh.long)).status).toBe(404);
  });

  test('of devices that come with the same code at the same moment one gets in', async () => {
    const ada = await guest('Ada');
    for (const code of [(await link(ada)).code, (await codesOf(ada))[0] ?? '']) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => byCode(code)));
      expect(answers.map(({ status }) => status).filter(status => status === 200)).toHaveLength(1);
    }
  });

  test('codes cannot be guessed: five a minute and address, and a word when to come back', async () => {
    await house.close();
    await open({ limits: { ...(TEST_CONFIG.limits as Config['limits']), codesPerMinute: 5 } });
    const ada = await guest('Ada');
    const [code = ''] = await codesOf(ada);
    for (let n = 0; n < 5; n += 1) expect((await byCode('0000000000000000')).json.code).toBe('codeUnknown');
    const answer = await byCode(code);
    expect([answer.status, answer.json.code]).toEqual([429, 'tooManyCodes']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    now += 60_000;
    expect((await byCode(code)).status).toBe(200);
  });

  test('the last way back of somebody who is kept stays; a guest goes when they like', async () => {
    const ada = await guest('Ada');
    const own = await addPasskey(ada);
    const id = own.id.toString('base64url');
    const [device] = (await ways(ada)).devices;
    expect(await refusal(ada, 'DELETE', `/api/me/passkeys/${id}`)).toBe('409 lastWay');
    await codesOf(ada);
    await api(ada).ok('DELETE', `/api/me/passkeys/${id}`);
    expect((await showTo(own)).json.code).toBe('passkeyUnknown');
    await api(ada).ok('DELETE', `/api/me/sessions/${device?.id}`);
    const ben = await guest('Ben');
    await api(ben).ok('DELETE', '/api/me/token');
    expect(await refusal(ben, 'GET', '/api/me')).toBe('401 whoAreYou');
    const cleo = await guest('Cleo');
    await entered((await link(cleo)).code);
    const [other, mine] = (await ways(cleo)).devices;
    await api(cleo).ok('DELETE', `/api/me/sessions/${other?.id}`);
    expect(await refusal(cleo, 'DELETE', `/api/me/sessions/${mine?.id}`)).toBe('409 lastWay');
    expect(await refusal(cleo, 'DELETE', '/api/me/sessions/0000000000000000')).toBe('404 noSuchDevice');
  });

  test('a name that is kept is nobody else’s, however it is written; given up, it rests for 90 days', async () => {
    const ada = await guest('Ada');
    const ben = await guest('Ben');
    const early = await guest('ada'); // before she was kept
    await codesOf(ada);
    expect((await api(await guest('Ä d a')).ok<{ person: { name: string } }>('GET', '/api/me')).person.name).toBe(
      'Ä d a (guest)',
    );
    for (const name of ['ADA', 'Àdá', 'a.d.a', '4da']) {
      const { person } = await api(ben).ok<{ person: { name: string } }>('PATCH', '/api/me', { name });
      expect(person.name).toBe(`${name} (guest)`);
    }
    expect(await refusal(ben, 'POST', '/api/me/recovery')).toBe('409 nameReserved');
    expect(await refusal(early, 'POST', '/api/me/recovery')).toBe('409 nameTaken');
    expect(await refusal(early, 'POST', '/api/me/links')).toBe('409 nameTaken');
    await api(ada).ok('PATCH', '/api/me', { name: 'Adele' });
    expect(await refusal(ada, 'PATCH', '/api/me', { name: 'Adelheid' })).toBe('409 nameTooSoon');
    expect(await refusal(early, 'POST', '/api/me/recovery')).toBe('409 nameTaken');
    now += 90 * DAY + 1;
    expect((await api(early).call('POST', '/api/me/recovery')).status).toBe(200);
    expect(await refusal(ada, 'PATCH', '/api/me', { name: 'Ada' })).toBe('409 nameTaken');
    await api(ada).ok('PATCH', '/api/me', { name: 'Adelheid' });
  });

  test.each([
    ['Аda', '400 badName'], // Cyrillic А
    ['Ada Μ', '400 badName'], // Greek Μ
    ['Admin', '409 nameReserved'],
    ['C0nclave', '409 nameReserved'],
  ])('%s is nobody’s name', async (name, refused) => {
    expect(await refusal({ token: '' }, 'POST', '/api/people', { name })).toBe(refused);
  });

  test('of two guests with one name who are kept at the same moment one is', async () => {
    const both = [await guest('Ada'), await guest('Ada')];
    const answers = await Promise.all(both.map(one => api(one).call('POST', '/api/me/recovery')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('the guest of this device brings tables and words along', async () => {
    const ada = await guest('Ada');
    const [code = ''] = await codesOf(ada);
    const table = await seatGuests(house.base, 'sealed-bids', 2, { chat: 'all' });
    const [guestHere, other] = table.guests as [Guest, Guest];
    await api(guestHere).ok('POST', `/api/tables/${table.id}/chat`, { text: 'hello' });
    const answer = await api(guestHere).call('POST', '/api/sign-in/code', { code });
    const { token, also } = answer.json as unknown as SignedIn;
    expect(also).toMatchObject({ name: 'Ada (guest)', tables: 1 });
    expect(await api({ token }).ok('POST', '/api/me/bring', { ticket: also?.ticket })).toEqual({ tables: 1 });
    const info = await api(other).ok<TableInfo>('GET', `/api/tables/${table.id}`);
    expect([info.seats[0]?.person, info.seats[0]?.name, info.host]).toEqual([ada.id, 'Ada', ada.id]);
    const data = await api({ token }).ok<{ chat: unknown[]; tables: unknown[] }>('GET', '/api/me/export');
    expect(data).toMatchObject({ chat: [{ text: 'hello' }], tables: [{ id: table.id, seat: 0 }] });
    expect(await refusal({ token }, 'POST', '/api/me/bring', { ticket: also?.ticket })).toBe('410 ticketGone');
    expect(await house.server.services.storage.person(guestHere.id)).toBeUndefined();
  });

  test('export shows every way in and opens none; erasing ends all devices, codes and passkeys', async () => {
    const ada = await guest('Ada');
    const own = await addPasskey(ada);
    const [code = ''] = await codesOf(ada);
    const second = await entered((await link(ada)).code);
    const live = await Live.open(house.base, second.token);
    const data = await api(ada).ok<object>('GET', '/api/me/export');
    expect(data).toMatchObject({
      sessions: [{ kind: 'first' }, { device: 'Firefox, Android' }],
      recovery: [{}, {}, {}, {}],
    });
    for (const word of ['hash', 'public_key', 'handle']) expect(JSON.stringify(data)).not.toContain(word);
    await api(ada).ok('DELETE', '/api/me');
    expect(await live.next('farewell')).toEqual({ type: 'farewell', code: 'notKnown' });
    expect((await byCode(code)).json.code).toBe('codeUnknown');
    expect((await showTo(own)).json.code).toBe('passkeyUnknown');
    for (const name of ['session', 'passkey', 'recovery'] as const)
      expect(await house.server.services.storage.ask(name, '')).toEqual([]);
    expect((await guest('Ada')).id).not.toBe(ada.id);
  });

  test('who erases themselves while their second device plays leaves the table as anybody does', async () => {
    const { id, guests } = await seatGuests(house.base, 'sealed-bids', 2);
    const [ada, ben] = guests as [Guest, Guest];
    const second = await entered((await link(ada)).code);
    const live = await Live.open(house.base, second.token);
    await live.watch(id);
    await api(ada).ok('DELETE', '/api/me');
    expect(await live.next('farewell')).toEqual({ type: 'farewell', code: 'notKnown' });
    const { seats, host } = await api(ben).ok<TableInfo>('GET', `/api/tables/${id}`);
    expect([seats[0]?.kind, seats[0]?.name, host]).toEqual(['bot', '—', ben.id]);
    expect(await refusal(second, 'POST', `/api/tables/${id}/actions`, { do: 'nudge' })).toBe('401 whoAreYou');
  });

  test('the host lets somebody in whom they know: once, for an hour, and fresh', async () => {
    const ada = await guest('Ada');
    const admin = new Api(house.base, 'a-very-secret-admin-token');
    const { code } = await admin.ok<{ code: string }>('POST', `/api/admin/people/${ada.id}/let-in`);
    const back = await entered(code);
    expect(back.person.id).toBe(ada.id);
    expect((await ways(back)).devices[0]).toMatchObject({ kind: 'admin', fresh: true });
    expect((await byCode(code)).status).toBe(404);
    const late = await admin.ok<{ code: string }>('POST', `/api/admin/people/${ada.id}/let-in`);
    now += 3_600_001;
    expect((await byCode(late.code)).status).toBe(404);
  });

  test('a session that was not used for a year is over, one that was is not', async () => {
    const [ada, ben] = [await guest('Ada'), await guest('Ben')];
    now += 200 * DAY;
    await api(ben).ok('GET', '/api/me');
    now += 200 * DAY;
    expect((await api(ben).call('GET', '/api/me')).status).toBe(200);
    expect(await refusal(ada, 'GET', '/api/me')).toBe('401 whoAreYou');
  });

  test('a house that keeps nobody has none of it', async () => {
    await house.close();
    await open({ keepsPeople: false });
    const ada = await guest('Ada');
    expect(await api(ada).ok('GET', '/api/me')).toEqual({ person: { id: ada.id, name: 'Ada' } });
    for (const path of ['/api/me/links', '/api/me/recovery', '/api/sign-in/code', '/api/sign-in/options'])
      expect((await api(ada).call('POST', path, {})).status).toBe(404);
    const { id } = await seatGuests(house.base, 'sealed-bids', 2);
    expect(await refusal(ada, 'POST', `/api/tables/${id}/actions`, { do: 'reseat', seat: 0 })).toBe(
      '409 notInThisHouse',
    );
  });
});
