import type { Page } from 'playwright-core';

/** What has the focus: role and name, as a screen reader would say it. */
export interface Focused {
  readonly tag: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly area: string;
}

const TOLD = `e => {
  if (e === null || e === document.body) return { tag: 'body', name: '', disabled: false, area: '' };
  const label = (e.getAttribute('aria-label') ?? e.querySelector('.spoken')?.textContent ?? e.innerText ?? '').replace(/\\s+/g, ' ');
  const area = e.closest('section[aria-label], aside, header')?.getAttribute('aria-label') ?? '';
  return { tag: e.tagName.toLowerCase(), name: label.trim(), disabled: e.getAttribute('aria-disabled') === 'true' || e.disabled === true, area };
}`;

const FOCUSED = `(${TOLD})(document.activeElement)`;

const SHOWN = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
  .filter(e => e.checkVisibility({ visibilityProperty: true }))
  .map(${TOLD})`;

/** Everything in sight that might take the focus: who finds nothing here need not look for it with the Tab key. */
export const shown = (page: Page): Promise<readonly Focused[]> => page.evaluate(SHOWN);

export const focused = (page: Page): Promise<Focused> => page.evaluate(FOCUSED);

/** Tab until something fits; nothing after one round. */
export const reach = async (page: Page, fits: (focus: Focused) => boolean, most = 80): Promise<Focused | undefined> => {
  for (let presses = 0; presses < most; presses += 1) {
    const focus = await focused(page);
    if (fits(focus)) return focus;
    await page.keyboard.press('Tab');
  }
  return undefined;
};

/** As above, where it has to be there: Enter would be pressed on something else otherwise. */
export const tabTo = async (page: Page, fits: (focus: Focused) => boolean, most?: number): Promise<Focused> => {
  const there = await reach(page, fits, most);
  if (there === undefined)
    throw new Error(`no Tab leads to ${fits}; the focus is on ${JSON.stringify(await focused(page))}`);
  return there;
};

/** What cannot be taken back asks once, with the focus on yes. */
export const sayYesByKey = async (page: Page): Promise<void> => {
  if (['Do it', 'Ja'].includes((await focused(page)).name)) await page.keyboard.press('Enter');
};
