import { describe, expect, test } from 'vitest';
import type { GameId } from '../games.ts';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { recorded, visitTable } from './recorded.ts';
import { openPosition } from './space/open-position.ts';
import { positionsOf } from './space/positions.ts';
import { untilAsked } from './table.ts';

const SEATS: Readonly<Record<GameId, number>> = { 'seven-seals': 4, dogma: 5, 'mea-culpa': 3 };

/** What stands on buttons that are seen; what happened can be touched as well, and is a sentence. */
const ON_BUTTONS = `[...document.querySelectorAll('.prompt .actions button, [data-place=seats] button, [data-place=board] button, [data-place=own] button')].filter(each => each.checkVisibility()).map(each => (each.innerText || '').replace(/\\s+/g, ' ').trim()).filter(text => text !== '')`;

/** Top and bottom of the first of these. */
const TOP_OF = (selector: string): string =>
  `(box => [box.top, box.bottom])(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`;

/** Defects that were known once, each seen on the page. */
describe.skipIf(!hasChromium)('what was mended stays mended', () => {
  const house = openHouse();

  test.each([
    [390, 844],
    [1366, 768],
  ])('whoever left a table finds the way back on top of Home, before any door (%i×%i)', async (width, height) => {
    const { page } = await visitTable(house.browser, house.served.address, recorded('dogma', 'five-players', 20), {
      width,
      height,
    });
    await untilAsked(page);
    await page.evaluate("location.hash = '#/'");
    await page.getByRole('link', { name: 'Play on: Dogma' }).waitFor();
    const [, bottom = 0] = await page.evaluate<number[]>(TOP_OF('a.button.first[href*="solo"]'));
    const [door = 0] = await page.evaluate<number[]>(TOP_OF('[aria-label^="Play now"]'));
    expect(bottom).toBeLessThanOrEqual(height);
    expect(bottom).toBeLessThan(door);
    await page.context().close();
  });

  test.each(Object.keys(SEATS) as GameId[])('%s: no button ends in a full stop, whatever is asked', async game => {
    const pages = await Promise.all(
      (['en', 'de'] as const).map(language =>
        visit(house.browser, house.served.address, { language, speed: 'instant', width: 1366, height: 768 }),
      ),
    );
    const wrong: string[] = [];
    let read = 0;
    for (const [index, position] of (await positionsOf(game, SEATS[game])).entries()) {
      const page = pages[index % 2]?.page;
      if (page === undefined) continue;
      await openPosition(page, position);
      const texts = await page.evaluate<string[]>(ON_BUTTONS);
      read += texts.length;
      wrong.push(...texts.filter(text => text.endsWith('.')).map(text => `${position.name}: ${text}`));
    }
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(0);
    await Promise.all(pages.map(({ page }) => page.context().close()));
  });

  test('MC-19.3: a nave is called a nave, a price has as much room before the stroke as behind it', async () => {
    const table = recorded('mea-culpa', 'two-souls-in-heaven', 330);
    const { page } = await visitTable(house.browser, house.served.address, table, { language: 'de', speed: 'instant' });
    await untilAsked(page);
    const sites = await page
      .locator('[data-at^="site "]')
      .evaluateAll(all => all.map(each => each.ariaLabel ?? each.querySelector('.spoken')?.textContent ?? ''));
    const parts = sites.map(name => /: (leer|Kirchenschiff|Dom),/.exec(name)?.[1]);
    const spires = await page
      .locator('[data-at^="site "]')
      .evaluateAll(all => all.map(each => each.querySelector('.paid') !== null));
    expect(parts).toContain('Kirchenschiff');
    expect(parts.map(part => part === 'Dom')).toEqual(spires);
    expect((await page.getByText('Beide Dome stehen').count()) > 0).toBe(
      parts.filter(part => part === 'Dom').length === 2,
    );
    const prices = await page.locator('.price').evaluateAll(all => all.map(each => (each.textContent ?? '').trim()));
    expect(prices.length).toBe(5);
    for (const price of prices) expect(price).toMatch(/^\d+(\u00a0\/\u00a0\d+)?$/);
    await page.context().close();
  });
});
