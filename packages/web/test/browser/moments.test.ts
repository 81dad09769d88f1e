import { describe, expect, test } from 'vitest';
import { hasChromium } from './chromium.ts';
import { openHouse } from './house.ts';
import { recorded, visitTable } from './recorded.ts';

const JUDGED = '.judgement';

describe.skipIf(!hasChromium)('moments worth waiting for', () => {
  const house = openHouse();

  test('MC-21.4: at the Last Judgement every soul climbs a ladder of its own, it is spoken, and a touch skips it', async () => {
    const table = recorded('mea-culpa', 'two-souls-in-heaven');
    const { page, complaints } = await visitTable(house.browser, house.served.address, table, {
      width: 390,
      height: 844,
    });
    await page.goto(`${house.served.address}/#/replay?table=${table.id}&move=${table.moves.length - 1}&seat=0`);
    await page.locator('output.moment').waitFor();
    for (const skips of [false, true]) {
      await page.keyboard.press('ArrowRight');
      await page.locator(JUDGED).waitFor();
      expect(await page.locator(`${JUDGED} li`).count()).toBe(table.seats.length);
      expect(await page.locator(`${JUDGED} li.rises`).count()).toBe(1);
      if (skips) await page.keyboard.press('ArrowLeft');
      else await page.getByRole('status').filter({ hasText: 'Heaven' }).first().waitFor({ state: 'attached' });
      await page.locator(JUDGED).waitFor({ state: 'detached' });
      if (!skips) await page.keyboard.press('ArrowLeft');
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
