import type { BySeat, Seat } from '@conclave/kernel';
import { logistic } from '@conclave/kernel/arithmetic';
import { CATEGORIES, donationValue, GOODS, type Memory, type Secrets, SITES, type Table } from '../rules/index.ts';

/** Everything is measured in steps on the Record of Sins: what a thing moves a soul towards Heaven in the end, or keeps it from Hell. */

/** Donation values expected in the chests, by seat, compartment and category in one list; `placeIn` finds them. */
export type Chests = readonly number[];

export const placeIn = (seat: Seat, compartment: number, category: number): number =>
  6 * seat + 3 * compartment + category;

/** What a player goes by: the table, its own screen and chest, and what it expects in the chests and purses of the others. */
export interface Insight {
  readonly table: Table;
  readonly own: Secrets;
  readonly seat: Seat;
  readonly chests: Chests;
  /** By seat. */
  readonly taler: readonly number[];
  /** What a taler is worth now. */
  readonly coin: number;
  /** By compartment and item what donating it adds, then by compartment and category what lies there is worth; worked out when first asked for (NaN before), because every purchase and donation asks. */
  readonly gains: number[];
}

/** What this player thinks another one goes by. */
export type Empathy = (seat: Seat) => Insight;

export const makeInsight = (known: Omit<Insight, 'coin' | 'gains'>): Insight => ({
  table: known.table,
  own: known.own,
  seat: known.seat,
  chests: known.chests,
  taler: known.taler,
  coin: worthOfTaler(known.table),
  gains: UNKNOWN_GAINS.slice(),
});

const UNKNOWN_GAINS: readonly number[] = Array.from({ length: 22 }, () => Number.NaN);

/** MC-2.3  What open transfers tell: things whose compartment is unknown count half in each. */
export const chestsFrom = ({ loose, surely }: Memory): Chests =>
  loose.flatMap((items, seat) =>
    [0, 1].flatMap(compartment => {
      const certain = surely[seat]?.[compartment] ?? [];
      return CATEGORIES.map((_, category) => donationValue(certain, category) + donationValue(items, category) / 2);
    }),
  );

/** In an imagined world others know of a chest what open donations tell: the sum of both compartments, half in each (MC-2.2). */
export const chestsIn = ({ finished }: Table, secrets: BySeat<Secrets>): Chests => {
  const chests: number[] = [];
  for (let seat = 0; seat < secrets.length; seat += 1) {
    const [first, second] = (secrets[seat] as Secrets).chest;
    for (let compartment = 0; compartment < 2; compartment += 1) {
      for (let category = 0; category < CATEGORIES.length; category += 1) {
        const sum = donationValue(first, category) + donationValue(second, category);
        chests.push(finished === 0 ? sum / 2 : compartment === 0 ? 0 : sum);
      }
    }
  }
  return chests;
};

/** MC-21.3  Letters: one step each, and what they promise towards sets of four colours. */
const TOWARDS_SET = [0, 0, 0.4, 1.5, 4] as const;

export const worthOfLetters = (letters: readonly number[]): number => {
  let worth = 0;
  for (let level = 1; ; level += 1) {
    let colours = 0;
    for (let colour = 0; colour < letters.length; colour += 1) if ((letters[colour] as number) >= level) colours += 1;
    if (colours === 0) return worth;
    worth += colours + (TOWARDS_SET[colours] as number);
  }
};

/** What one more of a colour adds: it belongs to the set of its level. */
export const worthOfLetter = (letters: readonly number[], colour: number): number => {
  const level = (letters[colour] as number) + 1;
  let colours = 0;
  for (let other = 0; other < letters.length; other += 1) if ((letters[other] as number) >= level) colours += 1;
  return 1 + (TOWARDS_SET[colours + 1] as number) - (TOWARDS_SET[colours] as number);
};

/** How far the game has come, from 0 to 1: naves, spires and crews on the way to the second cathedral (MC-21.1). */
export const progress = ({ parts, crews, finished }: Table): number => {
  let built = 0;
  let least = 2;
  let working = 0;
  for (let site = 0; site < SITES.length; site += 1) {
    const here = parts[site] ?? 0;
    built += here;
    working += crews[site] ?? 0;
    if (here < least) least = here;
  }
  const halves = 2 * (built - least) + Math.min(2, working); // the two sites that are furthest
  return Math.min(1, Math.max(halves / 9, finished >= 1 ? 0.5 : 0));
};

