import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { focused } from './keyboard.ts';
import { makeAMove } from './moves.ts';
import { recorded, visitTable } from './recorded.ts';
import { look, prompt, whenTrue } from './table.ts';

const STOPPED = "document.querySelector('#round-over') !== null";
const ASKED = "document.querySelector('.prompt.mine .asks') !== null";

/** Plays until a round is over; what is acted out in between passes at once. */
const playToTheEnd = async (page: Page): Promise<void> => {
  for (let moves = 0; moves < 30; moves += 1) {
    await whenTrue(page, `${STOPPED} || ${ASKED}`);
    if (await page.evaluate(STOPPED)) return;
    await makeAMove(page, await look(page), moves);
  }
  throw new Error('the round does not end');
};

/** Shortly before a round is over, and what its summary is called. */
const ENDS = [
  ['seven-seals', 'four-players', 66, 'Round 1 of 4'],
  ['dogma', 'two-players', 3, /^Confession \d+ is over$/],
  ['mea-culpa', 'two-souls-in-heaven', 42, 'Round 1 is over'],
] as const;

describe.skipIf(!hasChromium)('the end of a round', () => {
  const house = openHouse();

  test.each(ENDS)(
    '%s: it is summed up until it is touched, and then the table goes on',
    async (game, name, moves, title) => {
      const table = recorded(game, name, moves);
      const { page, complaints } = await visitTable(house.browser, house.served.address, table, {
        speed: 'instant',
        width: 390,
        height: 844,
      });
      await playToTheEnd(page);
      const sheet = page.getByRole('dialog', { name: title });
      await sheet.waitFor();
      // Everybody is in it, and its touch is all the table offers.
      expect(await sheet.getByRole('listitem').count()).toBe(table.seats.length);
      expect(await prompt(page).getByRole('button').allInnerTexts()).toEqual(['Go on']);
      expect(await focused(page)).toMatchObject({ tag: 'button', name: 'Go on' });
      expect(await violationsOn(page)).toEqual([]);
      // It lies in nobody's way: the line with its button and one's own things are not covered.
      const [box, line] = [await sheet.boundingBox(), await prompt(page).boundingBox()];
      if (game === 'seven-seals') expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((line?.y ?? 0) + 1);
      await page.keyboard.press('Enter');
      await sheet.waitFor({ state: 'detached' });
      await whenTrue(page, `${STOPPED} || ${ASKED}`);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('a touch on the sheet will do, and so will Escape', async () => {
    for (const close of [
      (page: Page) => page.locator('#round-lines').click(),
      (page: Page) => page.getByRole('button', { name: 'Go on' }).first().press('Escape'),
    ]) {
      const table = recorded('seven-seals', 'four-players', 66);
      const { page } = await visitTable(house.browser, house.served.address, table, { speed: 'instant' });
      await playToTheEnd(page);
      await close(page);
      await page.locator('#round-over').waitFor({ state: 'detached' });
      await page.context().close();
    }
  });

  test('who does not want to stop is not stopped', async () => {
    const table = recorded('seven-seals', 'four-players', 66);
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.evaluate(
      `localStorage['conclave.settings'] = JSON.stringify({ ...JSON.parse(localStorage['conclave.settings']), stops: false })`,
    );
    await page.evaluate(`
      localStorage['conclave.solo'] = JSON.stringify(['${table.id}']);
      localStorage['conclave.solo.${table.id}'] = ${JSON.stringify(JSON.stringify(table))};
      location.hash = '#/solo/${table.id}';
    `);
    await page.reload();
    const second = "/ound 2/.test(document.querySelector('.status')?.textContent ?? '')";
    for (let moves = 0; moves < 3 && !(await page.evaluate(second)); moves += 1) {
      await whenTrue(page, `${STOPPED} || ${ASKED} || ${second}`, 20_000);
      if (!(await page.evaluate(second))) await makeAMove(page, await look(page), moves);
    }
    await whenTrue(page, second, 20_000);
    expect(await page.evaluate(STOPPED)).toBe(false);
    await page.context().close();
  });
});
