import { existsSync } from 'node:fs';
import { commandFor, isCI, mayInstall, tryToInstall } from './debian.ts';

const OWN = process.env.CHROMIUM_PATH;

/** The same engine with and without the windows, menus and extensions that no test looks at: a third of the work is gone with them. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

const PACKAGES = ['chromium-headless-shell', 'fonts-dejavu-core'];

/** The lightest that is here; asked anew, since it may have been installed meanwhile. */
export const chromiumPath = (): string => OWN ?? (existsSync(SHELL) ? SHELL : WHOLE);

/**
 * Once before all browser tests. Where we may install, they run with the newest Chromium that Debian offers; elsewhere with the one that is
 * there, and without one they are skipped loudly. In CI a skip is a failure.
 */
export const setup = (): void => {
  if (OWN === undefined && mayInstall) tryToInstall(PACKAGES, 'the browser tests');
  if (existsSync(chromiumPath())) return;
  const sentence = `There is no browser at ${chromiumPath()}. Install one (${commandFor(PACKAGES)}) or set CHROMIUM_PATH.`;
  if (isCI) throw new Error(sentence);
  console.warn(`\n!!! BROWSER TESTS ARE SKIPPED. ${sentence}\n`);
};
