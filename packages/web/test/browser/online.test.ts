import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium, unseen, visit } from './chromium.ts';
import { playOn } from './lookback/driver.ts';
import { type Guest, leaveAll, openInn } from './online/people.ts';
import { whenTrue } from './table.ts';

const DROPPED = 'The line dropped';

/** The list is whole once the figures are there: how each seat came to its place comes with them, after the list itself. */
const ranking = async (page: Page): Promise<string> => {
  await page.getByRole('region', { name: 'Figures of this game' }).waitFor();
  return page.getByRole('region', { name: 'The result' }).getByRole('list').first().innerText();
};

describe.skipIf(!hasChromium)('two people and a bot, through the real server', () => {
  const inn = openInn();

  /** Ada opens a table of three, Ben follows her link, a bot takes the last chair. */
  const sitDown = async (title: string, shorten?: (page: Page) => Promise<void>) => {
    const ada = await visit(inn.browser, inn.server.address, { speed: 'instant' });
    await ada.page.getByRole('link', { name: 'Open a table' }).click();
    await ada.page.getByText(title, { exact: true }).last().click();
    await ada.page.getByText('3', { exact: true }).click();
    await ada.page.getByLabel('Your name at the table').fill('Ada');
    await ada.page.getByLabel('Your name at the table').press('Tab');
    await shorten?.(ada.page);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByRole('heading', { name: 'Invite' }).waitFor();
    const ben = await visit(inn.browser, await ada.page.locator('code').innerText(), { speed: 'instant' });
    await ben.page.getByLabel('Your name at the table').fill('Ben');
    await ben.page.getByRole('button', { name: 'Take this chair Seat 2' }).click();
    await ada.page.getByText('Ben · here').waitFor();
    await ada.page.getByRole('button', { name: 'Seat a bot Seat 3' }).click();
    await ada.page.getByRole('button', { name: 'Begin', exact: true }).click();
    for (const { page } of [ada, ben]) await page.getByRole('region', { name: 'Your things' }).waitFor();
    return { ada, ben };
  };

  /** Both play whenever the table asks them, to the end; after a dozen moves something may happen that they wait for. Answers how many moves it were. */
  const playOut = async (ada: Guest, ben: Guest, meanwhile?: () => Promise<void>): Promise<number> => {
    let moves = 0;
    let waiting = Promise.resolve();
    const play = ({ page }: Guest) =>
      unseen(page, () =>
        playOn(page, {
          before: () => waiting,
          after: step => {
            if (step.at !== 'move') return;
            moves += 1;
            if (moves === 12 && meanwhile !== undefined) waiting = meanwhile();
          },
        }),
      );
    const ends = await Promise.all([play(ada), play(ben)]);
    expect(ends.map(({ over }) => over)).toEqual([true, true]);
    expect(await ranking(ada.page)).toBe(await ranking(ben.page));
    return moves;
  };

  test('The Seven Seals, to the end, and the server restarts in the middle', async () => {
    const { ada, ben } = await sitDown('The Seven Seals', async page => {
      await page.getByText('House rules').click();
      await page.getByLabel(/^Rounds with three/).selectOption({ index: 1 });
    });
    let restarted = false;
    const moves = await playOut(ada, ben, async () => {
      await inn.restart(() => ada.page.getByText(DROPPED).waitFor());
      await ada.page.getByText(DROPPED).waitFor({ state: 'detached' });
      restarted = true;
    });
    expect(restarted).toBe(true);
    expect(moves).toBeGreaterThan(40);
    await leaveAll(ada, ben);
  });

  test.each(['Dogma', 'Mea Culpa'])('%s, to the end', async title => {
    const { ada, ben } = await sitDown(title);
    expect(await playOut(ada, ben)).toBeGreaterThan(10);
    expect(ada.complaints).toEqual([]);
    expect(ben.complaints).toEqual([]);
    await leaveAll(ada, ben);
  });

  test('a line that is dead without being closed is noticed, and another one leads back to the table', async () => {
    const { ada, ben } = await sitDown('The Seven Seals');
    let lines = 0;
    let dead = 0; // so many, whichever of them the page has by then
    await ada.page.routeWebSocket(/api\/live/, line => {
      lines += 1;
      const number = lines;
      const server = line.connectToServer();
      line.onMessage(message => (number <= dead ? undefined : server.send(message)));
      server.onMessage(message => (number <= dead ? undefined : line.send(message)));
    });
    await ada.page.reload();
    await ada.page.getByRole('region', { name: 'Your things' }).waitFor();
    // It may stand there for a tenth of a second: who looks now and then would miss it.
    const said = whenTrue<boolean>(ada.page, `document.body.textContent.includes('${DROPPED}')`);
    dead = lines;
    expect(await said).toBe(true);
    await ada.page.getByText(DROPPED).waitFor({ state: 'detached' });
    expect(lines).toBeGreaterThan(dead);
    await leaveAll(ada, ben);
  });

  test('a reload comes back to the same table and the same hand', async () => {
    const { ada, ben } = await sitDown('The Seven Seals');
    const hand = (page: Page) => page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
    const names = await hand(ada.page).evaluateAll(buttons => buttons.map(button => button.textContent));
    await ada.page.reload();
    await hand(ada.page).first().waitFor();
    expect(await hand(ada.page).evaluateAll(buttons => buttons.map(button => button.textContent))).toEqual(names);
    await leaveAll(ada, ben);
  });
});
