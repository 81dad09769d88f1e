import { describe, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { tabTo } from './keyboard.ts';
import { untilAsked } from './table.ts';

describe.skipIf(!hasChromium)('a hint in the browser', () => {
  const house = openHouse();

  test.each([
    ['The Seven Seals', 'light', 1440],
    ['Dogma', 'dark', 390],
    ['Mea Culpa', 'dark', 1440],
  ] as const)(
    '%s: a master is asked by keyboard, answers with a reason, and the move can be made',
    async (title, theme, width) => {
      const { page, complaints } = await visit(house.browser, house.served.address, {
        theme,
        width,
        height: 844,
        speed: 'instant',
      });
      await page.getByRole('button', { name: `Play now: ${title}, against bots` }).click();
      await untilAsked(page);
      const everything = page.getByRole('main'); // the same question may come again, but not at the same table
      const before = await everything.innerText();
      await tabTo(page, focus => focus.name === 'Ask a master', 160);
      await page.keyboard.press('Enter');
      const hint = page.getByRole('region', { name: 'What a master would do' });
      await page.locator('.advised').first().waitFor(); // the thing it speaks of glows
      // Where there is no room beside the table it takes one line; asked again it is told whole.
      if (width < 960) {
        await page.locator('.prompt').getByText('A master:').waitFor();
        await page.keyboard.press('Enter');
      }
      await hint.getByRole('button', { name: 'Do it' }).waitFor();
      await expect
        .poll(() => hint.getByRole('status').innerText()) // its words come in a file of their own
        .toMatch(/imagined games|times with hands|played it out|played out [\d,]+ times/);
      if (width < 960) expect(await page.locator('[data-place=board]').getAttribute('inert')).not.toBeNull(); // it lies over the board
      expect(await violationsOn(page)).toEqual([]);
      await tabTo(page, focus => focus.name === 'Do it', 160);
      await page.keyboard.press('Enter');
      await hint.waitFor({ state: 'detached' });
      expect(await page.locator('.advised').count()).toBe(0);
      await expect.poll(() => everything.innerText()).not.toBe(before);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('in German the reason is German', async () => {
    const { page } = await visit(house.browser, house.served.address, { language: 'de', speed: 'instant' });
    await page.getByRole('button', { name: 'Gleich spielen: Die sieben Siegel, gegen Bots' }).click();
    await untilAsked(page);
    await page.getByRole('button', { name: 'Einen Meister fragen' }).click();
    const hint = page.getByRole('region', { name: 'Was ein Meister täte' });
    await hint
      .getByText(/gedachten Spielen|durchgespielt/)
      .first()
      .waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });
});
