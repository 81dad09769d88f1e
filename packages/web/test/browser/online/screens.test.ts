import { describe, expect, test } from 'vitest';
import { hasChromium, visit } from '../chromium.ts';
import { examine, LOOKS, type Look } from '../shots.ts';
import { look as seen } from '../table.ts';
import {
  atTable,
  type Guest,
  joinBy,
  leaveAll,
  linkOf,
  oneMove,
  openInn,
  openMenu,
  openTable,
  whoIsAsked,
} from './people.ts';

/** Every screen of a table with people: pictures for CI to keep, axe, and nothing wider than its window. */
describe.skipIf(!hasChromium)('every screen of a table with people', () => {
  const inn = openInn();

  test.each(LOOKS)('$width px, $language, both themes', async look => {
    const found: string[] = [];
    const keep = async ({ page }: Pick<Guest, 'page'>, name: string): Promise<void> => {
      found.push(...(await examine(page, name, look)));
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
        await keep({ page }, 'create');
      },
    });
    await ada.page.locator('code').waitFor();
    await keep(ada, 'waiting-room');
    const lobby = await ada.page.context().newPage();
    await lobby.goto(`${inn.server.address}/#/lobby`);
    await lobby.getByRole('listitem').first().waitFor();
    await keep({ page: lobby }, 'lobby-open');
    await lobby.close();
    const ben = await joinBy(inn, await linkOf(ada.page), 'Ben', look);
    await Promise.all([atTable(ada.page), atTable(ben.page)]);
    const eve = await joinOutside(ada, look);
    await keep(eve, 'outside');
    await keep(ada, 'online-asked');
    await openMenu(ada.page);
    await keep(ada, 'online-menu');
    await ada.page.keyboard.press('Escape');
    const { heard } = await seen(ada.page);
    await oneMove([ada, ben]);
    await expect.poll(async () => (await seen(ada.page)).heard).not.toBe(heard);
    // Until it is a person's turn again: a bot's move would end the vote that follows, which is about the table as it was.
    await whoIsAsked([ada, ben]);
    await keep(ben, 'online-table');
    const menu = await openMenu(ben.page);
    await menu.getByRole('button', { name: /^(Give the game up|Die Partie aufgeben)$/ }).click();
    await keep(ben, 'online-sure');
    await menu.getByRole('button', { name: /^(Do it|Ja)$/ }).click();
    const closed = ada.page.getByRole('button', { name: /^(Log|Protokoll)/, expanded: false });
    await ada.page
      .getByText(/(would like to give the game up|möchte die Partie aufgeben)/)
      .first()
      .waitFor();
    if ((await closed.count()) > 0) await closed.click(); // on a phone the line says it, and the answers lie in the drawer
    await ada.page.getByRole('button', { name: /^(Agree|Zustimmen)$/ }).waitFor();
    await keep(ada, 'online-vote');
    await ada.page.getByRole('button', { name: /^(Agree|Zustimmen)$/ }).click();
    await ada.page.getByRole('button', { name: /^(Play again|Noch eine Partie)$/ }).waitFor();
    await keep(ada, 'online-given-up');
    expect(found).toEqual([]);
    expect([...ada.complaints, ...ben.complaints, ...eve.complaints]).toEqual([]);
    await leaveAll(ada, ben, eve);
  });

  /** Somebody without a seat, who has asked to watch. */
  const joinOutside = async ({ page }: Guest, look: Look): Promise<Guest> => {
    const eve = await visit(inn.browser, page.url(), { speed: 'instant', ...look });
    await eve.page.getByRole('textbox').fill('Eve');
    await eve.page.getByRole('button', { name: /^(Ask to watch|Um Einlass bitten)$/ }).click();
    await eve.page.getByText(/^(You asked|Du hast gefragt)/).waitFor();
    return eve;
  };
});
