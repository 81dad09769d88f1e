import { allSeats } from '@conclave/kernel';
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
import { at, total } from './counts.ts';
import { LAST_SPACE } from './record-of-sins.ts';
import { type State, top } from './state.ts';

/** MC-30  What always holds. Each gives what is broken in words; INV-8 to INV-10, INV-12 and INV-13 also compare steps, in the tests. */
type Invariant = (state: State) => readonly (string | false)[];

/** INV-1  (from MC-5.8 on) Goods are conserved over bag, market, screens and chests; indulgence stones over bag and market. */
const goods: Invariant = ({ table, secrets, hidden }) =>
  STONES.map((stone, index) => {
    if (table.round === 0) return false;
    let number = at(table.market, index) + hidden.bag.filter(each => each === index).length;
    if (index < GOODS.length) {
      for (const own of secrets) number += at(own.goods, index) + at(own.chest[0], index) + at(own.chest[1], index);
      for (const items of table.opened) number += at(items, index);
    }
    return number !== at(ALL_STONES, index) && `INV-1: ${number} of ${stone}`;
  });

/** INV-2  Letters are conserved over supply, suite 6, display and players. */
const letters: Invariant = ({ table, secrets }) =>
  COLOURS.map((colour, index) => {
    let number = at(table.supply, index) + at(table.display, index);
    if (colour === 'yellow' && table.suite6) number += 1;
    for (const own of secrets) number += at(own.letters, index);
    return number !== at(ALL_LETTERS, index) && `INV-2: ${number} ${colour} letters`;
  });

/** INV-3  Stock and dens make seven for each player. */
const sinStones: Invariant = ({ table }) =>
  allSeats(table.seats).map(seat => {
    const number = table.dens.reduce((sum, den) => sum + at(den, seat), at(table.stock, seat));
    return number !== SIN_STONES && `INV-3: seat ${seat} has ${number} sin stones`;
  });

/** INV-4  Four crews, and no site keeps two. */
const crews: Invariant = ({ table }) => [
  table.hut + table.emperorCrew + total(table.crews) !== CREWS && 'INV-4: crews',
  table.crews.some(number => number > 1) && 'INV-4: two crews on a site',
];

/** INV-5, INV-6, INV-7  Seen from the bids: a full market, six indulgence stones, a crew on the Emperor card, at most eleven rounds. */
const rounds: Invariant = ({ table, hidden }) => [
  hidden.bag.length !== table.bag && 'MC-2.2: the number of stones in the bag',
  table.round > 11 && `INV-7: round ${table.round}`,
  top(table).at === 'bid' && table.emperorCrew !== 1 && 'INV-6: no crew for the Emperor',
  top(table).at === 'bid' && (total(table.market) < 6 || total(table.market) > 7) && 'INV-5: the market',
];

/** INV-8  One soul on a space, except space 0 and Heaven; before the end between 0 and 40. */
const souls: Invariant = ({ table }) =>
  table.souls.flatMap((space, seat) => [
    space !== 0 && space !== -table.board.heaven && table.souls.indexOf(space) !== seat && `INV-8: two on ${space}`,
    table.result.length === 0 && (space < 0 || space > LAST_SPACE) && `INV-8: a soul on ${space}`,
  ]);

/** INV-9  Posts show 1 to 6 after the reveal. */
const posts: Invariant = ({ table }) =>
  table.posts.map(
    (post, seat) =>
      table.bids.length > 0 && (post < LEAST_NOTCHES || post > MOST_NOTCHES) && `INV-9: post ${post} of seat ${seat}`,
  );

/** INV-11  The three Pope stones are never all at one den. */
const popeStones: Invariant = ({ table }) => [
  total(table.popeStones) !== 3 && 'INV-11: Pope stones',
  table.popeStones.includes(3) && 'INV-11: all Pope stones together',
];

/** MC-2.5, MC-2.4, MC-16  Public counts agree with what is hidden. */
const counts: Invariant = ({ table, secrets }) => [
  cardsInDeck(table) < 0 && `MC-16: more than ${ALL_CARDS} cards`,
  ...secrets.flatMap(({ taler, goods: own, letters: written, chest, die, bid }, seat) => [
    total(chest[0]) + total(chest[1]) !== at(table.chests, seat) && `MC-2.5: the chest of seat ${seat}`,
    [taler, ...own, ...written].some(number => number < 0) && `seat ${seat} owes something`,
    bid.taler > taler && `MC-7.3: the bid of seat ${seat}`,
    die > 0 && top(table).at !== 'guess' && `MC-14.5: the die of seat ${seat}`,
    table.ledger[seat] !== undefined &&
      `${table.ledger[seat]}` !== `${[taler, ...own, ...written]}` &&
      `MC-2.4: the ledger of seat ${seat}`,
  ]),
];

const ALL: readonly Invariant[] = [goods, letters, sinStones, crews, rounds, souls, posts, popeStones, counts];

export const brokenInvariants = (state: State): readonly string[] =>
  ALL.flatMap(invariant => invariant(state)).filter(broken => broken !== false);
