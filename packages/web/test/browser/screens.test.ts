import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { violationsOn } from './axe.ts';
import { hasChromium, launch, visit } from './chromium.ts';
import { makeAMove } from './moves.ts';
import { type Served, servePage } from './static-server.ts';
import { untilAsked } from './table.ts';

const DIST = new URL('../../dist', import.meta.url).pathname;
const SHOTS = new URL('../../screenshots', import.meta.url).pathname;

/** Every main screen, and how to come to it. */
const SCREENS: readonly (readonly [name: string, hash: string])[] = [
  ['home', '#/'],
  ['new-table', '#/new/seven-seals'],
  ['new-table-friends', '#/new/dogma/friends'],
  ['lobby', '#/lobby'],
  ['settings', '#/settings'],
];
const TABLES = ['seven-seals', 'dogma', 'mea-culpa'] as const;

const LOOKS = [
  { width: 1440, height: 900, theme: 'light', language: 'en' },
  { width: 390, height: 844, theme: 'dark', language: 'de' },
  { width: 390, height: 844, theme: 'light', language: 'en' },
  { width: 1440, height: 900, theme: 'dark', language: 'de' },
] as const;

vi.setConfig({ testTimeout: 300_000 });

describe.skipIf(!hasChromium)('every screen', () => {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true });
    served = await servePage(DIST);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  const keep = async (page: Page, name: string, look: (typeof LOOKS)[number]): Promise<void> => {
    await page.screenshot({ path: join(SHOTS, `${name}-${look.width}-${look.theme}-${look.language}.png`) });
  };

  /** Nothing sticks out to the side, on a phone or with the text at 200 % (half the width). */
  const sideways = (page: Page): Promise<number> =>
    page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

  test.each(LOOKS)('$width px, $theme, $language: axe finds nothing, nothing sticks out', async look => {
    const { page, complaints } = await visit(browser, served.address, { ...look, speed: 'instant' });
    const found: string[] = [];
    const examine = async (name: string): Promise<void> => {
      await keep(page, name, look);
      found.push(...(await violationsOn(page)).map(line => `${name}: ${line}`));
      if ((await sideways(page)) > 0) found.push(`${name}: wider than its window`);
    };
    for (const [name, hash] of SCREENS) {
      await page.goto(`${served.address}/${hash}`);
      await page.getByRole('heading').first().waitFor();
      await page.waitForTimeout(150);
      await examine(name);
    }
    for (const [index, game] of TABLES.entries()) {
      await page.goto(`${served.address}/#/`);
      await page.locator('article').nth(index).getByRole('button').click();
      await page.locator('.prompt').waitFor();
      await untilAsked(page);
      await examine(`${game}-first`);
      for (let moves = 0; moves < 5; moves += 1) await makeAMove(page, await untilAsked(page), moves);
      await untilAsked(page);
      await examine(`${game}-later`);
    }
    expect(complaints).toEqual([]);
    expect(found).toEqual([]);
    await page.context().close();
  });
});
