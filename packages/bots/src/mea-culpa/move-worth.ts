import type { Seat } from '@conclave/kernel';
import {
  CARDS,
  CATEGORIES,
  CHARACTER,
  COLOUR,
  COMPARTMENT,
  DEN,
  DENS,
  type Donation,
  donationValue,
  holderOf,
  ITEM,
  isOpenSite,
  type Move,
  notchCost,
  type Place,
  ROOMS,
  SITE,
  type Site,
  STONE,
  top,
} from '@conclave/mea-culpa';
import { type Insight, SIN, worthOfDonations, worthOfLetter } from './worth.ts';

/** MC-17  What it costs to raise the post: the highest moves by the difference to the lowest. */
export const worthOfNotches = ({ table, seat }: Insight, notches: number): number => {
  if (notches === 0) return 0;
  const others = table.posts.filter((_, other) => other !== seat);
  const highest = Math.max(...others);
  const lowest = Math.min(...others);
  const now = table.posts[seat] ?? 1;
  const fine = (post: number): number =>
    post > highest ? post - lowest : post === highest ? 0.4 * (post - lowest) : 0;
  return 0.12 * notches + 0.75 * (fine(now + notches) - fine(now));
};

/** A good behind the screen: to be sold, or to be donated where it wins most. */
export const worthOfGood = (insight: Insight, good: number): number => {
  const { table } = insight;
  const sale = 0.85 * insight.coin * (table.board.sell[good] ?? 0);
  return Math.max(sale, 0.8 * Math.max(gain(insight, good, 0), gain(insight, good, 1)));
};

/** What a donated item adds in a compartment. */
const gain = (insight: Insight, item: number, compartment: number): number => {
  const index = 8 * compartment + item;
  const known = insight.gains[index];
  if (known !== undefined) return known;
  const chest = insight.own.chest[compartment] ?? [];
  const category = item < 2 ? 0 : item < 4 ? 1 : 2;
  const before = donationValue(chest, category);
  const after = donationValue(chest.with(item, (chest[item] ?? 0) + 1), category);
  const worth = (value: number): number => worthOfDonations(insight, insight.seat, compartment, category, value);
  const found = worth(after) - worth(before);
  insight.gains[index] = found;
  return found;
};

const COIN = [0, 0, 0, 0, 1, 2, 5, 10] as const;

const worthOfDonating = (insight: Insight, { item, into }: Donation): number => {
  const index = ITEM[item];
  const { table } = insight;
  const price = index < 4 ? 0.85 * (table.board.sell[index] ?? 0) : (COIN[index] ?? 0);
  return gain(insight, index, COMPARTMENT[into]) - insight.coin * price;
};

