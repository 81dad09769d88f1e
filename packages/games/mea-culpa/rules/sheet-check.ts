import { at, type Fault, fault, isObject, type Parsed, parsed } from '@conclave/kernel';
import type { BoardSheet, Cathedral } from './board-sheet.ts';
import { CATEGORIES, GOODS } from './components.ts';
import { DEFAULT_SHEET } from './default-sheet.ts';

/** MC-27.3  Validation of a table's own sheet: each fault names the field and the check, V1 to V6. */

/** What is wrong, named after the check of MC-27.3 that found it. */
const wrong = (path: string, message: string, check: string): Fault =>
  fault(path, message, 'boardSheet', `MC-27.3 ${check}`).fault;

/** V1  The shape of an object of the sheet: a name stands for the type of its value. */
type Shape = { readonly [key: string]: 'number' | 'text' | 'source' | Shape };

const PRICE: Shape = { buy: 'number', sell: 'number', source: 'source' };
const LIST: Shape = { red: 'number', blue: 'number', green: 'number', source: 'source' };
const CATHEDRAL: Shape = { id: 'text', breadWine: LIST, clothJewel: LIST, coins: LIST };
const SHEET: Shape = {
  schema: 'number',
  name: 'text',
  prices: {
    bread: PRICE,
    wine: PRICE,
    cloth: PRICE,
    jewel: PRICE,
    indulgence: { buy: 'number', source: 'source' },
  },
  track: { hellLastSpace: 'number', hellSource: 'source', heavenDistance: 'number', heavenSource: 'source' },
  post: { min: 'number', max: 'number', source: 'source' },
  market: { stonesPerRound: 'number', source: 'source' },
  start: { taler: 'number', sinStones: 'number', bonusCoin: 'number', source: 'source' },
};

const LONGEST_NAME = 40;

