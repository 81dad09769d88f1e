import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../../../scripts/need-chromium.ts';

/** Installed before the tests where we may (scripts/need-chromium.ts); elsewhere the browser tests are skipped. */
export const hasChromium = existsSync(chromiumPath());

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });

/** How long something may take on a starved machine, in ms; nobody waits for it when all is well. */
export const PATIENCE = 120_000;

export interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'de';
  readonly speed?: 'fast' | 'instant';
  /** Was this person never here, so that the first game offers a lesson? */
  readonly isNew?: boolean;
  /** Every game on the plain table. */
  readonly plain?: boolean;
  /** Whether things move, as they do for most people. */
  readonly moves?: boolean;
  /** Whether the page may keep itself on the device, which loads all of it. */
  readonly keeps?: boolean;
}

const KEEPS_NOTHING =
  "if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => Promise.reject(new Error('this visit keeps nothing'))";

/** A page with settings of its own, and everything that it should not have said. */
export const visit = async (
  browser: Browser,
  address: string,
  {
    width = 1440,
    height = 900,
    theme = 'light',
    language = 'en',
    speed = 'fast',
    isNew = false,
    plain = false,
    moves = false,
    keeps = false,
  }: Visit = {},
): Promise<{ readonly page: Page; readonly complaints: string[] }> => {
  const reducedMotion = moves ? 'no-preference' : 'reduce';
  const context = await browser.newContext({ viewport: { width, height }, locale: language, reducedMotion });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript('delete Crypto.prototype.randomUUID'); // as on a plain http address, which a club's own may be
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(String(error)));
  const settings = JSON.stringify({
    theme,
    language,
    motion: moves ? 'full' : 'reduced',
    speed,
    plain,
    sound: false,
    name: '',
  });
  await page.addInitScript(
    `if (localStorage.getItem('conclave.settings') === null) localStorage.setItem('conclave.settings', ${JSON.stringify(settings)})`,
  );
  if (!isNew) await page.addInitScript("localStorage.setItem('conclave.lessons.offered', 'true')");
  if (!keeps) await context.addInitScript(KEEPS_NOTHING);
  await page.goto(address);
  return { page, complaints };
};

/** Another tab lies in front meanwhile: the page goes on as ever but is not drawn, which is most of the work of a long game. */
export const unseen = async <Result>(page: Page, act: () => Promise<Result>): Promise<Result> => {
  const front = await page.context().newPage();
  await front.bringToFront();
  try {
    return await act();
  } finally {
    await front.close();
    await page.bringToFront();
  }
};
