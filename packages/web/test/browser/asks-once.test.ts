import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { makeAMove } from './moves.ts';
import { look, prompt, untilAsked } from './table.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Who bids most chooses first, and then there is a choice. */
const bidHigh = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: 'Notches: one more' });
  for (let each = 0; each < 12 && (await more.isEnabled()); each += 1) await more.click();
};

describe.skipIf(!hasChromium)('what cannot be taken back', () => {
  const house = openHouse();

  test('MC-7.8: a character is asked for once before it is taken', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: 'Play now: Mea Culpa, against bots' }).click();
    let seen = await untilAsked(page);
    const choices = (): readonly string[] => seen.offered.filter(name => /^Take the /.test(name));
    for (let moves = 0; choices().length < 2; moves += 1) {
      if (moves > 80) throw new Error('nobody chooses a character');
      if (seen.offered.some(name => name.startsWith('Seal the bid'))) await bidHigh(page);
      await makeAMove(page, seen, moves);
      seen = await untilAsked(page);
    }
    const [wanted = ''] = choices();
    await prompt(page).getByRole('button', { name: wanted }).click();
    await prompt(page).getByText(wanted.replace('.', '?')).waitFor();
    await prompt(page).getByRole('button', { name: 'Not yet' }).click();
    expect((await look(page)).offered).toContain(wanted);
    await prompt(page).getByRole('button', { name: wanted }).click();
    await prompt(page).getByRole('button', { name: 'Do it' }).click();
    await untilAsked(page);
    expect((await look(page)).offered).not.toContain(wanted);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
