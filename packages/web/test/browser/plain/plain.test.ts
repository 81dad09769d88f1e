import { writeRecord } from '@conclave/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { randomRecord } from '../../lookback/random-record.ts';
import { violationsInBothThemes, violationsOn } from '../axe.ts';
import { hasChromium, visit } from '../chromium.ts';
import { misfits } from '../fit.ts';
import { openHouse } from '../house.ts';
import { isOver, prompt, untilAsked } from '../table.ts';
import { makeAnyMove, mayDo, playMoves, typeMove } from './driver.ts';

const TITLES = {
  en: ['The Seven Seals', 'Dogma', 'Mea Culpa'],
  de: ['Die sieben Siegel', 'Dogma', 'Mea Culpa'],
} as const;
const GAMES = (['en', 'de'] as const).flatMap(language => TITLES[language].map(title => ({ language, title })));
const HEADINGS = { en: ['Yours', 'On the table'], de: ['Deins', 'Auf dem Tisch'] } as const;

const playNow = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^(Play now|Gleich spielen): ${title}`) }).press('Enter');

describe.skipIf(!hasChromium)('the plain table', () => {
  const house = openHouse();

  test.each(GAMES)(
    '$title ($language) by accessible names alone, on the smallest screen',
    async ({ language, title }) => {
      const { page, complaints } = await visit(house.browser, house.served.address, {
        width: 360,
        height: 640,
        language,
        plain: true,
        speed: 'instant',
      });
      await playNow(page, title);
      await untilAsked(page);
      for (const heading of HEADINGS[language]) await page.getByRole('heading', { name: heading }).waitFor();
      const own = await page.getByRole('region', { name: HEADINGS[language][0] }).getByRole('listitem').allInnerTexts();
      expect(own.join(' ')).toMatch(/^(Your hand|Deine Hand|Behind your screen|Hinter deinem Sichtschirm)/);
      expect(await violationsInBothThemes(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
      const made = await playMoves(page, 12);
      expect(made.length === 12 || (await isOver(page))).toBe(true); // a game may be over by then
      expect(made.filter(name => name === '')).toEqual([]);
      await untilAsked(page);
      expect(await violationsOn(page)).toEqual([]);
      expect(await misfits(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );

  test('the setting lays it, and takes it away again', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/settings`, { speed: 'instant' });
    await page.getByRole('radio', { name: 'Plain table' }).check();
    await page.goto(`${house.served.address}/#/`);
    await playNow(page, 'Dogma');
    await mayDo(page).waitFor();
    const address = page.url();
    await page.goto(`${house.served.address}/#/settings`);
    await page.getByRole('radio', { name: 'Drawn' }).check();
    await page.goto(address);
    await page.getByRole('toolbar', { name: 'Your hand' }).waitFor();
    expect(await mayDo(page).count()).toBe(0);
    await page.context().close();
  });

  test('a move is found by its words or typed in short, and what is none is explained by sentence, code and rule', async () => {
    const { page } = await visit(house.browser, house.served.address, { plain: true, speed: 'instant' });
    await playNow(page, 'The Seven Seals');
    await untilAsked(page);
    await typeMove(page, 'fly to the moon');
    await mayDo(page).getByRole('alert').getByText('(malformed').waitFor();
    await typeMove(page, 'predict R9 Y9 G9 B9 V9');
    const alert = await mayDo(page).getByRole('alert').innerText();
    expect(alert).toMatch(/^\S.*\. \(\w+, SS-4\.\d+\)$/);
    await typeMove(page, 'no trick');
    await expect.poll(() => prompt(page).innerText()).not.toContain('Your prediction');
    await untilAsked(page);
    const hint = await mayDo(page).getByText('or in short:').innerText();
    const card = /: (\S+)/.exec(hint)?.[1] ?? '';
    expect(await page.getByText(/^Your hand: /).innerText()).toContain(card.slice(1));
    const cards = (await page.getByText(/^Your hand: /).innerText()).match(/\d+/g)?.length ?? 0;
    await typeMove(page, card);
    await expect
      .poll(async () => (await page.getByText(/^Your hand: /).innerText()).match(/\d+/g)?.length)
      .toBe(cards - 1);
    await page.context().close();
  });

  test('the log goes as far back as the rules allow, and says so (SS-10.2)', async () => {
    const { page } = await visit(house.browser, house.served.address, { plain: true, speed: 'instant' });
    await playNow(page, 'The Seven Seals');
    const log = page.getByRole('tabpanel', { name: 'Log' });
    await playMoves(page, 2);
    await untilAsked(page);
    const played = log.getByText(/ plays (red|yellow|green|blue|violet) \d+\./);
    const first = await played.last().innerText();
    await playMoves(page, 4);
    await untilAsked(page);
    expect(await played.allInnerTexts()).not.toContain(first);
    await log.getByText('What lies further back has to be remembered.').waitFor();
    await page.context().close();
  });

  test('who makes a move by keyboard goes on from the heading of the next ones', async () => {
    const { page } = await visit(house.browser, house.served.address, { plain: true, speed: 'instant' });
    await playNow(page, 'Dogma');
    await untilAsked(page);
    await makeAnyMove(page, 0);
    const focused = await page.evaluate("document.activeElement?.matches('h2[tabindex]')");
    expect(focused).toBe(true);
    await page.context().close();
  });

  test('a device is passed around at it, and behind the curtain nothing is left', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/hot`, { plain: true, speed: 'instant' });
    await page.getByRole('radio', { name: 'Dogma' }).check();
    await page.getByLabel('Name on chair 1').fill('Ada');
    await page.getByLabel('Name on chair 2').fill('Ben');
    await page.getByRole('button', { name: 'One chair fewer' }).click();
    await page.getByRole('button', { name: 'Sit down' }).click();
    const sit = () => page.getByRole('button', { name: /^I am (Ada|Ben)$/ });
    await sit().click();
    await untilAsked(page);
    const hand = await page
      .getByText(/^Your hand: /)
      .first()
      .innerText();
    await makeAnyMove(page, 0);
    await sit().waitFor();
    expect(await page.locator('body').innerText()).not.toContain(hand);
    await sit().click();
    await untilAsked(page);
    expect(await page.locator('body').innerText()).not.toContain(hand);
    await mayDo(page).getByRole('button', { name: 'Believe' }).waitFor();
    await page.context().close();
  });

  test('a record is looked back on at it', async () => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/replay`, { plain: true });
    await page.locator('input[type=file]').setInputFiles({
      name: 'record.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeRecord(randomRecord('mea-culpa', 3, 'plain'))),
    });
    await page.getByRole('heading', { name: 'On the table' }).waitFor();
    await page.locator('output.moment').waitFor(); // a table is laid piece by piece, and what listens to the keys comes last
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.locator('output.moment').innerText()).toContain('move 2 of');
    expect(await mayDo(page).getByRole('button').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
