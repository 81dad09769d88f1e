import {
  CARDS,
  CHARACTER,
  COLOUR,
  COMPARTMENT,
  type Donation,
  donationValue,
  holderOf,
  ITEM,
  MOST_NOTCHES,
  type Place,
  ROOMS,
} from '../rules/index.ts';
import { type Insight, SIN, worthOfDonations, worthOfLetter } from './worth.ts';

/** MC-17  What it costs to raise the post: the highest moves by the difference to the lowest. */
export const worthOfNotches = ({ table, seat }: Insight, notches: number): number => {
  if (notches === 0) return 0;
  let highest = 0;
  let lowest = MOST_NOTCHES;
  for (let other = 0; other < table.seats; other += 1) {
    if (other === seat) continue;
    const post = table.posts[other] as number;
    if (post > highest) highest = post;
    if (post < lowest) lowest = post;
  }
  const now = table.posts[seat] as number;
  return 0.12 * notches + 0.75 * (fineFor(now + notches, highest, lowest) - fineFor(now, highest, lowest));
};

const fineFor = (post: number, highest: number, lowest: number): number =>
  post > highest ? post - lowest : post === highest ? 0.4 * (post - lowest) : 0;

/** A good behind the screen: to be sold, or to be donated where it wins most. */
export const worthOfGood = (insight: Insight, good: number): number => {
  const { table } = insight;
  const sale = 0.85 * insight.coin * (table.board.sell[good] ?? 0);
  return Math.max(sale, 0.8 * Math.max(gain(insight, good, 0), gain(insight, good, 1)));
};

/** MC-20.4  By item. */
const DONATED = [1, 2, 1, 2, 1, 2, 5, 10] as const;

/** What a donated item adds in a compartment. */
const gain = (insight: Insight, item: number, compartment: number): number => {
  const index = 8 * compartment + item;
  const known = insight.gains[index] as number;
  if (!Number.isNaN(known)) return known;
  const category = item < 2 ? 0 : item < 4 ? 1 : 2;
  const after = donationValue(insight.own.chest[compartment] ?? [], category) + (DONATED[item] as number);
  const found =
    worthOfDonations(insight, insight.seat, compartment, category, after) - worthNow(insight, compartment, category);
  insight.gains[index] = found;
  return found;
};

/** What lies there already is worth; asked for by every item of its category. */
const worthNow = (insight: Insight, compartment: number, category: number): number => {
  const index = 16 + 3 * compartment + category;
  const known = insight.gains[index] as number;
  if (!Number.isNaN(known)) return known;
  const value = donationValue(insight.own.chest[compartment] ?? [], category);
  const found = worthOfDonations(insight, insight.seat, compartment, category, value);
  insight.gains[index] = found;
  return found;
};

const COIN = [0, 0, 0, 0, 1, 2, 5, 10] as const;

export const worthOfDonating = (insight: Insight, { item, into }: Donation): number => {
  const index = ITEM[item];
  const { table } = insight;
  const price = index < 4 ? 0.85 * (table.board.sell[index] ?? 0) : (COIN[index] ?? 0);
  return gain(insight, index, COMPARTMENT[into]) - insight.coin * price;
};

/** MC-16  What a House card does for its visitor. */
export const worthOfCard = (insight: Insight, card: number): number => {
  const { table, seat } = insight;
  const taler = insight.coin;
  const heldByOther = (character: number): boolean => ![-1, seat].includes(holderOf(table, character));
  switch (CARDS[card]?.id) {
    case 'C1':
      return heldByOther(CHARACTER.emperor) ? 1.3 : 0;
    case 'C2':
      return heldByOther(CHARACTER.pope) ? 0.8 : 0;
    case 'C3':
      return 2.6;
    case 'C4':
      return 4.2;
    case 'C5':
    case 'C6':
      return 0.9;
    case 'C7':
    case 'C8':
    case 'C9':
      return 0.5;
    case 'C10':
      return Math.max(...[0, 1, 2, 3].map(good => ((table.market[good] ?? 0) > 0 ? worthOfGood(insight, good) : 0)));
    case 'C11':
    case 'C12':
      return 3 * taler;
    case 'C13':
      return 5 * taler;
    case 'C14':
      return 7 * taler;
    default:
      return 0;
  }
};

/** What a place offers, before its costs. */
export const worthOfPlace = (insight: Insight, place: Place): number => {
  const { table, own } = insight;
  if (place === 6) return worthOfLetter(own.letters, COLOUR.yellow);
  if (place === 5) return Math.max(0, ...ROOMS.map(room => worthOfCard(insight, table.rooms[room - 1] ?? 0)));
  return worthOfCard(insight, table.rooms[place - 1] ?? 0);
};

export const sinOf = (place: Place): number => (place >= 5 ? SIN : 0);
