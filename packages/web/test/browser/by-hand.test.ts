import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from './axe.ts';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { tabTo } from './keyboard.ts';
import { prompt, untilAsked } from './table.ts';

/** META CULPA on the town: nothing is done for anybody, and nothing reminds. */
describe.skipIf(!hasChromium)('META CULPA in the town', () => {
  const house = openHouse();
  const press = (page: Page, name: string | RegExp) => prompt(page).getByRole('button', { name }).click();

  test('it is begun alone through the page, done by hand, and somebody is accused', async () => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/new/mea-culpa`, {
      width: 390,
      height: 844,
      speed: 'instant',
    });
    await page.getByText('House rules', { exact: true }).click();
    await page.getByLabel(/^META CULPA/).selectOption({ label: 'forgetting is a sin' });
    expect(await page.getByRole('radio', { name: 'Gentle, to begin with' }).isChecked()).toBe(true); // MC-26.35
    await page.getByRole('radio', { name: 'Our own' }).check();
    await page.getByRole('checkbox', { name: /^S13/ }).check();
    await page.getByRole('heading', { name: 'The register of sins' }).waitFor(); // MC-26.6.1
    await page.getByRole('checkbox', { name: /accepts exactly these house rules/ }).check();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await untilAsked(page);
    await press(page, /^Take /);
    await untilAsked(page);
    await press(page, /^Seal the bid/);
    // A card and what belongs to it, whoever it is: what is in sight is touched until the own turn runs.
    for (let seen = await untilAsked(page); !seen.offered.includes('“End of my turn”'); seen = await untilAsked(page)) {
      const [answer] = seen.offered.filter(name => name !== 'Put it down' && name !== 'Something else');
      if (answer === undefined) await page.locator('button.able:not([aria-pressed=true])').first().click();
      else await prompt(page).getByRole('button', { name: answer, exact: true }).click();
    }
    expect(await page.getByRole('button', { name: 'Ask a master' }).count()).toBe(0); // MC-26.19
    // By keyboard: the purse, an amount that nobody owes, and the table says why not.
    await tabTo(page, ({ name }) => /^\d+ taler$/.test(name), 160);
    await page.keyboard.press('Enter');
    await press(page, 'Pay 1');
    await prompt(page).getByRole('alert').getByText('declared nothing').waitFor();
    expect(await page.locator('button.able[data-at="good bread"]').count()).toBe(0); // nobody sells what is not there
    // Somebody is accused without ground: a player, an entry, a verdict.
    await page.getByRole('button', { name: 'J’accuse!' }).click();
    const trial = page.getByRole('dialog', { name: 'I accuse …' });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate('document.activeElement?.dataset.at')).toBe('accuse'); // back where it was said
    await page.keyboard.press('Enter');
    expect(await trial.getByRole('group', { name: 'Whom?' }).getByRole('button').count()).toBe(4);
    expect(await violationsOn(page)).toEqual([]);
    await tabTo(page, ({ name }) => name === 'I confess');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await trial.getByRole('button', { name: /^out of turn/ }).click();
    await untilAsked(page);
    // It is said aloud once, and listed once.
    await prompt(page)
      .getByRole('status')
      .getByRole('paragraph')
      .filter({ hasText: /accuses/ })
      .first()
      .waitFor();
    expect(await prompt(page).getByRole('list').count()).toBe(0);
    await page
      .getByRole('list', { name: 'What was said and done' })
      .getByText(/accuses/)
      .waitFor();
    await page.getByRole('button', { name: 'The register of sins' }).click();
    await page.getByRole('dialog', { name: 'The register of sins' }).getByText('On our honour').waitFor();
    await page.keyboard.press('Escape');
    await press(page, '“End of my turn”');
    await untilAsked(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
