import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { examine, type Look } from '../shots.ts';
import {
  atTable,
  joinBy,
  leaveAll,
  letBotsFinish,
  linkOf,
  openInn,
  openMenu,
  openTable,
  twoAtATable,
  whoIsAsked,
} from './people.ts';

const DESK: Look = { width: 1366, height: 768, language: 'en' };
const PHONE: Look = { width: 390, height: 844, language: 'en' };

/** The same page on a desk and on a phone: pictures, axe, and nothing wider than its window. */
const examineBoth = async (page: Page, name: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize({ width: size.width, height: size.height });
    found.push(...(await examine(page, name, size)));
  }
  return found;
};

const sure = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
};

describe.skipIf(!hasChromium)('fair to people at a table', () => {
  const inn = openInn();

  test('the host sees who is there and begins with them; free chairs go', async () => {
    const ada = await openTable(inn, 'Ada', { seats: 4 });
    await ada.page.locator('code').waitFor();
    const link = await linkOf(ada.page);
    const ben = await joinBy(inn, link, 'Ben');
    await ada.page.getByText('Ben · here').waitFor();
    await ben.page.getByText('Host: Ada').waitFor();
    await ben.page.goto('about:blank');
    await ada.page.getByText('Ben · away').waitFor();
    expect(await examineBoth(ada.page, 'fair-waiting-room')).toEqual([]);
    await ben.page.goto(link);
    await ada.page.getByText('Ben · here').waitFor();
    await sure(ada.page, 'Begin with those who are here');
    await Promise.all([atTable(ada.page), atTable(ben.page)]);
    expect(await (await openMenu(ben.page)).getByText('· bot').count()).toBe(0);
    await leaveAll(ada, ben);
  });

  test('the game waits for who is away, and begins when they come back', async () => {
    const ada = await openTable(inn, 'Ada');
    await ada.page.locator('code').waitFor();
    const link = await linkOf(ada.page);
    await ada.page.goto('about:blank');
    const ben = await joinBy(inn, link, 'Ben');
    await ben.page.getByText('The game begins when Ada is back').waitFor();
    await ada.page.goto(link);
    await Promise.all([atTable(ada.page), atTable(ben.page)]);
    await leaveAll(ada, ben);
  });

  test('a host closes the table, before the game and in it, and everyone reads it', async () => {
    const ada = await openTable(inn, 'Ada', { seats: 3 });
    await ada.page.locator('code').waitFor();
    const ben = await joinBy(inn, await linkOf(ada.page), 'Ben');
    await ada.page.getByText('Ben · here').waitFor();
    await sure(ada.page, 'Close the table');
    for (const { page } of [ada, ben]) await page.getByText('The host has closed this table.').waitFor();
    await leaveAll(ada, ben);
    const game = await twoAtATable(inn);
    await openMenu(game.ada.page);
    await sure(game.ada.page, 'Close the table');
    for (const { page } of [game.ada, game.ben]) await page.getByText('The host has closed this table.').waitFor();
    await leaveAll(game.ada, game.ben);
  });

  test('everyone sees that a bot plays for a person, and who comes back is told by whom', async () => {
    const { ada, ben } = await twoAtATable(inn);
    const { guest: goes } = await whoIsAsked([ada, ben]);
    const stays = goes === ada ? ben : ada;
    const [here, away] = goes === ada ? ['Ben', 'Ada'] : ['Ada', 'Ben'];
    const address = goes.page.url();
    await goes.page.goto('about:blank');
    const menu = await openMenu(stays.page);
    await menu.getByRole('button', { name: `Seat a bot: ${away}` }).click();
    await menu.getByRole('button', { name: 'Close', exact: true }).click();
    await stays.page.locator('article').getByText('bot plays').waitFor();
    await stays.page.getByText(`${away} is away: ${here} lets a bot play for them.`).waitFor();
    expect(await examineBoth(stays.page, 'fair-stand-in')).toEqual([]);
    await goes.page.goto(address);
    await goes.page.getByText(`${here} let a bot play for you, from move 1 on.`).waitFor();
    expect(await examineBoth(goes.page, 'fair-replaced')).toEqual([]);
    for (const { page } of [goes, stays]) await page.getByRole('button', { name: /^Log/, expanded: false }).click(); // narrow windows closed the drawer
    await goes.page.getByRole('button', { name: 'Take my seat back' }).click();
    await stays.page.getByText(`${away} is back.`).waitFor();
    await stays.page.locator('article').getByText('bot plays').waitFor({ state: 'detached' });
    await letBotsFinish([ada.page, ben.page]);
    await stays.page
      .getByText(/A bot plays from (move|round) \d+ on\./)
      .first()
      .waitFor();
    expect(await examineBoth(stays.page, 'fair-result')).toEqual([]);
    expect(stays.complaints).toEqual([]);
    await leaveAll(ada, ben);
  });

  test('a second Ada is Ada 2, and names can be changed before the game and in it', async () => {
    const ada = await openTable(inn, 'Ada');
    await ada.page.locator('code').waitFor();
    const page = ada.page;
    await page.getByLabel('Your name at the table').fill('Adele');
    await page.getByRole('button', { name: 'Change my name' }).click();
    await page.getByText('Adele (you)').waitFor();
    const other = await joinBy(inn, await linkOf(page), 'Adele');
    await Promise.all([atTable(page), atTable(other.page)]);
    const menu = await openMenu(other.page);
    await menu.getByText('Adele 2').waitFor();
    await menu.getByLabel('Your name at the table').fill('Bot 2');
    await menu.getByRole('button', { name: 'Change my name' }).click();
    await menu.getByText('This name could be taken for a bot').waitFor();
    await menu.getByLabel('Your name at the table').fill('Ben');
    await menu.getByRole('button', { name: 'Change my name' }).click();
    await page.getByRole('heading', { name: 'Ben' }).first().waitFor();
    await leaveAll(ada, other);
  });

  test('who is banned reads it, and is away for the others', async () => {
    const { ada, ben } = await twoAtATable(inn);
    const { storage, committer, bus } = inn.server.services;
    const row = (await storage.people(100)).find(({ name }) => name === 'Ben');
    if (row === undefined) throw new Error('nobody is called Ben');
    await committer.save([{ put: 'person', row: { ...row, banned: 1 } }]);
    bus.publish('person', row.id);
    await ben.page.getByText('Whoever runs this house does not let you in.').waitFor();
    await (await openMenu(ada.page)).getByText('Ben · away').waitFor();
    await leaveAll(ada, ben);
  });

  test('what the server keeps can be saved and deleted, and to forget everything is to forget who one is', async () => {
    const ada = await openTable(inn, 'Ada');
    const { page } = ada;
    await page.locator('code').waitFor();
    await page.goto(`${inn.server.address}/#/settings`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save all of it to a file' }).click();
    expect((await download).suggestedFilename()).toBe('conclave-my-data.json');
    expect(await examineBoth(page, 'fair-settings')).toEqual([]);
    await sure(page, 'Delete me from the server');
    await page.getByText('The server has forgotten you.').waitFor();
    expect((await page.context().cookies()).filter(({ name }) => name === 'conclave')).toEqual([]);
    await leaveAll(ada);
    const ben = await openTable(inn, 'Ben');
    await ben.page.locator('code').waitFor();
    await ben.page.goto(`${inn.server.address}/#/settings`);
    const again = ben.page.waitForEvent('load'); // the page begins anew; a browser that is closed meanwhile may hang
    await sure(ben.page, 'Forget everything');
    await expect
      .poll(async () => (await ben.page.context().cookies()).filter(({ name }) => name === 'conclave').length)
      .toBe(0);
    await again;
    await leaveAll(ben);
  });
});
