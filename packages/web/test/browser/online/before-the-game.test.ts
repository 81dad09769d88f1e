import { describe, expect, test } from 'vitest';
import { violationsOn } from '../axe.ts';
import { hasChromium, visit } from '../chromium.ts';
import { joinBy, leaveAll, linkOf, openInn, openTable } from './people.ts';

describe.skipIf(!hasChromium)('before the game', () => {
  const inn = openInn();

  test('who waits for others talks with them', async () => {
    const ada = await openTable(inn, 'Ada', { seats: 3 });
    await ada.page.locator('code').waitFor();
    const ben = await visit(inn.browser, await linkOf(ada.page), { speed: 'instant' });
    await ben.page.getByRole('textbox').fill('Ben');
    await ben.page.getByRole('button', { name: 'Take this chair Seat 2' }).click();
    await ada.page.getByRole('textbox', { name: 'Say something' }).fill('Who brings the wine?');
    await ada.page.getByRole('button', { name: 'Send' }).click();
    const chat = ben.page.getByRole('region', { name: 'Chat' });
    await chat.getByText('Who brings the wine?').waitFor();
    expect(await violationsOn(ben.page)).toEqual([]);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await leaveAll(ada, ben);
  });

  test('the lobby says by itself that a table was opened, and that it is gone', async () => {
    const lobby = await visit(inn.browser, `${inn.server.address}/#/lobby`);
    await lobby.page.getByText('No open table at the moment').waitFor();
    const ada = await openTable(inn, 'Ada', {
      choose: async page => {
        await page.getByText('Everybody in the lobby').click();
      },
    });
    await lobby.page.getByRole('link', { name: 'Take a seat: Dogma, Ada' }).waitFor();
    const ben = await joinBy(inn, await linkOf(ada.page), 'Ben');
    await lobby.page.getByText('No open table at the moment').waitFor();
    expect(lobby.complaints).toEqual([]);
    await leaveAll(lobby, ada, ben);
  });
});
