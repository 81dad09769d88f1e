import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium, visit } from '../chromium.ts';
import { openHouse } from '../house.ts';
import { measure } from './measure.ts';
import { openPosition } from './open-position.ts';
import { positionsOf } from './positions.ts';
import { jumps } from './windows.ts';

/** Faults as somebody could make them, planted in a page that keeps the promise, and what the measure has to say of them. */
const FAULTS: readonly {
  readonly name: string;
  readonly style: string;
  readonly says: RegExp;
  readonly isOpen?: boolean;
}[] = [
  {
    name: 'the question is cut by ten px',
    style: '.asks { margin-bottom: -10px !important }',
    says: /^question cut by (9|10|11) px/,
  },
  {
    name: 'the last word of an answer is cut',
    style:
      '.actions .button { white-space: nowrap !important; width: 3rem !important; flex: none !important; overflow: hidden }',
    says: /^answer has cut words/,
  },
  {
    name: 'an answer lies under the drawer',
    style: '.drawer { top: 0 !important; height: 100% !important }',
    says: /^answer covered by .*: <button button.*> Predict no trick/,
    isOpen: true,
  },
  {
    name: 'an answer is too small for a thumb',
    style: '.actions .button { height: 38px; min-height: 0 !important }',
    says: /^answer too small/,
  },
  { name: 'the hand jumps by thirty px', style: '.hand { translate: 0 -30px }', says: /^own things jumps by 30 px/ },
  {
    name: 'the place of the hand jumps by thirty px',
    style: '[data-place=own] { translate: 0 -30px }',
    says: /^own jumps by 30 px/,
  },
  {
    name: 'the page scrolls by a hundred px',
    style: 'body::after { content: ""; position: absolute; top: calc(100vh + 99px); height: 1px; width: 1px }',
    says: /^the page scrolls by 0×100/,
  },
  {
    name: 'something lies over the edge of a card',
    style: '[data-place=seats] { top: auto !important; bottom: 0; height: 12px !important; z-index: 9 }',
    says: /^own covered by/,
  },
  {
    name: 'what it is about is not there',
    style: '[data-space=about] { display: none !important }',
    says: /^nothing is marked as about/,
  },
  {
    name: 'two things scroll',
    style:
      '.hand, .seats { overflow: auto !important } .hand::before, .seats::before { content: ""; display: block; height: 900px }',
    says: /scrollers/,
  },
];

/** As a sheet of the page's own: it allows no others. */
const plant = (page: Page, style: string): Promise<unknown> =>
  page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(style)});
    document.adoptedStyleSheets = [sheet];
  })()`);

describe.skipIf(!hasChromium)('the measure of the promise about space', () => {
  const house = openHouse();

  test('every planted fault is seen, and without one there is none', async () => {
    const { page } = await visit(house.browser, house.served.address, { speed: 'instant', width: 360, height: 640 });
    const [position] = await positionsOf('seven-seals', 5);
    if (position === undefined) throw new Error('there is no question');
    await openPosition(page, position);
    const known = new Map<string, readonly number[]>();
    const look = async (isOpen: boolean): Promise<readonly string[]> => {
      const measured = await measure(page, { isOpen });
      return [...measured.faults, ...jumps(known, '360×640', measured)];
    };
    expect(await look(false)).toEqual([]);
    expect(await look(true)).toEqual([]);
    const missed: string[] = [];
    for (const { name, style, says, isOpen = false } of FAULTS) {
      await plant(page, style);
      const seen = await look(isOpen);
      if (!seen.some(line => says.test(line))) missed.push(`${name}: ${seen.join(' | ')}`);
    }
    expect(missed).toEqual([]);
    await plant(page, '');
    expect(await look(false)).toEqual([]);
    await page.context().close();
  });
});
