import type { Table } from '@conclave/dogma';
import { openGame } from '@conclave/house/all';
import { playMoves, toActAt } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { beginningOfTable } from '../../src/local/beginning.ts';
import type { SoloTable } from '../../src/local/solo-table.ts';
import { hasChromium } from './chromium.ts';
import { openHouse } from './house.ts';
import { recorded, visitTable } from './recorded.ts';
import { untilAsked } from './table.ts';

/** The latest moment of the game in which the first seat is asked, and sets of four are gone. */
const lateMoment = (): SoloTable => {
  const whole = recorded('dogma', 'two-players');
  const { versions } = openGame('dogma');
  const rules = versions[Number(whole.rulesVersion)];
  if (rules === undefined) throw new Error('rules of old are played for ever');
  for (let moves = whole.moves.length - 1; moves > 0; moves -= 1) {
    const table = recorded('dogma', 'two-players', moves);
    const play = playMoves(beginningOfTable(table, rules), table.moves as Parameters<typeof playMoves>[1]);
    const { sets } = play.state.table as unknown as Table;
    if (sets.length > 0 && toActAt(play).includes(0)) return table;
  }
  throw new Error('nobody is asked after a set is gone');
};

/** How many lines the title of the bar takes, and what lies below it. */
const LINES = `(() => {
  const lines = each => Math.round(each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight));
  return ['h1', '.status'].map(each => lines(document.querySelector('header ' + each)));
})()`;

describe.skipIf(!hasChromium)('Dogma on the smallest phone', () => {
  const house = openHouse();

  test.each(['en', 'de'] as const)(
    'in %s the bar says in one line who still sins and which sets are gone',
    async language => {
      const { page } = await visitTable(house.browser, house.served.address, lateMoment(), {
        width: 360,
        height: 640,
        language,
        speed: 'instant',
      });
      await untilAsked(page);
      expect(await page.locator('header .status').innerText()).toContain('·');
      expect(await page.evaluate(LINES)).toEqual([1, 1]);
      await page.context().close();
    },
  );
});
