import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configFrom, settingsHelp } from '../src/house/config.ts';

const shipped = (name: string): string => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');
const withoutComments = (text: string): string => text.replace(/^\s*#.*$/gm, '');
const known: ReadonlySet<string> = new Set(settingsHelp().match(/CONCLAVE_\w+/g));

/** The variables that a unit sets, as systemd reads them. */
const environmentOf = (unit: string): Record<string, string> =>
  Object.fromEntries(
    [...unit.matchAll(/^Environment=(.*)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

test.each(['nginx.conf', 'Caddyfile', 'conclave.service'])('%s speaks of no setting that there is not', name => {
  const spoken = shipped(name).match(/CONCLAVE_\w+/g) ?? [];
  expect(spoken.filter(variable => !known.has(variable) && variable !== 'CONCLAVE_SERVER')).toEqual([]);
});

test('the unit starts a server that listens where the proxies look, and trusts them', () => {
  const unit = shipped('conclave.service');
  const config = configFrom([], environmentOf(unit));
  expect(config).toMatchObject({ host: '127.0.0.1', trustProxy: true, secureCookies: true });
  const address = `${config.host}:${config.port}`;
  expect(withoutComments(shipped('nginx.conf'))).toContain(`proxy_pass http://${address};`);
  expect(withoutComments(shipped('Caddyfile'))).toContain(`reverse_proxy ${address}`);
  expect(config.data).toBe(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`);
  const [, command] = /^ExecStart=\/usr\/bin\/node \/opt\/conclave\/(\S+) serve$/m.exec(unit) ?? [];
  expect(() => readFileSync(new URL(`../../../${command}`, import.meta.url))).not.toThrow();
  expect(unit).toMatch(/^Restart=always$/m);
});

test('nginx keeps the port of the host, passes sockets on and writes the address itself', () => {
  const conf = withoutComments(shipped('nginx.conf'));
  expect(conf).toContain('proxy_set_header Host $http_host;');
  expect(conf).not.toMatch(/Host \$host;/);
  expect(conf).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(conf).toContain('proxy_set_header Upgrade $http_upgrade;');
  expect(conf).toContain('proxy_http_version 1.1;');
  const timeout = Number(/proxy_read_timeout (\d+)s;/.exec(conf)?.[1]) * 1000;
  expect(timeout).toBeGreaterThan(2 * configFrom([], {}).heartbeatMs);
  expect([...conf].filter(sign => sign === '{')).toHaveLength([...conf].filter(sign => sign === '}').length);
});
