import type { Seat } from '@conclave/kernel';
import { CATEGORIES, donationValue, GOODS, type Memory, type Secrets, SITES, type Table } from '@conclave/mea-culpa';

/** Everything is measured in steps on the Record of Sins: what a thing moves a soul towards Heaven in the end, or keeps it from Hell. */

/** What a player goes by: the table, its own screen and chest, and what it expects in the chests and purses of the others. */
export interface Insight {
  readonly table: Table;
  readonly own: Secrets;
  readonly seat: Seat;
  /** By seat, compartment and category: donation value expected there. */
  readonly chests: readonly (readonly (readonly number[])[])[];
  /** By seat. */
  readonly taler: readonly number[];
  /** What a taler is worth now. */
  readonly coin: number;
  /** By compartment and item what donating it adds; worked out when first asked for, because every purchase and donation asks. */
  readonly gains: (number | undefined)[];
}

export const makeInsight = (known: Omit<Insight, 'coin' | 'gains'>): Insight => ({
  ...known,
  coin: worthOfTaler(known.table),
  gains: [],
});

/** MC-2.3  What open transfers tell: things whose compartment is unknown count half in each. */
export const chestsFrom = ({ loose, surely }: Memory): Insight['chests'] =>
  loose.map((items, seat) =>
    [0, 1].map(compartment => {
      const certain = surely[seat]?.[compartment] ?? [];
      return CATEGORIES.map((_, category) => donationValue(certain, category) + donationValue(items, category) / 2);
    }),
  );

/** MC-21.3  Letters: one step each, and what they promise towards sets of four colours. */
const TOWARDS_SET = [0, 0, 0.4, 1.5, 4] as const;

export const worthOfLetters = (letters: readonly number[]): number => {
  let worth = 0;
  for (let level = 1; ; level += 1) {
    let colours = 0;
    for (const count of letters) if (count >= level) colours += 1;
    if (colours === 0) return worth;
    worth += colours + (TOWARDS_SET[colours] ?? 0);
  }
};

export const worthOfLetter = (letters: readonly number[], colour: number): number =>
  worthOfLetters(letters.with(colour, (letters[colour] ?? 0) + 1)) - worthOfLetters(letters);

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

/** MC-20.5  Letters won in a category: the biggest donor takes one more or as many as the second, the others none. */
const lettersWon = (mine: number, others: readonly number[], letters: number, spread: number): number => {
  if (mine <= 0) return 0;
  let first = 1;
  let second = 0;
  let donors = 0;
  for (const other of others) {
    const behind = 1 / (1 + Math.exp((other - mine) / spread));
    second = second * behind + first * (1 - behind);
    first *= behind;
    if (other > 0.2) donors += 1;
  }
  return first * (donors === 0 ? letters : letters / 2 + 0.25) + second * (letters / 2 - 0.1);
};

/** Letters the next cathedral is likely to bring in a category: the average over sites still open (MC-20.2). */
const lettersIn = ({ board, parts }: Table, category: number): number => {
  let sum = 0;
  let open = 0;
  for (let site = 0; site < SITES.length; site += 1) {
    if ((parts[site] ?? 0) >= 2) continue;
    open += 1;
    for (const count of board.lists[site]?.[category] ?? []) sum += count;
  }
  return open === 0 ? 0 : sum / open;
};

/** Chance that this compartment is still evaluated. */
const counts = ({ finished }: Table, compartment: number): boolean => compartment >= finished;

/** What these donations are worth to a seat, in one compartment and category. */
export const worthOfDonations = (
  { table, chests }: Pick<Insight, 'table' | 'chests'>,
  seat: Seat,
  compartment: number,
  category: number,
  value: number,
): number => {
  if (!counts(table, compartment)) return 0;
  const others: number[] = [];
  for (let other = 0; other < chests.length; other += 1)
    if (other !== seat) others.push(chests[other]?.[compartment]?.[category] ?? 0);
  return LETTER * lettersWon(value, others, lettersIn(table, category), category === 2 ? 3 : 1);
};

/** All a seat has, in steps: soul, letters, donations, money and goods. */
export const standing = (insight: Pick<Insight, 'table' | 'chests'>, seat: Seat, own: Secrets): number => {
  const { table } = insight;
  let sum = worthOfLetters(own.letters) - (table.souls[seat] ?? 0);
  for (const compartment of [0, 1]) {
    const chest = own.chest[compartment] ?? [];
    for (let category = 0; category < CATEGORIES.length; category += 1)
      sum += worthOfDonations(insight, seat, compartment, category, donationValue(chest, category));
  }
  const taler = worthOfTaler(table);
  let money = own.taler;
  for (let good = 0; good < GOODS.length; good += 1)
    money += 0.8 * (own.goods[good] ?? 0) * (table.board.sell[good] ?? 0);
  return sum + taler * money - sinsAhead(table, seat);
};

/** Stones in the dens will have to be atoned for, some time, in part (MC-18). */
const sinsAhead = ({ dens }: Table, seat: Seat): number => 0.35 * dens.reduce((sum, den) => sum + (den[seat] ?? 0), 0);

export const SIN = 0.4;
