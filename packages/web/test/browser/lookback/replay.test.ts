import { readFileSync } from 'node:fs';
import { rules as dogma } from '@conclave/dogma/rules';
import { expandRecord, makeRecord, seatRecord, writeRecord } from '@conclave/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { randomRecord } from '../../lookback/random-record.ts';
import { violationsOn } from '../axe.ts';
import { hasChromium, unseen, visit } from '../chromium.ts';
import { openHouse } from '../house.ts';
import { playOn } from './driver.ts';

const BY_HAND = new URL('../../../../games/mea-culpa/test/records/meta-false-witness.json', import.meta.url);

const openFile = async (page: Page, text: string): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
};
const leaf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const sideways = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
const moment = (page: Page) => page.locator('output.moment');
/** A link within the page changes what is shown in its own time. */
const expectMoment = (page: Page, text: string): Promise<void> =>
  expect.poll(() => moment(page).innerText()).toContain(text);

describe.skipIf(!hasChromium)('looking back', () => {
  const house = openHouse();
  const seals = randomRecord('seven-seals', 4, 'browser');

  test('a record is stepped through by keys, from any seat, and by link', async () => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/replay`);
    await openFile(page, writeRecord(seals));
    await moment(page).waitFor();
    await expectMoment(page, `move 0 of ${seals.moves.length}`);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expectMoment(page, 'move 2 of');
    await page.keyboard.press('PageDown');
    await expectMoment(page, 'Round 2');
    await page.getByLabel('Seen by').selectOption('P2');
    const hand = page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button');
    const cards = await hand.evaluateAll(list => list.map(card => card.getAttribute('aria-label')));
    const dealt = expandRecord(seals, (await import('@conclave/seven-seals/rules')).rules, 2).flatMap(line =>
      line.line === 'event' && (line.event as { type: string }).type === 'dealt'
        ? [line.event as { cards: string[] }]
        : [],
    )[1];
    expect(cards).toHaveLength(15);
    expect(cards.map(name => `${name?.charAt(0).toUpperCase()}${name?.split(' ')[1]}`).sort()).toEqual(
      [...(dealt?.cards ?? [])].sort(),
    );
    const link = page.url();
    expect(link).toContain('seat=2');
    await page.reload();
    await moment(page).waitFor();
    await expectMoment(page, 'Round 2');
    await page.goto(`${link.replace(/move=\d+/, 'round=3')}`);
    await page.reload();
    await moment(page).waitFor();
    await expectMoment(page, 'Round 3');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a link carries the whole game to another device', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/replay`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFile(page, writeRecord(seals));
    await moment(page).waitFor();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: 'Link to this moment' }).click();
    await page.getByText('Copied. The link carries the whole game.').waitFor();
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
    const other = await visit(house.browser, link);
    await moment(other.page).waitFor();
    await expectMoment(other.page, `move ${seals.moves.length - 1} of ${seals.moves.length}`);
    await page.context().close();
    await other.page.context().close();
  });

  test('a finished solo game is counted, and looked back at from its result', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: /^Play.*Dogma/ }).click();
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    expect((await unseen(page, () => playOn(page, { honest: false, most: 2000 }))).over).toBe(true);
    await page.getByRole('button', { name: 'Look back' }).click();
    await moment(page).waitFor();
    await leaf(page, 'Verify');
    await page.getByRole('button', { name: 'Recompute it' }).click();
    await page.getByText('Everything is as it was sealed.').waitFor();
    await page.goto(`${house.served.address}/#/statistics`);
    const row = page.getByRole('row', { name: /^Dogma/ });
    await row.waitFor();
    expect((await row.getByRole('cell').allInnerTexts())[0]).toBe('1');
    expect(Number(await page.locator('dl').first().locator('dd').first().innerText())).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a tampered record is refused by name', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/replay`);
    const at = seals.moves.findIndex(({ move }) => (move as { type: string }).type === 'playCard');
    const other = seals.moves.slice(at + 1).find(({ seat }) => seat !== seals.moves[at]?.seat);
    const moves = seals.moves.map((line, index) =>
      index === at ? { seat: line.seat ?? 0, at: line.at, move: other?.move } : line,
    );
    await openFile(page, writeRecord(makeRecord({ ...seals, moves })));
    await page.getByRole('heading', { name: 'This cannot be shown.' }).waitFor();
    expect(await page.getByText(`moves[${at}]`).innerText()).toMatch(/SS-\d/);
    await page.getByRole('button', { name: 'Recompute it' }).click();
    await page.getByText('This record does not hold.').waitFor();
    const name = seals.seats[seals.moves[at]?.seat ?? 0]?.name;
    expect(
      await page
        .getByRole('listitem')
        .allInnerTexts()
        .then(texts => texts.join(' ')),
    ).toContain(`Move ${at + 1}, by ${name}, is not possible`);
    await page.context().close();
  });

  test('a changed name is found by the checksum, in German too', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/replay`, { language: 'de' });
    await openFile(page, writeRecord(seals).replace('"P1"', '"PX"'));
    await moment(page).waitFor();
    await leaf(page, 'Prüfen');
    await page.getByRole('button', { name: 'Nachrechnen' }).click();
    await page.getByText('Diese Mitschrift hält nicht stand.').waitFor();
    const texts = await page.getByRole('listitem').allInnerTexts();
    expect(texts.filter(text => text.startsWith('✗'))).toHaveLength(1);
    expect(texts[0]).toContain('Die Prüfsumme stimmt nicht');
    await page.context().close();
  });

  test('rules that are not known here are named', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/replay`);
    await openFile(page, writeRecord(makeRecord({ ...seals, rulesVersion: 99 })));
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('version of the rules');
    expect(await page.getByText('rulesVersion').innerText()).toContain('99');
    await page.context().close();
  });

  test('a table that keeps its secrets opens no drawer, and a seat record goes as far as it goes (DG-19.4)', async () => {
    const closed = randomRecord('dogma', 3, 'browser', { revealAfterGame: 'off' });
    const { page } = await visit(house.browser, `${house.served.address}/#/replay`);
    await openFile(page, writeRecord(closed));
    await moment(page).waitFor();
    expect(await page.getByLabel('Seen by').locator('option').allInnerTexts()).toEqual(['P0', 'a spectator']);
    await leaf(page, 'Drawers');
    expect(await page.getByLabel('All drawers open').isDisabled()).toBe(true);
    await leaf(page, 'Story');
    expect(await page.getByText(/P1 (lied .* caught|never lied)/).count()).toBe(0);
    await page.goto(`${house.served.address}/#/replay`);
    await openFile(page, JSON.stringify(seatRecord(closed, dogma, 1)));
    await page.getByRole('heading', { name: 'What P1 saw' }).waitFor();
    await page.getByText('This device saw no commitment of this game before the deal.').waitFor();
    const seen = JSON.stringify([{ table: 'T', commitment: closed.seal.commitment }]);
    await page.evaluate(`localStorage.setItem('conclave.seals', ${JSON.stringify(seen)})`);
    await page.reload();
    await page.getByText('This device saw this very commitment before the deal.').waitFor();
    await page.getByText(/P1 (lied .* caught|never lied)/).waitFor();
    expect(await page.getByText(/P0 (lied .* caught|never lied)/).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });

  test('the story is saved as a picture and as text', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/replay`);
    await openFile(page, writeRecord(randomRecord('mea-culpa', 3, 'browser')));
    await moment(page).waitFor();
    await leaf(page, 'Story');
    const saved = async (button: string): Promise<Buffer> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    };
    const picture = await saved('Save as picture');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(1600);
    expect(picture.length).toBeGreaterThan(100_000); // the sheet with its letters, not an empty one
    expect((await saved('Save as text')).toString()).toContain('Turning points');
    await page.context().close();
  });

  test.each([
    ['en', 1440, 900, 'light'],
    ['de', 390, 844, 'dark'],
  ] as const)('every leaf passes axe (%s, %i × %i, %s)', async (language, width, height, theme) => {
    const { page } = await visit(house.browser, house.served.address, { language, width, height, theme });
    for (const game of ['seven-seals', 'dogma', 'mea-culpa']) {
      await page.goto(`${house.served.address}/#/replay`);
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
      if (game === 'dogma') expect(await violationsOn(page)).toEqual([]);
      await openFile(page, writeRecord(randomRecord(game, 3, 'axe')));
      await moment(page).waitFor();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('ArrowRight');
      for (const [index, name] of ['table', 'drawers', 'story', 'verify'].entries()) {
        // On a phone the leaves are a list to choose from, as long as the table is shown.
        if (index === 1 && width < 960) await page.locator('select#look-table').selectOption(name);
        else if (index > 0) await page.locator(`#look-${name}`).click();
        if (name === 'drawers') await page.locator('input[type=checkbox]').check();
        if (name === 'verify') {
          await page.locator('#verify ~ p .button').click();
          await page.locator('.verdict').waitFor();
        }
        expect(await violationsOn(page), `${game} ${name}`).toEqual([]);
        expect(await sideways(page), `${game} ${name} is wider than its window`).toBe(0);
      }
    }
    await page.context().close();
  });

  test.each([
    ['en', 1440, 900, 'dark'],
    ['de', 390, 844, 'light'],
  ] as const)(
    'a broken record and a seat’s record pass axe (%s, %i × %i, %s)',
    async (language, width, height, theme) => {
      const { page } = await visit(house.browser, `${house.served.address}/#/replay`, {
        language,
        width,
        height,
        theme,
      });
      await openFile(page, writeRecord(makeRecord({ ...seals, rulesVersion: 99 })));
      await page.getByRole('alert').waitFor();
      await page.locator('#verify ~ p .button').click();
      await page.locator('.verdict').waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await page.goto(`${house.served.address}/#/replay`);
      const closed = randomRecord('dogma', 3, 'browser', { revealAfterGame: 'off' });
      await openFile(page, JSON.stringify(seatRecord(closed, dogma, 1)));
      await page.locator('#story').waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(await sideways(page)).toBe(0);
      await page.context().close();
    },
  );

  test('it plays at the speed that is chosen, and a link leads to a round or a single move', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/replay`);
    await openFile(page, writeRecord(seals));
    await moment(page).waitFor();
    const address = page.url();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    const passed = async (speed: string): Promise<number> => {
      await page.getByLabel('Speed').selectOption(speed);
      const before = Number(/move (\d+) of/.exec(await moment(page).innerText())?.[1]);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.clock.runFor(4000);
      await page.getByRole('button', { name: 'Pause' }).click();
      return Number(/move (\d+) of/.exec(await moment(page).innerText())?.[1]) - before;
    };
    const [slow, quick] = [await passed('0.5×'), await passed('4×')];
    expect(slow).toBeGreaterThan(0);
    expect(quick).toBeGreaterThan(slow * 2);
    await page.clock.resume();
    const record = /record=\w+/.exec(address)?.[0];
    await page.goto(`${house.served.address}/#/replay?${record}&round=2&seat=3`);
    await moment(page).waitFor();
    await expectMoment(page, 'Round 2');
    await expect.poll(() => page.getByLabel('Seen by').inputValue()).toBe('3');
    await page.goto(`${house.served.address}/#/replay?${record}&move=17&leaf=drawers&open=1`);
    await page.getByRole('heading', { name: 'Nobody knows' }).waitFor();
    await expectMoment(page, 'move 17 of');
    await page.context().close();
  });

  test('what nobody knew is told in cards and words', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/replay`);
    await openFile(page, writeRecord(randomRecord('mea-culpa', 3, 'browser')));
    await moment(page).waitFor();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await leaf(page, 'Drawers');
    await page.getByLabel('All drawers open').check();
    const drawer = page.locator('section', { has: page.getByRole('heading', { name: 'Nobody knows' }) });
    await drawer.getByRole('heading', { name: 'In the bag' }).waitFor();
    expect(await drawer.innerText()).toMatch(/\d+ (loaf|loaves) of bread[\s\S]*In the House deck/);
    expect(await drawer.innerText()).not.toMatch(/[{}[\]]/);
    // MC-26.6.3  Over a game by hand lies, for whoever wants it, what nobody noticed up to this moment.
    await page.goto(`${house.served.address}/#/replay`);
    await openFile(page, readFileSync(BY_HAND, 'utf8'));
    await moment(page).waitFor();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    const layer = page.getByRole('region', { name: 'What nobody noticed' });
    const layered = page.getByRole('button', { name: 'What nobody noticed', pressed: false });
    await layered.waitFor();
    expect(await layer.count()).toBe(0);
    await layered.click();
    expect(await layer.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Paula: gift not shown/),
    ]);
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  });
});
