import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, type ServerParts, serve, WIDE_OPEN } from '@conclave/server';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch, unseen, type Visit, visit } from '../chromium.ts';
import { makeAMove } from '../moves.ts';
import { untilAsked, whenTrue } from '../table.ts';

const FAST = {
  host: '127.0.0.1',
  logLevel: 'silent',
  botPaceMs: 0,
  awayMs: 0,
  limits: { ...WIDE_OPEN, others: { burst: 1000, perSecond: 1000 } },
} as const;

export interface Inn {
  browser: Browser;
  server: RunningServer;
  /** Closed and opened again on the same port, as after a new edition of the server. */
  restart(whileClosed: () => Promise<void>): Promise<void>;
}

/** A real server with its data, and a browser, for the tests of a file. */
export const openInn = (parts: ServerParts = {}): Inn => {
  const data = mkdtempSync(join(tmpdir(), 'conclave-inn-'));
  const inn = {
    restart: async whileClosed => {
      const { port } = inn.server;
      await inn.server.close();
      await whileClosed();
      inn.server = await serve({ ...FAST, data, port }, parts);
    },
  } as Inn;
  beforeAll(async () => {
    inn.server = await serve({ ...FAST, data, port: 0 }, parts);
    inn.browser = await launch();
  });
  afterAll(async () => {
    await inn.browser?.close();
    await inn.server?.close();
    rmSync(data, { recursive: true, force: true });
  });
  return inn;
};

export interface Guest {
  readonly page: Page;
  readonly complaints: string[];
}

export interface Wish extends Visit {
  readonly title?: string;
  readonly seats?: number;
  /** What to choose in the form before the table is opened. */
  readonly choose?: (page: Page) => Promise<void>;
}

/** Opens a table and waits in front of it. */
export const openTable = async (
  { browser, server }: Inn,
  name: string,
  { title = 'Dogma', seats = 2, choose, ...looks }: Wish = {},
): Promise<Guest> => {
  const guest = await visit(browser, `${server.address}/#/new/x/friends`, { speed: 'instant', ...looks });
  const { page } = guest;
  await page.getByText(title, { exact: true }).last().click();
  await page.getByText(String(seats), { exact: true }).click();
  await page.getByRole('textbox').fill(name);
  await page.getByRole('textbox').press('Tab');
  await choose?.(page);
  await page.locator('form button.first').click();
  return guest;
};

export const linkOf = (page: Page): Promise<string> => page.locator('code').innerText();

/** Somebody else comes by the link and takes the next free chair. */
export const joinBy = async ({ browser }: Inn, link: string, name: string, looks: Visit = {}): Promise<Guest> => {
  const guest = await visit(browser, link, { speed: 'instant', ...looks });
  await guest.page.getByRole('textbox').fill(name);
  await guest.page
    .getByRole('button', { name: /^(Take this chair|Hier sitzen)/ })
    .first()
    .click();
  return guest;
};

export const atTable = (page: Page): Promise<void> =>
  page.getByRole('region', { name: /^(Your things|Deine Sachen)$/ }).waitFor();

/** Two people at a table of two; the last one to sit begins the game. */
export const twoAtATable = async (inn: Inn, wish: Wish = {}): Promise<{ readonly ada: Guest; readonly ben: Guest }> => {
  const ada = await openTable(inn, 'Ada', wish);
  await ada.page.locator('code').waitFor();
  const ben = await joinBy(inn, await linkOf(ada.page), 'Ben', wish);
  await Promise.all([atTable(ada.page), atTable(ben.page)]);
  return { ada, ben };
};

export const openMenu = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /^(Table|Tisch)$/ }).click();
  const menu = page.locator('dialog[open]'); // the end of a round may lie there as well
  await menu.waitFor();
  return menu;
};

/** The one the table waits for, as soon as that is seen. */
export const whoIsAsked = (guests: readonly Guest[]) =>
  Promise.race(guests.map(async guest => ({ guest, seen: await untilAsked(guest.page) })));

/** The one the table waits for makes a move; answers who it was. */
export const oneMove = async (guests: readonly Guest[], turn = 0): Promise<Guest> => {
  const { guest, seen } = await whoIsAsked(guests);
  await makeAMove(guest.page, seen, turn);
  return guest;
};

export const leaveAll = async (...guests: readonly Guest[]): Promise<void> => {
  for (const { page } of guests) await page.context().close();
};

/** Bots play these seats to the end, which takes seconds instead of minutes. */
export const letBotsFinish = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages) {
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: 'Let a bot play for me' }).click();
    await menu.getByRole('button', { name: 'Do it' }).click();
    await page.getByText('A bot plays for you.').first().waitFor();
    await page.keyboard.press('Escape');
  }
  /** What stopped before the bot came is touched away. */
  const goesOn = `document.querySelector('#result') !== null || (document.querySelector('button[aria-describedby^="round-over"]')?.click(), false)`;
  const ends = async (page: Page): Promise<void> => {
    if ((await whenTrue<boolean>(page, goesOn, 120_000)) !== true) throw new Error('the game does not end');
  };
  await Promise.all(pages.map(page => unseen(page, () => ends(page))));
};
