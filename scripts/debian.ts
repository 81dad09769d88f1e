import { execFileSync } from 'node:child_process';

const ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };

export const isCI = process.env.CI === 'true';

/** Where nobody else's machine is changed. */
export const mayInstall = isCI || process.getuid?.() === 0;

export const commandFor = (packages: readonly string[]): string =>
  `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;

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

const installNewest = (packages: readonly string[], why: string): void => {
  aptGet('update');
  const old = packages.filter(isOld);
  if (old.length === 0) return;
  console.log(`Installing the newest ${old.join(' and ')} for ${why} …`);
  aptGet('install', '-y', '--no-install-recommends', ...old);
};

/** The newest that Debian offers. Away from CI an old version is better than none. */
export const tryToInstall = (packages: readonly string[], why: string): void => {
  try {
    installNewest(packages, why);
  } catch (error) {
    if (isCI) throw error;
    console.warn(`Could not look for newer packages for ${why}: ${error instanceof Error ? error.message : error}`);
  }
};
