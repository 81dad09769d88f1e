import { describe, expect, test } from 'vitest';
import { hasChromium, unseen, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { focused, sayYesByKey, tabTo } from './keyboard.ts';
import { makeAMove } from './moves.ts';
import { examineResult } from './shots.ts';
import { isOver, OWN, sayYes, untilAsked, whenTrue } from './table.ts';

// A whole game is a thousand key presses; a busy machine may take its time.

/** Our own move is told, and it is not our turn meanwhile. */
const ACTED = "region => !region.classList.contains('mine') && region.textContent.includes('Pilgrim plays ')";

describe.skipIf(!hasChromium)('The Seven Seals in the browser', () => {
  const house = openHouse();

  test('a solo game is played to its end by keyboard alone', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await tabTo(page, focus => focus.name === 'Play now: The Seven Seals, against bots');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    let cards = 0;
    await unseen(page, async () => {
      for (let seen = await untilAsked(page); !seen.over; seen = await untilAsked(page)) {
        if (seen.offered.some(name => name.startsWith('Predict'))) {
          await tabTo(page, focus => focus.name === 'One green trick more' || focus.name.startsWith('Predict'));
          if ((await focused(page)).name === 'One green trick more') await page.keyboard.press('Enter');
          await tabTo(page, focus => focus.name.startsWith('Predict'));
        } else if (seen.offered.some(name => name.startsWith('Hand in'))) {
          await tabTo(page, focus => focus.name.startsWith('Hand in'));
        } else {
          // Also where a trick was just cleared away, what it came to stands above the question.
          if (seen.heard.includes('Your lead.')) expect(await page.locator('.happened').count()).toBe(1);
          await tabTo(page, focus => focus.area === 'Your things' && focus.tag === 'button');
          while ((await focused(page)).disabled) await page.keyboard.press('ArrowRight');
          cards += 1;
        }
        await page.keyboard.press('Enter');
        await sayYesByKey(page);
      }
    });
    expect(cards).toBe(4 * 15);
    expect(await isOver(page)).toBe(true);
    expect(await examineResult(page, 'seven-seals')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a round is played in German by names and the live region alone', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, {
      language: 'de',
      speed: 'instant',
      width: 390,
      height: 844,
      theme: 'dark',
    });
    await page.getByRole('button', { name: 'Gleich spielen: Die sieben Siegel, gegen Bots' }).click();
    await page.getByRole('region', { name: OWN }).waitFor();
    let heard = '';
    for (let moves = 0; moves < 16; moves += 1) {
      const seen = await untilAsked(page);
      if (seen.over) break;
      heard += seen.heard;
      await makeAMove(page, seen, moves);
    }
    expect(heard).toMatch(/Du bist am Zug|Du spielst aus/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a card that may not be played says why, with the rule', async () => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: 'Play now: The Seven Seals, against bots' }).click();
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    const barred = page
      .getByRole('toolbar', { name: 'Your hand' })
      .getByRole('button', { name: /cannot be played now/ });
    for (let moves = 0; moves < 30; moves += 1) {
      const seen = await untilAsked(page);
      if (seen.barred.some(name => name.includes('cannot be played'))) break;
      await makeAMove(page, seen, moves);
    }
    await barred.first().click({ force: true });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('SS-5.4');
    await page.context().close();
  });

  test('alone a move is taken back from the log, and what was told of it with it', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: 'Play now: The Seven Seals, against bots' }).click();
    const takeBack = page.getByRole('button', { name: 'Take my last move back' });
    const { heard: _, ...before } = await untilAsked(page);
    const lines = page.locator('#leaf li');
    await lines.first().waitFor();
    expect(await takeBack.count()).toBe(0);
    const log = await lines.allTextContents();
    await makeAMove(page, await untilAsked(page), 0);
    await untilAsked(page);
    await expect.poll(() => lines.count()).toBeGreaterThan(log.length);
    await takeBack.click();
    await expect.poll(() => lines.allTextContents()).toEqual(log);
    expect(await untilAsked(page)).toMatchObject(before);
    await page.reload();
    expect(await untilAsked(page)).toMatchObject(before);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('the last turn is shown again, and nothing is told or logged twice', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address);
    await page.getByRole('button', { name: 'Play now: The Seven Seals, against bots' }).click();
    for (let moves = 0; moves < 3; moves += 1) await makeAMove(page, await untilAsked(page), moves);
    const { heard: _, ...before } = await untilAsked(page);
    const words = page.locator('.prompt .happened');
    const lastWords = await words.innerText();
    const lines = page.locator('#leaf li');
    await expect.poll(() => lines.count()).toBeGreaterThan(3);
    const log = await lines.allTextContents();
    const shown = whenTrue(
      page,
      `(${ACTED})(document.querySelector('section[aria-label="What the table waits for"]'))`,
    );
    await page.getByRole('button', { name: 'The last turn again' }).click();
    expect(await shown).toBe(true);
    // What was skipped on the way is heard as well, and how much that is depends on when; the last words do not.
    expect(await untilAsked(page)).toMatchObject(before);
    expect(await words.innerText()).toBe(lastWords);
    expect(await lines.allTextContents()).toEqual(log);
    await makeAMove(page, { ...before, heard: '' }, 0);
    await expect.poll(() => lines.count()).toBeGreaterThan(log.length);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('SS-10.2: the tricks that may be looked at are in the drawer, also on a phone', async () => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant', width: 390, height: 844 });
    await page.goto(`${house.served.address}/#/new/seven-seals`);
    await page.getByText('House rules').click();
    await page.getByLabel(/^Old tricks/).selectOption({ label: 'all of the round may be seen' });
    await page.getByRole('button', { name: 'Sit down' }).click();
    for (let moves = 0; moves < 4; moves += 1) await makeAMove(page, await untilAsked(page), moves);
    await untilAsked(page);
    await page.getByRole('button', { name: 'Log' }).click();
    await page.getByRole('tab', { name: 'Score' }).click();
    const tricks = page.locator('#leaf ol > li');
    expect(await tricks.count()).toBeGreaterThanOrEqual(2);
    for (const trick of await tricks.all()) {
      expect(await trick.getByRole('listitem').count()).toBe(4);
      expect(await trick.getByText(/, wins$/).count()).toBe(1);
    }
    await page.context().close();
  });

  test('SS-10.2: older tricks have to be remembered: the log does not show them, and says so', async () => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: 'Play now: The Seven Seals, against bots' }).click();
    for (let moves = 0; moves < 6; moves += 1) await makeAMove(page, await untilAsked(page), moves);
    await untilAsked(page);
    const note = page.getByText('What lies further back has to be remembered.');
    await note.waitFor();
    const lines = await page.locator('#leaf li').allTextContents();
    const cards = lines.filter(line => /^[\w ]+ plays (red|yellow|green|blue|violet) \d+\./.test(line));
    expect(cards.length).toBeGreaterThanOrEqual(4); // the last trick
    expect(cards.length).toBeLessThan(8); // and the running one
    await note.getByRole('link').click();
    await page.getByRole('tabpanel', { name: 'Rules' }).locator('[aria-current]', { hasText: 'SS-10.2' }).waitFor();
    await page.context().close();
  });

  test('a half-played game survives a reload', async () => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: 'Play now: The Seven Seals, against bots' }).click();
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    await untilAsked(page);
    await page.getByRole('button', { name: /^Predict/ }).click();
    await sayYes(page);
    await untilAsked(page);
    const hand = await page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').allTextContents();
    await page.reload();
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    await untilAsked(page);
    expect(await page.getByRole('toolbar', { name: 'Your hand' }).getByRole('button').allTextContents()).toEqual(hand);
    await page.context().close();
  });
});
