import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands, configFrom } from '../src/index.ts';
import { newId } from '../src/people/people.ts';
import { Api, Live, newGuest } from './client.ts';
import { type House, openHouse, seatGuests } from './house.ts';

const ADMIN = 'a-long-admin-token-for-tests';
let house: House;
beforeAll(async () => {
  house = await openHouse({ adminToken: ADMIN });
});
afterAll(() => house.close());

test('a guest gets an httpOnly cookie and a token that is stored nowhere', async () => {
  const answer = await new Api(house.base).call('POST', '/api/people', { name: '  Zoë \u202e X ' });
  expect(answer.status).toBe(201);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^conclave=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
  const { token, person } = answer.json as unknown as { token: string; person: { name: string } };
  expect(person.name).toBe('Zoë X');
  const me = await new Api(house.base).call('GET', '/api/me', undefined, { cookie: `conclave=${token}` });
  expect(me.json).toEqual({ person, kept: false });
  await house.server.services.committer.settled();
  const files = readdirSync(house.data).map(file => readFileSync(join(house.data, file), 'latin1'));
  expect(files.join('').includes(token)).toBe(false);
  expect((await new Api(house.base).call('POST', '/api/people', { name: ' \u200b ' })).json).toMatchObject({
    code: 'badName',
  });
});

test('headers are strict, and plain http in a home network still works', async () => {
  const { headers, status } = await new Api(house.base).call('GET', '/');
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('upgrade-insecure-requests');
  const own = `127.0.0.1:${house.server.port}`;
  expect(policy).toMatch(new RegExp(`connect-src 'self' ws://${own} wss://${own}(;|$)`));
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('OpenAPI comes from the routes; health and metrics answer', async () => {
  const api = new Api(house.base);
  const document = await api.ok<{ openapi: string; paths: Record<string, object> }>('GET', '/api/openapi.json');
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/people', '/api/tables/{id}/moves', '/api/admin/people/{id}/ban']),
  );
  expect(JSON.stringify(document.paths['/api/tables/{id}/moves'])).toContain('"seq"');
  expect((await api.call('GET', '/health')).json).toEqual({ status: 'ok' });
  expect((await api.call('GET', '/metrics')).status).toBe(403);
  expect((await new Api(house.base, ADMIN).call('GET', '/metrics')).text).toMatch(/conclave_moves_total \d+/);
  expect((await api.ok<{ games: { id: string }[] }>('GET', '/api/games')).games.map(({ id }) => id)).toContain(
    'seven-seals',
  );
});

test('a host that is no host is not repeated in the policy', async () => {
  const policy = await new Promise<string>(resolve =>
    get({ port: house.server.port, host: '127.0.0.1', headers: { host: "x; script-src 'unsafe-inline'" } }, answer => {
      answer.resume();
      resolve(String(answer.headers['content-security-policy']));
    }),
  );
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-inline');
});

test('without an admin token the figures are for the machine itself, not for who comes through a proxy', async () => {
  const plain = await openHouse();
  const api = new Api(plain.base);
  expect((await api.call('GET', '/metrics')).status).toBe(200);
  expect((await api.call('GET', '/metrics', undefined, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(403);
  await plain.close();
});

test('the admin sees tables, people and reports, mutes and bans; nobody else does', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 2, { chat: 'all' });
  const [accuser, accused] = table.guests;
  const admin = new Api(house.base, ADMIN);
  expect((await new Api(house.base, accuser?.token).call('GET', '/api/admin/people')).status).toBe(404);
  expect((await new Api(house.base, 'a wrong token').call('GET', '/api/admin/people')).status).toBe(403);
  await new Api(house.base, accuser?.token).act(table.id, { do: 'report', person: accused?.id ?? '', reason: 'rude' });
  const { reports } = await admin.ok<{ reports: { id: string; reason: string }[] }>('GET', '/api/admin/reports');
  expect(reports).toMatchObject([{ reason: 'rude', person_id: accused?.id }]);
  const live = await Live.open(house.base, accused?.token);
  await live.watch(table.id);
  await admin.ok('POST', `/api/admin/people/${accused?.id}/mute`, { minutes: 5 });
  const speech = { type: 'chat', table: table.id, id: 'x', text: 'but' };
  expect(await live.request(speech as never)).toMatchObject({ code: 'muted' });
  await admin.ok('POST', `/api/admin/people/${accused?.id}/ban`, { banned: true });
  expect(await live.isClosed()).toBe(1008);
  expect((await new Api(house.base, accused?.token).call('GET', '/api/me')).status).toBe(403);
  await admin.ok('POST', `/api/admin/reports/${reports[0]?.id}/done`);
  expect(await admin.ok('GET', '/api/admin/reports')).toEqual({ reports: [] });
  const people = await admin.call('GET', '/api/admin/people');
  expect(people.text).not.toContain('token');
  const tables = await admin.call('GET', '/api/admin/tables');
  expect(tables.text).toContain(table.id);
  expect(tables.text).not.toMatch(/secret|hand/);
});

test('no id looks like a flag to a command line', () => {
  const unlucky = { random: (bytes: number) => new Uint8Array(bytes).fill(0xfb) };
  expect(Buffer.from(unlucky.random(9)).toString('base64url')).toMatch(/^-/);
  expect(newId(unlucky, 9)).toMatch(/^\w[\w-]{11}$/);
});

test('conclave admin does the same from the command line', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 2, { chat: 'all' });
  const [accuser, accused] = table.guests;
  const id = accused?.id ?? '';
  await new Api(house.base, accuser?.token).act(table.id, { do: 'report', person: id, reason: 'rude again' });
  const said: string[] = [];
  const admin = async (...args: string[]): Promise<string> => {
    said.length = 0;
    await commands.admin.run([...args, '--server', house.base, '--token', ADMIN], line => said.push(line));
    return said.join('\n');
  };
  const { storage, committer } = house.server.services;
  const [kept] = await storage.reports(1); // the border lets none of this through: a terminal is safe all the same
  if (kept === undefined) throw new Error('it was reported');
  await committer.save([{ put: 'report', row: { ...kept, id: 'another', reason: 'a\u001b[2Jb\u009bc\nd' } }]);
  expect(await admin('reports')).toContain('a\\u001b[2Jb\\u009bc\\u000ad');
  expect(await admin('reports', '--json')).not.toContain('\u009b');
  expect(await admin('done', /^(\S+) .* a\\u001b/m.exec(await admin('reports'))?.[1] ?? '')).toBe('done');
  expect(await admin('tables')).toContain(`${table.id}  sealed-bids  running  Ada, Ben`);
  expect(await admin('people')).toMatch(new RegExp(`^${id} .* Ben$`, 'm'));
  const report = /^(\S+) .* rude again$/m.exec(await admin('reports'))?.[1] ?? '';
  expect(await admin('done', report)).toBe('done');
  expect(await admin('reports')).toBe('nothing');
  expect(await admin('mute', id, '5')).toMatch(/^muted until/);
  expect(await admin('people')).toMatch(new RegExp(`^${id} .* Ben  muted until`, 'm'));
  await admin('unmute', id);
  await admin('ban', id);
  expect((await new Api(house.base, accused?.token).call('GET', '/api/me')).status).toBe(403);
  await admin('unban', id);
  expect((await new Api(house.base, accused?.token).call('GET', '/api/me')).status).toBe(200);
  const live = await Live.open(house.base, accuser?.token);
  await live.watch(table.id);
  expect(await admin('close', table.id)).toBe('abandoned');
  await live.next('info', 0, ({ info }) => info.status === 'abandoned');
  expect(JSON.parse(await admin('tables', '--json'))).toHaveProperty('tables');
  await expect(admin('close')).rejects.toThrow('close TABLE');
  await expect(admin('dance')).rejects.toThrow('mute PERSON');
  await expect(admin('close', 'A'.repeat(16))).rejects.toThrow('no such table');
  await expect(commands.admin.run(['tables', '--server', house.base, '--token', 'wrong'], () => {})).rejects.toThrow(
    'admin token',
  );
  live.close();
});

