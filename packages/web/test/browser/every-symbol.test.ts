import { COLOURS, DENS, GOODS, PLACES, SITES, STONES } from '@conclave/mea-culpa';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from './chromium.ts';
import { openHouse } from './house.ts';
import { recorded, visitTable } from './recorded.ts';
import { prompt, untilAsked } from './table.ts';

const at = (thing: string): string => `[data-at="${thing}"]`;
/** Everything that lies or stands in the town and carries a meaning, district by district. */
const TOWN: Readonly<Record<string, readonly string[]>> = {
  'House of Pleasure': PLACES.map(place => at(`place ${place}`)),
  Market: [...STONES.map(stone => at(`stall ${stone}`)), '.hung[aria-label^="About The bag"]'],
  'Building sites': [...SITES.map(site => at(`site ${site}`)), '.hung[aria-label*="cathedral"]'],
  'Builders’ hut': [at('hut')],
  'Dens of sin': DENS.map(den => at(`den ${den}`)),
};
/** What lies beside the town whatever is looked at: the climb, who sits there, and one's own things. */
const BESIDE: readonly string[] = [
  'climb',
  'seat 1',
  'coin',
  ...GOODS.map(good => `good ${good}`),
  'post',
  'seat 0',
  ...COLOURS.map(colour => `letter ${colour}`),
  'chest',
  'chest II',
  'stock',
].map(at);

const note = (page: Page): Locator => page.getByRole('dialog');
/** Every sign that the note explains has a rule of its own, which can be opened. */
const explains = async (page: Page): Promise<boolean> => {
  await note(page).locator('dl > *').first().waitFor();
  const [signs, rules] = await note(page).evaluate(sheet => [
    sheet.querySelectorAll('dt').length,
    new Set([...sheet.querySelectorAll('a')].map(link => link.textContent)).size,
  ]);
  return (signs ?? 0) > 0 && (rules ?? 0) > 0;
};
/** The first one that lies on the table as a thing to be pressed. */
const button = (page: Page, thing: string): Locator => page.locator(`button${thing}`).first();

const whatIsSaid = async (page: Page, things: readonly string[], ask: (thing: Locator) => Promise<void>) => {
  const silent: string[] = [];
  for (const thing of things) {
    const found = button(page, thing);
    if ((await found.count()) === 0) {
      silent.push(`${thing} is not to be pressed`);
      continue;
    }
    await ask(found);
    if ((await note(page).count()) === 0 || !(await explains(page))) silent.push(`${thing} says nothing`);
    await note(page).getByRole('button', { name: 'Close' }).click();
  }
  return silent;
};

describe.skipIf(!hasChromium)('touch any symbol for its rule', () => {
  const house = openHouse();

  test('with keys, on a desktop: each is reached by Tab and says its rule at the key ?', async () => {
    const table = recorded('mea-culpa', 'two-souls-in-heaven', 120);
    const { page, complaints } = await visitTable(house.browser, house.served.address, table, {
      speed: 'instant',
      width: 1366,
      height: 768,
    });
    await untilAsked(page);
    const before = await prompt(page).innerText();
    const silent = await whatIsSaid(page, [...Object.values(TOWN).flat(), ...BESIDE], async thing => {
      expect(await thing.evaluate(element => (element as HTMLElement).tabIndex)).toBe(0);
      await thing.focus();
      await page.keyboard.press('?');
    });
    expect(silent).toEqual([]);
    expect(await prompt(page).innerText()).toBe(before); // nobody took a question for a move
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('with a thumb, on a phone: each is one look and one touch away', async () => {
    const table = recorded('mea-culpa', 'two-souls-in-heaven', 120);
    const { page } = await visitTable(house.browser, house.served.address, table, {
      speed: 'instant',
      width: 390,
      height: 844,
    });
    await untilAsked(page);
    const ask = async (thing: Locator): Promise<void> => {
      await page.getByRole('button', { name: 'What is this?' }).click();
      await thing.click();
    };
    const silent: string[] = [...(await whatIsSaid(page, BESIDE, ask))];
    for (const [district, things] of Object.entries(TOWN)) {
      await page.getByRole('button', { name: /^(The whole town|Back to the question)$/ }).click();
      const look = page.getByRole('button', { name: `Look at: ${district}` });
      if ((await look.count()) === 0) await page.getByRole('button', { name: 'The whole town' }).click();
      await look.click();
      silent.push(...(await whatIsSaid(page, things, ask)));
    }
    expect(silent).toEqual([]);
    await page.context().close();
  });

  test('a sign of a thing that is touched itself is explained first', async () => {
    const table = recorded('mea-culpa', 'two-souls-in-heaven', 120);
    const { page } = await visitTable(house.browser, house.served.address, table, {
      speed: 'instant',
      width: 1366,
      height: 768,
    });
    await untilAsked(page);
    const signs = await page
      .locator('.town [data-sign]')
      .evaluateAll(all => [
        ...new Set(
          all
            .filter(each => each.checkVisibility())
            .map(
              each =>
                `${each.closest('[data-at]')?.getAttribute('data-at')?.split(' ')[0]} ${each.getAttribute('data-sign')}`,
            ),
        ),
      ]);
    expect(signs.length).toBeGreaterThan(6);
    for (const each of signs) {
      const [thing = '', sign = ''] = each.split(' ');
      await page.locator(`[data-at^="${thing}"] [data-sign="${sign}"]`).first().click({ button: 'right' });
      expect([each, await note(page).locator('dl > :first-child').getAttribute('class')]).toEqual([
        each,
        expect.stringContaining('touched'),
      ]);
      await page.keyboard.press('Escape');
    }
    await page.context().close();
  });
});
