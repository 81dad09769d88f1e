import { allSeats, at, type Seat, type Viewer } from '@conclave/kernel';
import { byHand } from '#manual-room';
import {
  COIN_VALUE,
  COLOUR,
  COLOURS,
  type Colour,
  GOODS,
  type Good,
  ITEM,
  ITEMS,
  type Item,
  START_TALER,
  STONE,
} from './components.ts';
import { add, type Counts, type Named, none } from './counts.ts';
import type { Event } from './events.ts';
import type { Options } from './options.ts';
import { BONUS_ITEMS } from './starting-bonuses.ts';

/** MC-2.3  What an attentive player can add up from open transfers. Only compartments, bids and the die stay unknown. */
export interface Memory {
  /** By seat. */
  readonly taler: Counts;
  /** By seat and good. */
  readonly goods: readonly Counts[];
  /** By seat and colour. */
  readonly letters: readonly Counts[];
  /** By seat and item: in the chest, nobody else knows where. */
  readonly loose: readonly Counts[];
  /** By seat and item: surely in compartment I, after the second evaluation; surely in II, after the first (MC-20.1). */
  readonly surely: readonly (readonly [Counts, Counts])[];
  /** MC-26.20  In META CULPA, by seat: things in the chest that were dropped unshown. What left the screen for them is not counted yet. */
  readonly unknown?: Counts;
}

export const newMemory = (options: Options, seats: number, _viewer: Viewer): Memory => ({
  ...(options.metaCulpa === 'on' ? { unknown: none(seats) } : {}),
  taler: allSeats(seats).map(() => START_TALER),
  goods: allSeats(seats).map(() => none(GOODS.length)),
  letters: allSeats(seats).map(() => none(COLOURS.length)),
  loose: allSeats(seats).map(() => none(ITEMS.length)),
  surely: allSeats(seats).map(() => [none(ITEMS.length), none(ITEMS.length)]),
});

export const taler = (memory: Memory, seat: Seat, number: number): void => add(memory.taler, seat, number);
export const good = (memory: Memory, seat: Seat, kind: Good, number: number): void =>
  add(at(memory.goods, seat), STONE[kind], number);
export const letter = (memory: Memory, seat: Seat, colour: Colour, number: number): void =>
  add(at(memory.letters, seat), COLOUR[colour], number);

const stored = (memory: Memory, seat: Seat, items: readonly Item[]): void => {
  for (const item of items) add(at(memory.loose, seat), ITEM[item], 1);
};

export const shown = (memory: Memory, seat: Seat, items: readonly Item[]): void => {
  for (const item of items) {
    const coin = at(COIN_VALUE, ITEM[item]);
    if (coin > 0) taler(memory, seat, -coin);
    else good(memory, seat, at(GOODS, ITEM[item]), -1);
  }
  stored(memory, seat, items);
};

/** MC-20.1  What one compartment held is public now, and so is, by what it did not hold, the other one. */
const opened = (memory: Memory, compartment: number, contents: readonly Named<Item>[]): void => {
  for (const [seat, items] of contents.entries()) {
    nameUnknown(memory, seat, compartment, items);
    const loose = at(memory.loose, seat);
    const [emptied, other] = compartment === 0 ? at(memory.surely, seat) : reversed(at(memory.surely, seat));
    for (const [index, item] of ITEMS.entries()) {
      add(other, index, at(loose, index) + at(emptied, index) - (items[item] ?? 0));
      loose[index] = 0;
      emptied[index] = 0;
    }
  }
};

/** MC-26.20  What lies there and was never shown had been dropped unshown. Things alike are as good as each other. */
const nameUnknown = (memory: Memory, seat: Seat, compartment: number, items: Named<Item>): void => {
  if (memory.unknown === undefined) return;
  const surely = at(at(memory.surely, seat), compartment);
  for (const [index, item] of ITEMS.entries()) {
    const more = (items[item] ?? 0) - at(at(memory.loose, seat), index) - at(surely, index);
    for (let each = 0; each < more; each += 1) {
      unknown(memory, seat, -1);
      shown(memory, seat, [item]);
    }
  }
};

const reversed = ([one, other]: readonly [Counts, Counts]): readonly [Counts, Counts] => [other, one];

export const remember = (memory: Memory, event: Event): void => {
  switch (event.type) {
    case 'bonusTaken':
      if (event.bonus === 'blueLetter') letter(memory, event.seat, 'blue', 1);
      return stored(memory, event.seat, BONUS_ITEMS[event.bonus]);
    case 'bidsRevealed':
      for (const [seat, bid] of event.bids.entries())
        if (event.beside || seat !== event.keeper) taler(memory, seat, -bid.taler);
      return;
    case 'bought':
      taler(memory, event.seat, -event.price);
      return event.greedy ? undefined : good(memory, event.seat, event.good, 1);
    case 'goodsTaken':
      return good(memory, event.seat, event.good, event.number);
    case 'letterBought':
      taler(memory, event.seat, -event.price);
      return letter(memory, event.seat, event.letter, 1);
    case 'sold':
      taler(memory, event.seat, event.price);
      return good(memory, event.seat, event.good, -1);
    case 'donated':
      return shown(memory, event.seat, event.items);
    case 'yellowLetterTaken':
      return letter(memory, event.seat, 'yellow', 1);
    case 'letterGiven':
      letter(memory, event.from, event.letter, -1);
      return letter(memory, event.to, event.letter, 1);
    case 'robbed':
      taler(memory, event.from, -event.taler);
      return taler(memory, event.to, event.taler);
    case 'talerFromBank':
      return taler(memory, event.seat, event.taler);
    case 'freeStoneTaken':
      if (event.stone !== 'indulgence') good(memory, event.seat, event.stone, 1);
      return event.letter === undefined ? undefined : letter(memory, event.seat, event.letter, 1);
    case 'letterPicked':
      return letter(memory, event.seat, event.letter, 1);
    case 'chestsOpened':
      return opened(memory, event.compartment === 'I' ? 0 : 1, event.contents);
    default:
      if (memory.unknown !== undefined) byHand().rememberByHand(memory, event);
  }
};

/** MC-26.20  A thing dropped unshown more, or fewer. */
export const unknown = (memory: Memory, seat: Seat, number: number): void => {
  if (memory.unknown !== undefined) add(memory.unknown, seat, number);
};
