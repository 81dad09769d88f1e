import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRecord } from '@conclave/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { randomRecord } from '../../lookback/random-record.ts';
import { lessonOf } from '../../parts.ts';
import { violationsOn } from '../axe.ts';
import { hasChromium, unseen, visit } from '../chromium.ts';
import { DIST, openHouse } from '../house.ts';
import { FINISHED, finishLesson, nextQuestion, press } from '../lesson-driver.ts';
import { servePage } from '../static-server.ts';
import { untilAsked } from '../table.ts';
import { playOn } from './driver.ts';

const installed = (page: Page): Promise<unknown> =>
  page.evaluate(
    'navigator.serviceWorker.ready.then(() => new Promise(done => { const look = () => navigator.serviceWorker.controller ? done() : setTimeout(look, 50); look(); }))',
  );

/** As a person drops it: the file lies on the window. */
const dropOn = (page: Page, text: string): Promise<unknown> =>
  page.evaluate(`(() => {
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(text)}], 'record.json', { type: 'application/json' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: files, bubbles: true, cancelable: true }));
  })()`);

describe.skipIf(!hasChromium)('without a network', () => {
  const house = openHouse();

  /** One visit, then the line is cut and the server gone; the page is loaded anew from what was kept. */
  const cutOff = async (hash = ''): Promise<Awaited<ReturnType<typeof visit>> & { readonly address: string }> => {
    const served = await servePage(DIST);
    const { page, complaints } = await visit(house.browser, served.address, { speed: 'instant', keeps: true });
    await installed(page);
    await page.context().setOffline(true);
    await served.close();
    await page.goto(`${served.address}/${hash}`);
    await page.reload();
    return { page, complaints, address: served.address };
  };

  /** The Seven Seals are one round long. */
  const sitDown = async (page: Page, level: string, players = 3): Promise<void> => {
    await page.getByRole('group', { name: 'Players' }).getByLabel(`${players}`, { exact: true }).check();
    await page.getByRole('radio', { name: new RegExp(`^${level}`) }).check();
    const rounds = page.getByLabel(/SS-13.6/);
    if ((await rounds.count()) > 0) {
      await page.getByText('House rules', { exact: true }).click();
      await rounds.selectOption({ index: 1 });
    }
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.getByRole('region', { name: 'Your things' }).waitFor();
  };

  test('a solo game is played to its end, a line of its log opens its rule, and it is verified', async () => {
    const { page, complaints } = await cutOff('#/new/seven-seals');
    await sitDown(page, 'Regular');
    expect((await unseen(page, () => playOn(page, { most: 500 }))).over).toBe(true);
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await page.locator('.paragraph[aria-current="true"]').waitFor();
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.locator('output.moment').waitFor();
    await page.getByRole('tab', { name: 'Verify' }).click();
    await page.getByRole('button', { name: 'Recompute it' }).click();
    await page.getByText('Everything is as it was sealed.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each(['seven-seals', 'dogma', 'mea-culpa'])('masters of %s think, and one gives a hint', async game => {
    const { page, complaints } = await cutOff(`#/new/${game}`);
    await sitDown(page, 'Master', 4);
    await playOn(page, { most: 2 }); // then masters answered, and the table asks again
    await untilAsked(page);
    const [table] = (await page.evaluate(
      "Object.keys(localStorage).filter(key => key.startsWith('conclave.solo.')).map(key => JSON.parse(localStorage[key]))",
    )) as { level: string; seats: object[]; moves: { seat: number }[] }[];
    expect(table?.level).toBe('master');
    expect(new Set(table?.moves.map(({ seat }) => seat)).size).toBe(table?.seats.length);
    await page.getByRole('button', { name: 'Ask a master' }).click();
    await page.getByRole('button', { name: 'Do it' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a record that is dropped on the page is shown and verified', async () => {
    const { page, complaints, address } = await cutOff('#/replay');
    await page.getByText('Open a file').waitFor();
    await dropOn(page, writeRecord(randomRecord('mea-culpa', 4, 'offline')));
    await page.locator('output.moment').waitFor();
    await page.keyboard.press('PageDown');
    expect(await page.locator('output.moment').innerText()).toContain('Round 1');
    await page.getByRole('tab', { name: 'Verify' }).click();
    await page.getByRole('button', { name: 'Recompute it' }).click();
    await page.getByText('Everything is as it was sealed.').waitFor();
    await page.goto(`${address}/#/settings`);
    await page.getByText('The page works without a network.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['seven-seals', 'trump', 'SS-5.4'],
    ['dogma', 'ruby', 'DG-7.1'],
    ['mea-culpa', 'atonement', 'MC-18.4'],
  ])('the rules of %s are searched, and a paragraph opens by its number', async (game, word, number) => {
    const { page, complaints } = await cutOff(`#/rules/${game}`);
    await page.getByRole('searchbox').fill(word);
    await page.getByText(/^\d+ paragraphs?$/).waitFor();
    const found = page.locator('.paragraph');
    expect(await found.count()).toBeGreaterThan(0);
    for (const text of await found.allInnerTexts()) expect(text.toLowerCase()).toContain(word);
    await page.evaluate(`location.hash = '#/rules/${game}/${number}'`);
    await page.locator('.paragraph[aria-current="true"]', { hasText: number }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each(['seven-seals', 'mea-culpa'])('the lesson of %s begins', async game => {
    const { page, complaints } = await cutOff(`#/learn/${game}/first`);
    expect(await nextQuestion(page)).not.toBe('finished');
    await press(page, 'Go on');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('the lesson of Dogma is finished', async () => {
    const { page, complaints } = await cutOff('#/learn/dogma/first');
    const lesson = await lessonOf('dogma');
    const { heard } = await unseen(page, () => finishLesson(page, lesson));
    expect([...heard].at(-1)).toMatch(FINISHED);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a new edition waits until the page is turned, and the running game goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conclave-edition-'));
    cpSync(DIST, folder, { recursive: true });
    const served = await servePage(folder);
    const { page } = await visit(house.browser, served.address, { speed: 'instant', keeps: true });
    await installed(page);
    await page.getByRole('button', { name: /^Play.*The Seven Seals/ }).click();
    await page.getByRole('button', { name: /^Predict/ }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    const hand = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
    await hand.first().waitFor();
    const before = await hand.allTextContents();
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const EDITION = '\w+'/, "const EDITION = 'next'"));
    await page.evaluate('navigator.serviceWorker.getRegistration().then(registration => registration.update())');
    await page.getByText('A new edition has been printed.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await hand.allTextContents()).toEqual(before);
    const settings = (await page.evaluate("JSON.parse(localStorage['conclave.settings'])")) as object;
    const german = JSON.stringify({ ...settings, language: 'de', theme: 'dark' });
    await page.evaluate(`localStorage.setItem('conclave.settings', ${JSON.stringify(german)})`);
    await page.reload();
    await page.getByText('Eine neue Auflage ist gedruckt.').waitFor();
    await page.getByRole('toolbar', { name: 'Deine Hand' }).getByRole('button').first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.evaluate(`localStorage.setItem('conclave.settings', ${JSON.stringify(JSON.stringify(settings))})`);
    await page.reload();
    await page.getByText('A new edition has been printed.').waitFor();
    await hand.first().waitFor(); // what is still being laid moves the button
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Turn the page' }).click()]);
    await hand.first().waitFor();
    expect(await hand.allTextContents()).toEqual(before);
    expect(await page.evaluate('caches.keys()')).toContain('conclave-next');
    await page.context().close();
    await served.close();
    rmSync(folder, { recursive: true });
  });

  test('the page can be installed: name, start, icons of the right size', async () => {
    const { page } = await visit(house.browser, house.served.address);
    const manifest = JSON.parse(
      await page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(r => r.text())"),
    );
    expect(manifest).toMatchObject({ name: 'Conclave', display: 'standalone', start_url: './' });
    for (const { src, sizes, type } of manifest.icons as { src: string; sizes: string; type: string }[]) {
      if (type !== 'image/png') continue;
      const width = await page.evaluate(
        `new Promise(done => { const i = new Image(); i.onload = () => done(i.width); i.src = ${JSON.stringify(src)}; })`,
      );
      expect(`${width}x${width}`).toBe(sizes);
    }
    await page.context().close();
  });
});
