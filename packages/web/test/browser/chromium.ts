import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Debian's Chromium; where a pipeline runs as root it is installed, elsewhere its absence is said loudly. */
const install = (): void => {
  if (process.env.CI !== 'true' || process.getuid?.() !== 0) return;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  } catch {
    // Said below: there is no browser.
  }
};

if (!existsSync(CHROMIUM)) install();
export const hasChromium = existsSync(CHROMIUM);
if (!hasChromium) {
  console.warn(`\n!!! NO BROWSER: ${CHROMIUM} does not exist, so every browser test is SKIPPED. Set CHROMIUM_PATH.\n`);
}

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });

export interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'de';
  readonly speed?: 'fast' | 'instant';
}

/** A page with settings of its own, and everything that it should not have said. */
export const visit = async (
  browser: Browser,
  address: string,
  { width = 1440, height = 900, theme = 'light', language = 'en', speed = 'fast' }: Visit = {},
): Promise<{ readonly page: Page; readonly complaints: string[] }> => {
  const context = await browser.newContext({ viewport: { width, height }, locale: language, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  const settings = JSON.stringify({ theme, language, motion: 'reduced', speed, sound: false, name: '' });
  await page.addInitScript(
    `if (localStorage.getItem('conclave.settings') === null) localStorage.setItem('conclave.settings', ${JSON.stringify(settings)})`,
  );
  await page.goto(address);
  return { page, complaints };
};