/** A taler buys a quarter of a letter, as long as there is time to buy. */
export const worthOfTaler = (table: Table): number => {
  const done = progress(table);
  return 0.34 * (1 - done * done);
};

const LETTER = 1.6;

/** MC-20.5, MC-20.6  How many of the letters the biggest donor takes, and how many the second. */
const sharesOf = (seats: number, letters: number, donors: number): readonly [number, number] => {
  const second = seats > 2 ? letters / 2 - 0.1 : Math.min(1, Math.max(0, letters - 2));
  if (donors === 0) return [letters, second];
  return [seats > 2 ? letters / 2 + 0.25 : letters - second, second];
};

/** MC-20.5  Letters won in a category: by the chance to be the biggest donor, and to be the second. */
const lettersWon = (
  { table, chests }: Pick<Insight, 'table' | 'chests'>,
  seat: Seat,
  compartment: number,
  category: number,
  mine: number,
): number => {
  const spread = category === 2 ? 3 : 1;
  let first = 1;
  let second = 0;
  let donors = 0;
  for (let other = 0; other < table.seats; other += 1) {
    if (other === seat) continue;
    const theirs = chests[placeIn(other, compartment, category)] as number;
    const behind = logistic((mine - theirs) / spread);
    second = second * behind + first * (1 - behind);
    first *= behind;
    if (theirs > 0.2) donors += 1;
  }
  const [most, next] = sharesOf(table.seats, lettersIn(table, category), donors);
  return first * most + second * next;
};

/** Letters the next cathedral is likely to bring in a category: the average over sites still open (MC-20.2). */
const lettersIn = ({ board, parts }: Table, category: number): number => {
  let sum = 0;
  let open = 0;
  for (let site = 0; site < SITES.length; site += 1) {
    if ((parts[site] as number) >= 2) continue;
    open += 1;
    const list = board.lists[site]?.[category] ?? [];
    for (let colour = 0; colour < list.length; colour += 1) sum += list[colour] as number;
  }
  return open === 0 ? 0 : sum / open;
};

/** What these donations are worth to a seat, in one compartment and category; nothing where the compartment was opened (MC-20.1). */
export const worthOfDonations = (
  insight: Pick<Insight, 'table' | 'chests'>,
  seat: Seat,
  compartment: number,
  category: number,
  value: number,
): number =>
  value <= 0 || compartment < insight.table.finished
    ? 0
    : LETTER * lettersWon(insight, seat, compartment, category, value);

/** All a seat has, in steps: soul, letters, donations, money and goods. */
export const standing = (insight: Pick<Insight, 'table' | 'chests'>, seat: Seat, own: Secrets): number => {
  const { table } = insight;
  let sum = worthOfLetters(own.letters) - (table.souls[seat] as number);
  for (let compartment = table.finished; compartment < 2; compartment += 1) {
    const chest = own.chest[compartment] ?? [];
    for (let category = 0; category < CATEGORIES.length; category += 1)
      sum += worthOfDonations(insight, seat, compartment, category, donationValue(chest, category));
  }
  return sum + worthOfTaler(table) * moneyOf(table, own) - sinsAhead(table, seat);
};

/** Taler, and what the goods behind the screen would fetch, some time. */
export const moneyOf = ({ board }: Table, { taler, goods }: Secrets): number => {
  let money = taler;
  for (let good = 0; good < GOODS.length; good += 1)
    money += 0.8 * (goods[good] as number) * (board.sell[good] as number);
  return money;
};

/** Stones in the dens will have to be atoned for, some time, in part (MC-18). */
export const sinsAhead = ({ dens }: Table, seat: Seat): number => {
  let stones = 0;
  for (let den = 0; den < dens.length; den += 1) stones += dens[den]?.[seat] as number;
  return 0.35 * stones;
};

export const SIN = 0.4;