/** V1  Known keys, whole numbers, short names; `source` may be missing in a table's own sheet. */
const shapeFault = (value: unknown, shape: Shape, path: string): Fault | undefined => {
  if (!isObject(value)) return wrong(path, 'must be an object', 'V1');
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(shape, key)) return wrong(`${path}.${key}`, 'is not known', 'V1');
  }
  for (const [key, wanted] of Object.entries(shape)) {
    const found = valueFault(value[key], wanted, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

const valueFault = (value: unknown, wanted: Shape[string], path: string): Fault | undefined => {
  if (typeof wanted === 'object') return shapeFault(value, wanted, path);
  if (wanted === 'number') return Number.isInteger(value) ? undefined : wrong(path, 'must be a whole number', 'V1');
  if (wanted === 'text') {
    const good = typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;
    return good ? undefined : wrong(path, `must be a text of 1 to ${LONGEST_NAME} characters`, 'V1');
  }
  if (value === undefined || value === 'rulebook' || value === 'assumed') return undefined;
  return wrong(path, 'must be "rulebook" or "assumed"', 'V1');
};

/** V2  1 to 15 to buy, 1 to 30 to sell, and selling brings more than buying costs. */
const priceFault = ({ prices }: BoardSheet, path: string): Fault | undefined => {
  for (const good of [...GOODS, 'indulgence'] as const) {
    const { buy } = prices[good];
    if (buy < 1 || buy > 15) return wrong(`${path}.prices.${good}.buy`, 'must be 1 to 15', 'V2');
  }
  for (const good of GOODS) {
    const { buy, sell } = prices[good];
    if (sell < 1 || sell > 30) return wrong(`${path}.prices.${good}.sell`, 'must be 1 to 30', 'V2');
    if (sell <= buy) return wrong(`${path}.prices.${good}.sell`, `must be more than its buying price ${buy}`, 'V2');
  }
  return undefined;
};

/** V3  Distinct ids; two to six letters in every category, none of them negative. */
const listFault = ({ cathedrals }: BoardSheet, path: string): Fault | undefined => {
  const ids = cathedrals.map(({ id }) => id);
  for (const [site, cathedral] of cathedrals.entries()) {
    const here = `${path}.cathedrals[${site}]`;
    if (ids.indexOf(cathedral.id) !== site) return wrong(`${here}.id`, 'is used twice', 'V3');
    for (const category of CATEGORIES) {
      const { red, blue, green } = cathedral[category];
      if (red < 0 || blue < 0 || green < 0) return wrong(`${here}.${category}`, 'lists a negative number', 'V3');
      const letters = red + blue + green;
      if (letters < 2 || letters > 6) return wrong(`${here}.${category}`, `lists ${letters} letters, not 2 to 6`, 'V3');
    }
  }
  return undefined;
};

const lettersOf = (cathedral: Cathedral, colour: 'red' | 'blue' | 'green'): number =>
  cathedral.breadWine[colour] + cathedral.clothJewel[colour] + cathedral.coins[colour];

const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const;
const pairNeeds = (sheet: BoardSheet, [one, other]: readonly [number, number], colour: 'red' | 'blue' | 'green') =>
  lettersOf(at(sheet.cathedrals, one), colour) + lettersOf(at(sheet.cathedrals, other), colour);

/** V4  Any two cathedrals can be served from the stock: blue 10 (one is a starting bonus), red 15, green 15. */
const stockFault = (sheet: BoardSheet, path: string): Fault | undefined => {
  for (const pair of PAIRS) {
    for (const [colour, stock] of [['blue', 10] as const, ['red', 15] as const, ['green', 15] as const]) {
      const needs = pairNeeds(sheet, pair, colour);
      if (needs <= stock) continue;
      const where = `${path}.cathedrals[${pair[0]}] and [${pair[1]}]`;
      return wrong(where, `need ${needs} ${colour} letters together, there are ${stock}`, 'V4');
    }
  }
  return undefined;
};

/** V6  Always as printed. */
const PRINTED = ['post', 'market', 'start'] as const;
const printedFault = (sheet: BoardSheet, path: string): Fault | undefined => {
  if (sheet.track.hellLastSpace !== DEFAULT_SHEET.track.hellLastSpace)
    return wrong(`${path}.track.hellLastSpace`, `is always ${DEFAULT_SHEET.track.hellLastSpace}`, 'V6');
  for (const part of PRINTED) {
    for (const [key, printed] of Object.entries(DEFAULT_SHEET[part])) {
      const given: unknown = (sheet[part] as { readonly [key: string]: unknown })[key];
      if (key !== 'source' && given !== printed) return wrong(`${path}.${part}.${key}`, `is always ${printed}`, 'V6');
    }
  }
  return undefined;
};

/** V6  Rulebook facts, unless the table plays house rules: bread 2/6, the letter 4, and one list for bread and wine. */
const factFault = ({ prices, cathedrals }: BoardSheet, path: string): Fault | undefined => {
  const known = DEFAULT_SHEET.prices;
  for (const key of ['buy', 'sell'] as const) {
    if (prices.bread[key] !== known.bread[key])
      return wrong(`${path}.prices.bread.${key}`, `is ${known.bread[key]} by the rulebook (houseRules is off)`, 'V6');
  }
  if (prices.indulgence.buy !== known.indulgence.buy) {
    const message = `is ${known.indulgence.buy} by the rulebook (houseRules is off)`;
    return wrong(`${path}.prices.indulgence.buy`, message, 'V6');
  }
  const hasKnownList = cathedrals.some(({ breadWine: { red, blue, green } }) => red === 1 && blue === 3 && green === 1);
  if (hasKnownList) return undefined;
  const message = 'one list for bread and wine is red 1, blue 3, green 1 by the rulebook (houseRules is off)';
  return wrong(`${path}.cathedrals`, message, 'V6');
};

const cathedralsFault = (value: unknown, path: string): Fault | undefined => {
  if (!Array.isArray(value) || value.length !== 3) return wrong(path, 'must list exactly three cathedrals', 'V3');
  for (const [site, cathedral] of value.entries()) {
    const found = shapeFault(cathedral, CATHEDRAL, `${path}[${site}]`);
    if (found !== undefined) return found;
  }
  return undefined;
};

const sheetShapeFault = (value: unknown, path: string): Fault | undefined => {
  if (!isObject(value)) return wrong(path, 'must be "default" or a board sheet', 'V1');
  const { cathedrals, ...rest } = value;
  if (rest.schema !== 1) return wrong(`${path}.schema`, 'only schema 1 is known', 'V1');
  return shapeFault(rest, SHEET, path) ?? cathedralsFault(cathedrals, `${path}.cathedrals`);
};

/** MC-27.3  A table's own sheet, or the first thing that is wrong with it. */
export const parseBoardSheet = (value: unknown, houseRules: boolean, path = 'boardSheet'): Parsed<BoardSheet> => {
  const shape = sheetShapeFault(value, path);
  if (shape !== undefined) return { ok: false, fault: shape };
  const sheet = value as BoardSheet; // its shape has just been checked
  const { heavenDistance } = sheet.track;
  const found =
    priceFault(sheet, path) ??
    listFault(sheet, path) ??
    stockFault(sheet, path) ??
    (heavenDistance < 15 || heavenDistance > 40
      ? wrong(`${path}.track.heavenDistance`, 'must be 15 to 40', 'V5')
      : undefined) ??
    printedFault(sheet, path) ??
    (houseRules ? undefined : factFault(sheet, path));
  return found === undefined ? parsed(sheet) : { ok: false, fault: found };
};

/** MC-27.3  Accepted, but shown to everyone. */
export interface SheetWarning {
  readonly path: string;
  readonly code: 'fewLettersLeft' | 'longList' | 'richMargin';
  readonly message: string;
}

export const sheetWarnings = (sheet: BoardSheet): readonly SheetWarning[] => [
  ...PAIRS.flatMap(pair =>
    (['red', 'green'] as const)
      .filter(colour => pairNeeds(sheet, pair, colour) > 9)
      .map(colour => ({
        path: `cathedrals[${pair[0]}] and [${pair[1]}]`,
        code: 'fewLettersLeft' as const,
        message: `need ${pairNeeds(sheet, pair, colour)} ${colour} letters; fewer than 6 are left for the market`,
      })),
  ),
  ...sheet.cathedrals.flatMap((cathedral, site) =>
    CATEGORIES.filter(category => {
      const { red, blue, green } = cathedral[category];
      return red + blue + green > 5;
    }).map(category => ({
      path: `cathedrals[${site}].${category}`,
      code: 'longList' as const,
      message: 'lists more than 5 letters',
    })),
  ),
  ...GOODS.filter(good => sheet.prices[good].sell - sheet.prices[good].buy > 8).map(good => ({
    path: `prices.${good}`,
    code: 'richMargin' as const,
    message: 'sells for more than 8 above its buying price',
  })),
];
