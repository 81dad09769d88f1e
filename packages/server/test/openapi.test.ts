import * as answers from '@conclave/protocol/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { Api, type Live, newGuest, RandomPlayer } from './client.ts';
import { type House, openHouse, rulesNamed, seatGuests, watchAll } from './house.ts';
import { Browser } from './notices/post-office.ts';

const ADMIN = 'a-long-admin-token-for-tests';
let house: House;
beforeAll(async () => {
  house = await openHouse({ adminToken: ADMIN, programs: true, programLadder: true });
});
afterAll(() => house.close());

interface Operation {
  readonly operationId?: string;
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema?: object }> }>;
}
type Paths = Record<string, Record<string, Operation>>;

interface Document {
  readonly openapi: string;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Paths;
  readonly security: readonly Record<string, unknown>[];
  readonly components: { readonly schemas: Record<string, object>; readonly securitySchemes: Record<string, object> };
}
const documentOf = (): Promise<Document> => new Api(house.base).ok('GET', '/api/openapi.json');

const operations = async () => {
  const { paths } = await documentOf();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
  );
};

test('every route says what it answers, and how it refuses', async () => {
  const all = await operations();
  expect(all.length).toBeGreaterThan(20);
  for (const { method, path, responses } of all) {
    const name = `${method} ${path}`;
    const [good] = Object.keys(responses).filter(status => status.startsWith('2'));
    expect(responses[good ?? '']?.content?.['application/json']?.schema, name).toBeDefined();
    expect(JSON.stringify(responses.default), name).toContain('#/components/schemas/Refusal');
  }
});

