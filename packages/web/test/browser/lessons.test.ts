import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LEARNER } from '../../src/learn/tutorial/guide.ts';
import { loadLesson } from '../../src/learn/tutorial/lesson.ts';
import { GAMES } from '../../src/lib/games.ts';
import { violationsOn } from './axe.ts';
import { hasChromium, launch, visit } from './chromium.ts';
import { FINISHED, finishLesson, guide, moveInDogma, nextQuestion, press } from './lesson-driver.ts';
import { type Served, servePage } from './static-server.ts';
import { look } from './table.ts';

const DIST = new URL('../../dist', import.meta.url).pathname;

describe.skipIf(!hasChromium)('the lessons in the browser', () => {
  let browser: Browser;
  let served: Served;
  beforeAll(async () => {
    served = await servePage(DIST);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });

  test.each(GAMES)('%s: the lesson is finished by keyboard, left and resumed on the way', async game => {
    const lesson = await loadLesson(game);
    const own = lesson.line.filter(({ seat }) => seat === LEARNER).map(({ move }) => move);
    const { page, complaints } = await visit(browser, `${served.address}/#/learn/${game}`, { speed: 'instant' });
    const { heard, made } = await finishLesson(page, lesson, async moves => {
      if (moves !== 2) return;
      await page.reload();
      await guide(page).waitFor();
      expect(await nextQuestion(page)).not.toBe('finished');
    });
    expect([...heard].at(-1)).toContain(FINISHED);
    expect(made).toBeGreaterThanOrEqual(own.length);
    for (const remark of lesson.remarks) {
      if ('at' in remark.cue || ('chose' in remark.cue && remark.cue.is === 'line'))
        expect([...heard].join('\n')).toContain(remark.en);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a move off the prepared way is answered, and can be taken back', async () => {
    const { page, complaints } = await visit(browser, `${served.address}/#/learn/dogma`, { speed: 'instant' });
    const lesson = await loadLesson('dogma');
    const first = lesson.line[0]?.move as unknown as Record<string, unknown>;
    await nextQuestion(page);
    const hand = (await look(page)).hand;
    await moveInDogma(page, { type: 'confess', cards: ['murder'], claim: 'mercy' });
    await page.getByRole('button', { name: 'Take it back' }).waitFor();
    const answer = lesson.remarks.find(({ cue }) => 'chose' in cue && cue.chose === 0 && cue.is === 'otherwise');
    expect(await page.getByRole('region', { name: 'Your guide' }).innerText()).toContain(answer?.en);
    await press(page, 'Take it back');
    await nextQuestion(page);
    expect((await look(page)).hand).toEqual(hand);
    await moveInDogma(page, first);
    expect(await nextQuestion(page)).toBe('read');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each([
    ['seven-seals', 'en', 'light', 1440],
    ['dogma', 'de', 'dark', 390],
    ['mea-culpa', 'de', 'light', 1440],
    ['mea-culpa', 'en', 'dark', 390],
  ] as const)('axe finds nothing in the lesson of %s (%s, %s, %i px)', async (game, language, theme, width) => {
    const { page, complaints } = await visit(browser, `${served.address}/#/learn/${game}`, { language, theme, width });
    await page.getByRole('region', { name: /^(Your guide|Dein Begleiter)$/ }).waitFor();
    await page.locator('.prompt').waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
