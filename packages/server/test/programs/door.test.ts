import type { TableInfo, TableLine } from '@conclave/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Api, Live, newGuest } from '../client.ts';
import { type House, openHouse } from '../house.ts';
import { newProgram, openDoor, PROGRAM, ready, readyAt, TIMED, tableOf } from './programs.ts';

const ADMIN = 'a-long-admin-token-for-tests';
let now = 1_700_000_000_000;
let house: House;
beforeAll(async () => {
  house = await openDoor({ adminToken: ADMIN }, { now: () => now });
});
afterAll(() => house.close());

describe('declared', () => {
  test('a program says who wrote it, everywhere, and stays one', async () => {
    const robot = await newProgram(house.base, 'Robot');
    const api = new Api(house.base, robot.token);
    expect(robot.person).toEqual({ id: robot.id, name: 'Robot', program: PROGRAM });
    expect(await api.ok('PATCH', '/api/me', { name: 'Android' })).toMatchObject({ person: { program: PROGRAM } });
    expect(await api.ok('GET', '/api/me')).toMatchObject({ person: { name: 'Android', program: PROGRAM } });
    const admin = new Api(house.base, ADMIN);
    expect(await admin.ok('GET', `/api/admin/people?search=${robot.id}`)).toMatchObject({
      people: [{ id: robot.id, program: PROGRAM }],
    });
    expect(await api.ok('GET', '/api/me/export')).toMatchObject({ person: { program: JSON.stringify(PROGRAM) } });
  });

  test('who is somebody already does not become a program, and a program needs an author and an address', async () => {
    const ada = await newGuest(house.base, 'Ada');
    const robot = await newProgram(house.base, 'Robot');
    for (const { token } of [ada, robot])
      expect(
        await new Api(house.base, token).call('POST', '/api/people', { name: 'Robot', program: PROGRAM }),
      ).toMatchObject({ status: 409, json: { code: 'alreadySomebody' } });
    for (const program of [{ by: 'Grace' }, { by: '', url: 'https://x.org' }, { by: 'G', url: 'javascript:alert(1)' }])
      expect(await new Api(house.base).call('POST', '/api/people', { name: 'R', program })).toMatchObject({
        status: 400,
      });
  });

  test('its seat says so, and forgets who wrote it with its name', async () => {
    const { info } = await tableOf(house.base, { programs: 'any' }, { seats: 3 });
    const robot = await newProgram(house.base, 'Robot');
    const api = new Api(house.base, robot.token);
    const sat = await api.act(info.id, { do: 'sit', seat: 1 });
    expect(sat.seats[1]).toMatchObject({ kind: 'human', name: 'Robot', program: PROGRAM });
    await api.ok('DELETE', '/api/me');
    const after = await new Api(house.base).ok<TableInfo>('GET', `/api/tables/${info.id}`);
    expect(JSON.stringify(after)).not.toContain('Grace');
  });
});

