import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { programNamed } from '../../../../scripts/need-program.ts';
import { newFolder } from '../storage/folders.ts';
import { askProxy, ended, type FakeNode, freePort, SOCKET, startFakeNode } from './fake-nodes.ts';
import { checkHeaders, checkRouting } from './routing.ts';
import { shipped } from './shipped.ts';

const caddy = programNamed('caddy', ['caddy'], 'the files for Caddy');

/** The shipped file, but without a certificate, on a port of this machine. */
const start = async (name: string, nodes: readonly FakeNode[]): Promise<number> => {
  const folder = newFolder();
  const port = await freePort();
  let node = 0;
  const here = shipped(name)
    .replace(/^conclave\.example \{/m, `http://conclave.example:${port} {\n\tbind 127.0.0.1`)
    .replaceAll(/(?:10\.0\.0\.\d+|127\.0\.0\.1):8080/g, () => `127.0.0.1:${nodes[node++ % nodes.length]?.port}`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${here}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const running = spawn(caddy ?? '', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env,
  });
  onTestFinished(() => ended(running));
  await expect
    .poll(() =>
      askProxy(port, '/', false).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return port;
};

describe.skipIf(caddy === undefined)('Caddy with the files as they are shipped', () => {
  test('a table’s sockets and requests meet on one node', async () => {
    const nodes = await Promise.all(['a', 'b', 'c'].map(startFakeNode));
    const port = await start('deploy/cluster/Caddyfile', nodes);
    await expect.poll(() => nodes.every(({ looks }) => looks > 1)).toBe(true); // the first look has told it that all are well
    await checkHeaders(port, false);
    await checkRouting(port, false, nodes);
  });

  test('the file for one node leads to it', async () => {
    const port = await start('deploy/Caddyfile', [await startFakeNode('a')]);
    await checkHeaders(port, false);
    expect(await askProxy(port, '/api/live', false, SOCKET)).toMatchObject({ status: 101, node: 'a' });
  });
});
