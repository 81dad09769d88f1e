import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium, unseen, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { focused, sayYesByKey, tabTo } from './keyboard.ts';
import { confession, makeAMove } from './moves.ts';
import { examineResult } from './shots.ts';
import { positionsOf } from './space/positions.ts';
import { isOver, look, prompt, untilAsked, whenTrue } from './table.ts';

// A whole game is a thousand key presses; a busy machine may take its time.

/** A table of three at its first question of this kind, kept on the device before it is opened. */
const openAt = async (page: Page, kind: string): Promise<void> => {
  const found = (await positionsOf('dogma', 3)).find(position => position.kind === kind);
  if (found === undefined) throw new Error(`nobody is asked to ${kind}`);
  const { table } = found;
  await page.evaluate(
    `localStorage.setItem('conclave.solo.${table.id}', ${JSON.stringify(JSON.stringify(table))}); location.hash = '#/'`,
  );
  await whenTrue(page, "document.querySelector('.frame') === null");
  await page.evaluate(`location.hash = '#/solo/${table.id}'`);
  await untilAsked(page);
};

describe.skipIf(!hasChromium)('Dogma in the browser', () => {
  const house = openHouse();

  test('a solo game is played to its end by keyboard alone', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await tabTo(page, focus => focus.name === 'Play now: Dogma, against bots');
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Your things' }).waitFor();
    const done = new Set<string>();
    await unseen(page, async () => {
      for (let turn = 0; turn < 400; turn += 1) {
        const seen = await untilAsked(page);
        if (!seen.asked) break;
        if (seen.claims.length > 0) {
          const { card, times, claim } = confession(seen);
          await tabTo(page, focus => focus.area === 'Your things' && focus.name.includes('in hand'));
          while ((await focused(page)).name !== card) await page.keyboard.press('ArrowRight');
          for (let each = 0; each < times; each += 1) await page.keyboard.press('Enter');
          await tabTo(page, focus => focus.name === claim);
          await page.keyboard.press('Enter');
          await tabTo(page, focus => focus.name === 'Confess');
          done.add('confess');
        } else {
          const answer = turn % 3 === 2 && seen.offered.some(name => name.startsWith('Join')) ? 'Join' : 'Believe';
          if (answer === 'Join') {
            await tabTo(page, focus => focus.area === 'Your things' && focus.name.includes('in hand'));
            await page.keyboard.press('Enter');
          }
          await tabTo(page, focus => focus.name.startsWith(answer));
          done.add(answer);
        }
        await page.keyboard.press('Enter');
        await sayYesByKey(page);
      }
    });
    expect(await isOver(page)).toBe(true);
    expect(done.has('confess')).toBe(true);
    expect(await examineResult(page, 'dogma')).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a confession is told and answered in German by names alone', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, {
      language: 'de',
      speed: 'instant',
      width: 390,
      height: 844,
    });
    await page.getByRole('button', { name: 'Gleich spielen: Dogma, gegen Bots' }).click();
    await page.getByRole('region', { name: 'Deine Sachen' }).waitFor();
    const heard: string[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const seen = await untilAsked(page);
      if (seen.over) break;
      heard.push(seen.heard);
      await makeAMove(page, seen, turn);
    }
    expect(heard.join(' ')).toMatch(/Glauben|Karten/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('believing asks once, and not yet leaves everything as it was', async () => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant' });
    await page.getByRole('button', { name: 'Play now: Dogma, against bots' }).click();
    const believe = page.getByRole('button', { name: /^Believe/ });
    for (let moves = 0; moves < 20; moves += 1) {
      const seen = await untilAsked(page);
      if (seen.offered.some(name => name.startsWith('Believe'))) break;
      await makeAMove(page, seen, moves);
    }
    const asked = await prompt(page).getByRole('status').innerText();
    await believe.click();
    expect((await focused(page)).name).toBe('Do it');
    expect(await prompt(page).getByRole('button').allInnerTexts()).toEqual(['Do it', 'Not yet']); // and nothing beside them
    await page.getByRole('button', { name: 'Not yet' }).click();
    expect((await focused(page)).name).toMatch(/^Believe/);
    expect(await prompt(page).getByRole('status').innerText()).toBe(asked);
    await believe.click();
    await page.keyboard.press('Enter');
    await page.getByText('Pilgrim believes').first().waitFor();
    await page.context().close();
  });

  test.each([
    [390, 844],
    [1366, 768],
  ])('%i×%i: choosing a card moves nothing under the finger, and one touch puts all back', async (width, height) => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant', width, height });
    await openAt(page, 'confess');
    const places = (): Promise<string> =>
      page.evaluate(
        "JSON.stringify([...document.querySelectorAll('[role=toolbar] button, [data-place]')].map(e => e.getBoundingClientRect()))",
      );
    const before = await places();
    const first = page.getByRole('toolbar').getByRole('button').first();
    await first.click();
    await page
      .getByRole('button', { name: /^Claim/ })
      .first()
      .click();
    expect(await places()).toBe(before);
    expect(await first.getAttribute('aria-label')).toMatch(/1 chosen$/);
    await page.getByRole('button', { name: 'clear' }).click();
    expect(await first.getAttribute('aria-label')).toMatch(/0 chosen$/);
    expect(await places()).toBe(before);
    await page.context().close();
  });

  const stamp = (page: Page): Locator => prompt(page).getByRole('button', { name: /seal|once more/i });
  const pickADogma = async (page: Page, speed: 'fast' | 'instant'): Promise<void> => {
    await page.evaluate(`(() => {
      const settings = JSON.parse(localStorage['conclave.settings']);
      localStorage['conclave.settings'] = JSON.stringify({ ...settings, speed: '${speed}', motion: '${speed === 'fast' ? 'full' : 'reduced'}' });
    })()`);
    await page.reload();
    await openAt(page, 'create a dogma');
    await page.getByRole('button', { name: 'Create a dogma' }).click();
    await page.getByRole('button', { name: /^Seal the dogma: Murder/ }).click();
  };
  const sealed = (page: Page): Promise<void> =>
    page.getByRole('region', { name: 'Board' }).getByText('Murder becomes a virtue').waitFor({ state: 'attached' });

  test('DG-1.6: a dogma is sealed by holding the stamp, by mouse or key; too short a press asks for another', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address);
    await pickADogma(page, 'fast');
    expect(await stamp(page).innerText()).toBe('Hold to seal: Murder');
    // Pressed and let go at once, however slow the machine.
    await stamp(page).evaluate(button => {
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await prompt(page).getByText('Press once more: Murder').waitFor();
    await stamp(page).hover();
    await page.mouse.down();
    await sealed(page);
    await page.mouse.up();
    await pickADogma(page, 'fast');
    await stamp(page).focus();
    await page.keyboard.down('Enter');
    await sealed(page);
    await page.keyboard.up('Enter');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('DG-1.6: where motion is unwanted one press seals, and there is a way back before it', async () => {
    const { page } = await visit(house.browser, house.served.address);
    await pickADogma(page, 'instant');
    await page.getByRole('button', { name: 'Rather confess' }).click();
    expect((await look(page)).offered).toContain('Create a dogma');
    await page.getByRole('button', { name: 'Create a dogma' }).click();
    await page.getByRole('button', { name: /^Seal the dogma: Murder/ }).click();
    expect(await stamp(page).innerText()).toBe('Press the seal on Murder');
    await stamp(page).click();
    await sealed(page);
    await page.context().close();
  });
});
