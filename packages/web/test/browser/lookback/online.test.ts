import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../axe.ts';
import { hasChromium } from '../chromium.ts';
import { type Guest, leaveAll, letBotsFinish, oneMove, openInn, twoAtATable } from '../online/people.ts';
import { untilAsked } from '../table.ts';

/** A few moves by hand, then bots play both seats. */
const playOut = async (ada: Guest, ben: Guest): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await oneMove([ada, ben], turn);
  await letBotsFinish([ada.page, ben.page]);
};

/** Once a part of the past lies covered (DG-16.4), who comes back is advised by the server. Answers what the page asked of it. */
const hintAfterReload = async (guests: readonly Guest[]): Promise<readonly string[]> => {
  for (let turn = 0; turn < 8; turn += 1) await oneMove(guests, turn);
  const { page } = await Promise.race(guests.map(guest => untilAsked(guest.page).then(() => guest)));
  const sent: string[] = [];
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => void sent.push(JSON.parse(String(payload)).type)),
  );
  await page.reload();
  await untilAsked(page);
  await page.getByRole('button', { name: 'Ask a master' }).click();
  const hint = page.getByRole('region', { name: 'What a master would do' });
  await hint.getByRole('button', { name: 'Do it' }).waitFor();
  await hint.getByRole('button', { name: 'Thank you' }).click();
  return sent.filter(type => type === 'hint');
};

const counted = (page: Page): Promise<{ games: Record<string, { games: number; places: number[] }> }> =>
  page.evaluate("JSON.parse(localStorage.getItem('conclave.statistics'))");

/** As if the table had shown another commitment before the deal. */
const FORGE = `localStorage.setItem('conclave.seals', JSON.stringify(
  JSON.parse(localStorage.getItem('conclave.seals')).map(seen => ({ ...seen, commitment: 'ff'.repeat(32) }))))`;

describe.skipIf(!hasChromium)('after a game with people, through the real server', () => {
  const inn = openInn();

  test('an open table: a hint on the way, then from anybody’s seat, all drawers, verified, and counted for both', async () => {
    const { ada, ben } = await twoAtATable(inn, {
      choose: async page => {
        await page.getByText('Table manners').click();
        await page.getByLabel('Hints').selectOption('true');
      },
    });
    const asked = await Promise.race([ada, ben].map(guest => untilAsked(guest.page).then(() => guest)));
    await asked.page.getByRole('button', { name: 'Ask a master' }).click();
    const hint = asked.page.getByRole('region', { name: 'What a master would do' });
    await hint.getByRole('button', { name: 'Do it' }).waitFor();
    expect(await hint.locator('li').count()).toBeGreaterThan(0);
    await hint.getByRole('button', { name: 'Thank you' }).click();
    expect(await hintAfterReload([ada, ben])).toEqual(['hint']);
    await playOut(ada, ben);
    const places = [];
    for (const { page } of [ada, ben]) {
      await expect.poll(() => counted(page)).not.toBeNull();
      const { dogma } = (await counted(page)).games;
      expect(dogma?.games).toBe(1);
      places.push(dogma?.places.indexOf(1));
    }
    expect(places.sort()).toEqual([0, 1]);
    const { page } = ben;
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.locator('output.moment').waitFor();
    expect(await page.getByLabel('Seen by').locator('option').allInnerTexts()).toEqual(['Ada', 'Ben', 'a spectator']);
    await page.getByRole('tab', { name: 'Drawers' }).click();
    await page.getByLabel('All drawers open').check();
    await page.getByRole('heading', { name: 'Only Ada knows' }).waitFor();
    await page.getByRole('tab', { name: 'Verify' }).click();
    await page.getByRole('button', { name: 'Recompute it' }).click();
    await page.getByText('Everything is as it was sealed.').waitFor();
    await page.getByText('This device saw this very commitment before it gave its nonce').waitFor();
    await page.evaluate(FORGE);
    await page.getByRole('button', { name: 'Recompute it again' }).click();
    await page.getByText('This record does not hold.').waitFor();
    await page.getByText('The commitment in the record is not the one that this device saw').waitFor();
    await page.evaluate("localStorage.removeItem('conclave.seals')");
    await page.getByRole('button', { name: 'Recompute it again' }).click();
    await page.getByText('This device saw no commitment of this game before the deal').waitFor();
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await leaveAll(ada, ben);
  });

  test('a table that keeps its secrets: no hint, and each looks back at what their own seat saw (DG-19.4)', async () => {
    const { ada, ben } = await twoAtATable(inn, {
      choose: async page => {
        await page.getByText('House rules').click();
        await page.getByLabel(/DG-19.4/).selectOption({ index: 1 });
      },
    });
    const asked = await Promise.race([ada, ben].map(guest => untilAsked(guest.page).then(() => guest)));
    expect(await asked.page.getByRole('button', { name: 'Ask a master' }).count()).toBe(0);
    await playOut(ada, ben);
    for (const [guest, own, other] of [
      [ada, 'Ada', 'Ben'],
      [ben, 'Ben', 'Ada'],
    ] as const) {
      await guest.page.getByRole('button', { name: 'Look back' }).click();
      await guest.page.getByRole('heading', { name: `What ${own} saw` }).waitFor();
      const told = new RegExp(`${other} (lied .* caught|never lied)`);
      expect(await guest.page.getByText(told).count()).toBe(0);
    }
    expect(await violationsOn(ada.page)).toEqual([]);
    await leaveAll(ada, ben);
  });
});
