import {
  fault,
  isObject,
  listedOptions,
  type OptionSpec,
  type OptionTable,
  type Parsed,
  parsed,
  type Seating,
} from '@conclave/kernel';
import type { BoardSheet } from './board-sheet.ts';
import { META_SPECS, type MetaOptions, parseMeta, splitOptions } from './meta-options.ts';
import { parseBoardSheet } from './sheet-check.ts';

/** MC-28  The table options; those of META CULPA only where it is on. */
export interface Options extends Partial<MetaOptions> {
  /** MC-27  The default sheet, or the table's own. */
  readonly boardSheet: 'default' | BoardSheet;
  readonly houseRules: 'off' | 'on';
  readonly twoPlayerSplit: 'de' | 'en';
  readonly popeOverLimit: 'blocked' | 'penalised' | 'riskIfCaught';
  /** `mayHoldBack` from rules version 2 on. */
  readonly threePlayerInheritance: 'mayHoldBack' | 'afterLastPick' | 'deferBoth';
  readonly openLedger: 'off' | 'log' | 'full';
  /** MC-29.4  Seconds for a decision. The rules know no clock; the table that runs one reads this. */
  readonly turnTimer: 'off' | number;
}

const onlyFor =
  (value: string, seats: number) =>
  (chosen: unknown, seating: Seating): boolean =>
    chosen !== value || seating.seats === seats;

type Inheritance = Options['threePlayerInheritance'];

/** MC-28, in the order of the rulebook's table; the default comes first. */
const specsWith = (inheritance: readonly Inheritance[]): readonly OptionSpec[] => [
  { key: 'boardSheet', values: ['default'], rule: 'MC-27' },
  { key: 'houseRules', values: ['off', 'on'], rule: 'MC-27.3' },
  { key: 'twoPlayerSplit', values: ['de', 'en'], rule: 'MC-20.6', fits: onlyFor('en', 2) },
  { key: 'popeOverLimit', values: ['blocked', 'penalised', 'riskIfCaught'], rule: 'MC-14.7' },
  {
    key: 'threePlayerInheritance',
    values: inheritance,
    rule: 'MC-23.5',
    fits: onlyFor('deferBoth', 3),
  },
  { key: 'openLedger', values: ['off', 'log', 'full'], rule: 'MC-2.4' },
  { key: 'turnTimer', values: ['off', 30, 60, 90, 120, 180, 300], rule: 'MC-29.4', timed: true },
];

/** An own sheet is checked by itself (MC-27.3); everything else is chosen from a list. */
const parseWith =
  (listed: OptionTable<Options>) =>
  (value: unknown, seating: Seating): Parsed<Options> => {
    if (!isObject(value) || value.boardSheet === undefined || value.boardSheet === 'default')
      return listed.parse(value, seating);
    const rest = listed.parse({ ...value, boardSheet: 'default' }, seating);
    if (!rest.ok) return rest;
    if (!isObject(value.boardSheet)) return fault('options.boardSheet', 'must be "default" or a board sheet');
    const sheet = parseBoardSheet(value.boardSheet, rest.value.houseRules === 'on', 'options.boardSheet');
    return sheet.ok ? parsed({ ...rest.value, boardSheet: sheet.value }) : sheet;
  };

const optionsWith = (specs: readonly OptionSpec[]): OptionTable<Options> => ({
  specs,
  parse: parseWith(listedOptions<Options>(specs)),
});

/** MC-23.5  Until version 1 nobody could hold back; games that began so go on so. */
export const optionsOfVersion1 = optionsWith(specsWith(['afterLastPick', 'deferBoth']));
const enforced = optionsWith(specsWith(['mayHoldBack', 'afterLastPick', 'deferBoth']));

/** MC-28  From version 2 on a table may play META CULPA. With `metaCulpa = off` its options are those of enforced mode alone. */
const parseWithVariant = (value: unknown, seating: Seating): Parsed<Options> => {
  if (!isObject(value)) return enforced.parse(value, seating);
  const { meta, rest } = splitOptions(value);
  const variant = parseMeta(meta, seating);
  if (!variant.ok) return variant;
  const table = enforced.parse(rest, seating);
  return table.ok && variant.value !== undefined ? parsed({ ...table.value, ...variant.value }) : table;
};

export const options: OptionTable<Options> = { specs: [...enforced.specs, ...META_SPECS], parse: parseWithVariant };

/** For a table's own sheet (MC-27.3). */
export { registerOf } from './meta-register.ts';
export { parseBoardSheet, sheetWarnings } from './sheet-check.ts';
