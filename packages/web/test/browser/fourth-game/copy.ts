import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

export const ROOT = new URL('../../../../..', import.meta.url).pathname.replace(/\/$/, '');

/** What is no part of the repository, or of a build that can be done again. */
const LEFT_OUT = new Set(['node_modules', '.git', 'data', 'screenshots', 'coverage']);
/** The build writes the page anew in any case; all else it finds done and leaves alone. */
const isTaken = (source: string): boolean =>
  !LEFT_OUT.has(basename(source)) && relative(ROOT, source) !== 'packages/web/dist';

/** The packages of others are linked from where they lie; those of the house lead into the copy. */
const linkPackages = (root: string): void => {
  mkdirSync(join(root, 'node_modules/@conclave'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@conclave' && name !== '.vite')
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  linkOwn(root);
};

/** As `npm install` does for every workspace. */
export const linkOwn = (root: string): void => {
  for (const place of ['packages', 'packages/games'])
    for (const folder of readdirSync(join(root, place))) {
      const manifest = join(root, place, folder, 'package.json');
      if (!existsSync(manifest)) continue;
      const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
      const link = join(root, 'node_modules', name);
      if (!existsSync(link)) symlinkSync(join(root, place, folder), link);
    }
};

export const copyRepository = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'conclave-copy-'));
  cpSync(ROOT, root, { recursive: true, filter: isTaken, preserveTimestamps: true });
  linkPackages(root);
  return root;
};

const filesIn = (root: string, folder = ''): readonly string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (LEFT_OUT.has(entry.name) || entry.name === 'dist' || entry.name.endsWith('.tsbuildinfo')) return [];
    return entry.isDirectory() ? filesIn(root, path) : [path];
  });

/** The files that are not the same in both, but for what is written by the build or belongs to one person's device. */
export const differences = (root: string): readonly string[] => {
  const ignored = readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n');
  const read = (folder: string, file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file)) : '';
  const all = new Set([...filesIn(ROOT), ...filesIn(root)]);
  return [...all]
    .filter(
      file =>
        !ignored.includes(`/${file}`) &&
        Buffer.compare(Buffer.from(read(ROOT, file)), Buffer.from(read(root, file))) !== 0,
    )
    .sort();
};

/** As somebody has it who types the command: what a test run adds would build another page. */
const OF_A_TEST = /^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/;
const plainEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_A_TEST.test(name))),
  NO_COLOR: '1',
});

/** Runs a program in the copy; whatever it says is in the message if it fails. */
export const run = (root: string, command: string, args: readonly string[], input = ''): string => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: plainEnv(),
  });
  if (status !== 0)
    throw new Error(`a fourth game: "${[command, ...args].join(' ')}" ended with ${status}\n${stdout}\n${stderr}`);
  return stdout;
};

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** The server of the copy, a process of its own, as soon as it says where it is. */
export const serveCopy = (root: string): Promise<Served> =>
  new Promise((resolve, reject) => {
    const args = ['packages/cli/bin/conclave.js', 'serve', '--host', '127.0.0.1', '--port', '0', '--bot-pace', '0'];
    const child = spawn(process.execPath, [...args, '--data', join(root, 'data')], {
      cwd: root,
      env: plainEnv(),
    });
    let said = '';
    const ended = new Promise<void>(done => child.once('exit', () => done()));
    child.once('exit', code => reject(new Error(`a fourth game: the server ended with ${code}\n${said}`)));
    const hear = (text: unknown): void => {
      said += String(text);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address === undefined) return;
      const close = async (): Promise<void> => {
        child.kill('SIGTERM');
        await ended;
      };
      resolve({ address, close });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });

export const forget = (root: string): void => rmSync(root, { recursive: true, force: true });
