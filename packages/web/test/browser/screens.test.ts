import { describe, expect, test } from 'vitest';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { makeAMove } from './moves.ts';
import { examine, LOOKS } from './shots.ts';
import { untilAsked } from './table.ts';

/** Every main screen, and how to come to it. */
const SCREENS: readonly (readonly [name: string, hash: string])[] = [
  ['home', '#/'],
  ['new-table', '#/new/seven-seals'],
  ['new-table-friends', '#/new/dogma/friends'],
  ['lobby', '#/lobby'],
  ['settings', '#/settings'],
];
const TABLES = ['seven-seals', 'dogma', 'mea-culpa'] as const;

describe.skipIf(!hasChromium)('every screen', () => {
  const house = openHouse();

  test.each(LOOKS)('$width px, $language, both themes: axe finds nothing, nothing sticks out', async look => {
    const { page, complaints } = await visit(house.browser, house.served.address, { ...look, speed: 'instant' });
    const found: string[] = [];
    for (const [name, hash] of SCREENS) {
      await page.goto(`${house.served.address}/${hash}`);
      await page.getByRole('heading').first().waitFor();
      found.push(...(await examine(page, name, look)));
    }
    for (const [index, game] of TABLES.entries()) {
      await page.goto(`${house.served.address}/#/`);
      await page.locator('article').nth(index).getByRole('button').click();
      await page.locator('.prompt').waitFor();
      await untilAsked(page);
      found.push(...(await examine(page, `${game}-first`, look)));
      for (let moves = 0; moves < 5; moves += 1) await makeAMove(page, await untilAsked(page), moves);
      await untilAsked(page);
      found.push(...(await examine(page, `${game}-later`, look)));
    }
    expect(complaints).toEqual([]);
    expect(found).toEqual([]);
    await page.context().close();
  });

  test.each([
    [360, 640],
    [390, 844],
    [844, 390],
    [1366, 768],
    [1440, 900],
  ])('whoever comes for the first time can begin a game without scrolling (%i×%i)', async (width, height) => {
    for (const language of ['en', 'de'] as const) {
      const { page } = await visit(house.browser, house.served.address, { width, height, language });
      const first = await page.locator('article .first').first().boundingBox();
      expect((first?.y ?? height) + (first?.height ?? 0)).toBeLessThanOrEqual(height);
      await page.context().close();
    }
  });

  test('what the house says after the page is drawn moves nothing on it', async () => {
    const { page } = await visit(house.browser, house.served.address, { width: 1366, height: 768, language: 'en' });
    let answer: () => void = () => undefined;
    const asked = new Promise<void>(resolve => {
      answer = resolve;
    });
    await page.route('**/*', async route => {
      if (route.request().method() !== 'HEAD') return route.continue();
      await asked;
      return route.fulfill({ status: 200, headers: { 'conclave-house': 'finds' } });
    });
    await page.reload();
    const places = () =>
      page
        .locator('article :is(h2, .first, .learn)')
        .evaluateAll(things => things.map(thing => Math.round(thing.getBoundingClientRect().top)));
    await page.locator('article .first').first().waitFor();
    const before = await places();
    answer();
    await page.getByRole('link', { name: 'Find me a table: Dogma, with people' }).waitFor();
    expect(await places()).toEqual(before);
    await page.context().close();
  });
});