test('backup while the server runs, restore elsewhere, export and erase', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 2);
  const [guest] = table.guests;
  const live = await Live.open(house.base, guest?.token);
  await live.watch(table.id);
  const card = (live.seen?.view.own as { hand: number[] } | undefined)?.hand[0];
  await live.request({ type: 'move', table: table.id, id: 'm', seq: 0, move: { type: 'bid', card } } as never);
  live.close();
  const folder = mkdtempSync(join(tmpdir(), 'conclave-backup-'));
  const said: string[] = [];
  const run = (name: keyof typeof commands, ...args: string[]): Promise<number> =>
    commands[name].run(args, line => said.push(line));
  expect(await run('backup', join(folder, 'copy.db'), '--data', house.data)).toBe(0);
  await expect(run('backup', join(folder, 'copy.db'), '--data', house.data)).rejects.toThrow('already there');
  const data = join(folder, 'restored');
  expect(await run('restore', join(folder, 'copy.db'), '--data', data)).toBe(0);
  await expect(run('restore', join(folder, 'copy.db'), '--data', data)).rejects.toThrow('--force');
  const file = join(folder, 'person.json');
  expect(await run('export', guest?.id ?? '', file, '--data', data)).toBe(0);
  const exported = JSON.parse(readFileSync(file, 'utf8')) as { person: object; tables: { moves: object[] }[] };
  expect(exported.person).toMatchObject({ name: 'Ada' });
  expect(exported.person).not.toHaveProperty('token_hash');
  expect(exported.tables[0]?.moves).toMatchObject([{ seq: 1, body: { type: 'bid', card } }]);
  expect(await run('erase', guest?.id ?? '', '--data', data)).toBe(0);
  await expect(run('export', guest?.id ?? '', '--data', data)).rejects.toThrow('no person');
  rmSync(folder, { recursive: true, force: true });
});