describe('a house that lets no programs in', () => {
  test('shows no trace of them', async () => {
    const closed = await openHouse();
    const api = new Api(closed.base);
    const document = JSON.stringify(await api.ok('GET', '/api/openapi.json'));
    expect(document.match(/"programs?"|invite"\}|\/api\/programs/g)).toBeNull();
    expect(await api.call('POST', '/api/people', { name: 'Robot', program: PROGRAM })).toMatchObject({
      status: 400,
      json: { code: 'malformed', rule: 'shape' },
    });
    expect((await api.call('GET', '/api/programs/ladder?game=dogma&seats=3')).status).toBe(404);
    const guest = await newGuest(closed.base, 'Ada');
    const live = await Live.open(closed.base, guest.token);
    live.send({ type: 'ready', games: ['dogma'], tables: 1 });
    expect(await live.next('refused')).toMatchObject({ code: 'malformed', rule: 'shape' });
    expect(
      await new Api(closed.base, guest.token).call('POST', '/api/tables', {
        game: 'sealed-bids',
        seats: [{ kind: 'open' }, { kind: 'open' }],
        settings: { ...TIMED, programs: 'any' },
      }),
    ).toMatchObject({ status: 400, json: { code: 'noProgramsHere' } });
    live.close();
    await closed.close();
  });
});

describe('asked in', () => {
  test.each([
    [undefined, 'noPrograms'],
    ['no', 'noPrograms'],
    ['invited', 'notInvited'],
  ] as const)('where programs are %s none sits down by itself', async (programs, code) => {
    const { info } = await tableOf(house.base, programs === undefined ? {} : { programs });
    const robot = new Api(house.base, (await newProgram(house.base, 'Robot')).token);
    const sit = { do: 'sit', seat: 1 };
    expect(await robot.call('POST', `/api/tables/${info.id}/actions`, sit)).toMatchObject({ json: { code } });
  });

  test('a table says so before anybody sits, in the lobby too', async () => {
    const { api, info } = await tableOf(house.base, { programs: 'any', visibility: 'lobby' });
    expect(info.settings.programs).toBe('any');
    const { tables } = await api.ok<{ tables: readonly TableLine[] }>('GET', '/api/lobby');
    expect(tables.find(({ id }) => id === info.id)?.programs).toBe('any');
    const { info: other } = await tableOf(house.base, { visibility: 'lobby' });
    expect(other.settings).not.toHaveProperty('programs');
  });

  test('no programs where people are rated, and none without a clock', async () => {
    const api = new Api(house.base, (await newGuest(house.base, 'Ada')).token);
    const wish = { game: 'sealed-bids', seats: [{ kind: 'open' }, { kind: 'open' }] };
    for (const settings of [
      { ...TIMED, programs: 'any', rated: true },
      { clock: { kind: 'none' }, programs: 'invited' },
    ])
      expect(await api.call('POST', '/api/tables', { ...wish, settings })).toMatchObject({
        status: 400,
        json: { code: 'noProgramsHere' },
      });
  });

  test('the house finds no table for a program', async () => {
    const robot = new Api(house.base, (await newProgram(house.base, 'Robot')).token);
    const wish = { game: 'sealed-bids', seats: 2, pace: 'fast', rated: false };
    expect(await robot.call('POST', '/api/find', wish)).toMatchObject({
      status: 409,
      json: { code: 'notForPrograms' },
    });
  });
});

describe('challenge', () => {
  test('a program that is ready is listed, asked, and sits down', async () => {
    const { api, host, info } = await tableOf(house.base, { programs: 'invited' });
    const robot = await newProgram(house.base, 'Robot');
    const live = await ready(house.base, robot, ['sealed-bids']);
    const { programs } = await readyAt(api);
    expect(programs).toContainEqual({ person: robot.person, rating: 1500, spread: 1000, boards: 0 });
    expect((await readyAt(api, 'dogma', 3)).programs).not.toContainEqual(
      expect.objectContaining({ person: robot.person }),
    );
    const page = await Live.open(house.base, host.token);
    const invite = { do: 'invite', seat: 1, person: robot.id };
    expect(await page.request({ type: 'act', table: info.id, id: 'i', action: invite } as never)).toMatchObject({
      type: 'done',
    });
    const invited = await live.next('invited');
    expect(invited).toEqual({
      ...{ type: 'invited', table: info.id, game: 'sealed-bids', seats: 2, seat: 1, until: now + 20_000 },
    });
    const kept = await api.ok<TableInfo>('GET', `/api/tables/${info.id}`);
    expect(kept.seats[1]).toMatchObject({ kind: 'open', person: robot.id, name: 'Robot', program: PROGRAM });
    const sat = await new Api(house.base, robot.token).act(info.id, { do: 'sit', seat: 1 });
    expect(sat).toMatchObject({ status: 'running' });
    live.close();
    page.close();
  });

  test('whoever does not sit down within twenty seconds is not expected any more', async () => {
    const { api, info } = await tableOf(house.base, { programs: 'invited' });
    const robot = await newProgram(house.base, 'Robot');
    const live = await ready(house.base, robot, ['sealed-bids']);
    await api.act(info.id, { do: 'invite', seat: 1, person: robot.id });
    await live.next('invited');
    now += 20_000;
    await expect
      .poll(async () => (await api.ok<TableInfo>('GET', `/api/tables/${info.id}`)).seats[1]?.person)
      .toBeUndefined();
    const sit = { do: 'sit', seat: 1 };
    expect(await new Api(house.base, robot.token).call('POST', `/api/tables/${info.id}/actions`, sit)).toMatchObject({
      json: { code: 'notInvited' },
    });
    live.close();
  });

  test('only the host asks, only who is ready for this game, and only onto a free chair of such a table', async () => {
    const { api, info } = await tableOf(house.base, { programs: 'invited' }, { seats: 3 });
    const { api: strict, info: closed } = await tableOf(house.base, {});
    const robot = await newProgram(house.base, 'Robot');
    const idle = await newProgram(house.base, 'Idle');
    const other = await newProgram(house.base, 'Other');
    const ada = await newGuest(house.base, 'Ada');
    const lives = [await ready(house.base, robot, ['sealed-bids']), await ready(house.base, other, ['dogma'])];
    const no = async (by: Api, table: string, seat: number, person: string): Promise<unknown> =>
      (await by.call('POST', `/api/tables/${table}/actions`, { do: 'invite', seat, person })).json.code;
    expect(await no(new Api(house.base, ada.token), info.id, 1, robot.id)).toBe('onlyTheHost');
    expect(await no(strict, closed.id, 1, robot.id)).toBe('noPrograms');
    expect(await no(api, info.id, 0, robot.id)).toBe('seatTaken');
    for (const { id } of [idle, other, ada]) expect(await no(api, info.id, 1, id)).toBe('notReady');
    await api.act(info.id, { do: 'invite', seat: 1, person: robot.id });
    expect(await no(api, info.id, 2, robot.id)).toBe('alreadySeated');
    for (const live of lives) live.close();
    await expect.poll(async () => (await readyAt(api)).programs.map(({ person }) => person.id)).not.toContain(robot.id);
  });

  test('people are not ready, and nobody for a game that is not here', async () => {
    const live = await Live.open(house.base, (await newGuest(house.base, 'Ada')).token);
    live.send({ type: 'ready', games: ['dogma'], tables: 1 });
    expect(await live.next('refused')).toMatchObject({ code: 'onlyPrograms' });
    const robot = await Live.open(house.base, (await newProgram(house.base, 'Robot')).token);
    robot.send({ type: 'ready', games: ['chess'], tables: 1 });
    expect(await robot.next('refused')).toMatchObject({ code: 'unknownGame' });
    live.close();
    robot.close();
  });
});
