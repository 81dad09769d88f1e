import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from './chromium.ts';
import { type Guest, leaveAll, openInn, openMenu, twoAtATable } from './online/people.ts';
import { inEveryWindow, isWhole, LANGUAGES, newSum, report } from './space/windows.ts';
import { prompt } from './table.ts';

const DO_IT = /^(Do it|Ja)$/;
const GIVE_UP = /^(Give the game up|Die Partie aufgeben)$/;
const ASKS = /(would like to give the game up|möchte die Partie aufgeben)/;
const AGREE = /^(Agree|Zustimmen)$/;
const DECLINE = /^(Decline|Ablehnen)$/;
const LATER = /^(Later|Später)$/;
const STAND_IN = /^(Let a bot play for me|Einen Bot für mich spielen lassen)$/;
const SEAT_BACK = /^(Take my seat back|Meinen Platz zurücknehmen)$/;

const choose = async (page: Page, what: RegExp): Promise<void> => {
  const menu = await openMenu(page);
  await menu.getByRole('button', { name: what }).click();
  await menu.getByRole('button', { name: DO_IT }).click();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
};

const offers = (page: Page, what: RegExp) => prompt(page).getByRole('button', { name: what });

const closeDrawer = async (page: Page): Promise<void> => {
  const open = page.getByRole('button', { name: /^(Log|Protokoll)/, expanded: true });
  if ((await open.count()) > 0) await open.click();
};

/** A vote stands above the question, or in its place where nothing is asked; touched, it is answered in the line, or put off. */
const askedForAVote = async (asks: Guest, answers: Guest, look: (name: string) => Promise<void>): Promise<void> => {
  const { page } = answers;
  await closeDrawer(page);
  await choose(asks.page, GIVE_UP);
  await prompt(page).getByText(ASKS).waitFor();
  if ((await offers(page, AGREE).count()) === 0) {
    await look('a vote waits');
    await page.setViewportSize({ width: 390, height: 844 }); // where the caption is in sight
    await prompt(page).getByRole('button', { name: ASKS }).click();
  }
  await look('a vote is answered');
  await page.setViewportSize({ width: 390, height: 844 });
  await offers(page, LATER).click();
  await offers(page, AGREE).waitFor({ state: 'detached' });
  await prompt(page).getByRole('button', { name: ASKS }).click();
  await offers(page, DECLINE).click();
  await prompt(page).getByText(ASKS).waitFor({ state: 'detached' });
};

describe.skipIf(!hasChromium)('one promise about space, with people', () => {
  const inn = openInn();

  test.each(isWhole ? LANGUAGES : [LANGUAGES[1]])(
    'a vote and the way back to my seat are in sight, %s',
    async language => {
      const sum = newSum();
      const { ada, ben } = await twoAtATable(inn, { language });
      const lookAt =
        ({ page }: Guest, turn: number) =>
        (what: string): Promise<void> =>
          inEveryWindow(page, sum, {
            name: `Dogma, ${what}, ${language}`,
            turn,
            wanted: { isOpen: false, marks: ['question', 'answers', 'own'] },
          });
      await askedForAVote(ada, ben, lookAt(ben, 0));
      await askedForAVote(ben, ada, lookAt(ada, 1));
      await choose(ada.page, STAND_IN);
      await offers(ada.page, SEAT_BACK).waitFor();
      await lookAt(ada, 0)('a bot plays');
      await offers(ada.page, SEAT_BACK).click();
      await offers(ada.page, SEAT_BACK).waitFor({ state: 'detached' });
      report('A table with people', sum);
      expect(sum.lines.join('\n')).toBe('');
      expect([...ada.complaints, ...ben.complaints]).toEqual([]);
      await leaveAll(ada, ben);
    },
  );
});
