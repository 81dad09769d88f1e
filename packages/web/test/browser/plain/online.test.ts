import { describe, expect, test } from 'vitest';
import { hasChromium } from '../chromium.ts';
import { joinBy, leaveAll, linkOf, openInn, openTable } from '../online/people.ts';
import { untilAsked } from '../table.ts';
import { makeAnyMove, mayDo } from './driver.ts';

describe.skipIf(!hasChromium)('the plain table, through the real server', () => {
  const inn = openInn();

  test('two people play on it, one move after the other', async () => {
    const looks = { plain: true } as const;
    const ada = await openTable(inn, 'Ada', looks);
    await ada.page.locator('code').waitFor();
    const ben = await joinBy(inn, await linkOf(ada.page), 'Ben', looks);
    await Promise.all([ada, ben].map(({ page }) => mayDo(page).waitFor()));
    for (let turn = 0; turn < 6; turn += 1) {
      const asked = [ada, ben].map(async guest => ({ guest, seen: await untilAsked(guest.page) }));
      const { guest } = await Promise.race(asked);
      await makeAnyMove(guest.page, turn);
    }
    expect(ada.complaints).toEqual([]);
    expect(ben.complaints).toEqual([]);
    await leaveAll(ada, ben);
  });
});
