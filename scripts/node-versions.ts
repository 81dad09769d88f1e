import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The versions of Node besides the oldest that we promise; each comes whole inside an npm package and stays out of the lockfile. */
export const NODES = ['22.23.3', '24.21.0'];

const PACKAGE = `node-${process.platform}-${process.arch}`;
const CACHE = process.env.CONCLAVE_NODES ?? join(homedir(), '.cache', 'conclave', 'nodes');

const binaryIn = (folder: string): string => join(folder, 'node_modules', PACKAGE, 'bin', 'node');

const fetchInto = (folder: string, version: string): void => {
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(join(CACHE, 'fetching-'));
  const settings = ['--prefix', fresh, '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  try {
    execFileSync('npm', ['install', ...settings, `${PACKAGE}@${version}`], { cwd: fresh, stdio: 'pipe' });
    if (!existsSync(folder)) renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
};

/** The program of this version, fetched once a machine; nothing where npm cannot, said loudly, and in CI that is a failure. */
export const nodeOf = (version: string): string | undefined => {
  const folder = join(CACHE, version);
  try {
    if (!existsSync(binaryIn(folder))) fetchInto(folder, version);
    return binaryIn(folder);
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    console.warn(`\n!!! NODE ${version} IS NOT TESTED: npm could not fetch ${PACKAGE}@${version} into ${CACHE}.\n`);
    return undefined;
  }
};
