import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { programNamed } from '../../../../scripts/need-program.ts';
import { newFolder } from '../storage/folders.ts';
import { askProxy, ended, type FakeNode, freePort, SOCKET, startFakeNode } from './fake-nodes.ts';
import { checkHeaders, checkRouting } from './routing.ts';
import { shipped, withoutComments } from './shipped.ts';

const nginx = programNamed('nginx', ['nginx'], 'the files for nginx');

interface Started {
  readonly port: number;
  readonly nodes: readonly FakeNode[];
}

/** The shipped file in a frame of its own: only addresses, ports and the place of the certificate are others. */
const frame = (conf: string, folder: string, port: number, plain: number, nodes: readonly FakeNode[]): string => {
  let node = 0;
  const here = conf
    .replaceAll(/^\s*listen \[::\].*$/gm, '')
    .replaceAll('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll(/\/etc\/ssl\/conclave.example/g, folder)
    .replaceAll(/(?:10\.\d+\.\d+\.\d+|127\.0\.0\.1):8080/g, () => `127.0.0.1:${nodes[node++ % nodes.length]?.port}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off; pid ${folder}/pid; error_log ${folder}/errors crit; worker_processes 1; user ${process.getuid?.() === 0 ? 'root' : 'nobody'};
events {}
http { access_log off; ${paths.join(' ')}
${here}
}`;
};

const certify = (folder: string): void => {
  const subject = ['-subj', '/CN=conclave.example', '-days', '2'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...key, ...subject, ...files], { stdio: 'ignore' });
};

const start = async (name: string, isSecure: boolean): Promise<Started> => {
  const folder = newFolder();
  certify(folder);
  const nodes = await Promise.all(['a', 'b', 'c'].map(startFakeNode));
  const [secure, plain] = [await freePort(), await freePort()];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, frame(shipped(name), folder, secure, plain, nodes));
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'errors')];
  execFileSync(nginx ?? '', ['-t', '-q', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  const running = spawn(nginx ?? '', args, { stdio: 'ignore' });
  onTestFinished(() => ended(running));
  const port = isSecure ? secure : plain;
  await expect
    .poll(() =>
      askProxy(port, '/', isSecure).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return { port, nodes };
};

describe.skipIf(nginx === undefined)('nginx with the files as they are shipped', () => {
  test.each([
    ['deploy/cluster/nginx.conf', true],
    ['deploy/cluster/nginx-compose.conf', false],
  ])('%s: a table’s sockets and requests meet on one node', async (name, isSecure) => {
    const { port, nodes } = await start(name, isSecure);
    await checkHeaders(port, isSecure);
    await checkRouting(port, isSecure, nodes);
  });

  test('a node that is about to close passes sockets on, and a file that one node lacks is found at another', async () => {
    const { port, nodes } = await start('deploy/cluster/nginx.conf', true);
    for (const node of nodes.slice(0, 2)) node.status = path => (path.startsWith('/api/live') ? 503 : 404);
    for (const at of ['abc', 'DEF', 'g-1', 'x_y', 'zzz'])
      expect(await askProxy(port, `/api/live?at=${at}`, true, SOCKET)).toMatchObject({ status: 101, node: 'c' });
    expect(await askProxy(port, '/assets/page-1a2b.js', true)).toMatchObject({ status: 200, node: 'c' });
  });

  test('the file for one node is one that nginx takes, and leads to it', async () => {
    const { port } = await start('deploy/nginx.conf', true);
    await checkHeaders(port, true);
    expect(await askProxy(port, '/api/live', true, SOCKET)).toMatchObject({ status: 101 });
  });
});

test('both cluster files route in the same words', () => {
  const routing = (name: string): string =>
    withoutComments(shipped(name))
      .replaceAll(/10\.\d+\.\d+\./g, '')
      .replaceAll(
        /server \{\s+listen 80;(\s+listen[^;]*;)*\s+server_name[^}]*}|listen[^;]*;|server_name[^;]*;|ssl_[^;]*;/g,
        '',
      )
      .replaceAll(/\s+/g, ' ');
  expect(routing('deploy/cluster/nginx-compose.conf')).toBe(routing('deploy/cluster/nginx.conf'));
});
