import type { Page } from 'playwright-core';
import { untilAsked, whenTrue } from '../table.ts';
import type { Position } from './positions.ts';

/** By way of the title page, so that nobody takes the last table for this one. */
export const openPosition = async (page: Page, { table }: Position): Promise<void> => {
  await page.evaluate("location.hash = '#/'");
  await whenTrue(page, "document.querySelector('.frame') === null");
  const kept = JSON.stringify(JSON.stringify(table));
  await page.evaluate(
    `localStorage.setItem('conclave.solo.${table.id}', ${kept}); location.hash = '#/solo/${table.id}'`,
  );
  await untilAsked(page);
};
