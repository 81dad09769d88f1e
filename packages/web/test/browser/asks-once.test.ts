import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { makeAMove } from './moves.ts';
import { look, prompt, untilAsked } from './table.ts';

/** Who bids most chooses first, and then there is a choice. */
const bidHigh = (page: Page): Promise<void> => page.getByRole('button', { name: '6 notches' }).click();

describe.skipIf(!hasChromium)('what cannot be taken back', () => {
  const house = openHouse();

  test('MC-7.8: a character is read before it is taken, and put back', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: 'Play now: Mea Culpa, against bots' }).click();
    let seen = await untilAsked(page);
    const cards = (): readonly string[] =>
      seen.spots.filter(name => /^(Pope|Emperor|Merchant|Petty Sinner): /.test(name));
    for (let moves = 0; cards().length < 2; moves += 1) {
      if (moves > 80) throw new Error('nobody chooses a character');
      if (seen.offered.some(name => name.startsWith('Seal the bid'))) {
        await bidHigh(page);
        seen = await look(page); // the button names the bid
      }
      await makeAMove(page, seen, moves);
      seen = await untilAsked(page);
    }
    const [wanted = ''] = cards();
    const take = `Take the ${wanted.split(':')[0]}`;
    expect(seen.offered).not.toContain(take);
    await page.getByRole('button', { name: wanted }).click();
    await prompt(page).getByRole('status').getByText(wanted).waitFor();
    await prompt(page).getByRole('button', { name: 'Something else' }).click();
    expect((await look(page)).offered).not.toContain(take);
    await page.getByRole('button', { name: wanted }).click();
    await prompt(page).getByRole('button', { name: take }).click();
    seen = await untilAsked(page);
    expect(cards()).not.toContain(wanted);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
