import { DEFAULT_SHEET } from '@conclave/mea-culpa';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { hasChromium, unseen, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { sayYesByKey, tabTo } from './keyboard.ts';
import { examineResult } from './shots.ts';
import { isOver, prompt, untilAsked } from './table.ts';

/** Whatever it is at the moment, an answer or not, a thing says its rule when it is asked, and does nothing else. */
const askAround = async (page: Page): Promise<void> => {
  const note = page.getByRole('dialog');
  const before = await prompt(page).innerText();
  for (const thing of await page.locator('button.able, [data-at="stall wine"], [data-at="coin"]').all()) {
    await thing.focus();
    await page.keyboard.press('?');
    await note
      .getByRole('link', { name: /^Regel (MC|C)/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await thing.evaluate(element => element === document.activeElement)).toBe(true);
  }
  const wonder = page.getByRole('button', { name: 'Was ist das?' });
  await wonder.click();
  await page.locator('button.able').first().click();
  await note.getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  expect(await wonder.getAttribute('aria-pressed')).toBe('false');
  await page.locator('[data-at="stall wine"] .price').click({ button: 'right' });
  await note.locator('dl > :first-child').getByText('Kaufpreis / Verkaufspreis').waitFor();
  await page.keyboard.press('Escape');
  // MC-3.2  Each soul stands on its own space in the close-up.
  await page.locator('[data-at="climb"]').click();
  await note.getByRole('listitem').nth(3).waitFor();
  expect(await note.locator('.initial').count()).toBe(4);
  expect(await violationsOn(page)).toEqual([]);
  await note.getByRole('button', { name: 'Schließen' }).click();
  expect(await prompt(page).innerText()).toBe(before);
};

// A whole game is a thousand key presses; a busy machine may take its time.

describe.skipIf(!hasChromium)('Mea Culpa in the browser', () => {
  const house = openHouse();

  test('a solo game is played to its end by keyboard alone', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await tabTo(page, focus => focus.name === 'Play now: Mea Culpa, against bots');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    let decisions = 0;
    await unseen(page, async () => {
      for (let seen = await untilAsked(page); !seen.over && decisions < 800; seen = await untilAsked(page)) {
        decisions += 1;
        // Some questions are answered on the board alone, and what was begun there is only given up by the answer "Something else".
        const answers = seen.offered.filter(name => name !== 'Something else');
        const mayWait = answers.every(name => /^(Pass|End the turn|Decline)$/.test(name));
        if (mayWait && seen.spots.length > 0 && (answers.length === 0 || decisions % 3 !== 0)) {
          // Touch a thing of the board that is lit; what can be done with it appears in the answers, or it goes where it is led.
          const next = seen.leads.length > 0 ? seen.leads : seen.spots;
          await tabTo(page, focus => next.includes(focus.name), 120);
          await page.keyboard.press('Enter');
          continue;
        }
        // Where something is edited first, the button that ends it.
        const ends = seen.offered.find(name => /^(Seal the bid|Take (bread and|a |the )|Into )/.test(name));
        const fits = (name: string): boolean => (ends === undefined ? name !== 'Something else' : name === ends);
        await tabTo(page, ({ area, disabled, name }) => area === 'What the table waits for' && !disabled && fits(name));
        await page.keyboard.press('Enter');
        await sayYesByKey(page);
      }
    });
    expect(await isOver(page)).toBe(true);
    expect(await examineResult(page, 'mea-culpa')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a bid is edited, sealed and revealed in German by names alone', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { language: 'de', theme: 'dark' });
    await page.getByRole('button', { name: 'Gleich spielen: Mea Culpa, gegen Bots' }).click();
    await page.getByRole('region', { name: 'Deine Sachen' }).waitFor();
    await untilAsked(page);
    await prompt(page)
      .getByRole('button', { name: / nehmen$/ })
      .click();
    await untilAsked(page);
    await page.getByRole('button', { name: '2 Kerben', exact: true }).click();
    await page.getByRole('button', { name: 'Taler: 1 mehr' }).click();
    await page.getByRole('button', { name: 'Gebot von 3 versiegeln' }).click();
    await untilAsked(page);
    await page.getByRole('tab', { name: 'Protokoll' }).waitFor();
    expect(await page.getByRole('tabpanel').innerText()).toMatch(/Pilger( bietet)? 2 \+ 1 = 3/);
    await askAround(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('MC-27.3, MC-27.4: a table brings its own board sheet, which is checked, shown before and during the game', async () => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/new/mea-culpa`);
    await page.getByText('House rules', { exact: true }).click();
    await page.getByText('Heaven 35* (* assumed)').waitFor();
    const give = (text: string) =>
      page
        .getByLabel(/^Own board sheet/)
        .setInputFiles({ name: 'sheet.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const sheet = { ...DEFAULT_SHEET, name: 'club', track: { ...DEFAULT_SHEET.track, heavenDistance: 20 } };
    await give('{');
    await page.getByRole('alert').getByText('cannot be read as JSON').waitFor();
    await give(JSON.stringify({ ...sheet, track: { ...sheet.track, heavenDistance: 99 } }));
    await page.getByRole('alert').getByText('MC-27.3 V5').waitFor();
    await give(JSON.stringify({ ...sheet, prices: { ...sheet.prices, bread: { buy: 1, sell: 9 } } }));
    await page.getByRole('alert').getByText('MC-27.3 V6').waitFor();
    await give(JSON.stringify(sheet));
    await page.getByText('Board sheet “club”').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await untilAsked(page);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.getByRole('tabpanel').getByText('Board sheet “club”').waitFor();
    expect(await page.getByRole('tabpanel').innerText()).toContain('Heaven 20*');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
