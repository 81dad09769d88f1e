import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, serve, WIDE_OPEN } from '@conclave/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, launch, visit } from '../chromium.ts';
import { examine, LOOKS, type Look } from '../shots.ts';
import { atTable, type Guest, leaveAll } from './people.ts';

const SECOND = 1000;

/** Whoever waits for it goes on when it is opened. */
const turnstile = (): { readonly promise: Promise<void>; readonly resolve: () => void } => {
  let open = (): void => undefined;
  const promise = new Promise<void>(resolve => {
    open = resolve;
  });
  return { promise, resolve: () => open() };
};

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
  /** In the lobby whom one follows comes first, and of whom one blocks one is warned before one sits down. */
  const friendsAndOthers = async (ada: Guest, ben: Guest, look: Look): Promise<readonly string[]> => {
    const asks = async (by: Page, method: string, path: string, data?: object) => {
      const answer = await by.request.fetch(`${server.address}/api/${path}`, { method, ...(data && { data }) });
      expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
      return (await answer.json()) as { person: { id: string }; id: string };
    };
    const { person } = await asks(ben.page, 'GET', 'me');
    await asks(ben.page, 'PUT', 'me/profile', { shown: 'everyone', ladder: true });
    await asks(ada.page, 'PUT', `me/follows/${person.id}`);
    const chairs = [{ kind: 'open' }, { kind: 'open' }];
    const open = { game: 'dogma', seats: chairs, settings: { visibility: 'lobby' }, sit: { seat: 0 } };
    const { id } = await asks(ben.page, 'POST', 'tables', open);
    const lobby = await ada.page.context().newPage();
    await lobby.goto(`${server.address}/#/lobby`);
    await lobby.getByText(german(look) ? 'Von deinen Leuten jetzt da:' : 'Of yours, here now:').waitFor();
    await lobby.getByRole('link', { name: 'Ben', exact: true }).waitFor();
    const found = await examine(lobby, 'lobby-friends', look);
    await asks(ada.page, 'PUT', `me/blocks/${person.id}`);
    const warning = german(look) ? 'Hier sitzt jemand, den du gesperrt hast.' : 'Somebody you block sits here.';
    await lobby.reload();
    await lobby.getByText(warning).waitFor();
    await lobby.goto(`${server.address}/#/t/${id}`);
    await lobby.getByText(warning).waitFor();
    const more = await examine(lobby, 'waiting-beware', look);
    await lobby.close();
    await asks(ben.page, 'POST', `tables/${id}/actions`, { do: 'close' });
    return [...found, ...more];
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
      found.push(...(await friendsAndOthers(ada, ben, look)));
      expect(found).toEqual([]);
      const complaints = [...ada.complaints, ...ben.complaints].filter(said => !said.includes('409')); // the browser names what was refused
      expect(complaints).toEqual([]);
      await leaveAll(ada, ben);
    },
  );

  test('time is shown, too, to a page that began to listen only after the house had said hello', async () => {
    const cleo = await finds('Cleo', LOOKS[0] as Look);
    const greeted = turnstile();
    const listens = turnstile();
    await cleo.page.route(/Waiting-[^/]*\.js$/, async route => {
      await greeted.promise;
      await route.continue();
    });
    cleo.page.on('requestfinished', request => {
      if (/Waiting-[^/]*\.js$/.test(request.url())) listens.resolve();
    });
    await cleo.page.routeWebSocket(/api\/live\?at=/, line => {
      line.connectToServer().onMessage(async message => {
        if (String(message).includes('"welcome"')) greeted.resolve();
        else await listens.promise;
        line.send(message);
      });
    });
    await cleo.page.keyboard.press('Enter');
    await cleo.page.getByRole('timer').waitFor();
    await leaveAll(cleo);
  });
});
