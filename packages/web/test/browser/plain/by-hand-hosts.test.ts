import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../axe.ts';
import { hasChromium, visit } from '../chromium.ts';
import { openHouse } from '../house.ts';
import { joinBy, leaveAll, linkOf, openInn, openTable } from '../online/people.ts';
import { prompt, untilAsked } from '../table.ts';
import { makeAnyMove, mayDo, typeMove } from './driver.ts';

/** META CULPA where people meet: online, at one device, and when it is looked at again. */

const ON = 'forgetting is a sin';

const chooseMetaCulpa = async (page: Page): Promise<void> => {
  await page.getByText('House rules', { exact: true }).click();
  await page.getByLabel(/^META CULPA/).selectOption({ label: ON });
  await page.getByRole('checkbox', { name: /accepts exactly these house rules/ }).check();
};

describe.skipIf(!hasChromium)('META CULPA through the real server', () => {
  const inn = openInn();

  test('MC-26.6.1, MC-26.12: it begins when both have accepted, and who is not asked can call', async () => {
    const looks = { plain: true } as const;
    const ada = await openTable(inn, 'Ada', { title: 'Mea Culpa', choose: chooseMetaCulpa, ...looks });
    await ada.page.locator('code').waitFor();
    const ben = await joinBy(inn, await linkOf(ada.page), 'Ben', looks);
    const accept = ben.page.getByRole('button', { name: 'I accept these rules' });
    await accept.waitFor();
    await ada.page.getByText('The house rules are not accepted yet by: Ben.').first().waitFor();
    await ada.page.getByText('has accepted').waitFor();
    expect(await ada.page.getByRole('button', { name: /^Begin/ }).count()).toBe(0);
    await accept.click();
    await Promise.all([ada, ben].map(({ page }) => mayDo(page).waitFor()));
    const { guest, other } = await Promise.race([
      untilAsked(ada.page).then(() => ({ guest: ada, other: ben })),
      untilAsked(ben.page).then(() => ({ guest: ben, other: ada })),
    ]);
    await mayDo(guest.page).getByRole('heading', { name: 'You may also', level: 3 }).waitFor();
    await mayDo(other.page).getByRole('heading', { name: 'You may also', level: 2 }).waitFor();
    const letter = guest === ada ? 'A' : 'B';
    await typeMove(other.page, `call ${letter} S5`);
    await Promise.all(
      [ada, ben].map(({ page }) =>
        page
          .getByText(/unfounded|no ground/i)
          .first()
          .waitFor(),
      ),
    );
    await makeAnyMove(guest.page, 0);
    await leaveAll(ada, ben);
  });
});

describe.skipIf(!hasChromium)('META CULPA on this device', () => {
  const house = openHouse();

  test('two people pass the device around', async () => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/hot`, { speed: 'instant' });
    await page.getByRole('radio', { name: 'Mea Culpa' }).check();
    await page.getByText('House rules', { exact: true }).click();
    await page.getByLabel(/^META CULPA/).selectOption({ label: ON });
    await page.getByRole('button', { name: 'Sit down' }).click();
    expect(page.url()).toMatch(/#\/hot$/); // nobody has accepted it yet
    await page.getByRole('checkbox', { name: /accepts exactly these house rules/ }).check();
    await page.getByRole('button', { name: 'Sit down' }).click();
    // Each takes a bonus, so the device goes to the other after every one of these moves.
    for (let turn = 0; turn < 2; turn += 1) {
      await page.locator('.curtain button.first:not([aria-disabled="true"])').click();
      await untilAsked(page);
      expect(await page.getByRole('button', { name: 'Ask a master' }).count()).toBe(0); // MC-26.19
      await prompt(page)
        .getByRole('button', { name: /^Take / })
        .click();
    }
    // MC-26.12: somebody else calls, who takes the device: from whoever holds it, and while the curtain is closed.
    await untilAsked(page);
    const curtain = page.locator('.curtain');
    const passedTo = (name: string) => curtain.getByRole('heading', { name: `Pass the device to ${name}.` }).waitFor();
    const ready = curtain.locator('button.first:not([aria-disabled="true"])');
    const trial = page.getByRole('dialog', { name: 'I accuse …' });
    await page.getByRole('button', { name: 'J’accuse!' }).click();
    expect(await violationsOn(page)).toEqual([]);
    const callers = trial.getByRole('group', { name: 'Who calls?' });
    const holder = (await callers.getByRole('button', { pressed: true }).innerText()).trim();
    const other = holder === 'Guest 1' ? 'Guest 2' : 'Guest 1';
    await callers.getByRole('button', { name: other }).click();
    await passedTo(other);
    expect(await page.locator('body').innerText()).not.toMatch(/taler|Seal the bid/); // nothing of the first one's
    await ready.click();
    expect(await trial.getByRole('group', { name: 'Who calls?' }).count()).toBe(0);
    await trial.getByRole('button', { name: 'Close' }).click(); // nothing is said after all
    await passedTo(holder);
    await curtain.getByRole('button', { name: 'Somebody else wants a word' }).click();
    expect(await violationsOn(page)).toEqual([]);
    await curtain.getByRole('group', { name: 'Who calls?' }).getByRole('button', { name: other }).click();
    await passedTo(other);
    await ready.click();
    await trial.getByRole('button', { name: holder }).click();
    await trial.getByRole('button', { name: /^took before paying/ }).click();
    await untilAsked(page); // both are to bid: the device stays
    await prompt(page)
      .getByText(new RegExp(`${other} accuses ${holder}`))
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a record of it is looked at step by step, as everyone saw it', async () => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/replay`, { speed: 'instant' });
    const record = new URL('../../../../games/mea-culpa/test/records/meta-false-witness.json', import.meta.url);
    await page.locator('input[type=file]').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: readFileSync(record),
    });
    const moment = page.locator('output.moment');
    await moment.waitFor();
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => moment.innerText()).toContain('move 12 of');
    await page.keyboard.press('PageDown');
    await expect.poll(() => moment.innerText()).toContain('Round');
    await page.getByLabel('Seen by').selectOption({ index: 1 });
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
