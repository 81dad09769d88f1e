import { existsSync } from 'node:fs';
import { commandFor, isCI, mayInstall, tryToInstall } from './debian.ts';

const OWN = process.env.CHROMIUM_PATH;
export const CHROMIUM = OWN ?? '/usr/bin/chromium';

const PACKAGES = ['chromium', 'fonts-dejavu-core'];

/**
 * Once before all browser tests. Where we may install, they run with the newest Chromium that Debian offers; elsewhere with the one that is
 * there, and without one they are skipped loudly. In CI a skip is a failure.
 */
export const setup = (): void => {
  if (OWN === undefined && mayInstall) tryToInstall(PACKAGES, 'the browser tests');
  if (existsSync(CHROMIUM)) return;
  const sentence = `There is no browser at ${CHROMIUM}. Install one (${commandFor(PACKAGES)}) or set CHROMIUM_PATH.`;
  if (isCI) throw new Error(sentence);
  console.warn(`\n!!! BROWSER TESTS ARE SKIPPED. ${sentence}\n`);
};
