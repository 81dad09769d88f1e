import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, launch, visit } from './chromium.ts';
import { misfits } from './fit.ts';
import { makeAMove } from './moves.ts';
import { type Served, servePage } from './static-server.ts';
import { untilAsked } from './table.ts';

const DIST = new URL('../../dist', import.meta.url).pathname;

const SCREENS = [
  '#/',
  '#/new/seven-seals',
  '#/new/dogma/friends',
  '#/lobby',
  '#/settings',
  '#/hot',
  '#/replay',
  '#/statistics',
  '#/rules/mea-culpa',
];
const TABLES = ['The Seven Seals', 'Dogma', 'Mea Culpa'];

/** A phone; a desktop at 200 %, which is a window of half the size; a desktop with the text alone at 200 %. */
const WAYS = [
  { way: 'a phone', width: 390, height: 844, language: 'de', text: '' },
  { way: 'everything at 200 %', width: 720, height: 450, language: 'en', text: '' },
  { way: 'the text at 200 %', width: 1440, height: 900, language: 'en', text: '225%' }, // the root has 112.5 %
] as const;

describe.skipIf(!hasChromium)('every screen fits', () => {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    served = await servePage(DIST);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  test.each(WAYS)('$way: nothing sticks out, is cut, is covered or is too small for a thumb', async look => {
    const { page } = await visit(browser, served.address, { ...look, speed: 'instant' });
    const found: string[] = [];
    const examine = async (name: string): Promise<void> => {
      await page.evaluate(`document.documentElement.style.fontSize = '${look.text}'`);
      await page.waitForTimeout(100);
      found.push(...(await misfits(page)).map(line => `${name}: ${line}`));
    };
    for (const hash of SCREENS) {
      await page.goto(`${served.address}/${hash}`);
      await page.getByRole('heading').first().waitFor();
      await page.waitForTimeout(250);
      await examine(hash);
    }
    for (const game of TABLES) {
      await page.goto(`${served.address}/#/`);
      const title =
        game === 'The Seven Seals' ? /(Seven Seals, against|sieben Siegel, gegen)/ : new RegExp(`: ${game}, `);
      await page.getByRole('button', { name: title }).click();
      for (let moves = 0; moves < 5; moves += 1) {
        const seen = await untilAsked(page);
        await examine(`${game}, move ${moves}`);
        await makeAMove(page, seen, moves);
      }
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
