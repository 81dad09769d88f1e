import {
  type Bonus,
  COLOURS,
  type Compartment,
  type Den,
  GOODS,
  type Good,
  type Item,
  type Move,
  type Place,
  type Site,
  type Stone,
  type Table,
} from '@conclave/mea-culpa';
import type { GlyphName } from '@conclave/stage/art/glyphs.ts';

/** A place of the table that can be touched: every move belongs to one, or to none and stands in the prompt line. */
export type Spot =
  | `stall ${Stone}`
  | `place ${Place}`
  | `den ${Den}`
  | `site ${Site}`
  | `good ${Good}`
  | `coin`
  | `prompt`;

/** How the places of the board are touched: which ones can be, which one is, and by whom. */
export interface Touch {
  readonly able: (spot: Spot) => boolean;
  readonly chosen: Spot | undefined;
  readonly choose: (spot: Spot) => void;
}

export const spotOf = (move: Move): Spot => {
  switch (move.type) {
    case 'buy':
    case 'greedy':
    case 'takeGood':
      return `stall ${move.good}`;
    case 'buyLetter':
      return 'stall indulgence';
    case 'take':
      return `stall ${move.stone}`;
    case 'visit':
    case 'travel':
    case 'guess':
      return `place ${move.place}`;
    case 'room':
      return `place ${move.room}`;
    case 'popeStone':
      return `den ${move.from}`;
    case 'emptyDen':
      return `den ${move.den}`;
    case 'crew':
      return `site ${move.site}`;
    case 'moveCrew':
      return `site ${move.from}`;
    case 'sell':
      return move.good === undefined ? 'prompt' : `good ${move.good}`;
    case 'donate': {
      const item = move.things[0]?.item;
      const good = GOODS.find(word => word === item);
      return good === undefined ? 'coin' : `good ${good}`;
    }
    default:
      return 'prompt';
  }
};

/** The moves by the spot that they belong to. Two donations at once are built from single ones, not listed. */
export const movesBySpot = (moves: Iterable<Move>): ReadonlyMap<Spot, readonly Move[]> => {
  const spots = new Map<Spot, Move[]>();
  for (const move of moves) {
    if (move.type === 'bid' || (move.type === 'donate' && move.things.length > 1)) continue;
    const spot = spotOf(move);
    spots.set(spot, [...(spots.get(spot) ?? []), move]);
  }
  return spots;
};

export const GLYPH_OF_STONE: Readonly<Record<Stone, GlyphName>> = {
  bread: 'bread',
  wine: 'wine',
  cloth: 'cloth',
  jewel: 'jewel',
  indulgence: 'scroll',
};

export const GLYPH_OF_DEN: Readonly<Record<Den, GlyphName>> = { lust: 'lips', pettySins: 'dice', greed: 'chest' };

export const GLYPH_OF_CHARACTER = {
  pope: 'mitre',
  emperor: 'crown',
  merchant: 'coin',
  pettySinner: 'ghost',
} as const satisfies Record<string, GlyphName>;

/** Letters as colour and count, without the colours that are not there. */
export const letterCounts = (
  counts: readonly number[],
): readonly { readonly colour: (typeof COLOURS)[number]; readonly count: number }[] =>
  COLOURS.map((colour, index) => ({ colour, count: counts[index] ?? 0 })).filter(({ count }) => count > 0);

/** How far down the ladder a soul stands, in percent: Heaven above, Hell below. */
export const ladderPercent = ({ board }: Pick<Table, 'board'>, place: number): number =>
  ((place + board.heaven) / (board.heaven + 40)) * 100;

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
  blueLetter: ['scroll'],
};

/** A starting bonus while it is being chosen; only this page knows it. */
export interface BonusDraft {
  readonly bonus: Bonus;
  readonly into: readonly Compartment[];
}
