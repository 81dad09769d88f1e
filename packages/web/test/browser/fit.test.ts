import { describe, expect, test } from 'vitest';
import { hasChromium, visit } from './chromium.ts';
import { misfits } from './fit.ts';
import { openHouse } from './house.ts';
import { makeAMove } from './moves.ts';
import { untilStill } from './still.ts';
import { untilAsked } from './table.ts';

const SCREENS = [
  '#/',
  '#/new/seven-seals',
  '#/new/dogma/friends',
  '#/lobby',
  '#/settings',
  '#/hot',
  '#/replay',
  '#/statistics',
  '#/rules/mea-culpa',
];
const TABLES = ['The Seven Seals', 'Dogma', 'Mea Culpa'];

/** A phone; a desktop; a desktop at 200 %, which is a window of half the size; a desktop with the text alone at 200 %. */
const WAYS = [
  { way: 'a phone', width: 390, height: 844, language: 'de', text: '' },
  { way: 'a desktop', width: 1440, height: 900, language: 'de', text: '' },
  { way: 'everything at 200 %', width: 720, height: 450, language: 'en', text: '' },
  { way: 'the text at 200 %', width: 1440, height: 900, language: 'en', text: '225%' }, // the root has 112.5 %
] as const;

describe.skipIf(!hasChromium)('every screen fits', () => {
  const house = openHouse();

  test.each(WAYS)('$way: nothing sticks out, is cut, is covered or is too small for a thumb', async look => {
    const { page } = await visit(house.browser, house.served.address, { ...look, speed: 'instant' });
    const found: string[] = [];
    const examine = async (name: string): Promise<void> => {
      await page.evaluate(`document.documentElement.style.fontSize = '${look.text}'`);
      await untilStill(page);
      found.push(...(await misfits(page)).map(line => `${name}: ${line}`));
    };
    for (const hash of SCREENS) {
      await page.goto(`${house.served.address}/${hash}`);
      await page.getByRole('heading').first().waitFor();
      await examine(hash);
    }
    for (const game of TABLES) {
      await page.goto(`${house.served.address}/#/`);
      const title =
        game === 'The Seven Seals' ? /(Seven Seals, against|sieben Siegel, gegen)/ : new RegExp(`: ${game}, `);
      await page.getByRole('button', { name: title }).click();
      for (let moves = 0; moves < 5; moves += 1) {
        const seen = await untilAsked(page);
        await examine(`${game}, move ${moves}`);
        await makeAMove(page, seen, moves);
      }
    }
    expect(found).toEqual([]);
    await page.context().close();
  });
});
