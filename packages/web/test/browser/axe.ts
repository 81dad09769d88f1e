import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { untilStill } from './still.ts';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const run = async (page: Page, rules: unknown): Promise<readonly string[]> => {
  await untilStill(page);
  await page.evaluate(`if (!globalThis.axe) { ${SOURCE} }`);
  // Only what is wrong is worked out in detail, and no style sheet is fetched again, as no rule of these looks at one: half the time.
  const options = JSON.stringify({ resultTypes: ['violations'], runOnly: rules, preload: false });
  const found = (await page.evaluate(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  )) as readonly Violation[];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`),
  );
};

/** What axe-core finds wrong on this screen, one line each. */
export const violationsOn = (page: Page): Promise<readonly string[]> => run(page, EVERYTHING);

export const THEMES = ['light', 'dark'] as const;

/** The same screen in both themes, which differ in colours alone; between them there is time for a picture. */
export const violationsInBothThemes = async (
  page: Page,
  onTheme?: (theme: (typeof THEMES)[number]) => Promise<unknown>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [index, theme] of THEMES.entries()) {
    await page.evaluate(`void (document.documentElement.dataset.theme = '${theme}')`);
    await untilStill(page);
    await onTheme?.(theme);
    found.push(...(await run(page, index === 0 ? EVERYTHING : COLOURS)).map(line => `${theme}: ${line}`));
  }
  return found;
};
