import type { WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOn } from '../axe.ts';
import { hasChromium, visit } from '../chromium.ts';
import { makeAMove } from '../moves.ts';
import { look, untilAsked } from '../table.ts';
import { leaveAll, oneMove, openInn, openMenu, openTable, twoAtATable } from './people.ts';

const DROPPED = 'The line dropped. Reconnecting';

describe.skipIf(!hasChromium)('clocks, dropped lines and second tabs', () => {
  const inn = openInn();

  const seconds = (text: string): number => {
    const [, minutes = '0', rest = '0'] = /(\d+):(\d+)$/.exec(text) ?? [];
    return Number(minutes) * 60 + Number(rest);
  };

  test('a clock counts down, and the others may give more time', async () => {
    const { ada, ben } = await twoAtATable(inn, {
      choose: page =>
        page
          .getByRole('combobox', { name: /^Clock/ })
          .selectOption('30 seconds for each move')
          .then(() => undefined),
    });
    await expect.poll(async () => (await look(ada.page)).asked || (await look(ben.page)).asked).toBe(true);
    const [thinks, waits] = (await look(ada.page)).asked ? [ada, ben] : [ben, ada];
    const clock = thinks.page.getByRole('region', { name: 'What the table waits for' }).getByRole('timer');
    const first = seconds(await clock.innerText());
    expect(first).toBeLessThanOrEqual(30);
    await expect.poll(async () => seconds(await clock.innerText())).toBeLessThan(first);
    const menu = await openMenu(waits.page);
    await menu.getByRole('button', { name: 'Give more time' }).click();
    await menu.getByText('They have more time now.').waitFor();
    await expect.poll(async () => seconds(await clock.innerText())).toBeGreaterThan(60);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    await leaveAll(ada, ben);
  });

  test('when time is up the table moves, and says so', async () => {
    const ada = await openTable(inn, 'Ada', {
      choose: async page => {
        await page.getByLabel('Seat 2').selectOption('novice');
        await page.getByRole('combobox', { name: /^Clock/ }).selectOption('30 seconds for each move');
        await page.getByRole('combobox', { name: /^When time is up/ }).selectOption('default');
        // Half a minute is long for a test; the server's shortest is five seconds.
        await page.route('**/api/tables', async route => {
          const wish = route.request().postDataJSON() as { settings: object };
          const settings = { ...wish.settings, clock: { kind: 'move', seconds: 5 } };
          await route.continue({ postData: JSON.stringify({ ...wish, settings }) });
        });
      },
    });
    await untilAsked(ada.page);
    await ada.page.getByText('Your time ran out; the table moved for you.').waitFor();
    expect(await violationsOn(ada.page)).toEqual([]);
    expect(ada.complaints).toEqual([]);
    await leaveAll(ada);
  });

  test('the device loses its line: said at once, and the table goes on without a reload', async () => {
    const { ada, ben } = await twoAtATable(inn);
    await ada.page.context().setOffline(true);
    await ada.page.getByText(DROPPED).waitFor();
    expect((await look(ada.page)).asked).toBe(false);
    if ((await look(ben.page)).asked) await oneMove([ben]);
    await ada.page.context().setOffline(false);
    await ada.page.getByText(DROPPED).waitFor({ state: 'detached' });
    await untilAsked(ada.page);
    const { heard } = await look(ben.page);
    await oneMove([ada]);
    await expect.poll(async () => (await look(ben.page)).heard).not.toBe(heard);
    await leaveAll(ada, ben);
  });

  test('on a slow line our card lies there at once, and goes back when the table will not have it', async () => {
    let line: WebSocketRoute | undefined;
    let held: (string | Buffer)[] | undefined;
    const ada = await openTable(inn, 'Ada', {
      title: 'The Seven Seals',
      seats: 3,
      choose: async page => {
        for (const seat of ['Seat 2', 'Seat 3']) await page.getByLabel(seat).selectOption('novice');
        await page.routeWebSocket(/api\/live/, route => {
          line = route;
          route.connectToServer().onMessage(message => {
            if (held === undefined) route.send(message);
            else held.push(message);
          });
        });
      },
    });
    const { page } = ada;
    const hand = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
    const mine = page.locator('.trick li', { hasText: 'Ada: ' });
    for (let seen = await untilAsked(page); seen.hand.length === 0; seen = await untilAsked(page))
      await makeAMove(page, seen, 0);
    const [card = ''] = (await look(page)).hand;
    const cards = await hand.count();

    held = [];
    await page.getByRole('button', { name: card, exact: true }).press('Enter');
    await mine.waitFor();
    expect(await hand.count()).toBe(cards - 1);
    await page.getByText('Your move is on its way').waitFor();
    const answer = held.map(text => JSON.parse(String(text))).find(({ re }) => re !== undefined);
    expect(answer).toMatchObject({ type: 'update' });
    const { re, table, seq } = answer;
    line?.send(JSON.stringify({ type: 'refused', re, table, seq, code: 'stale', rule: 'table' }));
    await mine.waitFor({ state: 'detached' });
    expect(await hand.count()).toBe(cards);

    for (const message of held) line?.send(message);
    held = undefined;
    await expect.poll(() => hand.count()).toBe(cards - 1);
    expect(ada.complaints).toEqual([]);
    await leaveAll(ada);
  });

  test('the server restarts under two people and a bot that stands in', async () => {
    const { ada, ben } = await twoAtATable(inn);
    const menu = await openMenu(ben.page);
    await menu.getByRole('button', { name: 'Let a bot play for me' }).click();
    await menu.getByRole('button', { name: 'Do it' }).click();
    await ben.page.getByText('A bot plays for you.').first().waitFor();
    await inn.restart(async () => {
      for (const { page } of [ada, ben]) await page.getByText(DROPPED).waitFor();
      expect(await violationsOn(ada.page)).toEqual([]);
    });
    for (const { page } of [ada, ben]) await page.getByText(DROPPED).waitFor({ state: 'detached' });
    await ben.page.getByRole('button', { name: 'Take my seat back' }).click();
    await expect.poll(() => ben.page.getByText('A bot plays for you.').count()).toBe(0);
    await oneMove([ada, ben]);
    await leaveAll(ada, ben);
  });

  test('two tabs of one person show the same table, and either may move', async () => {
    const { ada, ben } = await twoAtATable(inn);
    const second = await ada.page.context().newPage();
    await second.goto(ada.page.url());
    await second.getByRole('region', { name: 'Your things' }).waitFor();
    if ((await look(ben.page)).asked) await oneMove([ben]);
    await untilAsked(ada.page);
    const { heard } = await look(ada.page);
    await oneMove([{ page: second, complaints: [] }]);
    await expect.poll(async () => (await look(ada.page)).heard).not.toBe(heard);
    await leaveAll(ada, ben);
  });

  test('a table against bots is played in one tab, and the other can take it over', async () => {
    const { page } = await visit(inn.browser, inn.server.address, { speed: 'instant' });
    await page.getByRole('button', { name: 'Play now: Dogma, against bots' }).click();
    await untilAsked(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByText('This table is open in another tab.').waitFor();
    expect(await violationsOn(second)).toEqual([]);
    await second.getByRole('button', { name: 'Play on here' }).click();
    await untilAsked(second);
    await page.getByText('This table is open in another tab.').waitFor();
    await page.context().close();
  });

  test('hints only where the table allows them', async () => {
    const asks = async (allowed: boolean): Promise<number> => {
      const { page } = await openTable(inn, 'Ada', {
        choose: async form => {
          await form.getByLabel('Seat 2').selectOption('novice');
          if (!allowed) return;
          await form.getByText('Table manners').click();
          await form.getByRole('combobox', { name: /^Hints/ }).selectOption('true');
        },
      });
      await untilAsked(page);
      const button = page.getByRole('button', { name: 'Ask a master' });
      const count = await button.count();
      if (count > 0) {
        await button.click();
        await page
          .getByRole('region', { name: 'What a master would do' })
          .getByRole('button', { name: 'Do it' })
          .waitFor();
      }
      await page.context().close();
      return count;
    };
    expect(await asks(false)).toBe(0);
    expect(await asks(true)).toBe(1);
  });
});
