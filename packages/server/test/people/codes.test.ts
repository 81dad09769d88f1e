import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../../scripts/need-postgres.ts';
import { cleanCode, newCode } from '../../src/people/codes.ts';
import { deviceOf } from '../../src/people/devices.ts';
import { enterByCode } from '../../src/people/entering.ts';
import { isOneScript, keyOfName } from '../../src/people/names.ts';
import { Api, newGuest } from '../client.ts';
import { type House, openHouse } from '../house.ts';
import { type PostgresServer, startPostgres } from '../storage/postgres-server.ts';

const random = (bytes: number): Uint8Array => randomBytes(bytes);

test('a code is read as it was meant', () => {
  expect(cleanCode(' abcd-efgh 0oil ')).toBe('ABCDEFGH0011');
  expect(cleanCode('ＡＢ－ＣＤ')).toBe('ABCD');
  const codes = new Set(Array.from({ length: 1000 }, () => newCode({ random }, 8)));
  expect(codes.size).toBe(1000);
  for (const code of codes) expect(cleanCode(code)).toBe(code);
});

test.each([
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome, macOS'],
  ['node', ''],
  [undefined, ''],
])('%s is %s, and no more is kept of it', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});

test.each([
  ['Ada Lovelace', true],
  ['Zoë 2', true],
  ['Дарья', true],
  ['たなか 太郎', true],
  ['김철수', true],
  ['🙂', true],
  ['Аda', false],
  ['Paула', false],
  ['ΑΒC', false],
])('%s is of one alphabet: %s', (name, isOne) => {
  expect(isOneScript(name)).toBe(isOne);
});

test('names that look alike have one key, and a name without letters is its own', () => {
  for (const name of ['ada', 'ADA', 'Ä.d a', 'Аdа', '4d4']) expect(keyOfName(name)).toBe('ada');
  expect(keyOfName('🙂')).toBe('🙂');
  expect(keyOfName('🙂')).not.toBe(keyOfName('🙃'));
});

test('10,000 wrong codes change nothing', async () => {
  const house = await openHouse();
  onTestFinished(() => house.close());
  const ada = await newGuest(house.base, 'Ada');
  const { codes } = await new Api(house.base, ada.token).ok<{ codes: string[] }>('POST', '/api/me/recovery');
  const { services } = house.server;
  const all = () =>
    Promise.all((['person', 'session', 'recovery', 'ticket'] as const).map(name => services.storage.ask(name, '')));
  const before = await all();
  for (let n = 0; n < 10_000; n += 1)
    if ((await enterByCode(services, newCode(services, n % 2 === 0 ? 8 : 16), '')) !== undefined)
      throw new Error('guessed');
  expect(await all()).toEqual(before);
  expect(await enterByCode(services, codes[0] ?? '', '')).toMatchObject({ person: { id: ada.id } });
});

const programs = postgresPrograms();
describe.skipIf(programs === undefined)('two nodes on PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
  });
  afterAll(() => server?.stop());

  const openNodes = async (config = {}): Promise<readonly [House, House]> => {
    const database = await server.newDatabase();
    const nodes = [
      await openHouse({ database, node: 'one', ...config }),
      await openHouse({ database, node: 'other', ...config }),
    ] as const;
    onTestFinished(async () => {
      for (const node of nodes) await node.close();
    });
    return nodes;
  };

  test('of devices that bring one code to both at the same moment one gets in', async () => {
    const [one, other] = await openNodes();
    const ada = await newGuest(one.base, 'Ada');
    const { code } = await new Api(one.base, ada.token).ok<{ code: string }>('POST', '/api/me/links');
    const answers = await Promise.all(
      [one, other, one, other].map(({ base }) => new Api(base).call('POST', '/api/sign-in/code', { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect(await one.server.services.storage.ask('session', '')).toHaveLength(2);
  });

  test('who is kept under a name at one is kept at the other; codes are counted together, without addresses', async () => {
    const { limits } = (await openNodes())[0].server.services.config;
    const [one, other] = await openNodes({ limits: { ...limits, codesPerMinute: 5 } });
    const twins = [await newGuest(one.base, 'Ada'), await newGuest(other.base, 'Ada')];
    const kept = await Promise.all(
      [one, other].map(({ base }, at) => new Api(base, twins[at]?.token).call('POST', '/api/me/recovery')),
    );
    expect(kept.map(({ status }) => status).sort()).toEqual([200, 409]);
    const guess = async ({ base }: House): Promise<number> =>
      (await new Api(base).call('POST', '/api/sign-in/code', { code: '00000000' })).status;
    const found: number[] = [];
    for (const house of [one, other, one, other, one, other, one, other, one, other, one, other])
      found.push(await guess(house));
    expect(found.filter(status => status === 404).length).toBeLessThanOrEqual(10); // a minute may have passed in between
    expect(found).toContain(429);
  });
});
