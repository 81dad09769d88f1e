import type { Locator, Page } from 'playwright-core';

/** The table as a test reads it: by accessible names and the live region, never by looks. */
export const SKIP = /^(Skip to where I can act|Bis zu meinem Zug überspringen)$/;
export const PROMPT = /^(What the table waits for|Worauf der Tisch wartet)$/;
export const OWN = /^(Your things|Deine Sachen)$/;
export const BOARD = /^(Board|Spielplan)$/;
export const RESULT = /^(The result|Das Ergebnis)$/;

export const prompt = (page: Page): Locator => page.getByRole('region', { name: PROMPT });
export const isOver = async (page: Page): Promise<boolean> =>
  (await page.getByRole('region', { name: RESULT }).count()) > 0;

/** Waits until the person is asked or the game is over; skips what is acted out. */
export const untilAsked = async (page: Page): Promise<'asked' | 'over'> => {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isOver(page)) return 'over';
    const skip = page.getByRole('button', { name: SKIP });
    if ((await skip.count()) > 0) await page.keyboard.press('Space');
    else if ((await page.locator('.prompt.mine').count()) > 0) return 'asked';
    await page.waitForTimeout(15);
  }
  throw new Error(`the table does not come back to us: ${await prompt(page).innerText()}`);
};
