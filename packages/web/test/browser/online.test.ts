import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rules as dogma } from '@conclave/dogma/rules';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { DEFAULT_CONFIG, gamesOf, type RunningServer, serve } from '@conclave/server';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasChromium, launch, visit } from './chromium.ts';
import { makeAMove } from './moves.ts';
import { letBotsFinish } from './online/people.ts';
import { isOver, look } from './table.ts';

const FAST = {
  host: '127.0.0.1',
  logLevel: 'silent',
  botPaceMs: 0,
  limits: {
    ...DEFAULT_CONFIG.limits,
    requestsPerMinute: 100_000,
    guestsPerMinute: 100_000,
    moves: { burst: 10_000, perSecond: 10_000 },
  },
} as const;

// A whole game is a thousand key presses; a busy machine may take its time.
vi.setConfig({ testTimeout: 300_000 });

describe.skipIf(!hasChromium)('two people and a bot, through the real server', () => {
  let browser: Browser;
  let server: RunningServer;
  const data = mkdtempSync(join(tmpdir(), 'conclave-page-'));
  const start = (port: number): Promise<RunningServer> =>
    serve({ ...FAST, data, port }, { games: gamesOf([sevenSeals, dogma, meaCulpa]) });

  beforeAll(async () => {
    server = await start(0);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(data, { recursive: true, force: true });
  });

  /** Ada opens a table of three, Ben follows her link, a bot takes the last chair. */
  const sitDown = async (title: string, shorten?: (page: Page) => Promise<void>) => {
    const ada = await visit(browser, server.address, { speed: 'instant' });
    await ada.page.getByRole('link', { name: 'Open a table' }).click();
    await ada.page.getByText(title, { exact: true }).last().click();
    await ada.page.getByText('3', { exact: true }).click();
    await ada.page.getByLabel('Your name at the table').fill('Ada');
    await ada.page.getByLabel('Your name at the table').press('Tab');
    await shorten?.(ada.page);
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByRole('heading', { name: 'Invite' }).waitFor();
    const ben = await visit(browser, await ada.page.locator('code').innerText(), { speed: 'instant' });
    await ben.page.getByLabel('Your name at the table').fill('Ben');
    await ben.page.getByRole('button', { name: 'Take this chair Seat 2' }).click();
    await ada.page.getByText('Ben', { exact: true }).waitFor();
    await ada.page.getByRole('button', { name: 'Seat a bot Seat 3' }).click();
    await ada.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [ada, ben]) await page.getByRole('region', { name: 'Your things' }).waitFor();
    return { ada, ben };
  };

  const playOut = async (
    pages: readonly Page[],
    onMove?: (moves: number) => Promise<void>,
    most = Number.POSITIVE_INFINITY,
  ): Promise<number> => {
    let moves = 0;
    for (let idle = 0; idle < 600 && moves < most; idle += 1) {
      const seen = await Promise.all(pages.map(look));
      if (seen.every(({ over }) => over)) break;
      for (const [index, page] of pages.entries()) {
        const before = seen[index];
        if (before?.asked !== true) continue;
        await makeAMove(page, before, moves).catch(() => undefined); // the table may have moved on while we looked
        moves += 1;
        idle = 0;
        await onMove?.(moves);
      }
      if (idle > 0) await pages[0]?.waitForTimeout(20);
    }
    return moves;
  };

  test('The Seven Seals, to the end, and the server restarts in the middle', async () => {
    const { ada, ben } = await sitDown('The Seven Seals', async page => {
      await page.getByText('House rules').click();
      await page.getByLabel(/^Rounds with three/).selectOption({ index: 1 });
    });
    let restarted = false;
    const moves = await playOut([ada.page, ben.page], async played => {
      if (played !== 12) return;
      const { port } = server;
      await server.close();
      await ada.page.getByText('The line dropped').waitFor();
      server = await start(port);
      await ada.page.getByText('The line dropped').waitFor({ state: 'detached', timeout: 15_000 });
      restarted = true;
    });
    expect(restarted).toBe(true);
    expect(moves).toBeGreaterThan(40);
    expect(await isOver(ada.page)).toBe(true);
    expect(await isOver(ben.page)).toBe(true);
    const ranking = (page: Page) =>
      page.getByRole('region', { name: 'The result' }).getByRole('list').first().innerText();
    expect(await ranking(ada.page)).toBe(await ranking(ben.page));
    for (const { page } of [ada, ben]) await page.context().close();
  });

  test.each(['Dogma', 'Mea Culpa'])('%s: forty moves by hand, then bots play all seats to the end', async title => {
    const { ada, ben } = await sitDown(title);
    await playOut([ada.page, ben.page], undefined, 40);
    await letBotsFinish([ada.page, ben.page]);
    expect(await isOver(ada.page)).toBe(true);
    expect(await isOver(ben.page)).toBe(true);
    expect(ada.complaints).toEqual([]);
    expect(ben.complaints).toEqual([]);
    for (const { page } of [ada, ben]) await page.context().close();
  });

  test('a reload comes back to the same table and the same hand', async () => {
    const { ada, ben } = await sitDown('The Seven Seals');
    const hand = (page: Page) => page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
    const names = await hand(ada.page).evaluateAll(buttons => buttons.map(button => button.textContent));
    await ada.page.reload();
    await hand(ada.page).first().waitFor();
    expect(await hand(ada.page).evaluateAll(buttons => buttons.map(button => button.textContent))).toEqual(names);
    for (const { page } of [ada, ben]) await page.context().close();
  });
});
