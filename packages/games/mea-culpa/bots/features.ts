import { at, type BySeat, type Seat } from '@conclave/kernel';
import { CATEGORIES, donationValue, type Secrets, type Table } from '../rules/index.ts';
import {
  type Chests,
  chestsIn,
  moneyOf,
  progress,
  sinsAhead,
  worthOfDonations,
  worthOfLetters,
  worthOfTaler,
} from './worth.ts';

/** How a position before the bids is described to a net. Whoever changes anything here raises the number: a net knows only its own. */
export const FEATURES = 'mea-culpa/1';

/** Numbers of a seat, and of the table. A seat is shown its own, the average and the greatest of the others', and the table's. */
const OF_SEAT = 31;
const OF_TABLE = 40;
export const INPUTS = 3 * OF_SEAT + OF_TABLE;

const SEATS = 4;
const CARD_KINDS = 14;
/** Where the next number goes. */
let place = 0;

const put = (into: Float64Array, number: number): void => {
  into[place] = number;
  place += 1;
};

const putAll = (into: Float64Array, numbers: readonly number[]): void => {
  for (let index = 0; index < numbers.length; index += 1) put(into, at(numbers, index));
};

/** MC-20  What lies in each compartment by category, and what that is worth in steps; their sum. */
const putChest = (into: Float64Array, table: Table, chests: Chests, seat: Seat, { chest }: Secrets): number => {
  let sum = 0;
  for (let compartment = 0; compartment < 2; compartment += 1) {
    for (let category = 0; category < CATEGORIES.length; category += 1) {
      const value = compartment < table.finished ? 0 : donationValue(at(chest, compartment), category);
      const worth = worthOfDonations({ table, chests }, seat, compartment, category, value);
      put(into, value);
      put(into, worth);
      sum += worth;
    }
  }
  return sum;
};

const describeSeat = (into: Float64Array, table: Table, chests: Chests, seat: Seat, own: Secrets): void => {
  place = seat * OF_SEAT;
  const heaven = -at(table.souls, seat);
  const letters = worthOfLetters(own.letters);
  const money = moneyOf(table, own);
  put(into, heaven);
  put(into, own.taler);
  put(into, money);
  put(into, letters);
  putAll(into, own.goods);
  putAll(into, own.letters);
  const donations = putChest(into, table, chests, seat, own);
  for (let den = 0; den < table.dens.length; den += 1) put(into, at(at(table.dens, den), seat));
  put(into, at(table.stock, seat));
  put(into, Math.min(...own.letters)); // MC-21.3: sets of four colours
  const standing = heaven + letters + donations + worthOfTaler(table) * money - sinsAhead(table, seat);
  put(into, standing);
  put(into, worthOfTaler(table) * money);
};

/** MC-16  How many of each card lie in the rooms. */
const putRooms = (into: Float64Array, { rooms }: Table): void => {
  for (let card = 0; card < CARD_KINDS; card += 1) into[place + card] = 0;
  for (let room = 0; room < rooms.length; room += 1) {
    const index = place + at(rooms, room) - 1;
    if (index >= place) into[index] = at(into, index) + 1;
  }
  place += CARD_KINDS;
};

const describeTable = (into: Float64Array, table: Table): void => {
  place = 0;
  put(into, table.round);
  put(into, progress(table));
  put(into, table.finished);
  put(into, table.hut);
  put(into, table.emperorCrew);
  put(into, table.bag);
  putAll(into, table.parts);
  putAll(into, table.crews);
  putAll(into, table.popeStones);
  putAll(into, table.market);
  putAll(into, table.supply);
  put(into, table.suite5 ? 1 : 0);
  put(into, table.suite6 ? 1 : 0);
  putRooms(into, table);
};

const ofSeats = new Float64Array(SEATS * OF_SEAT);
const ofTable = new Float64Array(OF_TABLE);

/** The average and the greatest among the others. */
const compareSeat = (into: Float64Array, from: number, seat: Seat, seats: number): void => {
  for (let index = 0; index < OF_SEAT; index += 1) {
    let sum = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other += 1) {
      if (other === seat) continue;
      const number = at(ofSeats, other * OF_SEAT + index);
      sum += number;
      if (number > most) most = number;
    }
    into[from + index] = at(ofSeats, seat * OF_SEAT + index);
    into[from + OF_SEAT + index] = sum / (seats - 1);
    into[from + 2 * OF_SEAT + index] = most;
  }
};

/** The position as each seat is shown it, one after another: `INPUTS` numbers a seat. The array is used again for the next position. */
const described = new Float64Array(SEATS * INPUTS);

export const describe = (table: Table, secrets: BySeat<Secrets>): Float64Array => {
  const chests = chestsIn(table, secrets);
  const seats = secrets.length;
  for (let seat = 0; seat < seats; seat += 1) describeSeat(ofSeats, table, chests, seat, at(secrets, seat));
  describeTable(ofTable, table);
  for (let seat = 0; seat < seats; seat += 1) {
    compareSeat(described, seat * INPUTS, seat, seats);
    described.set(ofTable, seat * INPUTS + 3 * OF_SEAT);
  }
  return described;
};
