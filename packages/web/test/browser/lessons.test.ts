import { describe, expect, test } from 'vitest';
import { LEARNER } from '../../src/learn/guide.ts';
import { GAMES } from '../games.ts';
import { lessonOf } from '../parts.ts';
import { violationsInBothThemes } from './axe.ts';
import { hasChromium, unseen, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { tabTo } from './keyboard.ts';
import { FINISHED, finishLesson, guide, moveInDogma, nextQuestion, press } from './lesson-driver.ts';
import { LOOKS } from './shots.ts';
import { look } from './table.ts';

const LEARN = {
  'seven-seals': /^Learn.*The Seven Seals/,
  dogma: /^Learn.*Dogma/,
  'mea-culpa': /^Learn.*Mea Culpa/,
} as const;

describe.skipIf(!hasChromium)('the lessons in the browser', () => {
  const house = openHouse();

  test.each(GAMES)('%s: the lesson is finished by keyboard, left and resumed on the way', async game => {
    const lesson = await lessonOf(game);
    const own = lesson.line.filter(({ seat }) => seat === LEARNER).map(({ move }) => move);
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/learn/${game}`, {
      speed: 'instant',
    });
    const leaveAndResume = async (moves: number): Promise<void> => {
      if (moves !== 2) return;
      // Left for the title page, the browser closed, and resumed from the door.
      const asked = await guide(page).getByRole('status').innerText();
      await page.goto(`${house.served.address}/#/`);
      await page.reload();
      await tabTo(page, focus => LEARN[game].test(focus.name));
      await page.keyboard.press('Enter');
      await guide(page).waitFor();
      expect(await nextQuestion(page)).not.toBe('finished');
      expect(await guide(page).getByRole('status').innerText()).toBe(asked);
    };
    const { heard, made } = await unseen(page, () => finishLesson(page, lesson, leaveAndResume));
    expect([...heard].at(-1)).toContain(FINISHED);
    expect(made).toBeGreaterThanOrEqual(own.length);
    for (const remark of lesson.remarks) {
      if ('at' in remark.cue || ('chose' in remark.cue && remark.cue.is === 'line'))
        expect([...heard].join('\n')).toContain(remark.en);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('by ear: one live region says all of it, remark by remark', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/learn/dogma`, { speed: 'instant' });
    const lesson = await lessonOf('dogma');
    await guide(page).getByRole('status').waitFor();
    await page.evaluate(`(() => {
      const region = document.querySelector('.guide [role=status]');
      window.said = [region.innerText];
      window.region = region;
      new MutationObserver(() => said.push(region.innerText)).observe(region, { subtree: true, childList: true, characterData: true });
    })()`);
    await unseen(page, () => finishLesson(page, lesson));
    expect(await guide(page).getByRole('status').getAttribute('aria-live')).toBe('polite');
    expect(await page.evaluate("window.region === document.querySelector('.guide [role=status]')")).toBe(true);
    const said = (await page.evaluate('window.said')) as string[];
    const due = lesson.remarks.filter(({ cue }) => 'at' in cue || ('chose' in cue && cue.is === 'line'));
    for (const { en } of due) expect(said.some(text => text.includes(en))).toBe(true);
    expect(said.at(-1)).toContain(lesson.farewell.en);
    await page.context().close();
  });

  test('a move off the prepared way is answered, and can be taken back', async () => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/learn/dogma`, {
      speed: 'instant',
    });
    const lesson = await lessonOf('dogma');
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

  test.each(GAMES.flatMap(game => LOOKS.map(look => ({ game, ...look }))))(
    'axe finds nothing in the lesson of $game ($language, $width px, both themes)',
    async ({ game, ...look }) => {
      const { page, complaints } = await visit(house.browser, `${house.served.address}/#/learn/${game}`, look);
      await page.getByRole('region', { name: /^(Your guide|Dein Begleiter)$/ }).waitFor();
      await page.locator('.prompt').waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
});
