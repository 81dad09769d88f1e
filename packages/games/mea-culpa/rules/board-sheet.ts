import { CATEGORIES, GOODS, type Good } from './components.ts';

/** MC-27  Everything that was printed only on the board: prices, letter lists, the length of the track. */
export type Source = 'rulebook' | 'assumed';
export interface Price {
  readonly buy: number;
  readonly sell: number;
  readonly source?: Source;
}
export interface LetterList {
  readonly red: number;
  readonly blue: number;
  readonly green: number;
  readonly source?: Source;
}
export interface Cathedral {
  readonly id: string;
  readonly breadWine: LetterList;
  readonly clothJewel: LetterList;
  readonly coins: LetterList;
}
export interface BoardSheet {
  readonly schema: 1;
  readonly name: string;
  readonly prices: { readonly [good in Good]: Price } & {
    readonly indulgence: { readonly buy: number; readonly source?: Source };
  };
  readonly cathedrals: readonly Cathedral[];
  readonly track: {
    readonly hellLastSpace: number;
    readonly hellSource?: Source;
    readonly heavenDistance: number;
    readonly heavenSource?: Source;
  };
  readonly post: { readonly min: number; readonly max: number; readonly source?: Source };
  readonly market: { readonly stonesPerRound: number; readonly source?: Source };
  readonly start: {
    readonly taler: number;
    readonly sinStones: number;
    readonly bonusCoin: number;
    readonly source?: Source;
  };
}

/** The numbers of a sheet in the order of stones and colours: what the rules read. */
export interface Board {
  /** By stone, the indulgence stone last. */
  readonly buy: readonly number[];
  readonly sell: readonly number[];
  /** By site and category: letters by colour. */
  readonly lists: readonly (readonly (readonly number[])[])[];
  readonly heaven: number;
}

export const boardOf = ({ prices, cathedrals, track }: BoardSheet): Board => ({
  buy: [...GOODS.map(good => prices[good].buy), prices.indulgence.buy],
  sell: GOODS.map(good => prices[good].sell),
  lists: cathedrals.map(cathedral =>
    CATEGORIES.map(category => [0, cathedral[category].blue, cathedral[category].red, cathedral[category].green]),
  ),
  heaven: track.heavenDistance,
});
