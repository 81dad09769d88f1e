import type { AnyGame, Seat, View } from '@conclave/kernel';
import {
  CATEGORIES,
  type Event,
  type MeaCulpa,
  type Move,
  refusal,
  STONE,
  type Stone,
  type Table,
  top,
} from '@conclave/mea-culpa';
import type { Foresee } from '@conclave/stage/table/staging.ts';
import { follow } from './follow.ts';
import { BONUS_ITEMS } from './things/draw.ts';

/** What a move that may be made brings about for certain, as it will be told; what follows from it is the table's to say. */
const certain = (table: Table, seat: Seat, move: Move): readonly Event[] => {
  const price = (stone: Stone): number => table.board.buy[STONE[stone]] ?? 0;
  switch (move.type) {
    case 'bonus': {
      const things = BONUS_ITEMS[move.bonus].map((item, index) => ({ item, into: move.into[index] ?? 'I' }) as const);
      return [
        { type: 'bonusTaken', seat, bonus: move.bonus, rule: 'MC-5.5' },
        { type: 'stored', seat, things, rule: 'MC-5.6' },
      ];
    }
    case 'character':
      return [{ type: 'characterTaken', seat, character: move.character, automatic: false, rule: 'MC-7.8' }];
    case 'popeStone':
      if (top(table).at !== 'popeStone') return []; // of a card it is told first that it is used
      return [{ type: 'popeStoneMoved', seat, from: move.from, to: move.to, rule: 'MC-18.3' }];
    case 'crew':
      if (top(table).at !== 'crew') return [];
      return [{ type: 'crewArrived', seat, from: 'emperor', site: move.site, rule: 'MC-8.2' }];
    case 'buy':
      return [{ type: 'bought', seat, good: move.good, price: price(move.good), greedy: false, rule: 'MC-10.2' }];
    case 'buyLetter':
      return [{ type: 'letterBought', seat, letter: move.letter, price: price('indulgence'), rule: 'MC-10.1' }];
    case 'sell':
      if (move.good === undefined) return []; // MC-26.31  By hand it is only declared.
      return [{ type: 'sold', seat, good: move.good, price: table.board.sell[STONE[move.good]] ?? 0, rule: 'MC-11.1' }];
    case 'donate':
      return [
        { type: 'donated', seat, items: move.things.map(({ item }) => item), rule: 'MC-12.1' },
        { type: 'stored', seat, things: move.things, rule: 'MC-12.1' },
      ];
    case 'take': {
      const { stone, letter } = move;
      const told = { type: 'freeStoneTaken', seat, stone, automatic: false, rule: 'MC-15.3' } as const;
      return [letter === undefined ? told : { ...told, letter }];
    }
    case 'pick': {
      const frame = top(table);
      const category = frame.at === 'pick' ? CATEGORIES[frame.category] : undefined;
      if (category === undefined) return [];
      const rule = table.seats === 2 ? 'MC-20.6' : 'MC-20.5';
      return [{ type: 'letterPicked', seat, letter: move.letter, category, automatic: false, rule }];
    }
    default:
      return [];
  }
};

/** MC-7.2  A bid is locked in. */
const sealed = (
  view: View<MeaCulpa> & { readonly seat: Seat },
  { notches, taler }: { notches: number; taler: number },
) => ({
  ...view,
  table: { ...view.table, locked: view.table.locked | (1 << view.seat) },
  own: { ...view.own, bid: { notches, taler } },
});

/** What is certain of our own move is seen at once, and nobody waits for the answer. By hand nothing is certain (MC-26). */
export const foresee: Foresee = (shown, some) => {
  const view = shown as View<MeaCulpa>;
  const move = some as Move;
  if (view.seat === 'spectator' || refusal(view.table, view.own, view.seat, move) !== undefined) return undefined;
  if (move.type === 'bid') return sealed(view, move) as View<AnyGame>;
  if (view.table.manual !== undefined) return undefined;
  const events = certain(view.table, view.seat, move);
  return events.length === 0 ? undefined : (events.reduce(follow, view) as View<AnyGame>);
};
