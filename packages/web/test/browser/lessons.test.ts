import type { Lesson } from '@conclave/stage/page/lesson.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LONGER } from '../../../../scripts/longer.ts';
import { GAMES } from '../games.ts';
import { ALL_LESSONS } from '../learn/at-the-table.ts';
import { lessonOf } from '../parts.ts';
import { violationsInBothThemes } from './axe.ts';
import { hasChromium, visit } from './chromium.ts';
import { openHouse } from './house.ts';
import { focused, tabTo } from './keyboard.ts';
import { FINISHED, finishLesson, guide, moveInDogma, nextQuestion, press } from './lesson-driver.ts';
import { LOOKS } from './shots.ts';
import { measure } from './space/measure.ts';
import { look } from './table.ts';

const LANGUAGES = ['en', 'de'] as const;
const SIZES = [
  [360, 640],
  [1440, 900],
] as const;
const EVERY = LANGUAGES.flatMap(language => SIZES.map(([width, height]) => ({ language, width, height })));

/** CI takes every lesson once, sizes and languages in turn; `npm run long -- lessons` takes all. */
const WALKS = ALL_LESSONS.flatMap(({ name, lesson }, index) =>
  (LONGER > 1 ? EVERY : EVERY.filter((_, way) => way === index % EVERY.length)).map(way => ({ name, lesson, ...way })),
);

/** Everything that glows is wholly in the window, and there is something. */
const GLOWS = `document.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules]).flatMap(rule => {
  const things = [...document.querySelectorAll(rule.selectorText)].filter(thing => thing.checkVisibility());
  const isIn = thing => {
    const box = thing.getBoundingClientRect();
    return box.width > 0 && box.left > -2 && box.top > -2 && box.right < innerWidth + 2 && box.bottom < innerHeight + 2;
  };
  return things.length > 0 && things.every(isIn) ? [] : ['what glows is out of sight: ' + rule.selectorText];
})`;

const inSight = async (page: Page, marks?: readonly ('question' | 'answers' | 'own')[]): Promise<readonly string[]> => {
  const { faults } = await measure(page, marks === undefined ? {} : { marks });
  // Whose turn it is counts at a question; while the guide speaks it may be somebody else's.
  const counting = faults.filter(fault => marks === undefined || !fault.startsWith('turn '));
  return [...counting, ...((await page.evaluate(GLOWS)) as readonly string[])];
};

/** What is certainly said to whoever goes along the line. */
const onTheWay = ({ remarks }: Lesson): Lesson['remarks'] =>
  remarks.filter(({ cue }) => 'at' in cue || ('chose' in cue && cue.is === 'line'));

