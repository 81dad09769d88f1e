import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { violationsOn } from '../axe.ts';
import { hasChromium, visit } from '../chromium.ts';
import { atTable, type Guest, joinBy, leaveAll, linkOf, oneMove, openInn, openMenu, openTable } from './people.ts';

const SHOTS = new URL('../../../screenshots', import.meta.url).pathname;

const LOOKS = [
  { width: 1440, height: 900, theme: 'light', language: 'en' },
  { width: 390, height: 844, theme: 'dark', language: 'de' },
] as const;

vi.setConfig({ testTimeout: 120_000 });

/** Every screen of a table with people: pictures for CI to keep, axe, and nothing wider than its window. */
describe.skipIf(!hasChromium)('every screen of a table with people', () => {
  const inn = openInn();

  test.each(LOOKS)('$width px, $theme, $language', async look => {
    mkdirSync(SHOTS, { recursive: true });
    const found: string[] = [];
    const examine = async ({ page }: Guest, name: string): Promise<void> => {
      await page.waitForTimeout(100);
      await page.screenshot({ path: join(SHOTS, `${name}-${look.width}-${look.theme}-${look.language}.png`) });
      found.push(...(await violationsOn(page)).map(line => `${name}: ${line}`));
      const sideways = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      if (sideways !== 0) found.push(`${name}: wider than its window`);
    };
    const ada = await openTable(inn, 'Ada', {
      ...look,
      seats: 3,
      choose: async page => {
        await page.getByRole('radio', { name: /Everybody in the lobby|Alle in der Vorhalle/ }).check();
        await page.getByLabel(/^(Seat|Platz) 3$/).selectOption('master');
        await page.getByRole('combobox', { name: /^(Clock|Uhr)/ }).selectOption({ index: 5 });
        await page.getByText(/^(Table manners|Tischsitten)$/).click();
        await page.getByRole('combobox', { name: /^(Hints|Tipps)/ }).selectOption('true');
        await page.getByRole('combobox', { name: /^(Watching|Zuschauen)/ }).selectOption('consent');
        await page.screenshot({
          path: join(SHOTS, `create-${look.width}-${look.theme}-${look.language}.png`),
          fullPage: true,
        });
        found.push(...(await violationsOn(page)));
      },
    });
    await ada.page.locator('code').waitFor();
    await examine(ada, 'waiting-room');
    const lobby = await ada.page.context().newPage();
    await lobby.goto(`${inn.server.address}/#/lobby`);
    await lobby.getByRole('listitem').first().waitFor();
    await examine({ page: lobby, complaints: [] }, 'lobby-open');
    await lobby.close();
    const ben = await joinBy(inn, await linkOf(ada.page), 'Ben', look);
    await Promise.all([atTable(ada.page), atTable(ben.page)]);
    const eve = await joinOutside(ada, look);
    await examine(eve, 'outside');
    await examine(ada, 'online-asked');
    await openMenu(ada.page);
    await examine(ada, 'online-menu');
    await ada.page.keyboard.press('Escape');
    await oneMove([ada, ben]);
    await examine(ben, 'online-table');
    const menu = await openMenu(ben.page);
    await menu.getByRole('button', { name: /^(Give the game up|Die Partie aufgeben)$/ }).click();
    await examine(ben, 'online-sure');
    await menu.getByRole('button', { name: /^(Do it|Ja)$/ }).click();
    await ada.page.getByRole('button', { name: /^(Agree|Zustimmen)$/ }).waitFor();
    await examine(ada, 'online-vote');
    await ada.page.getByRole('button', { name: /^(Agree|Zustimmen)$/ }).click();
    await ada.page.getByRole('button', { name: /^(Play again|Noch eine Partie)$/ }).waitFor();
    await examine(ada, 'online-given-up');
    expect(found).toEqual([]);
    expect([...ada.complaints, ...ben.complaints, ...eve.complaints]).toEqual([]);
    await leaveAll(ada, ben, eve);
  });

  /** Somebody without a seat, who has asked to watch. */
  const joinOutside = async ({ page }: Guest, look: (typeof LOOKS)[number]): Promise<Guest> => {
    const eve = await visit(inn.browser, page.url(), { speed: 'instant', ...look });
    await eve.page.getByRole('textbox').fill('Eve');
    await eve.page.getByRole('button', { name: /^(Ask to watch|Um Einlass bitten)$/ }).click();
    await eve.page.getByText(/^(You asked|Du hast gefragt)/).waitFor();
    return eve;
  };
});
