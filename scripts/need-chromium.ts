import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const OWN = process.env.CHROMIUM_PATH;
export const CHROMIUM = OWN ?? '/usr/bin/chromium';

const PACKAGES = ['chromium', 'fonts-dejavu-core'];
const COMMAND = `apt-get update && apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`;
const ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };

const aptGet = (...args: readonly string[]): void =>
  void execFileSync('apt-get', ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: ENV,
  });

/** Whether Debian offers another version of this package than the one that is here. */
const isOld = (name: string): boolean => {
  const told = execFileSync('apt-cache', ['policy', name], { encoding: 'utf8', env: ENV });
  const version = (word: string): string | undefined => new RegExp(`${word}: (\\S+)`).exec(told)?.[1];
  return version('Installed') !== version('Candidate');
};

const installNewest = (): void => {
  aptGet('update');
  const old = PACKAGES.filter(isOld);
  if (old.length === 0) return;
  console.log(`Installing the newest ${old.join(' and ')} for the browser tests …`);
  aptGet('install', '-y', '--no-install-recommends', ...old);
};

/** Away from CI an old browser is better than none. */
const tryToInstall = (isCI: boolean): void => {
  try {
    installNewest();
  } catch (error) {
    if (isCI) throw error;
    console.warn(`Could not look for a newer browser: ${error instanceof Error ? error.message : error}`);
  }
};

/**
 * Once before all browser tests. Where we may install, they run with the newest Chromium that Debian offers; elsewhere with the one that is
 * there, and without one they are skipped loudly. In CI a skip is a failure.
 */
export const setup = (): void => {
  const isCI = process.env.CI === 'true';
  if (OWN === undefined && (isCI || process.getuid?.() === 0)) tryToInstall(isCI);
  if (existsSync(CHROMIUM)) return;
  const sentence = `There is no browser at ${CHROMIUM}. Install one (${COMMAND}) or set CHROMIUM_PATH.`;
  if (isCI) throw new Error(sentence);
  console.warn(`\n!!! BROWSER TESTS ARE SKIPPED. ${sentence}\n`);
};