test('a guest may be forgotten: name and chat go, also from a game that runs', async () => {
  const table = await seatGuests(house.base, 'sealed-bids', 2);
  const [leaving, staying] = table.guests;
  const live = await Live.open(house.base, staying?.token);
  await live.watch(table.id);
  const api = new Api(house.base, leaving?.token);
  await api.ok('POST', `/api/tables/${table.id}/chat`, { text: 'my address is …' });
  expect(await api.ok('GET', '/api/me/export')).toMatchObject({ chat: [{ text: 'my address is …' }] });
  await api.ok('DELETE', '/api/me');
  expect((await api.call('GET', '/api/me')).status).toBe(401);
  await new Api(house.base, staying?.token).act(table.id, { do: 'chatRule', rule: 'off' }); // the document is saved again
  const info = await new Api(house.base).call('GET', `/api/tables/${table.id}`);
  expect(info.text).not.toContain('Ada');
  const files = (await house.server.services.storage.chat(table.id, 10)).map(({ text }) => text);
  expect(files).toEqual(['']);
  live.close();
});

test('serve says where it is and where its data is, and goes down in peace', async () => {
  const above = mkdtempSync(join(tmpdir(), 'conclave-serve-'));
  const folder = join(above, 'club');
  const said: string[] = [];
  const running = commands.serve.run(
    ['--port', '0', '--host', '127.0.0.1', '--data', folder, '--log-level', 'silent'],
    line => said.push(line),
  );
  await expect.poll(() => said.join('\n')).toContain('Conclave is open');
  expect(said.at(-1)).toMatch(/^Conclave is open at http:\/\/127\.0\.0\.1:\d+$/);
  expect(said.join('\n')).toContain(folder);
  expect(said.join('\n')).toContain('conclave backup');
  expect(existsSync(join(folder, 'conclave.db'))).toBe(true);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await running).toBe(0);
  rmSync(above, { recursive: true, force: true });
});

test('flags count more than the environment, and nonsense is refused', () => {
  expect(configFrom(['--port', '9'], { CONCLAVE_PORT: '8', CONCLAVE_DATA: 'there' })).toMatchObject({
    port: 9,
    data: 'there',
  });
  expect(() => configFrom(['--port', 'many'], {})).toThrow('whole number');
  expect(() => configFrom(['--colour', 'red'], {})).toThrow();
  expect(() => configFrom([], { CONCLAVE_ADMIN_TOKEN: 'short' })).toThrow('16 characters');
  expect(commands.serve.help).toContain('CONCLAVE_DATA');
});

test('guests are limited per address', async () => {
  const limits = { ...house.server.services.config.limits, guestsPerMinute: 3 };
  const strict = await openHouse({ limits });
  for (let n = 0; n < 3; n += 1) await newGuest(strict.base, 'Again');
  expect((await new Api(strict.base).call('POST', '/api/people', { name: 'Again' })).json).toMatchObject({
    code: 'tooFast',
  });
  await strict.close();
});

test('sockets are counted per address; X-Forwarded-For counts only behind a proxy, and only what the proxy added', async () => {
  const limits = { ...house.server.services.config.limits, socketsPerAddress: 1 };
  const opens = async (base: string, forwarded: string): Promise<Live | undefined> => {
    const live = new Live(base, undefined, { 'x-forwarded-for': forwarded });
    return live.opened().then(
      () => live,
      () => undefined,
    );
  };
  const open = await openHouse({ limits });
  expect(await opens(open.base, '10.0.0.1')).toBeDefined();
  expect(await opens(open.base, '10.0.0.2')).toBeUndefined(); // the same machine, whatever it writes
  await open.close();
  const proxied = await openHouse({ limits, trustProxy: true });
  const first = await opens(proxied.base, '10.0.0.1');
  expect(first).toBeDefined();
  expect(await opens(proxied.base, '10.0.0.2')).toBeDefined();
  expect(await opens(proxied.base, '6.6.6.6, 10.0.0.1')).toBeUndefined();
  first?.close();
  await expect.poll(() => proxied.server.hub.size).toBe(1);
  expect(await opens(proxied.base, '10.0.0.1')).toBeDefined();
  await proxied.close();
});