/** MC-16  What a House card does for its visitor. */
const worthOfCard = (insight: Insight, card: number): number => {
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

const sinOf = (place: Place): number => (place >= 5 ? SIN : 0);

/** MC-18.4  Three Pope stones at one den: all others atone for what lies in the other two. */
const worthOfPopeStone = ({ table, seat }: Insight, from: number, to: number): number => {
  const there = (table.popeStones[to] ?? 0) + 1;
  const exposed = (who: Seat): number =>
    DENS.reduce((sum, _, den) => (den === to ? sum : sum + (table.dens[den]?.[who] ?? 0)), 0);
  if (there === 3) {
    let others = 0;
    for (let other = 0; other < table.seats; other += 1) if (other !== seat) others += exposed(other);
    return 0.9 * (others / (table.seats - 1)) + 0.35 * exposed(seat);
  }
  const safe = (table.dens[to]?.[seat] ?? 0) - (table.dens[from]?.[seat] ?? 0);
  return 0.08 * safe + (there === 2 ? 0.05 * (exposed(seat) < 2 ? 1 : -1) : 0);
};

/** MC-19.4  A crew that finishes a cathedral brings the evaluation: good for those who have donated more. */
const worthOfCrew = (insight: Insight, site: Site): number => {
  const { table, seat, own, chests } = insight;
  const index = SITE[site];
  if (!isOpenSite(table, site)) return 0;
  const finishes = (table.parts[index] ?? 0) === 1 && (table.crews[index] ?? 0) === 1;
  if (!finishes) return (table.crews[index] ?? 0) === 0 ? 0.05 : 0.02;
  const compartment = table.finished;
  let mine = 0;
  let others = 0;
  for (let category = 0; category < CATEGORIES.length; category += 1) {
    mine += worthOfDonations(
      insight,
      seat,
      compartment,
      category,
      donationValue(own.chest[compartment] ?? [], category),
    );
    for (let other = 0; other < table.seats; other += 1) {
      if (other === seat) continue;
      others += worthOfDonations(insight, other, compartment, category, chests[other]?.[compartment]?.[category] ?? 0);
    }
  }
  const lead = mine - others / (table.seats - 1);
  return table.finished === 0 ? 0.6 * lead : 0.6 * lead + 0.3 * leadNow(insight);
};

/** How far this seat is ahead on the Record of Sins. */
const leadNow = ({ table, seat }: Insight): number => {
  const others = table.souls.filter((_, other) => other !== seat);
  return others.reduce((sum, place) => sum + place, 0) / others.length - (table.souls[seat] ?? 0);
};

const CHARACTER_WORTH: Readonly<Record<string, number>> = { pope: 2.2, emperor: 2, merchant: 2.8, pettySinner: 1.6 };
const BONUS_WORTH: Readonly<Record<string, number>> = { breadAndWine: 2, jewel: 2, coin: 2.6, blueLetter: 2.4 };

/** Steps that a move promises; a second action first pays its notch (MC-9.3). */
export const worthOfMove = (insight: Insight, move: Move): number => {
  const frame = top(insight.table);
  const second = frame.at === 'turn' && frame.actions === 1 && move.type !== 'pass';
  return rawWorth(insight, move) - (second ? worthOfNotches(insight, 1) : 0);
};

const rawWorth = (insight: Insight, move: Move): number => {
  const { table, own, seat, taler } = insight;
  const { coin } = insight;
  switch (move.type) {
    case 'bonus':
      return BONUS_WORTH[move.bonus] ?? 0;
    case 'bid':
      return 0;
    case 'character':
      return CHARACTER_WORTH[move.character] ?? 0;
    case 'order':
      return move.first === 'own' ? 0.1 : 0;
    case 'popeStone':
      return worthOfPopeStone(insight, DEN[move.from], DEN[move.to]);
    case 'crew':
      return worthOfCrew(insight, move.site);
    case 'moveCrew':
      return worthOfCrew(insight, move.to) - 0.05;
    case 'pass':
      return 0;
    case 'buy':
      return worthOfGood(insight, STONE[move.good]) - coin * (table.board.buy[STONE[move.good]] ?? 0);
    case 'greedy':
      return 1.9 * worthOfGood(insight, STONE[move.good]) - coin * (table.board.buy[STONE[move.good]] ?? 0) - SIN;
    case 'buyLetter':
      return worthOfLetter(own.letters, COLOUR[move.letter]) - coin * (table.board.buy[STONE.indulgence] ?? 0);
    case 'sell':
      return coin * (table.board.sell[STONE[move.good]] ?? 0) - worthOfGood(insight, STONE[move.good]) + 0.05;
    case 'donate':
      return (
        move.things.reduce((sum, thing) => sum + worthOfDonating(insight, thing), 0) - 0.2 * (move.things.length - 1)
      );
    case 'visit': {
      const free = frameIsFree(insight);
      const notches = free ? 0 : notchCost(table, move.place);
      return worthOfPlace(insight, move.place) - sinOf(move.place) - worthOfNotches(insight, notches);
    }
    case 'travel':
      return (
        worthOfPlace(insight, move.place) -
        0.3 * (1 + sinOf(move.place) + worthOfNotches(insight, notchCost(table, move.place)))
      );
    case 'guess':
      return worthOfPlace(insight, move.place);
    case 'room':
      return worthOfCard(insight, table.rooms[move.room - 1] ?? 0);
    case 'use':
      return 0.3;
    case 'takeGood':
      return worthOfGood(insight, STONE[move.good]);
    case 'rob':
      return (taler[move.seat] ?? 0) >= 3 ? coin * 3 + 0.01 * (taler[move.seat] ?? 0) : 0;
    case 'decline':
      return 0.04;
    case 'giveLetter':
      return -worthOfLetter(
        own.letters.with(COLOUR[move.letter], (own.letters[COLOUR[move.letter]] ?? 1) - 1),
        COLOUR[move.letter],
      );
    case 'emptyDen':
      return -(table.dens[DEN[move.den]]?.[seat] ?? 0);
    case 'take':
      if (move.stone !== 'indulgence') return worthOfGood(insight, STONE[move.stone]);
      return move.letter === undefined ? 0 : worthOfLetter(own.letters, COLOUR[move.letter]);
    case 'pick':
      return worthOfLetter(own.letters, COLOUR[move.letter]);
  }
};

/** MC-15.4  The Petty Sinner turns no post in the House. */
const frameIsFree = ({ table }: Insight): boolean => {
  const frame = top(table);
  return frame.at === 'preliminaryVisit' || (frame.at === 'turn' && frame.character === 'pettySinner');
};
