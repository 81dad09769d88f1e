import {
  type Bonus,
  CATEGORIES,
  type Category,
  COLOURS,
  type Colour,
  type Compartment,
  type Den,
  donationValue,
  type Event,
  ITEM,
  ITEMS,
  type Item,
  type Stone,
  type Table,
} from '@conclave/mea-culpa';
import type { GlyphName } from '@conclave/stage/art/glyphs.ts';
import { waxOf } from '@conclave/stage/art/wax.ts';

export const GLYPH_OF_STONE: Readonly<Record<Stone, GlyphName>> = {
  bread: 'bread',
  wine: 'wine',
  cloth: 'cloth',
  jewel: 'jewel',
  indulgence: 'cross',
};

export const GLYPH_OF_DEN: Readonly<Record<Den, GlyphName>> = { lust: 'lips', pettySins: 'dice', greed: 'purse' };

export const GLYPHS_OF_CATEGORY: Readonly<Record<Category, readonly GlyphName[]>> = {
  breadWine: ['bread', 'wine'],
  clothJewel: ['cloth', 'jewel'],
  coins: ['coin'],
};

/** MC-16  What a House card is about, at a glance: signs, and words that begin with a plus. */
export const CARD_SIGNS: Readonly<Record<string, readonly string[]>> & {
  readonly suite5: readonly string[];
  readonly suite6: readonly string[];
} = {
  C1: ['crown', '+→', 'letter'],
  C2: ['mitre', '+→', 'letter'],
  C3: ['ghost', '+3', 'flame'],
  C4: ['ghost', '+5', 'flame'],
  C5: ['+2', 'stone', 'lips'],
  C6: ['+2', 'stone', 'purse'],
  C7: ['hammer', '+→'],
  C8: ['++1', 'hammer'],
  C9: ['mitre', '+→'],
  C10: ['++1', 'bread'],
  C11: ['+3', 'coin', '+!'],
  C12: ['++3', 'coin'],
  C13: ['++5', 'coin'],
  C14: ['++7', 'coin'],
  suite5: ['door', '+1–4', 'stone'],
  suite6: ['letter', '+1', 'stone'],
};

/** The seal of a letter; green is light with a dark sign, to differ from red by more than its hue. */
export const SEAL: Readonly<
  Record<Colour, { readonly wax: string; readonly sign: GlyphName; readonly pale: boolean }>
> = {
  yellow: { wax: waxOf('yellow').wax, sign: 'sun', pale: false },
  blue: { wax: waxOf('blue').wax, sign: 'wave', pale: true },
  red: { wax: waxOf('red').wax, sign: 'rose', pale: true },
  green: { wax: '#8fc47a', sign: 'leaf', pale: false },
};

/** Letters as colour and count, without the colours that are not there. */
export const letterCounts = (
  counts: readonly number[],
): readonly { readonly colour: (typeof COLOURS)[number]; readonly count: number }[] =>
  COLOURS.map((colour, index) => ({ colour, count: counts[index] ?? 0 })).filter(({ count }) => count > 0);

/** How far down the climb a soul stands, in percent: Heaven above, Hell below. */
export const ladderPercent = ({ board }: Pick<Table, 'board'>, place: number): number =>
  ((place + board.heaven) / (board.heaven + 40)) * 100;

/** Places in a row, at least so far apart, as near as possible to where they belong: a crowd stands around its own middle. */
export const spread = (at: readonly number[], gap: number, least: number, most: number): readonly number[] => {
  const order = at.map((_, index) => index).sort((one, other) => (at[one] ?? 0) - (at[other] ?? 0));
  /** Where the first of a row would have to stand for the sake of each; who would stand on another joins that crowd. */
  const crowds: { readonly sum: number; readonly count: number }[] = [];
  for (const [rank, index] of order.entries()) {
    let crowd = { sum: (at[index] ?? 0) - rank * gap, count: 1 };
    for (let last = crowds.at(-1); last && last.sum / last.count >= crowd.sum / crowd.count; last = crowds.at(-1)) {
      crowds.pop();
      crowd = { sum: last.sum + crowd.sum, count: last.count + crowd.count };
    }
    crowds.push(crowd);
  }
  const firstAt = crowds.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  const room = most - (at.length - 1) * gap;
  const placed = [...at];
  for (const [rank, index] of order.entries())
    placed[index] = Math.max(least, Math.min(room, firstAt[rank] ?? 0)) + rank * gap;
  return placed;
};

