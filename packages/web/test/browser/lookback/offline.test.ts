import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRecord } from '@conclave/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { randomRecord } from '../../lookback/random-record.ts';
import { violationsOn } from '../axe.ts';
import { hasChromium, visit } from '../chromium.ts';
import { servePage } from '../static-server.ts';
import { DIST, openHouse } from './house.ts';

const installed = (page: Page): Promise<unknown> =>
  page.evaluate(
    'navigator.serviceWorker.ready.then(() => new Promise(done => { const look = () => navigator.serviceWorker.controller ? done() : setTimeout(look, 50); look(); }))',
  );

describe.skipIf(!hasChromium)('without a network', () => {
  const house = openHouse();

  test('after one visit a solo game, replay and verify work', async () => {
    const served = await servePage(DIST);
    const { page, complaints } = await visit(house.browser, served.address, { speed: 'instant' });
    await installed(page);
    await page.context().setOffline(true);
    await served.close();
    await page.reload();
    await page.getByRole('button', { name: /^Play.*The Seven Seals/ }).click();
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    await page.getByRole('button', { name: /^Predict/ }).click();
    const hand = page.getByRole('toolbar', { name: 'Your hand' });
    await hand.locator('button:not([aria-disabled="true"])').first().press('Enter');
    await page.waitForFunction('document.querySelectorAll("[role=toolbar] button").length === 14');
    await page.goto(`${served.address}/#/replay`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeRecord(randomRecord('mea-culpa', 4, 'offline'))),
    });
    await page.locator('output.moment').waitFor();
    await page.getByRole('tab', { name: 'Verify' }).click();
    await page.getByRole('button', { name: 'Recompute it' }).click();
    await page.getByText('Everything is as it was sealed.').waitFor();
    await page.goto(`${served.address}/#/settings`);
    await page.getByText('The page works without a network.').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a new edition waits until the page is turned, and the running game goes on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'conclave-edition-'));
    cpSync(DIST, folder, { recursive: true });
    const served = await servePage(folder);
    const { page } = await visit(house.browser, served.address, { speed: 'instant' });
    await installed(page);
    await page.getByRole('button', { name: /^Play.*The Seven Seals/ }).click();
    await page.getByRole('button', { name: /^Predict/ }).click();
    const hand = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
    await hand.first().waitFor();
    const before = await hand.allTextContents();
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/const EDITION = '\w+'/, "const EDITION = 'next'"));
    await page.evaluate('navigator.serviceWorker.getRegistration().then(registration => registration.update())');
    await page.getByText('A new edition has been printed.').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await hand.allTextContents()).toEqual(before);
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
