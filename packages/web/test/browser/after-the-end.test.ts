import { describe, expect, test } from 'vitest';
import { hasChromium } from './chromium.ts';
import { misfits } from './fit.ts';
import { openHouse } from './house.ts';
import { recorded, visitTable } from './recorded.ts';
import { untilStill } from './still.ts';

/** Lines of the awards that lie on each other, by their words. */
const OVERLAPS = `(() => {
  const lines = [...document.querySelectorAll('.awards li > *')].map(line => [line.textContent, line.getBoundingClientRect()]);
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  return lines.flatMap(([one, a], index) => lines.slice(index + 1).filter(([, b]) => meet(a, b)).map(([other]) => one + ' / ' + other));
})()`;

/** Buttons of the result that are not wholly in the window, before anybody has scrolled. */
const OUT_OF_SIGHT = `[...document.querySelectorAll('.result .buttons > *')].filter(each => { const box = each.getBoundingClientRect(); return box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth || box.width === 0; }).map(each => each.textContent)`;

/** Whether who won is read above them, and whether something shows through below them. */
const COVERED = `(() => {
  const [verdict, buttons] = ['.result .verdict', '.result .buttons'].map(each => document.querySelector(each).getBoundingClientRect());
  const below = document.elementFromPoint(buttons.left + buttons.width / 2, innerHeight - 2);
  return [
    ...(verdict.bottom > buttons.top || verdict.top < 0 ? ['who won is covered'] : []),
    ...(document.querySelector('.result ol').contains(below) ? ['the list shows through below'] : []),
  ];
})()`;

describe.skipIf(!hasChromium)('after the end', () => {
  const house = openHouse();

  test.each([
    ['seven-seals', 'three-players-six-rounds', 390, 844],
    ['seven-seals', 'five-players', 360, 640],
    ['dogma', 'eight-players', 360, 640],
    ['dogma', 'eight-players', 1440, 900],
    ['dogma', 'eight-players', 844, 390],
    ['mea-culpa', 'two-souls-in-heaven', 1440, 900],
  ] as const)(
    '%s, %s at %i×%i: who won and what to do next are in sight at once, however many played',
    async (game, name, width, height) => {
      const { page } = await visitTable(house.browser, house.served.address, recorded(game, name), {
        width,
        height,
        language: 'de',
        speed: 'instant',
      });
      await page.locator('#result').waitFor();
      await page.locator('.awards li').first().waitFor();
      await untilStill(page);
      expect(await page.evaluate(OUT_OF_SIGHT)).toEqual([]);
      expect(await page.evaluate(COVERED)).toEqual([]);
      await page.context().close();
    },
  );

  test.each([
    ['dogma', 'eight-players', 390, 844],
    ['mea-culpa', 'two-souls-in-heaven', 1366, 768],
  ] as const)(
    '%s: who looks at the table finds the way back, awards lie apart, a thumb meets everything, and nobody chats with bots',
    async (game, name, width, height) => {
      const { page, complaints } = await visitTable(house.browser, house.served.address, recorded(game, name), {
        width,
        height,
        language: 'de',
        speed: 'instant',
      });
      await page.locator('#result').waitFor();
      await page.locator('.awards li').first().waitFor();
      expect(await page.evaluate(OVERLAPS)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
      await page.getByRole('button', { name: 'Tisch ansehen' }).click();
      await page.locator('#result').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Wie es ausging' }).click();
      await page.locator('#result').waitFor();
      const log = page.getByRole('button', { name: 'Protokoll' });
      if ((await log.getAttribute('aria-expanded')) === 'false') await log.click();
      await page.getByRole('tab', { name: 'Protokoll' }).waitFor();
      expect(await page.getByRole('tab', { name: /Chat|Plausch|Gespräch/ }).count()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