/** A letter for every seat: the first of its name that nobody before it has. */
export const lettersOf = (names: readonly string[]): readonly string[] => {
  const taken: string[] = [];
  for (const [seat, name] of names.entries()) {
    const own = [...name.toUpperCase()].filter(sign => /\p{L}|\d/u.test(sign)).find(sign => !taken.includes(sign));
    taken.push(own ?? String(seat + 1));
  }
  return taken;
};

/** MC-20.2  Who has shown the largest donations of each category, as far as the past may be looked at (MC-2.4). */
export type Leads = readonly ({ readonly seat: number; readonly value: number } | undefined)[];

const given = (event: Event): { readonly seat: number; readonly items: readonly Item[] } | undefined => {
  if (event.type === 'donated') return event;
  if (event.type === 'bonusTaken') return { seat: event.seat, items: BONUS_ITEMS[event.bonus] };
  return undefined;
};

/** What everybody has shown since the chests were last opened. */
export const leadsOf = (shown: readonly Event[], seats: number): Leads => {
  const since = shown.slice(shown.findLastIndex(({ type }) => type === 'chestsCleared') + 1);
  const totals = Array.from({ length: seats }, () => ITEMS.map(() => 0));
  for (const event of since) {
    const gift = given(event);
    for (const item of gift?.items ?? []) {
      const line = totals[gift?.seat ?? 0];
      if (line !== undefined) line[ITEM[item]] = (line[ITEM[item]] ?? 0) + 1;
    }
  }
  return CATEGORIES.map((_, category) => {
    const values = totals.map(line => donationValue(line, category));
    const value = Math.max(...values);
    const seat = values.indexOf(value);
    return value > 0 && values.lastIndexOf(value) === seat ? { seat, value } : undefined;
  });
};

/** MC-21.3  The colours that are still missing to the next set. */
export const missingToSet = (letters: readonly number[]): readonly Colour[] => {
  const sets = Math.min(...COLOURS.map((_, index) => letters[index] ?? 0));
  return COLOURS.filter((_, index) => (letters[index] ?? 0) === sets);
};

/** MC-17  How far this seat's soul would sink if the posts were compared now. */
export const stepsIfCompared = ({ posts, souls, front, seats }: Table, seat: number): number => {
  const shown = posts.slice(0, seats);
  if (shown.some(post => post === 0)) return 0;
  const highest = Math.max(...shown);
  const nearness = (other: number): number => (souls[other] ?? 0) * 4 + (front[other] ?? 0);
  const tied = shown.map((_, other) => other).filter(other => shown[other] === highest);
  const mover = tied.sort((one, other) => nearness(one) - nearness(other))[0];
  return mover === seat ? highest - Math.min(...shown) : 0;
};

/** MC-5.6  What a bonus puts into the chest; a letter lies open behind the screen. */
export const BONUS_ITEMS: Readonly<Record<Bonus, readonly Item[]>> = {
  breadAndWine: ['bread', 'wine'],
  jewel: ['jewel'],
  coin: ['coin10'],
  blueLetter: [],
};

export const GLYPH_OF_BONUS: Readonly<Record<Bonus, readonly GlyphName[]>> = {
  breadAndWine: ['bread', 'wine'],
  jewel: ['jewel'],
  coin: ['coin'],
  blueLetter: ['letter'],
};

/** A starting bonus while it is being chosen; only this page knows it. */
export interface BonusDraft {
  readonly bonus: Bonus;
  readonly into: readonly Compartment[];
}
