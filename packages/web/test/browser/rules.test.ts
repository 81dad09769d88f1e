import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { REFUSALS as DOGMA_REFUSALS } from '../../../games/dogma/rules/refusals.ts';
import { REFUSED as MEA_CULPA_REFUSALS } from '../../../games/mea-culpa/rules/refusals.ts';
import {
  refuse as refuseSevenSeals,
  REFUSAL_CODES as SEVEN_SEALS_CODES,
} from '../../../games/seven-seals/rules/refusals.ts';
import { GAMES, type GameId } from '../games.ts';
import { violationsInBothThemes } from './axe.ts';
import { hasChromium, unseen, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { LOOKS } from './shots.ts';
import { measure } from './space/measure.ts';
import { sayYes, untilAsked, whenTrue } from './table.ts';

/** Every code that a game refuses with, and the rules it may name. */
const CITED: Readonly<Record<GameId, readonly (readonly [code: string, rule: string])[]>> = {
  'seven-seals': SEVEN_SEALS_CODES.map(code => [code, refuseSevenSeals(code).rule] as const),
  dogma: Object.entries(DOGMA_REFUSALS).flatMap(([code, rules]) => rules.map(rule => [code, rule] as const)),
  'mea-culpa': Object.values(MEA_CULPA_REFUSALS).map(({ code, rule }) => [code, rule] as const),
};

const TITLES: Readonly<Record<GameId, RegExp>> = {
  'seven-seals': /seven seals|sieben siegel/i,
  dogma: /dogma/i,
  'mea-culpa': /mea culpa/i,
};

const isOpen = (page: Page, rule: string): Promise<true | undefined> =>
  whenTrue(
    page,
    `[...document.querySelectorAll('[aria-current="true"], h2:focus')].some(place => place.textContent.includes('${rule}'))`,
    5000,
  );

describe.skipIf(!hasChromium)('the rules in the browser', () => {
  const house = openHouse();

  test.each(GAMES)('%s: the rule of every refusal code opens in its paragraph', async game => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/rules/${game}`);
    const lost: string[] = [];
    const opened = new Set<string>();
    await unseen(page, async () => {
      for (const [code, rule] of CITED[game]) {
        if (opened.has(rule)) continue;
        opened.add(rule);
        await page.evaluate(`location.hash = '#/rules/${game}/${rule}'`);
        if ((await isOpen(page, rule)) === undefined) lost.push(`${code}: ${rule}`);
      }
    });
    expect(lost).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a refusal at the table opens its rule in the drawer, and a line of the log does too', async () => {
    const { page } = await visit(house.browser, house.served.address, {
      language: 'de',
      speed: 'instant',
      width: 390,
      height: 844,
    });
    await page.getByRole('button', { name: 'Gleich spielen: Die sieben Siegel, gegen Bots' }).click();
    await page.getByRole('toolbar', { name: 'Deine Hand' }).waitFor();
    const hand = page.getByRole('toolbar', { name: 'Deine Hand' });
    const barred = hand.getByRole('button', { name: /jetzt nicht spielbar/ });
    for (let moves = 0; moves < 40; moves += 1) {
      await untilAsked(page);
      if ((await barred.count()) > 0) break;
      const predict = page.getByRole('button', { name: /ansagen$/ });
      const handIn = page.getByRole('button', { name: /abgeben$/ });
      if ((await predict.count()) > 0) {
        await predict.click();
        await sayYes(page);
      } else if ((await handIn.count()) > 0) await handIn.first().click();
      else await hand.getByRole('button', { disabled: false }).first().click();
    }
    await barred.first().click({ force: true });
    await page.getByRole('alert').getByRole('link', { name: 'Regel SS-5.4' }).click();
    expect(await isOpen(page, 'SS-5.4')).toBe(true);
    expect(page.url()).toContain('#/solo/');
    await page.getByRole('tab', { name: 'Protokoll' }).click();
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await page.locator('[aria-current="true"]').first().waitFor();
    expect(await page.getByRole('tab', { name: 'Regeln' }).getAttribute('aria-selected')).toBe('true');
    await page.context().close();
  });

  test('search finds a word and a number, and says how much', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/rules/mea-culpa`, { language: 'de' });
    await page.getByRole('searchbox').fill('sühne');
    await page.getByText(/^\d+ Absätze$|^1 Absatz$/).waitFor();
    await page.getByRole('searchbox').fill('C11');
    await page.getByText('1 Absatz', { exact: true }).waitFor();
    await page.getByRole('searchbox').fill('Kartoffelsalat');
    await page.getByText('Nichts passt.').waitFor();
    await page.context().close();
  });

  test('a line of the log says why in one sentence, and the search stays in sight while one types', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: /^Play now: Dogma/ }).click();
    await untilAsked(page);
    const told = page.getByRole('tabpanel').locator('button.told').first();
    await told.click();
    const why = page.locator('.why');
    await why.waitFor();
    expect(await why.innerText()).toMatch(/^.{20,}[.!?] DG-/);
    await page.evaluate("location.hash = '#/rules/mea-culpa'");
    await page.setViewportSize({ width: 390, height: 500 });
    await page.getByRole('searchbox').pressSequentially('atonement');
    await page.getByText(/^\d+ paragraphs$/).waitFor();
    const [search, first] = await Promise.all(
      [page.getByRole('searchbox'), page.locator('.paragraph').first()].map(e => e.boundingBox()),
    );
    expect(search?.y).toBeGreaterThanOrEqual(0);
    expect(first?.y).toBeLessThan(480);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Only what is our own' }).click();
    await page.locator('.paragraph.assumed').first().waitFor();
    expect(await page.locator('.paragraph.rule').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('what just happened says why when it is touched, and the rules have a button of their own, on a small phone', async () => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/rules/seven-seals`, {
      language: 'de',
      speed: 'instant',
      width: 360,
      height: 640,
    });
    await page.getByRole('button', { name: 'Gleich spielen' }).click();
    await untilAsked(page);
    await page.locator('.happened').click();
    const sheet = page.getByRole('group', { name: 'Warum?' });
    await sheet.locator('.why').first().waitFor();
    expect(await sheet.locator('.why').first().innerText()).toMatch(/^.{20,}\. SS-/);
    // It lies beside the line, and leaves the question and the hand in sight.
    expect((await measure(page)).faults).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Warum?' }).focus();
    await page.keyboard.press('Enter');
    await sheet.getByRole('link').first().click();
    await page.locator('[aria-current="true"]').first().waitFor();
    await sheet.waitFor({ state: 'detached' });
    const rules = page.getByRole('button', { name: 'Regeln', exact: true });
    await rules.click();
    await page.locator('#drawer').waitFor({ state: 'detached' });
    await rules.click();
    expect(await page.getByRole('tab', { name: 'Regeln' }).getAttribute('aria-selected')).toBe('true');
    await page.getByRole('searchbox').pressSequentially('trumpf');
    await page.getByText(/^\d+ Absätze$/).waitFor();
    const [field, first] = await Promise.all(
      [page.getByRole('searchbox'), page.locator('.paragraph p').first()].map(e => e.boundingBox()),
    );
    // Half of the window belongs to the keys that one types with.
    expect(field?.y).toBeGreaterThan(0);
    expect((first?.y ?? 640) + 40).toBeLessThan(320);
    await page.getByRole('button', { name: 'Protokoll' }).click();
    expect(await page.getByRole('tab', { name: 'Protokoll' }).getAttribute('aria-selected')).toBe('true');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each(['en', 'de'] as const)('the summary of each game prints on one sheet of A4 (%s)', async language => {
    const { page } = await visit(house.browser, house.served.address, { language });
    for (const game of GAMES) {
      await page.evaluate(`location.hash = '#/rules/${game}/summary'`);
      await page.getByRole('heading', { level: 1, name: TITLES[game] }).waitFor();
      const sheets = (
        await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' } })
      )
        .toString('latin1')
        .match(/\/Type\s*\/Page[^s]/g);
      expect(sheets?.length, game).toBe(1);
    }
    await page.context().close();
  });

  test.each(LOOKS)('axe finds nothing on the rules of any game ($language, $width px, both themes)', async look => {
    const { page, complaints } = await visit(house.browser, house.served.address, look);
    for (const game of GAMES) {
      await page.goto(`${house.served.address}/#/rules/${game}`);
      await page.getByRole('heading', { level: 1, name: TITLES[game] }).waitFor();
      await page.getByRole('searchbox').waitFor();
      // The pictures come after the words, each into the room that is kept for it.
      const pictures = await whenTrue<readonly number[]>(
        page,
        `document.querySelectorAll('.shown').length > 0 && [...document.querySelectorAll('.shown')].every(e => e.firstElementChild) && [...document.querySelectorAll('.shown')].map(e => e.firstElementChild.getBoundingClientRect().height)`,
      );
      expect(pictures?.filter(high => high < 20)).toEqual([]);
      expect(await violationsInBothThemes(page), game).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