/** What `redocly lint` of the recommended rules asks for, as far as this document could break it. */
test('operations have names of their own and known keys, and every name in the document leads somewhere', async () => {
  const document = await documentOf();
  const all = await operations();
  const ids = all.map(({ operationId }) => operationId);
  expect(ids.filter(id => id === undefined || !/^[a-z]\w+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.servers.map(({ url }) => url)).toEqual(['/']);
  const schemes = Object.keys(document.components.securitySchemes);
  const asked = [document.security, ...all.map(({ security = [] }) => security)].flat().flatMap(Object.keys);
  expect([...new Set(asked)].sort()).toEqual(schemes.sort());
  for (const { path, method, parameters = [] } of all) {
    const inPath = parameters.filter(parameter => parameter.in === 'path').map(({ name }) => `{${name}}`);
    expect(path.match(/\{\w+\}/g) ?? [], `${method} ${path}`).toEqual(inPath);
  }
  for (const { path, security } of all.filter(({ path }) => path.startsWith('/api/admin')))
    expect(security?.[0], path).toEqual({ adminToken: [] });
  const refs = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
  const names = Object.keys(document.components.schemas);
  expect([...new Set(refs)].map(ref => ref.replace('#/components/schemas/', '')).sort()).toEqual(names.sort());
});

/** Everything is asked once, and must be what its schema says, without anything more. */
test('what goes out is what the document says', async () => {
  const asked: string[] = [];
  const asks = async (api: Api, method: string, path: string, answer: z.ZodType, body?: unknown): Promise<never> => {
    const { status, json, text } = await api.call(method, path, body);
    const result = answer.safeParse(json);
    expect(result.success, `${method} ${path}: ${status} ${text.slice(0, 300)} ${result.error?.message}`).toBe(true);
    asked.push(`${method} ${path.split('?')[0]}`);
    return json as never;
  };
  const api = new Api(house.base);
  const admin = new Api(house.base, ADMIN);
  const host = new Api(house.base, (await newGuest(house.base, 'Host')).token);
  await asks(api, 'POST', '/api/people', answers.guest, { name: 'Ada' });
  await asks(host, 'GET', '/api/me', answers.me);
  await asks(host, 'GET', '/api/me/muted', answers.mutedPeople);
  const wish = { game: 'sealed-bids', seats: [{ kind: 'open' }, { kind: 'open' }], settings: { visibility: 'lobby' } };
  const { id } = await asks(host, 'POST', '/api/tables', answers.tableInfo, { ...wish, sit: { seat: 0 } });
  for (const path of ['/api/lobby', '/api/tables/mine']) await asks(host, 'GET', path, answers.tableLines);
  await asks(host, 'GET', `/api/tables/${id}`, answers.tableInfo);
  await asks(host, 'GET', '/api/programs?game=sealed-bids&seats=2', answers.readyPrograms);
  await asks(api, 'GET', '/api/programs/ladder?game=sealed-bids&seats=2', answers.programLadder);
  const look = { game: 'sealed-bids', seats: 'any', pace: 'fast', rated: false };
  await asks(host, 'POST', '/api/find', answers.tableInfo, look);
  await asks(host, 'GET', `/api/tables/${id}/view`, answers.snapshot);
  await asks(host, 'POST', `/api/tables/${id}/chat`, answers.said, { text: 'hello' });
  await asks(host, 'GET', `/api/tables/${id}/chat`, answers.chatLines);
  await asks(host, 'GET', `/api/tables/${id}/record`, answers.refusal);
  await asks(api, 'GET', '/api/me', answers.refusal);
  await asks(host, 'POST', `/api/tables/${id}/moves`, answers.refusal, { id: 'x', seq: 0, move: {} });

  const table = await seatGuests(house.base, 'sealed-bids', 2, { clock: { kind: 'move', seconds: 60 } });
  const [one, two] = table.guests.map(({ token }) => new Api(house.base, token)) as [Api, Api];
  const shown = await asks(one, 'GET', `/api/tables/${table.id}/view`, answers.snapshot);
  const [card] = (shown as { view: { own: { hand: number[] } } }).view.own.hand;
  const move = { id: 'm', seq: 0, move: { type: 'bid', card } };
  await asks(one, 'POST', `/api/tables/${table.id}/moves`, answers.played, move);
  const report = { do: 'report', person: table.guests[1]?.id, reason: 'slow' };
  await asks(one, 'POST', `/api/tables/${table.id}/actions`, answers.tableInfo, report);
  const lives = await watchAll(house.base, table);
  for (const live of lives) new RandomPlayer(live, rulesNamed('sealed-bids'), table.id);
  await (lives[0] as Live).next('info', 0, ({ info }) => info.status === 'over');
  for (const live of lives) live.close();
  await asks(two, 'GET', `/api/tables/${table.id}`, answers.tableInfo);
  await asks(two, 'GET', `/api/tables/${table.id}/view`, answers.snapshot);
  await asks(two, 'GET', `/api/tables/${table.id}/record`, answers.record);

  await asks(api, 'GET', '/api/games', answers.games);
  await asks(api, 'GET', '/api/games/dogma/schema', answers.gameSchemas);
  for (const path of ['/health', '/health/live', '/health/ready']) await asks(api, 'GET', path, answers.health);
  await asks(admin, 'GET', '/metrics', answers.figures);
  const person = `/api/admin/people/${table.guests[0]?.id}`;
  await asks(admin, 'GET', '/api/admin/tables', answers.keptTables);
  await asks(admin, 'GET', '/api/admin/people', answers.people);
  const { reports } = (await asks(admin, 'GET', '/api/admin/reports', answers.reports)) as {
    reports: { id: string }[];
  };
  await asks(admin, 'POST', `/api/admin/reports/${reports[0]?.id}/done`, answers.reportDone);
  await asks(admin, 'POST', `${person}/mute`, answers.muted, { minutes: 1 });
  await asks(admin, 'POST', `${person}/ban`, answers.banned, { banned: false });
  await asks(admin, 'POST', `/api/admin/tables/${id}/close`, answers.tableInfo);
  const another = await openHouse({ adminToken: ADMIN });
  await asks(new Api(another.base, ADMIN), 'POST', '/api/admin/drain', answers.draining);
  await another.close();
  const settings = await asks(two, 'GET', '/api/me/notices/settings', answers.callSettings);
  const { wishes } = settings as { wishes: object };
  await asks(two, 'PUT', '/api/me/notices/settings', answers.callSettings, wishes);
  const { p256dh, auth } = new Browser();
  const push = { kind: 'push', endpoint: 'https://127.0.0.1/here', p256dh, auth };
  const { channel } = (await asks(two, 'POST', '/api/me/channels', answers.newChannel, push)) as {
    channel: { id: string };
  };
  await asks(two, 'POST', `/api/me/channels/${channel.id}/code`, answers.done, { code: 'any' });
  await asks(two, 'POST', `/api/me/channels/${channel.id}/try`, answers.tried);
  await asks(two, 'DELETE', `/api/me/channels/${channel.id}`, answers.done);
  for (const method of ['GET', 'POST']) await asks(two, method, '/api/calls/out/word', answers.figures);
  await asks(two, 'PUT', '/api/me/language', answers.done, { language: 'de', zone: 'Europe/Berlin' });
  await asks(two, 'GET', '/api/me', answers.me);
  const { notices } = (await asks(one, 'GET', '/api/me/notices', answers.bellNotices)) as { notices: unknown[] };
  expect(notices).toHaveLength(1); // somebody sat down
  await asks(one, 'POST', '/api/me/notices/seen', answers.done, { until: 0 });
  await asks(two, 'GET', '/api/me/games', answers.pastGames);
  await asks(one, 'GET', `/api/me/against/${table.guests[1]?.id}`, answers.against);
  await asks(one, 'GET', '/api/ladder?game=sealed-bids&pool=2', answers.ladder);
  await asks(one, 'GET', '/api/ladder/season?game=sealed-bids', answers.seasonTable);
  await asks(one, 'GET', `/api/people/${table.guests[1]?.id}`, answers.profile);
  await asks(one, 'GET', `/api/people/${table.guests[1]?.id}/games`, answers.pastGames);
  await asks(one, 'GET', '/api/me/profile', answers.profileSettings);
  await asks(one, 'PUT', '/api/me/profile', answers.profileSettings, { shown: 'met', ladder: true });
  await asks(one, 'GET', '/api/me/here', answers.hereNow);
  for (const tie of ['follows', 'blocks']) {
    await asks(one, 'PUT', `/api/me/${tie}/${table.guests[1]?.id}`, answers.tied);
    await asks(one, 'GET', `/api/me/${tie}`, answers.tiedPeople);
    await asks(one, 'DELETE', `/api/me/${tie}/${table.guests[1]?.id}`, answers.done);
  }
  const picky = { shown: 'met', ladder: true, followed: 'ask' };
  await asks(one, 'PUT', '/api/me/profile', answers.profileSettings, picky);
  for (const method of ['PUT', 'DELETE']) {
    await asks(two, 'PUT', `/api/me/follows/${table.guests[0]?.id}`, answers.tied);
    await asks(one, 'GET', '/api/me/follow-asks', answers.tiedPeople);
    await asks(one, method, `/api/me/follow-asks/${table.guests[1]?.id}`, answers.done);
    await asks(two, 'DELETE', `/api/me/follows/${table.guests[0]?.id}`, answers.done);
  }
  const { id: club, invite } = (await asks(one, 'POST', '/api/clubs', answers.club, { name: 'Ours' })) as {
    id: string;
    invite: { code: string };
  };
  const ours = `/api/clubs/${club}`;
  await asks(two, 'POST', '/api/clubs/look', answers.clubAtDoor, { code: invite.code });
  await asks(two, 'POST', '/api/clubs/join', answers.club, { code: invite.code });
  await asks(two, 'GET', '/api/clubs', answers.myClubs);
  const theirSeat = `${ours}/members/${table.guests[1]?.id}`;
  await asks(one, 'PUT', `${theirSeat}/mute`, answers.club, { hours: 1, reason: 'loud' });
  await asks(one, 'POST', `${ours}/webhooks`, answers.refusal, { url: 'https://127.0.0.1/', form: 'slack' });
  await asks(one, 'DELETE', `${ours}/webhooks/none`, answers.refusal);
  await asks(one, 'POST', `${ours}/webhooks/none/code`, answers.refusal, { code: 'none' });
  await asks(one, 'POST', `${ours}/webhooks/none/try`, answers.refusal);
  await asks(one, 'POST', `/api/tables/${id}/invitations`, answers.refusal, { person: table.guests[1]?.id });
  await asks(one, 'PATCH', ours, answers.club, { about: 'We play.' });
  await asks(one, 'POST', `${ours}/invite`, answers.clubInvite);
  await asks(one, 'DELETE', `${ours}/invite`, answers.done);
  const preset = { name: 'Our bids', wish: { game: 'sealed-bids', seats: wish.seats } };
  await asks(one, 'POST', `${ours}/presets`, answers.club, preset);
  const first = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T20:00`;
  const evening = { first, zone: 'Europe/Berlin', every: 'week', text: 'Bring biscuits.' };
  await asks(one, 'POST', `${ours}/evenings`, answers.club, evening);
  await asks(one, 'POST', '/api/tables', answers.tableInfo, { ...preset.wish, club });
  const seen = (await asks(two, 'GET', ours, answers.club)) as {
    presets: { id: string }[];
    evenings: { id: string; at: number }[];
  };
  const named = `${ours}/evenings/${seen.evenings[0]?.id}`;
  await asks(two, 'PUT', `${named}/answer`, answers.club, { at: seen.evenings[0]?.at, says: 'yes' });
  await asks(one, 'PATCH', named, answers.club, { calledOff: true });
  await asks(one, 'DELETE', named, answers.club);
  await asks(one, 'DELETE', `${ours}/presets/${seen.presets[0]?.id}`, answers.club);
  await asks(two, 'GET', `${ours}/ladder`, answers.clubLadder);
  await asks(one, 'PUT', `${ours}/members/${table.guests[1]?.id}`, answers.club, { role: 'steward' });
  await asks(two, 'DELETE', `${ours}/members/${table.guests[1]?.id}`, answers.done);
  await asks(one, 'DELETE', ours, answers.done);
  const founded = { name: 'Theirs', owner: table.guests[0]?.id };
  const { id: theirs } = (await asks(admin, 'POST', '/api/admin/clubs', answers.club, founded)) as { id: string };
  await asks(admin, 'GET', '/api/admin/clubs', answers.knownClubs);
  await asks(admin, 'POST', `/api/admin/clubs/${theirs}/close`, answers.done);
  await asks(two, 'DELETE', '/api/me', answers.erased);
  await asks(one, 'PATCH', '/api/me', answers.me, { name: 'Other' });
  await asks(one, 'GET', '/api/me/export', answers.everything);
  await asks(host, 'DELETE', '/api/me/token', answers.erased);
  await asks(one, 'POST', '/api/me/token', answers.newToken);

  const kept = new Api(house.base, (await newGuest(house.base, 'Kept')).token);
  await asks(kept, 'GET', '/api/me/ways', answers.ways);
  const { code } = (await asks(kept, 'POST', '/api/me/links', answers.link)) as { code: string };
  await asks(api, 'POST', '/api/sign-in/code/look', answers.whose, { code });
  await asks(api, 'POST', '/api/sign-in/code', answers.signedIn, { code });
  await asks(kept, 'GET', '/api/me', answers.me);
  await asks(kept, 'POST', '/api/me/told', answers.done);
  await asks(kept, 'POST', '/api/me/recovery', answers.recoveryCodes);
  const figures = { games: {}, shared: 1, counted: [], own: {} };
  await asks(kept, 'PUT', '/api/me/statistics', answers.statistics, { n: 0, figures });
  await asks(kept, 'PUT', '/api/me/statistics', answers.refusal, { n: 0, figures });
  await asks(kept, 'GET', '/api/me/statistics', answers.statistics);
  await asks(kept, 'DELETE', '/api/me/links', answers.done);
  await asks(kept, 'DELETE', '/api/me/sessions/0000000000000000', answers.refusal);
  await asks(kept, 'DELETE', '/api/me/passkeys/none', answers.refusal);
  await asks(kept, 'POST', '/api/me/bring', answers.refusal, { ticket: 'none' });
  const atName = (token?: string): Api => new Api(house.base.replace('127.0.0.1', 'localhost'), token); // numbers have no passkeys
  await asks(atName(), 'POST', '/api/sign-in/options', answers.passkeyOptions);
  await asks(atName(kept.token), 'POST', '/api/me/passkeys/options', answers.passkeyOptions);
  await asks(atName(kept.token), 'POST', '/api/me/step-up/options', answers.passkeyOptions);
  for (const path of ['/api/sign-in', '/api/me/passkeys', '/api/me/step-up'])
    await asks(kept, 'POST', path, answers.refusal, {});
  await asks(admin, 'POST', `${person}/let-in`, answers.letInCode);
  await asks(admin, 'GET', person, answers.wholePerson);
  await asks(admin, 'GET', '/api/admin/deeds', answers.deeds);
  await asks(admin, 'GET', '/api/admin/stewards', answers.stewards);
  await asks(admin, 'POST', `${person}/rename`, answers.renamed, { name: 'Another' });
  await asks(admin, 'POST', `${person}/show-name`, answers.refusal);
  await asks(admin, 'POST', `${person}/ladder`, answers.listed, { listed: false });
  await asks(admin, 'POST', `${person}/steward`, answers.stewarded, { steward: false });
  await asks(admin, 'POST', `/api/admin/tables/${id}/unrate`, answers.refusal);
  await asks(kept, 'GET', '/api/house/door', answers.door);
  await asks(kept, 'POST', '/api/house/door', answers.keeper, { token: ADMIN });
  await asks(kept, 'DELETE', '/api/house/door', answers.done);

  const isAsked = ({ method, path }: { method: string; path: string }): boolean => {
    const pattern = new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return asked.some(known => pattern.test(known));
  };
  expect((await operations()).filter(operation => !isAsked(operation))).toEqual([]);
});
