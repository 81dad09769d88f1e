import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, serve, WIDE_OPEN } from '@conclave/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasChromium, launch, visit } from '../chromium.ts';
import { examine, LOOKS, type Look } from '../shots.ts';
import { atTable, type Guest, leaveAll } from './people.ts';

vi.setConfig({ testTimeout: 120_000 });

const SECOND = 1000;

describe.skipIf(!hasChromium)('find me a table', () => {
  const data = mkdtempSync(join(tmpdir(), 'conclave-find-'));
  const began = Date.now();
  let passed = 0;
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    const config = { host: '127.0.0.1', port: 0, data, logLevel: 'silent', botPaceMs: 0, limits: WIDE_OPEN };
    server = await serve(config, { now: () => began + passed });
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(data, { recursive: true, force: true });
  });
  const german = ({ language }: Look): boolean => language === 'de';

  /** From Home to the table, by keyboard alone. */
  const finds = async (name: string, look: Look): Promise<Guest> => {
    const guest = await visit(browser, server.address, { speed: 'instant', ...look });
    const { page } = guest;
    const door = page.getByRole('link', {
      name: german(look) ? 'Such mir einen Tisch: Dogma, mit Leuten' : 'Find me a table: Dogma, with people',
    });
    await door.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: '4', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('textbox').fill(name);
    return guest;
  };
  const status = (page: Page) => page.getByRole('region', { name: 'Dogma' }).getByRole('status');

  test.each(LOOKS.slice(0, 2))(
    '$width px, $language: chairs fill, time runs, and whoever stays alone chooses',
    async look => {
      const found: string[] = [];
      const keep = async ({ page }: Pick<Guest, 'page'>, name: string): Promise<void> => {
        found.push(...(await examine(page, name, look)));
      };
      const ada = await finds('Ada', look);
      await keep(ada, 'find-wish');
      await ada.page.keyboard.press('Enter');
      await status(ada.page)
        .getByText(german(look) ? '1 von 4.' : '1 of 4.')
        .waitFor();
      const timer = ada.page.getByRole('timer');
      expect(await timer.innerText()).toMatch(
        german(look) ? /^In [01]:\d\d setzen sich Bots dazu\.$/ : /^In [01]:\d\d bots take the free chairs\.$/,
      );
      passed += 61 * SECOND;
      await ada.page.getByText(german(look) ? 'Es kam niemand.' : 'Nobody came.').waitFor();
      await keep(ada, 'find-alone');
      await ada.page
        .getByRole('button', { name: german(look) ? 'Weiter warten, sag mir Bescheid' : 'Wait on, I’ll be told' })
        .click();
      await ada.page
        .getByRole('link', { name: german(look) ? 'Wie man mir Bescheid sagt' : 'How I am told' })
        .waitFor();
      const ben = await finds('Ben', look);
      await ben.page.keyboard.press('Enter');
      for (const { page } of [ada, ben])
        await status(page)
          .getByText(german(look) ? '2 von 4.' : '2 of 4.')
          .waitFor();
      await ben.page.getByRole('timer').waitFor();
      await keep(ben, 'find-collects');
      const again = await ben.page.context().newPage();
      await again.goto(`${server.address}/#/find/dogma`);
      expect(await again.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true); // it remembers
      await again.getByRole('textbox').press('Enter');
      await again
        .getByRole('alert')
        .getByText(german(look) ? 'Du suchst schon einen Tisch.' : 'You are looking for a table already.')
        .waitFor();
      await again.close();
      passed += 61 * SECOND;
      await Promise.all([atTable(ada.page), atTable(ben.page)]);
      expect(found).toEqual([]);
      const complaints = [...ada.complaints, ...ben.complaints].filter(said => !said.includes('409')); // the browser names what was refused
      expect(complaints).toEqual([]);
      await leaveAll(ada, ben);
    },
  );
});
