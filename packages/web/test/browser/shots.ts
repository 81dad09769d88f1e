import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { violationsInBothThemes } from './axe.ts';

/** Nobody looks at the pictures of every run: `SCREENSHOTS=true npx vitest run …` takes them. */
const SHOTS = process.env.SCREENSHOTS === 'true' ? new URL('../../screenshots', import.meta.url).pathname : undefined;

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly language: 'en' | 'de';
}

/** A desktop and a phone, one in each language. */
export const LOOKS: readonly Look[] = [
  { width: 1440, height: 900, language: 'en' },
  { width: 390, height: 844, language: 'de' },
];

/** How much sticks out to the side. */
const SIDEWAYS = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const takePicture = async (page: Page, name: string): Promise<void> => {
  if (SHOTS === undefined) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
};

/** This screen in both themes: a picture of each where pictures are wanted, what axe finds, and whether it is wider than its window. */
export const examine = async (page: Page, name: string, look: Look): Promise<readonly string[]> => {
  const violations = await violationsInBothThemes(page, theme =>
    takePicture(page, `${name}-${look.width}-${theme}-${look.language}`),
  );
  const found = violations.map(line => `${name}, ${line}`);
  if (((await page.evaluate(SIDEWAYS)) as number) > 0) found.push(`${name}: wider than its window`);
  return found;
};

/** The result of a game that has just ended, in both languages. */
export const examineResult = async (page: Page, game: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const look of LOOKS) {
    await page.evaluate(`(() => {
      const settings = JSON.parse(localStorage['conclave.settings']);
      localStorage['conclave.settings'] = JSON.stringify({ ...settings, language: '${look.language}' });
    })()`);
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.reload();
    await page.locator('#result').waitFor();
    found.push(...(await examine(page, `${game}-result`, look)));
  }
  return found;
};
