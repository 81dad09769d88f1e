import { at } from '@conclave/kernel';
import { ALL_CARDS, cardsInDeck } from './cards.ts';
import {
  ALL_LETTERS,
  ALL_STONES,
  COLOURS,
  CREWS,
  GOODS,
  LEAST_NOTCHES,
  MOST_NOTCHES,
  SIN_STONES,
  STONES,
} from './components.ts';
import { add, type Counts, total } from './counts.ts';
import type { Act } from './meta-state.ts';
import { LAST_SPACE } from './record-of-sins.ts';
import { top } from './stack.ts';
import type { State, Table } from './state.ts';

/** MC-30  What always holds. Each tells what is broken in words; INV-8 to INV-10, INV-12 and INV-13 also compare steps, in the tests. */
type Invariant = (state: State, broken: (what: string) => void) => void;

/** All stones by kind, wherever they lie. */
const allStones = ({ table, secrets, hidden }: State): Counts => {
  const stones = table.market.slice();
  for (const stone of hidden.bag) add(stones, stone, 1);
  for (let good = 0; good < GOODS.length; good += 1) {
    for (const own of secrets) add(stones, good, at(own.goods, good) + at(own.chest[0], good) + at(own.chest[1], good));
    for (const items of table.opened) add(stones, good, at(items, good));
  }
  return stones;
};

/** INV-1  (from MC-5.8 on) Goods are conserved over bag, market, screens and chests; indulgence stones over bag and market. */
const goods: Invariant = (state, broken) => {
  if (state.table.round === 0) return;
  for (const [index, number] of allStones(state).entries())
    if (number !== at(ALL_STONES, index)) broken(`INV-1: ${number} of ${at(STONES, index)}`);
};

/** INV-2  Letters are conserved over supply, suite 6, display and players. */
const letters: Invariant = ({ table, secrets }, broken) => {
  for (const [index, colour] of COLOURS.entries()) {
    let number = at(table.supply, index) + at(table.display, index);
    if (colour === 'yellow' && table.suite6) number += 1;
    for (const own of secrets) number += at(own.letters, index);
    if (number !== at(ALL_LETTERS, index)) broken(`INV-2: ${number} ${colour} letters`);
  }
};

/** INV-3  Stock and dens make seven for each player. */
const sinStones: Invariant = ({ table }, broken) => {
  for (const [seat, stock] of table.stock.entries()) {
    let number = stock;
    for (const den of table.dens) number += at(den, seat);
    if (number !== SIN_STONES) broken(`INV-3: seat ${seat} has ${number} sin stones`);
  }
};

/** INV-4  Four crews, and no site keeps two. */
const crews: Invariant = ({ table }, broken) => {
  if (table.hut + table.emperorCrew + total(table.crews) !== CREWS) broken('INV-4: crews');
  if (table.crews.some(number => number > 1)) broken('INV-4: two crews on a site');
};

/** INV-5, INV-6, INV-7  Seen from the bids: a full market, a crew on the Emperor card, at most eleven rounds. */
const rounds: Invariant = ({ table, hidden }, broken) => {
  if (hidden.bag.length !== table.bag) broken('MC-2.2: the number of stones in the bag');
  if (table.round > (table.manual === undefined ? 11 : 22)) broken(`INV-7, MC-26.22: round ${table.round}`);
  if (top(table).at !== 'bid') return;
  if (table.emperorCrew !== 1) broken('INV-6: no crew for the Emperor');
  if (total(table.market) < 6 || total(table.market) > 7) broken('INV-5: the market');
};

/** INV-8  One soul on a space, except space 0 and Heaven; before the end between 0 and 40. */
const souls: Invariant = ({ table }, broken) => {
  for (const [seat, space] of table.souls.entries()) {
    const shared = space === 0 || space === -table.board.heaven;
    if (!shared && table.souls.indexOf(space) !== seat) broken(`INV-8: two on ${space}`);
    if (table.result.length === 0 && (space < 0 || space > LAST_SPACE)) broken(`INV-8: a soul on ${space}`);
  }
};

