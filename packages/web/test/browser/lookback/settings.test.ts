import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { countGame } from '../../../src/statistics/fold.ts';
import { NOTHING_YET, storedForm } from '../../../src/statistics/statistics.ts';
import { randomRecord } from '../../lookback/random-record.ts';
import { statisticsOf } from '../../parts.ts';
import { violationsOn } from '../axe.ts';
import { hasChromium, visit } from '../chromium.ts';
import { openHouse } from '../house.ts';
import { untilAsked } from '../table.ts';

const remember = (page: Page, key: string, value: unknown): Promise<void> =>
  page.evaluate(`localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(JSON.stringify(value))})`);

describe.skipIf(!hasChromium)('settings and statistics', () => {
  const house = openHouse();

  test.each(['en', 'de'] as const)('both screens and the keyboard help pass axe (%s)', async language => {
    const { page } = await visit(house.browser, `${house.served.address}/#/settings`, {
      language,
      width: 390,
      height: 844,
    });
    await page.locator('h1').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { places = [] } = randomRecord('dogma', 3, 'statistics');
    const part = await statisticsOf('dogma');
    const counted = countGame(NOTHING_YET, { id: 'x', game: 'dogma', seat: 0, places, events: [], part });
    await remember(page, 'conclave.statistics', storedForm(counted));
    await page.goto(`${house.served.address}/#/statistics`);
    await page.getByRole('table').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['The Seven Seals', '[role=toolbar] button .card .corner svg'], // in the middle of some cards there is a figure
    ['Dogma', 'section.own svg'],
    ['Mea Culpa', 'section.own .sign svg'],
  ] as const)('%s: the size of colour symbols, theme and language take effect at its table', async (title, symbol) => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: `Play now: ${title}, against bots` }).click();
    await untilAsked(page);
    await page.locator(symbol).first().waitFor({ state: 'attached' });
    const table = page.url();
    const widthOf = (selector: string): Promise<number> =>
      page
        .locator(selector)
        .first()
        .evaluate(element => element.getBoundingClientRect().width);
    const before = await widthOf(symbol);
    await page.goto(`${house.served.address}/#/settings`);
    await page.getByRole('group', { name: 'Size of colour symbols' }).getByLabel('Large').check();
    await page.getByRole('group', { name: 'Theme' }).getByLabel('Candle light').check();
    await page.goto(table);
    await page.locator(symbol).first().waitFor({ state: 'attached' });
    if (title !== 'Dogma') expect(await widthOf(symbol)).toBeGreaterThan(before * 1.1); // it has no colours
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await page.goto(`${house.served.address}/#/settings`);
    await page.getByRole('group', { name: 'Language' }).getByLabel('Deutsch').check();
    await page.goto(table);
    await page.getByRole('region', { name: 'Deine Sachen' }).waitFor();
    await page.context().close();
  });

  test('settings are saved to a file and loaded from it; a broken file changes nothing', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/settings`);
    await page.getByRole('group', { name: 'Size of colour symbols' }).getByLabel('Large').check();
    expect(await page.evaluate("document.documentElement.style.getPropertyValue('--symbol-scale')")).toBe('1.25');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the settings to a file' }).click(),
    ]);
    const file = await download.path();
    await page.getByRole('group', { name: 'Size of colour symbols' }).getByLabel('Small').check();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'x.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"other"}'),
    });
    await page.getByText('This file holds no settings.').waitFor();
    expect(await page.getByRole('group', { name: 'Size of colour symbols' }).getByLabel('Small').isChecked()).toBe(
      true,
    );
    await input.setInputFiles(file);
    await page.getByText('Loaded.').waitFor();
    expect(await page.getByRole('group', { name: 'Size of colour symbols' }).getByLabel('Large').isChecked()).toBe(
      true,
    );
    await page.context().close();
  });

  test('finished tables and records are cleared, a running table stays', async () => {
    const { page } = await visit(house.browser, house.served.address);
    const table = {
      id: 'a',
      game: 'dogma',
      options: {},
      seats: [],
      level: 'regular',
      secret: '',
      nonces: [],
      startedAt: 0,
      moves: [],
    };
    await remember(page, 'conclave.solo', ['a', 'b']);
    await remember(page, 'conclave.solo.a', table);
    await remember(page, 'conclave.solo.b', { ...table, id: 'b', places: [1, 2] });
    await remember(page, 'conclave.record.c', 'x'.repeat(1000));
    await page.goto(`${house.served.address}/#/settings`);
    await page.getByRole('button', { name: 'Clear finished tables and records' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByText('Cleared.').waitFor();
    const kept = (await page.evaluate('Object.keys(localStorage)')) as string[];
    expect(kept).toContain('conclave.solo.a');
    expect(kept).not.toContain('conclave.solo.b');
    expect(kept).not.toContain('conclave.record.c');
    await page.context().close();
  });

  test('what is kept is bounded: a dozen tables, running ones longest, and six records', async () => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: /^Play now: Dogma/ }).click();
    await page.locator('.prompt').waitFor();
    const running = (await page.evaluate("JSON.parse(localStorage['conclave.solo'])[0]")) as string;
    // Twenty games that ended, newer than the running one.
    await page.evaluate(`(() => {
      const table = JSON.parse(localStorage['conclave.solo.${running}']);
      const ids = Array.from({ length: 20 }, (_, n) => 'old' + n);
      for (const id of ids) localStorage['conclave.solo.' + id] = JSON.stringify({ ...table, id, places: [1, 2, 3, 4] });
      localStorage['conclave.solo'] = JSON.stringify([...ids, '${running}']);
    })()`);
    for (let games = 0; games < 10; games += 1) {
      await page.goto(`${house.served.address}/#/`);
      await page.getByRole('button', { name: /^Play now: Dogma/ }).click();
      await page.locator('.prompt').waitFor();
    }
    const tables = (await page.evaluate("JSON.parse(localStorage['conclave.solo'])")) as string[];
    expect(tables.length).toBeLessThanOrEqual(12);
    expect(tables).toContain(running);
    for (let records = 0; records < 8; records += 1) {
      await page.goto(`${house.served.address}/#/replay`);
      await page.locator('input[type=file]').setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from(`{"not":"a record","number":${records}}`),
      });
      await page.getByRole('alert').waitFor();
    }
    const kept = (await page.evaluate('Object.keys(localStorage)')) as string[];
    expect(kept.filter(key => key.startsWith('conclave.record.'))).toHaveLength(6);
    await page.context().close();
  });

  test('without confirmations the saboteur is not asked twice', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/settings`, { speed: 'instant' });
    await page.getByRole('group', { name: 'Ask before what cannot be taken back' }).getByLabel('Off').check();
    await page.goto(`${house.served.address}/#/`);
    await page.getByRole('button', { name: /^Play.*The Seven Seals/ }).click();
    await page.getByRole('button', { name: /^Predict/ }).waitFor();
    const saboteur = page.getByRole('button', { name: 'Be the saboteur' });
    if ((await saboteur.count()) > 0) {
      await saboteur.click();
      await saboteur.waitFor({ state: 'detached' });
    }
    expect(await page.getByRole('button', { name: 'Do it' }).count()).toBe(0);
    await page.context().close();
  });
});
