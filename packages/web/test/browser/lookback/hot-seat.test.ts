import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONGER } from '../../../../../scripts/longer.ts';
import { violationsOn } from '../axe.ts';
import { hasChromium, unseen, visit } from '../chromium.ts';
import { openHouse } from '../house.ts';
import { playOn } from './driver.ts';

/** Everything the curtain says; whatever else stood in the page would be a secret. */
const curtainTexts = (name: string, line: string): readonly string[] => [
  'Skip to the content',
  `Pass the device to ${name}.`,
  line,
  `I am ${name}`,
  'Leave the table',
];
const CEILING: Readonly<Record<string, string>> = {
  Ada: 'Everybody else admires the ceiling.',
  Ben: 'Everybody else counts the candles.',
};

const setUp = async (page: Page, game: string): Promise<void> => {
  await page.goto(`${page.url().split('#')[0]}#/settings`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your name').press('Tab');
  await page.goto(`${page.url().split('#')[0]}#/hot`);
  await page.getByRole('radio', { name: game }).check();
  expect(await page.getByLabel('Name on chair 1').inputValue()).toBe('Ada');
  await page.getByLabel('Name on chair 2').fill('Ben');
  if (game === 'The Seven Seals') {
    await page.getByText('House rules').click();
    await page.getByLabel(/SS-13.6/).selectOption({ index: 1 });
  }
  await page.getByRole('button', { name: 'Sit down' }).click();
};

/** Plays everybody's part, so many moves or to the end; answers how often the curtain fell. */
const playThrough = async (
  page: Page,
  most: number,
): Promise<{ readonly curtains: number; readonly over: boolean }> => {
  const first = new Map<string, string>();
  let secrets: readonly string[] = [];
  let curtains = 0;
  const { over } = await playOn(page, {
    most,
    after: step => {
      if (step.at === 'move') {
        secrets = step.secrets;
        expect(secrets.length).toBeGreaterThan(0);
      }
      if (step.at !== 'curtain') return;
      const { name, texts, html } = step;
      curtains += 1;
      expect(texts).toEqual(curtainTexts(name, CEILING[name] ?? ''));
      for (const secret of secrets) expect(html).not.toContain(secret);
      // Whatever was played meanwhile: the same curtain, letter by letter.
      expect(html).toBe(first.get(name) ?? html);
      first.set(name, html);
    },
  });
  return { curtains, over };
};

const TO_THE_END = 5000;

describe.skipIf(!hasChromium)('hot seat', () => {
  const house = openHouse();

  // Every game is played to its end by `npm run long -- hot-seat`; in CI one of them is, as it takes hundreds of moves.
  test.each([
    ['The Seven Seals', TO_THE_END],
    ['Dogma', LONGER > 1 ? TO_THE_END : 40],
    ['Mea Culpa', LONGER > 1 ? TO_THE_END : 60],
  ])(
    '%s is played by two people and a bot, and the curtain holds no secret (at most %i moves)',
    async (game, most) => {
      const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
      await setUp(page, game);
      const { curtains, over } = await unseen(page, () => playThrough(page, most));
      expect(curtains).toBeGreaterThan(5);
      expect(complaints).toEqual([]);
      if (most === TO_THE_END) expect(over).toBe(true);
      if (!over) return page.context().close();
      await page.getByRole('heading', { name: 'The result' }).waitFor();
      const counted = `JSON.parse(localStorage.getItem('conclave.statistics') ?? 'null')`;
      await expect.poll(() => page.evaluate(counted)).not.toBeNull();
      const statistics = (await page.evaluate(counted)) as { shared: number; games: Record<string, { games: number }> };
      expect(statistics.shared).toBe(1);
      // Ada is the owner's name, so it is her game.
      expect(Object.values(statistics.games).map(({ games }) => games)).toContain(1);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    900_000,
  );

  test.each(['en', 'de'] as const)('setting up and the curtain pass axe (%s)', async language => {
    const { page } = await visit(house.browser, `${house.served.address}/#/hot`, { language, width: 390, height: 844 });
    await page.locator('button.first').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.locator('button.first').click();
    await page.locator('.curtain button.first:not([aria-disabled="true"])').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  test('a reload comes back to the closed curtain, and a held Enter does not open it', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/hot`);
    await page.getByRole('button', { name: 'Sit down' }).focus();
    await page.keyboard.down('Enter');
    await page.locator('#curtain').waitFor();
    for (let repeats = 0; repeats < 30; repeats += 1) await page.keyboard.down('Enter');
    await page.locator('.curtain button.first:not([aria-disabled="true"])').waitFor();
    for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await page.locator('#curtain').count()).toBe(1);
    await page.reload();
    await page.locator('#curtain').waitFor();
    await page.locator('.curtain button.first:not([aria-disabled="true"])').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    await page.context().close();
  });
});
