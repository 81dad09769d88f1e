import { describe, expect, test } from 'vitest';
import { violationsInBothThemes } from './axe.ts';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { makeAMove } from './moves.ts';
import { untilAsked } from './table.ts';

const STORED = "JSON.parse(localStorage['conclave.settings'])";

describe.skipIf(!hasChromium)('the menu of a table', () => {
  const house = openHouse();

  test('sound, light and language are changed without leaving, by keyboard, and are kept', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, {
      speed: 'instant',
      width: 390,
      height: 844,
    });
    await page.getByRole('button', { name: 'Play now: Dogma, against bots' }).click();
    await untilAsked(page);
    await page.getByRole('button', { name: 'Table' }).press('Enter');
    const menu = page.getByRole('dialog', { name: 'This table' });
    const slider = menu.getByRole('slider', { name: 'Sounds' });
    expect(await slider.getAttribute('aria-valuetext')).toBe('off');
    await slider.press('ArrowRight');
    await slider.press('ArrowRight');
    expect(await page.evaluate(STORED)).toMatchObject({ sound: true, volume: 0.2 });
    await slider.press('Home');
    expect(await page.evaluate(STORED)).toMatchObject({ sound: false });
    expect(await violationsInBothThemes(page)).toEqual([]);
    await menu.getByLabel('Language').selectOption('Deutsch');
    await page.getByRole('dialog', { name: 'Dieser Tisch' }).getByLabel('Licht').selectOption({ index: 2 });
    expect(await page.evaluate(STORED)).toMatchObject({ language: 'de', theme: 'dark' });
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Worauf der Tisch wartet' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('alone against bots the last move is taken back from there, on a phone too', async () => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant', width: 390, height: 844 });
    await page.getByRole('button', { name: 'Play now: The Seven Seals, against bots' }).click();
    const { heard: _, ...before } = await untilAsked(page);
    await makeAMove(page, await untilAsked(page), 0);
    await untilAsked(page);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Take my last move back' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await untilAsked(page)).toMatchObject(before);
    await page.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('button', { name: 'Take my last move back' }).count()).toBe(0);
    await page.context().close();
  });
});
