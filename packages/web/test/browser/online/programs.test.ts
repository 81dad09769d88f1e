import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, serve, WIDE_OPEN } from '@conclave/server';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, launch, visit } from '../chromium.ts';
import { examine, LOOKS, type Look } from '../shots.ts';

const PROGRAM = { by: 'Grace Hopper', url: 'https://example.org/robot' };

const WORDS = {
  en: {
    clock: 'Clock',
    timeout: 'When time is up',
    programs: 'Programs',
    whom: 'whom the host asks',
    ask: 'Ask a program',
  },
  de: {
    clock: 'Uhr',
    timeout: 'Wenn die Zeit um ist',
    programs: 'Programme',
    whom: 'wen fragt, wer den Tisch führt',
    ask: 'Ein Programm fragen',
  },
} as const;

/** The list behind these words. */
const chooser = (page: Page, words: string): Locator =>
  page
    .locator('label.line')
    .filter({ has: page.locator('span', { hasText: new RegExp(`^${words}$`) }) })
    .locator('select');

/** A program that is ready for Dogma, and sits down wherever it is asked to; it lives in a page of its own. */
const newRobot = async (browser: Browser, address: string, name: string): Promise<Page> => {
  const page = await browser.newPage();
  await page.goto(`${address}/health/live`);
  await page.evaluate(`new Promise(async ready => {
    const body = ${JSON.stringify(JSON.stringify({ name, program: PROGRAM }))};
    const answer = await fetch('/api/people', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { token } = await answer.json();
    const socket = new WebSocket(location.origin.replace('http', 'ws') + '/api/live');
    const say = message => socket.send(JSON.stringify(message));
    socket.onopen = () => say({ type: 'hello', protocol: 2, token });
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(data);
      if (said.type === 'welcome') { say({ type: 'ready', games: ['dogma'], tables: 4 }); say({ type: 'ping' }); }
      if (said.type === 'pong') ready();
      if (said.type !== 'invited') return;
      say({ type: 'watch', table: said.table });
      say({ type: 'act', table: said.table, id: 'sit', action: { do: 'sit', seat: said.seat } });
    };
  })`);
  return page;
};

describe.skipIf(!hasChromium)('programs', () => {
  const data = mkdtempSync(join(tmpdir(), 'conclave-programs-'));
  let open: RunningServer;
  let closed: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    const config = { host: '127.0.0.1', port: 0, logLevel: 'silent', botPaceMs: 0, limits: WIDE_OPEN };
    open = await serve({ ...config, data: join(data, 'open'), programs: true });
    closed = await serve({ ...config, data: join(data, 'closed') });
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await open?.close();
    await closed?.close();
    rmSync(data, { recursive: true, force: true });
  });

  const setUp = async (page: Page, address: string, language: Look['language'], name: string): Promise<void> => {
    await page.goto(`${address}/#/new/dogma/friends`);
    await page.locator('input[autocomplete~="username"]').fill(name);
    await chooser(page, WORDS[language].clock).selectOption({ index: 1 });
  };

  test.each(LOOKS)('the host lets programs in, asks one, and sees who wrote it ($language, $width)', async look => {
    const words = WORDS[look.language];
    const robot = await newRobot(browser, open.address, `Robot ${look.language}`);
    const { page, complaints } = await visit(browser, open.address, { speed: 'instant', ...look });
    await setUp(page, open.address, look.language, 'Ada');
    await chooser(page, words.programs).selectOption({ label: words.whom });
    const found = [...(await examine(page, 'programs-set-up', look))];
    await page.locator('form button.first').click();
    const ask = page.getByRole('button', { name: words.ask, exact: true });
    await ask.waitFor();
    expect(await page.getByText(words.whom).count()).toBeGreaterThan(0); // before anybody else sits down
    await ask.click();
    await page.getByRole('button', { name: `${words.ask} Robot ${look.language}` }).waitFor();
    found.push(...(await examine(page, 'programs-ask', look)));
    await page.getByRole('button', { name: `${words.ask} Robot ${look.language}` }).click();
    await page.locator('.seats a', { hasText: PROGRAM.by }).waitFor();
    found.push(...(await examine(page, 'programs-waiting', look)));
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await robot.close();
    await page.context().close();
  });

  test('where the house lets none in, the page does not speak of them', async () => {
    const { page } = await visit(browser, closed.address, { speed: 'instant' });
    await setUp(page, closed.address, 'en', 'Ada');
    await chooser(page, WORDS.en.timeout).waitFor(); // what comes with a clock is there
    expect(await chooser(page, WORDS.en.programs).count()).toBe(0);
    await page.goto(`${closed.address}/#/programs/dogma`);
    await page.getByText('There is nothing here').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.context().close();
  });
});

describe.skipIf(!hasChromium)('the ladder of programs', () => {
  const data = mkdtempSync(join(tmpdir(), 'conclave-ladder-'));
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    const config = { host: '127.0.0.1', port: 0, logLevel: 'silent', data, limits: WIDE_OPEN };
    server = await serve({ ...config, programs: true, programLadder: true });
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(data, { recursive: true, force: true });
  });

  /** As if they had been played. */
  const played = async (id: string, boards: number, mu: number): Promise<void> => {
    const figures = [id, 'dogma', 104, mu * 1e6, 1.5e6, boards, Date.now(), 0, 1];
    const sql = `insert into rating (subject, game, pool, mu, sigma, games, last_at, safe, listed) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;
    await server.services.storage.attempt([{ sql, values: figures, rows: 1 }]);
  };

  const NAMES = ['Robot', 'Golem'];
  beforeAll(async () => {
    for (const [index, name] of NAMES.entries()) {
      const body = JSON.stringify({ name, program: PROGRAM });
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${server.address}/api/people`, { method: 'POST', headers, body });
      const { person } = (await answer.json()) as { person: { id: string } };
      await played(person.id, index === 0 ? 42 : 7, index === 0 ? 31 : 28);
    }
    await server.services.storage.attempt([
      { sql: "insert into board values ('b', 'dogma', 4, '', 'over', 3, '', ?)", values: [Date.now()], rows: 1 },
      ...['bot:dogma:master:1', 'bot:dogma:regular:1', 'bot:dogma:novice:1', 'nobody'].map((subject, nth) => ({
        sql: "insert into board_seat values ('b', ?, ?, '1 2 4 3', 't1 t2 t3 t4')",
        values: [nth, subject],
        rows: 1,
      })),
    ]);
  });

  test.each(LOOKS)('programs and bots of the house, with what is known of them ($language, $width)', async look => {
    const { page, complaints } = await visit(browser, server.address, { speed: 'instant', ...look });
    await page.goto(`${server.address}/#/programs/dogma`);
    await page.getByRole('radio', { name: '4', exact: true }).check();
    const row = page.getByRole('row').filter({ hasText: NAMES[0] ?? '' });
    await row.waitFor();
    expect(await row.innerText()).toMatch(/1860 ± 180/);
    expect(await row.getByRole('cell').first().innerText()).toBe('1');
    expect(
      await page
        .getByRole('row')
        .filter({ hasText: NAMES[1] ?? '' })
        .getByRole('cell')
        .first()
        .innerText(),
    ).toBe('–');
    expect(await page.locator('tbody em').count()).toBe(6); // every level of the house is always there
    expect(await examine(page, 'programs-ladder', look)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