describe.skipIf(!hasChromium)('the lessons in the browser', () => {
  const house = openHouse();

  test.each(WALKS)('$name is finished by keyboard with all in sight ($language, $width px)', async walk => {
    const { lesson, language } = walk;
    const { page, complaints } = await visit(
      house.browser,
      `${house.served.address}/#/learn/${lesson.game}/${lesson.id}`,
      { ...walk, speed: 'instant' },
    );
    const faults: string[] = [];
    const { heard, made } = await finishLesson(
      page,
      lesson,
      async moves => {
        faults.push(...(await inSight(page)).map(fault => `at move ${moves}: ${fault}`));
      },
      async said => {
        faults.push(...(await inSight(page, ['question', 'answers', 'own'])).map(fault => `${said}: ${fault}`));
      },
    );
    expect(faults).toEqual([]);
    expect([...heard].at(-1)).toMatch(FINISHED);
    expect(made).toBe(lesson.line.slice(lesson.begins ?? 0).filter(({ seat }) => seat === 0).length);
    for (const remark of onTheWay(lesson)) expect([...heard].join('\n')).toContain(remark[language]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('the first game offers sixty seconds, once; a lesson is left, resumed from the list, read aloud and moved away', async () => {
    const { page, complaints } = await visit(house.browser, house.served.address, { speed: 'instant', isNew: true });
    await page.evaluate(`window.spoken = []; speechSynthesis.speak = said => spoken.push(said.lang + ' ' + said.text)`);
    const playNow = page.getByRole('button', { name: /^Play now: Dogma/ });
    await playNow.click();
    await page.getByRole('dialog').getByRole('button', { name: 'No, just deal' }).click();
    await page.waitForURL(/#\/solo\//);
    await page.goto(`${house.served.address}/#/`);
    await playNow.click();
    await page.waitForURL(/#\/solo\//);
    expect(await page.getByRole('dialog').count()).toBe(0);

    await page.evaluate("location.hash = '#/learn/dogma'");
    await page.getByRole('link', { name: 'Begin: Five minutes' }).click();
    const lesson = await lessonOf('dogma');
    await guide(page).getByRole('button', { name: 'Read aloud' }).click();
    await press(page, 'Go on');
    expect(await page.evaluate('spoken')).toEqual(
      [lesson.remarks[0], lesson.remarks[1]].map(said => `en-GB ${said?.en}`),
    );
    await nextQuestion(page);
    const asked = async (): Promise<void> => {
      for (let reads = 0; reads < 9 && (await nextQuestion(page)) === 'read'; reads += 1) await press(page, 'Go on');
    };
    await asked();
    await moveInDogma(page, { type: 'doubt' }, 'en');
    await nextQuestion(page);
    const last = await guide(page).getByRole('status').innerText();
    await page.evaluate("location.hash = '#/'");
    await page.reload();
    await page.getByRole('link', { name: 'Learn by playing: Dogma' }).click();
    await page.getByRole('link', { name: 'Go on: Five minutes' }).click();
    await nextQuestion(page);
    expect(await guide(page).getByRole('status').innerText()).toBe(last);

    // Away by keyboard and back: what lay below it can be used meanwhile.
    const box = async () => (await guide(page).locator('.page').boundingBox()) ?? { x: 0, y: 0 };
    await tabTo(page, ({ name }) => name === 'Move the guide away', 160);
    await page.keyboard.press('ArrowUp');
    const before = await box();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowUp');
    expect((await box()).y).toBeLessThan(before.y - 60);
    expect((await focused(page)).name).toBe('Put the guide back');
    // And by pointer.
    const grip = await guide(page).getByRole('button', { name: 'Put the guide back' }).boundingBox();
    if (grip === null) throw new Error('there is nothing to take it by');
    await page.mouse.move(grip.x + 20, grip.y + 20);
    await page.mouse.down();
    await page.mouse.move(grip.x + 120, grip.y - 60, { steps: 4 });
    await page.mouse.up();
    expect((await box()).x).toBeGreaterThan(before.x + 60);
    await guide(page).getByRole('button', { name: 'Put the guide back' }).click();
    expect((await box()).x).toBeLessThan(before.x + 60);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a move off the prepared way is answered, and can be taken back', async () => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/learn/dogma/minute`, {
      speed: 'instant',
    });
    const lesson = await lessonOf('dogma', 'minute');
    for (let reads = 0; reads < 9 && (await nextQuestion(page)) === 'read'; reads += 1) await press(page, 'Go on');
    const hand = (await look(page)).hand;
    await moveInDogma(page, { type: 'believe' }, 'en');
    await page.getByRole('button', { name: 'Take it back' }).waitFor();
    const answer = lesson.remarks.find(({ cue }) => 'chose' in cue && typeof cue.is === 'object');
    expect(await guide(page).innerText()).toContain(answer?.en);
    await press(page, 'Take it back');
    await nextQuestion(page);
    expect((await look(page)).hand).toEqual(hand);
    await moveInDogma(page, { type: 'doubt' }, 'en');
    await page.getByText('Theft and Murder! She takes both back').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('by ear: one live region says all of it, and nothing before it is shown', async () => {
    const { page } = await visit(house.browser, `${house.served.address}/#/learn/seven-seals/minute`, {
      speed: 'fast',
    });
    const lesson = await lessonOf('seven-seals', 'minute');
    await guide(page).getByRole('status').waitFor();
    await page.evaluate(`(() => {
      const region = document.querySelector('.guide [role=status]');
      const cards = () => document.querySelectorAll('.trick li').length;
      window.said = [[region.innerText, cards()]];
      window.region = region;
      new MutationObserver(() => said.push([region.innerText, cards()])).observe(region, { subtree: true, childList: true, characterData: true });
    })()`);
    await finishLesson(page, lesson);
    expect(await page.evaluate("window.region === document.querySelector('.guide [role=status]')")).toBe(true);
    const said = (await page.evaluate('window.said')) as [string, number][];
    for (const { en } of onTheWay(lesson)) expect(said.some(([text]) => text.includes(en))).toBe(true);
    expect(said.at(-1)?.[0]).toContain(lesson.farewell.en);
    // What the guide says of the trick it says when the card lies there.
    expect(said.find(([text]) => text.startsWith('Red lies on top'))?.[1]).toBe(3);
    await page.context().close();
  });

  test.each(LOOKS)('axe finds nothing in lessons and their lists ($language, $width px, both themes)', async look => {
    const { page, complaints } = await visit(house.browser, `${house.served.address}/#/learn/dogma`, look);
    await page.getByRole('heading', { level: 1, name: /Dogma/ }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    for (const game of GAMES) {
      await page.evaluate(`location.hash = '#/learn/${game}/first'`);
      await guide(page).waitFor();
      await page.locator('.prompt').waitFor();
      expect(await violationsInBothThemes(page), game).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
