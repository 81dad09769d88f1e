import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, launch, visit } from './chromium.ts';
import { focused, tabTo } from './keyboard.ts';
import { type Served, servePage } from './static-server.ts';
import { isOver, prompt, untilAsked } from './table.ts';

const DIST = new URL('../../dist', import.meta.url).pathname;

describe.skipIf(!hasChromium)('Dogma in the browser', () => {
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

  test('a solo game is played to its end by keyboard alone', async () => {
    const { page, complaints } = await visit(browser, served.address);
    await tabTo(page, focus => focus.name === 'Play Dogma now against bots');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    const done = new Set<string>();
    for (let turn = 0; turn < 400 && (await untilAsked(page)) === 'asked'; turn += 1) {
      if ((await page.getByRole('button', { name: 'Confess', exact: true }).count()) > 0) {
        await tabTo(page, focus => focus.area === 'Your things' && focus.name.includes('in hand'));
        await page.keyboard.press('Enter');
        await tabTo(page, focus => focus.name.startsWith('Claim'));
        await page.keyboard.press('Enter');
        await tabTo(page, focus => focus.name === 'Confess');
        done.add('confess');
      } else {
        const answer = ['Doubt', 'Believe', 'Join'][turn % 3] ?? 'Doubt';
        if (answer === 'Join' && (await page.getByRole('button', { name: /^Join/ }).count()) > 0) {
          await tabTo(page, focus => focus.area === 'Your things' && focus.name.includes('in hand'));
          await page.keyboard.press('Enter');
          await tabTo(page, focus => focus.name.startsWith('Join'));
        } else await tabTo(page, focus => focus.name.startsWith(answer === 'Join' ? 'Doubt' : answer));
        done.add((await focused(page)).name.split(' ')[0] ?? '');
      }
      await page.keyboard.press('Enter');
    }
    // Once the person is out, the bots play on among themselves.
    for (let wait = 0; wait < 200 && !(await isOver(page)); wait += 1) {
      await page.keyboard.press('Space');
      await page.waitForTimeout(50);
    }
    expect(await isOver(page)).toBe(true);
    expect([...done]).toContain('confess');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a confession is told and answered in German by names alone', async () => {
    const { page, complaints } = await visit(browser, served.address, { language: 'de', width: 390, height: 844 });
    await page.getByRole('button', { name: 'Dogma gleich gegen Bots spielen' }).click();
    await page.getByRole('region', { name: 'Deine Sachen' }).waitFor();
    const heard: string[] = [];
    for (let turn = 0; turn < 6 && (await untilAsked(page)) === 'asked'; turn += 1) {
      heard.push(await prompt(page).getByRole('status').innerText());
      const confess = page.getByRole('button', { name: 'Beichten', exact: true });
      if ((await confess.count()) > 0) {
        await page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button').first().click();
        await page
          .getByRole('button', { name: /behaupten, Tugend$/ })
          .first()
          .click();
        await confess.click();
      } else await page.getByRole('button', { name: /^Glauben/ }).click();
    }
    expect(heard.join(' ')).toMatch(/Glauben|Karten/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
