import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { openHouse } from '../../src/storage/house.ts';
import { enterHouse } from '../../src/storage/house-lock.ts';
import { newFolder } from './folders.ts';

const CHILD = fileURLToPath(new URL('./house-process.mjs', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/storage/house-lock.js', import.meta.url));

/** Another process that holds the house; resolves when it has it. */
const holder = (folder: string): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    expect(existsSync(BUILT), 'this test runs what was built: npm run build').toBe(true);
    const child = fork(CHILD, [folder], { execArgv: [] });
    onTestFinished(() => void child.kill('SIGKILL'));
    child.once('message', () => resolve(child));
    child.once('exit', code => reject(new Error(`the process ended with ${code}`)));
  });

const killed = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });

test('a second process says who holds the house, and gets it when the first is killed', async () => {
  const folder = newFolder();
  const child = await holder(folder);
  expect(() => enterHouse(folder)).toThrow(`${folder} is in use by process ${child.pid} on ${hostname()} (since 20`);
  await expect(openHouse(folder)).rejects.toThrow('stop it first');
  await killed(child);
  const house = enterHouse(folder);
  expect(JSON.parse(readFileSync(join(folder, 'house.who'), 'utf8'))).toMatchObject({ pid: process.pid });
  house.release();
});

test('in one process too, and whoever leaves lets it go', async () => {
  const folder = newFolder();
  const storage = await openHouse(folder);
  expect(() => enterHouse(folder)).toThrow(`in use by process ${process.pid}`);
  await storage.close();
  enterHouse(folder).release();
});

test('nobody but its owner can read what is kept', async () => {
  const folder = join(newFolder(), 'data');
  const storage = await openHouse(folder);
  const rights = (name: string): string => (statSync(join(folder, name)).mode & 0o777).toString(8);
  expect(rights('.')).toBe('700');
  for (const name of ['conclave.db', 'conclave.db-wal', 'conclave.db-shm', 'house.lock', 'house.who'])
    expect(rights(name), name).toBe('600');
  await storage.close();
  chmodSync(join(folder, 'conclave.db'), 0o644); // as an earlier version left it
  const again = await openHouse(folder);
  expect(rights('conclave.db')).toBe('600');
  await again.close();
});

test('a folder that cannot be one, a file that is no database: one sentence, and nothing stays locked', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'file'), 'no folder');
  for (const place of [join(folder, 'file'), join(folder, 'file', 'below')])
    await expect(openHouse(place)).rejects.toThrow(/^\S+file\S*: it is not a folder$/);
  const odd = join(folder, 'odd');
  mkdirSync(odd);
  writeFileSync(join(odd, 'conclave.db'), 'no database '.repeat(1000));
  await expect(openHouse(odd)).rejects.toThrow(`${join(odd, 'conclave.db')}: it is not a database`);
  const nested = join(folder, 'nested');
  mkdirSync(join(nested, 'conclave.db'), { recursive: true });
  await expect(openHouse(nested)).rejects.toThrow(/conclave\.db: it cannot be opened$/);
  enterHouse(odd).release();
});
