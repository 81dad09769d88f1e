import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

/** Half-faded things have no contrast of their own. */
const STILL = "document.getAnimations().every(({ playState }) => playState !== 'running')";

/** What axe-core finds wrong on this screen, one line each. */
export const violationsOn = async (page: Page): Promise<readonly string[]> => {
  await page.waitForFunction(STILL, undefined, { timeout: 2000 }).catch(() => undefined); // a candle flickers for ever
  await page.evaluate(SOURCE);
  const found = (await page.evaluate(
    'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }).then(r => r.violations)',
  )) as readonly Violation[];
  return found.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll('\n', ' ') ?? ''}`),
  );
};
