import { fastChance } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { type BoardSheet, boardOf } from '../rules/board-sheet.ts';
import { DEFAULT_SHEET } from '../rules/default-sheet.ts';
import { options } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { parseBoardSheet, sheetWarnings } from '../rules/sheet-check.ts';
import { randomSheet } from './random-options.ts';

type Loose = { [key: string]: unknown };

/** The default sheet with something changed, as it would come from outside. */
const changed = (change: (sheet: Loose) => void): unknown => {
  const sheet: Loose = structuredClone(DEFAULT_SHEET);
  change(sheet);
  return sheet;
};

const faultOf = (value: unknown, houseRules = false): string => {
  const sheet = parseBoardSheet(value, houseRules);
  return sheet.ok ? 'valid' : `${sheet.fault.path}: ${sheet.fault.rule}`;
};

test('MC-27.1, MC-27.2: the default sheet is valid, with eleven letters at each cathedral', () => {
  expect(faultOf(DEFAULT_SHEET)).toBe('valid');
  expect(sheetWarnings(DEFAULT_SHEET)).toEqual([]);
  const { lists } = boardOf(DEFAULT_SHEET);
  expect(lists.map(lettersAt => lettersAt.flat().reduce((sum, count) => sum + count))).toEqual([11, 11, 11]);
});

const set = (path: string, value: unknown) => (sheet: Loose) => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let part = sheet;
  for (const key of keys) part = part[key] as Loose;
  part[last] = value;
};

describe('MC-27.3: what is wrong names the field and the rule', () => {
  test.each<[string, unknown, string]>([
    ['schema', 2, 'boardSheet.schema: MC-27.3 V1'],
    ['tax', 1, 'boardSheet.tax: MC-27.3 V1'],
    ['name', '', 'boardSheet.name: MC-27.3 V1'],
    ['prices.wine.buy', 2.5, 'boardSheet.prices.wine.buy: MC-27.3 V1'],
    ['prices.wine.source', 'rumour', 'boardSheet.prices.wine.source: MC-27.3 V1'],
    ['prices.wine', 3, 'boardSheet.prices.wine: MC-27.3 V1'],
    ['prices.silk', { buy: 1, sell: 2 }, 'boardSheet.prices.silk: MC-27.3 V1'],
    ['prices.wine.buy', 0, 'boardSheet.prices.wine.buy: MC-27.3 V2'],
    ['prices.indulgence.buy', 16, 'boardSheet.prices.indulgence.buy: MC-27.3 V2'],
    ['prices.jewel.sell', 31, 'boardSheet.prices.jewel.sell: MC-27.3 V2'],
    ['prices.jewel.sell', 5, 'boardSheet.prices.jewel.sell: MC-27.3 V2'],
    ['cathedrals', [], 'boardSheet.cathedrals: MC-27.3 V3'],
    ['cathedrals.1.id', 'A', 'boardSheet.cathedrals[1].id: MC-27.3 V3'],
    ['cathedrals.2.coins', { red: 1, blue: 0, green: 0 }, 'boardSheet.cathedrals[2].coins: MC-27.3 V3'],
    ['cathedrals.2.coins', { red: 3, blue: 0, green: 4 }, 'boardSheet.cathedrals[2].coins: MC-27.3 V3'],
    ['cathedrals.2.coins', { red: 3, blue: -1, green: 0 }, 'boardSheet.cathedrals[2].coins: MC-27.3 V3'],
    [
      'cathedrals.2.coins',
      { red: 1, blue: 1, green: 0, yellow: 1 },
      'boardSheet.cathedrals[2].coins.yellow: MC-27.3 V1',
    ],
    ['cathedrals.1.coins', { red: 0, blue: 2, green: 1 }, 'boardSheet.cathedrals[0] and [1]: MC-27.3 V4'],
    ['track.heavenDistance', 14, 'boardSheet.track.heavenDistance: MC-27.3 V5'],
    ['track.heavenDistance', 41, 'boardSheet.track.heavenDistance: MC-27.3 V5'],
    ['track.hellLastSpace', 50, 'boardSheet.track.hellLastSpace: MC-27.3 V6'],
    ['post.max', 7, 'boardSheet.post.max: MC-27.3 V6'],
    ['market.stonesPerRound', 8, 'boardSheet.market.stonesPerRound: MC-27.3 V6'],
    ['start.taler', 30, 'boardSheet.start.taler: MC-27.3 V6'],
    ['prices.bread.sell', 7, 'boardSheet.prices.bread.sell: MC-27.3 V6'],
    ['prices.indulgence.buy', 5, 'boardSheet.prices.indulgence.buy: MC-27.3 V6'],
    ['cathedrals.0.breadWine', { red: 2, blue: 2, green: 1 }, 'boardSheet.cathedrals: MC-27.3 V6'],
  ])('%s = %j', (path, value, fault) => {
    expect(faultOf(changed(set(path, value)))).toBe(fault);
  });

  test('V6: house rules free prices and lists, nothing else', () => {
    expect(faultOf(changed(set('prices.bread.sell', 7)), true)).toBe('valid');
    expect(faultOf(changed(set('cathedrals.0.breadWine', { red: 2, blue: 2, green: 1 })), true)).toBe('valid');
    expect(faultOf(changed(set('start.taler', 30)), true)).toBe('boardSheet.start.taler: MC-27.3 V6');
  });

  test('V1: a table’s own sheet needs no sources', () => {
    const bare = JSON.parse(JSON.stringify(DEFAULT_SHEET, (key, value) => (/source$/i.test(key) ? undefined : value)));
    expect(faultOf(bare)).toBe('valid');
  });
});

test('MC-27.3: warnings are accepted but shown', () => {
  const sheet = changed(all => {
    set('prices.wine.sell', 12)(all);
    set('cathedrals.1.coins', { red: 5, blue: 0, green: 1 })(all);
    set('cathedrals.2.coins', { red: 5, blue: 0, green: 0 })(all);
  }) as BoardSheet;
  expect(faultOf(sheet)).toBe('valid');
  expect(sheetWarnings(sheet).map(({ code, path }) => `${code} ${path}`)).toEqual([
    'fewLettersLeft cathedrals[0] and [2]',
    'fewLettersLeft cathedrals[1] and [2]',
    'longList cathedrals[1].coins',
    'richMargin prices.wine',
  ]);
});

test('MC-27.4: the sheet in use is on the table for everyone, and the rules read it', () => {
  const sheet = randomSheet(fastChance(4), true);
  const parsed = options.parse({ boardSheet: sheet, houseRules: 'on' }, { seats: 3, humans: 3 });
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { table } = rules.setup(parsed.value, 3, fastChance(1));
  expect(table.options.boardSheet).toEqual(sheet);
  expect(table.board.sell[1]).toBe(sheet.prices.wine.sell);
  expect(table.board.heaven).toBe(sheet.track.heavenDistance);
});

test('MC-27.3: a wrong sheet in the options is a fault with its path', () => {
  const wrong = options.parse({ boardSheet: changed(set('start.taler', 30)) }, { seats: 2, humans: 2 });
  expect(wrong).toMatchObject({ ok: false, fault: { path: 'options.boardSheet.start.taler', code: 'boardSheet' } });
  expect(options.parse({ boardSheet: 'mine' }, { seats: 2, humans: 2 }).ok).toBe(false);
});
