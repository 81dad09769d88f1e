import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configFrom, settingsHelp } from '../../src/house/config.ts';
import { environmentOf, ROOT, shipped, withoutComments } from './shipped.ts';

const known: ReadonlySet<string> = new Set(settingsHelp().match(/CONCLAVE_\w+/g));

const FILES = ['nginx.conf', 'Caddyfile', 'conclave.service'];

test.each([
  ...FILES,
  ...['nginx.conf', 'nginx-compose.conf', 'Caddyfile', 'conclave@.service'].map(name => `cluster/${name}`),
])('%s speaks of no setting that there is not', name => {
  const spoken = shipped(`deploy/${name}`).match(/CONCLAVE_\w+/g) ?? [];
  expect(spoken.filter(variable => !known.has(variable) && variable !== 'CONCLAVE_SERVER')).toEqual([]);
});

test('the unit starts a server that listens where the proxies look, and trusts them', () => {
  const unit = shipped('deploy/conclave.service');
  const config = configFrom([], environmentOf(unit));
  expect(config).toMatchObject({ host: '127.0.0.1', trustProxy: true, secureCookies: true });
  const address = `${config.host}:${config.port}`;
  expect(withoutComments(shipped('deploy/nginx.conf'))).toContain(`proxy_pass http://${address};`);
  expect(withoutComments(shipped('deploy/Caddyfile'))).toContain(`reverse_proxy ${address}`);
  expect(config.data).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`);
  const [, command] = /^ExecStart=\/usr\/bin\/node \/opt\/conclave\/(\S+) serve$/m.exec(unit) ?? [];
  expect(() => readFileSync(`${ROOT}${command}`)).not.toThrow();
  expect(unit).toMatch(/^Restart=always$/m);
});

test('nginx keeps the port of the host, passes sockets on and writes the address itself', () => {
  const conf = withoutComments(shipped('deploy/nginx.conf'));
  expect(conf).toContain('proxy_set_header Host $http_host;');
  expect(conf).not.toMatch(/Host \$host;/);
  expect(conf).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(conf).toContain('proxy_set_header Upgrade $http_upgrade;');
  expect(conf).toContain('proxy_http_version 1.1;');
  const timeout = Number(/proxy_read_timeout (\d+)s;/.exec(conf)?.[1]) * 1000;
  expect(timeout).toBeGreaterThan(2 * configFrom([], {}).heartbeatMs);
  expect([...conf].filter(sign => sign === '{')).toHaveLength([...conf].filter(sign => sign === '}').length);
});

test('a unit of several starts a node under its own name and port', () => {
  const unit = shipped('deploy/cluster/conclave@.service');
  const config = configFrom([], environmentOf(unit.replaceAll('%i', '8081').replaceAll('%H', 'machine')));
  expect(config).toMatchObject({ port: 8081, node: 'machine-8081', trustProxy: true, secureCookies: true });
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBe(45);
});

test.each(['conclave.service', 'cluster/conclave@.service'])(
  '%s pauses before it tries again, and never gives up',
  name => {
    const unit = shipped(`deploy/${name}`);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(Number(/^RestartSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(1);
    const [head] = unit.split('[Service]');
    expect(head).toMatch(/^StartLimitIntervalSec=0$/m); // or systemd would end it for good after five starts in ten seconds
  },
);