/** INV-9  Posts show 1 to 6 after the reveal. */
const posts: Invariant = ({ table }, broken) => {
  if (table.bids.length === 0) return;
  for (const [seat, post] of table.posts.entries())
    if (post < LEAST_NOTCHES || post > MOST_NOTCHES) broken(`INV-9: post ${post} of seat ${seat}`);
};

/** INV-11  The three Pope stones are never all at one den. */
const popeStones: Invariant = ({ table }, broken) => {
  if (total(table.popeStones) !== 3) broken('INV-11: Pope stones');
  if (table.popeStones.includes(3)) broken('INV-11: all Pope stones together');
};

const isOwed = (number: number): boolean => number < 0;

/** MC-2.4, MC-2.5, MC-7.3, MC-14.5, MC-16  Public counts agree with what is hidden, and nobody owes anything. */
const counts: Invariant = ({ table, secrets }, broken) => {
  if (cardsInDeck(table) < 0) broken(`MC-16: more than ${ALL_CARDS} cards`);
  for (const [seat, own] of secrets.entries()) {
    if (total(own.chest[0]) + total(own.chest[1]) !== at(table.chests, seat))
      broken(`MC-2.5: the chest of seat ${seat}`);
    if (own.taler < 0 || own.goods.some(isOwed) || own.letters.some(isOwed)) broken(`seat ${seat} owes something`);
    if (own.bid.taler > own.taler) broken(`MC-7.3: the bid of seat ${seat}`);
    if (own.die > 0 && top(table).at !== 'guess') broken(`MC-14.5: the die of seat ${seat}`);
    const line = table.ledger[seat];
    const differs = line !== undefined && `${line}` !== `${[own.taler, ...own.goods, ...own.letters]}`;
    if (differs) broken(`MC-2.4: the ledger of seat ${seat}`);
  }
};

/** INV-M1  Every sin that waits to be called is still in its window. */
const openSins: Invariant = ({ hidden: { books } }, broken) => {
  for (const { seat, entry, turn, fate } of books?.sins ?? [])
    if (fate === 'open' && turn <= at(books?.closed ?? [], seat))
      broken(`INV-M1: ${entry} of seat ${seat} is closed and open`);
};

/** Is the correction of this act still to come (MC-26.27)? */
const isToCome = ({ stack }: Table, id: number): boolean =>
  stack.some(frame => (frame.at === 'correction' && frame.act === id) || frame.at === 'handStep');

const isStillOwed = (act: Act): boolean =>
  act.taken > 0 &&
  (act.price > act.paid || act.notches > act.turned || (act.what !== 'greedy' && act.stones > act.put));

/** INV-M2  What was upheld or confessed leaves no duty of its action open. MC-26.27: nothing owes when it was cut off. */
const corrected: Invariant = ({ table, hidden: { books } }, broken) => {
  const acts = [...(table.manual?.acts ?? []), ...(books?.acts ?? [])];
  for (const act of acts)
    if (act.kept && !isToCome(table, act.id) && isStillOwed(act)) broken(`INV-M2: act ${act.id} of seat ${act.seat}`);
};

/** MC-26.16  What lies beside the posts is not behind a screen, and nobody owes it after the round. */
const beside: Invariant = ({ table }, broken) => {
  const taler = total(table.manual?.beside ?? []);
  if (taler > 0 && (top(table).at === 'bid' || table.result.length > 0)) broken('MC-26.16: bids left open');
};

const ALL: readonly Invariant[] = [
  ...[goods, letters, sinStones, crews, rounds, souls, posts, popeStones, counts],
  ...[openSins, corrected, beside],
];

export const brokenInvariants = (state: State): readonly string[] => {
  const all: string[] = [];
  for (const invariant of ALL) invariant(state, what => void all.push(what));
  return all;
};
