import { at, type Chance, type Emit, type Seat } from '@conclave/kernel';
import {
  ALL_LETTERS,
  ALL_STONES,
  BONUSES,
  type Bonus,
  COMPARTMENT,
  type Compartment,
  CREWS,
  ITEM,
  type Item,
  NOBODY,
  SIN_STONES,
  START_TALER,
  STONES,
} from './components.ts';
import { add, bySeat, named, none } from './counts.ts';
import type { Event } from './events.ts';
import type { Donation, MoveOf } from './moves.ts';
import { boardFor, type Options } from './options.ts';
import { hellOrder } from './record-of-sins.ts';
import { push, replace } from './stack.ts';
import { NO_BID, type Secrets, type State, type Table } from './state.ts';
import { takeLetter } from './supplies.ts';

/** MC-5.1, MC-5.2  The common supply, and what lies before each player. MC-1.4: colours of players have no effect. */
const layOut = (options: Options, seats: number, front: readonly number[]): Table => ({
  options,
  board: boardFor(options),
  seats,
  round: 0,
  stack: [],
  souls: none(seats),
  front,
  posts: none(seats),
  stock: bySeat(seats, () => SIN_STONES),
  dens: [none(seats), none(seats), none(seats)],
  popeStones: [1, 1, 1],
  market: none(5),
  bag: 0,
  supply: [...ALL_LETTERS],
  rooms: none(4),
  suite5: false,
  suite6: false,
  discard: none(15),
  hut: CREWS,
  emperorCrew: 0,
  crews: none(3),
  parts: none(3),
  finished: 0,
  characters: [NOBODY, NOBODY, NOBODY, NOBODY],
  locked: 0,
  bids: [],
  keeper: NOBODY,
  order: [],
  bonuses: BONUSES,
  chests: none(seats),
  opened: [],
  display: none(4),
  ledger: options.openLedger === 'full' ? bySeat(seats, () => [START_TALER, ...none(8)]) : [],
  result: [],
});

export const emptyScreen = (): Secrets => ({
  taler: START_TALER,
  goods: none(4),
  letters: none(4),
  chest: [none(8), none(8)],
  bid: NO_BID,
  die: 0,
});

/** MC-5.3  The souls line up on space 0 in random order. */
const lineUp = (seats: number, chance: Chance): Seat[] => chance.stream('souls').shuffle(bySeat(seats, seat => seat));

/** MC-5  Setup, up to the first choice of a starting bonus. */
export const setUp = (options: Options, seats: number, chance: Chance, emit?: Emit<Event>): State => {
  const fromHell = lineUp(seats, chance);
  const front = none(seats);
  for (const [place, seat] of fromHell.entries()) front[seat] = seats - 1 - place;
  const state: State = {
    table: layOut(options, seats, front),
    secrets: bySeat(seats, emptyScreen),
    hidden: { bag: [] },
  };
  emit?.('all', { type: 'soulsLinedUp', fromHell, rule: 'MC-5.3' });
  push(state.table, { at: 'bonus', seat: at(bonusOrder(state.table), 0) });
  return state;
};

/** MC-5.5  Nearest to Heaven chooses first. */
export const bonusOrder = (table: Table): Seat[] => hellOrder(table).reverse();

/** MC-5.4, MC-5.6  What a bonus puts into the chest. */
const bonusItems = (bonus: Bonus): readonly Item[] => {
  switch (bonus) {
    case 'breadAndWine':
      return ['bread', 'wine'];
    case 'jewel':
      return ['jewel'];
    case 'coin':
      return ['coin10'];
    case 'blueLetter':
      return [];
  }
};

/** MC-12.1  Things go into a chest; only their owner knows which compartment. */
export const store = (state: State, seat: Seat, things: readonly Donation[]): void => {
  for (const { item, into } of things) putIntoChest(state, seat, item, into);
};

const putIntoChest = ({ table, secrets }: State, seat: Seat, item: Item, into: Compartment): void => {
  add(at(at(secrets, seat).chest, COMPARTMENT[into]), ITEM[item], 1);
  add(table.chests, seat, 1);
};

/** MC-5.5, MC-5.6  Take one bonus: the blue letter behind the screen, anything else into the chest. */
export const takeBonus = (state: State, seat: Seat, { bonus, into }: MoveOf<'bonus'>, emit?: Emit<Event>): void => {
  const { table } = state;
  const things = bonusItems(bonus).map((item, index) => ({ item, into: into[index] ?? 'I' }));
  table.bonuses = table.bonuses.filter(other => other !== bonus);
  emit?.('all', { type: 'bonusTaken', seat, bonus, rule: 'MC-5.5' });
  if (bonus === 'blueLetter') takeLetter(state, seat, 'blue');
  store(state, seat, things);
  if (things.length > 0) emit?.(seat, { type: 'stored', seat, things, rule: 'MC-5.6' });
  const next = BONUSES.length - table.bonuses.length;
  if (next < table.seats) replace(table, { at: 'bonus', seat: at(bonusOrder(table), next) });
  else fillBag(state, emit);
};

/** MC-5.7, MC-5.8  Left-over bonuses return; all goods not in a chest and the indulgence stones go into the bag. */
const fillBag = ({ table, hidden }: State, emit?: Emit<Event>): void => {
  const stones = [...ALL_STONES];
  if (!table.bonuses.includes('breadAndWine')) {
    add(stones, ITEM.bread, -1);
    add(stones, ITEM.wine, -1);
  }
  if (!table.bonuses.includes('jewel')) add(stones, ITEM.jewel, -1);
  for (const [stone, number] of stones.entries()) {
    for (let each = 0; each < number; each += 1) hidden.bag.push(stone);
    table.bag += number;
  }
  table.bonuses = [];
  emit?.('all', { type: 'bagFilled', stones: named(stones, STONES), rule: 'MC-5.8' });
  replace(table, { at: 'prepare' });
};
