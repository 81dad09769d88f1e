import { combinations, type OptionSpec, orThrow, pick, type Stream } from '@conclave/kernel';
import type { BoardSheet, LetterList } from '../rules/board-sheet.ts';
import { DEFAULT_SHEET } from '../rules/default-sheet.ts';
import { type Options, options, optionsOfVersion1 } from '../rules/options.ts';
import { parseBoardSheet } from '../rules/sheet-check.ts';

const from = (stream: Stream, least: number, most: number): number => least + stream.below(most - least + 1);

const randomList = (stream: Stream): LetterList => {
  const list = { red: 0, blue: 0, green: 0 };
  const letters = from(stream, 2, 6);
  for (let each = 0; each < letters; each += 1) list[pick(['red', 'blue', 'green'] as const, stream)] += 1;
  return list;
};

const randomPrice = (stream: Stream) => {
  const buy = from(stream, 1, 15);
  return { buy, sell: from(stream, buy + 1, 30) };
};

const draft = (stream: Stream, houseRules: boolean): BoardSheet => ({
  ...DEFAULT_SHEET,
  name: 'by luck',
  prices: {
    bread: houseRules ? randomPrice(stream) : DEFAULT_SHEET.prices.bread,
    wine: randomPrice(stream),
    cloth: randomPrice(stream),
    jewel: randomPrice(stream),
    indulgence: houseRules ? { buy: from(stream, 1, 15) } : DEFAULT_SHEET.prices.indulgence,
  },
  cathedrals: ['north', 'east', 'south'].map((id, site) => ({
    id,
    breadWine: site === 0 && !houseRules ? { red: 1, blue: 3, green: 1 } : randomList(stream),
    clothJewel: randomList(stream),
    coins: randomList(stream),
  })),
  track: { hellLastSpace: 40, heavenDistance: from(stream, 15, 40) },
});

/** MC-27.3  A valid sheet by luck: drafts until one passes (mostly blue letters are too many at first). */
export const randomSheet = (stream: Stream, houseRules: boolean): BoardSheet => {
  for (;;) {
    const sheet = parseBoardSheet(draft(stream, houseRules), houseRules);
    if (sheet.ok) return sheet.value;
  }
};

/** MC-23.5  Version 2 knows one value more. */
const withHoldingBack = (spec: OptionSpec): OptionSpec => options.specs.find(({ key }) => key === spec.key) ?? spec;

/** MC-28  Any combination of options that fits, half of them with a sheet of their own. */
export const randomOptions = (seats: number, stream: Stream): Options => {
  const seating = { seats, humans: seats };
  const listed = pick([...combinations(optionsOfVersion1.specs.map(withHoldingBack), seating)], stream);
  const own = stream.below(2) === 0 ? {} : { boardSheet: randomSheet(stream, listed.houseRules === 'on') };
  return orThrow(options.parse({ ...listed, ...own }, seating));
};

const onOff = (stream: Stream) => pick(['on', 'off'] as const, stream);

/** MC-26.21  A register by luck; half of them as printed or gentle. */
const randomRegister = (stream: Stream, pace: string): unknown => {
  const chosen = stream.below(6);
  if (chosen < 3) return chosen === 0 ? 'gentle' : 'printed';
  const entries = ['S2', 'S3', 'S4', 'S6', 'S7', 'S9', 'S10', 'S11', 'S13', 'S14'];
  return {
    ...Object.fromEntries(entries.map(entry => [entry, onOff(stream)])),
    S1: pick(['auto', 'call', 'off'] as const, stream),
    S5: { on: stream.below(2) === 0 },
    S8: { on: stream.below(3) > 0, popeToo: stream.below(2) === 0 },
    S12: pace === 'live' ? onOff(stream) : 'off',
    honour: ['Do not sigh.', 'No phones at the table.'].slice(0, stream.below(3)),
  };
};

/** MC-28  META CULPA by luck. */
export const randomMetaOptions = (seats: number, stream: Stream): Options => {
  const pace = pick(['live', 'live', 'correspondence'], stream);
  const meta = {
    metaCulpa: 'on',
    pace,
    register: randomRegister(stream, pace),
    metaCorrection: pick(['de', 'en'], stream),
    wrongAccusation: pick(['stone', 'lockout', 'none'], stream),
    callWindow: pick(['nextTurn', 'round'], stream),
  };
  return orThrow(options.parse({ ...randomOptions(seats, stream), ...meta }, { seats, humans: seats }));
};
