import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const PACKAGES = ['chromium', 'fonts-dejavu-core'];
const COMMAND = `apt-get update && apt-get install -y --no-install-recommends ${PACKAGES.join(' ')}`;

const aptGet = (...args: readonly string[]): void =>
  void execFileSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Once before all browser tests: Debian's Chromium is installed where we may; where not, the tests are skipped loudly, and CI fails. */
export const setup = (): void => {
  if (existsSync(CHROMIUM)) return;
  const isCI = process.env.CI === 'true';
  if (isCI || process.getuid?.() === 0) {
    console.log(`Installing ${PACKAGES.join(' and ')} for the browser tests …`);
    try {
      aptGet('update');
      aptGet('install', '-y', '--no-install-recommends', ...PACKAGES);
    } catch (error) {
      console.warn(error instanceof Error ? error.message : error);
    }
  }
  if (existsSync(CHROMIUM)) return;
  const sentence = `There is no browser at ${CHROMIUM}. Install one (${COMMAND}) or set CHROMIUM_PATH.`;
  if (isCI) throw new Error(sentence);
  console.warn(`\n!!! BROWSER TESTS ARE SKIPPED. ${sentence}\n`);
};
