import { describe, expect, test, vi } from 'vitest';
import { hasChromium, unseen, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { focused, sayYesByKey, tabTo } from './keyboard.ts';
import { confession, makeAMove } from './moves.ts';
import { examineResult } from './shots.ts';
import { isOver, prompt, untilAsked } from './table.ts';

// A whole game is a thousand key presses; a busy machine may take its time.
vi.setConfig({ testTimeout: 300_000 });

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
    await page.getByRole('button', { name: 'Not yet' }).click();
    expect((await focused(page)).name).toMatch(/^Believe/);
    expect(await prompt(page).getByRole('status').innerText()).toBe(asked);
    await believe.click();
    await page.keyboard.press('Enter');
    await page.getByText('Pilgrim believes').first().waitFor();
    await page.context().close();
  });
});
