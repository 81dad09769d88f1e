import { at, type Emit, type Seat } from '@conclave/kernel';
import {
  CATEGORIES,
  COIN_VALUE,
  COLOUR,
  COLOURS,
  COMPARTMENTS,
  type Colour,
  GOODS,
  ITEMS,
  SITE,
  type Site,
} from './components.ts';
import { add, greatest, kindsIn, named, none, total } from './counts.ts';
import type { Event } from './events.ts';
import { type MoveOf, PICK_MOVES } from './moves.ts';
import { always, type By, question } from './question.ts';
import { REFUSED } from './refusals.ts';
import { gainLetter, intoBag } from './screens.ts';
import { type EvaluationFrame, type PickFrame, pop, push, replace } from './stack.ts';
import type { Secrets, State, Table } from './state.ts';
import { ranked } from './ties.ts';

/** MC-20.1  The first finished cathedral empties compartment I, the second compartment II. The contents become public. */
export const openChests = ({ table, secrets }: State, site: Site, emit?: Emit<Event>): void => {
  const compartment = table.finished - 1;
  table.opened = secrets.map(({ chest }) => at(chest, compartment).slice());
  for (const [seat, { chest }] of secrets.entries()) {
    add(table.chests, seat, -total(at(chest, compartment)));
    at(chest, compartment).fill(0);
  }
  emit?.('all', {
    type: 'chestsOpened',
    site,
    compartment: at(COMPARTMENTS, compartment),
    contents: table.opened.map(items => named(items, ITEMS)),
    rule: 'MC-20.1',
  });
  push(table, { at: 'evaluation', site, compartment, category: 0 });
};

/** MC-20.4  Bread 1, wine 2; cloth 1, jewel 2; coins their taler. WE-12: equal values are equal, whatever they are made of. */
export const donationValue = (items: readonly number[], category: number): number => {
  if (category === 0) return at(items, 0) + 2 * at(items, 1);
  if (category === 1) return at(items, 2) + 2 * at(items, 3);
  let taler = 0;
  for (let coin = GOODS.length; coin < ITEMS.length; coin += 1) taler += at(items, coin) * at(COIN_VALUE, coin);
  return taler;
};

/** MC-20.2  Category by category; MC-20.9: no soul moves, so the order of ties stays. */
export const evaluateNext = (state: State, frame: EvaluationFrame, emit?: Emit<Event>): void => {
  const { table } = state;
  if (frame.category === CATEGORIES.length) return cleanUp(state, frame, emit);
  const { site, compartment, category } = frame;
  replace(table, { at: 'evaluation', site, compartment, category: category + 1 });
  const values = table.opened.map(items => donationValue(items, category));
  const donors = ranked(table, values).filter(seat => at(values, seat) > 0);
  const letters = donors.length > 0 ? displayLetters(table, frame) : none(COLOURS.length); // MC-20.7: else they stay
  emit?.('all', {
    type: 'lettersDisplayed',
    site,
    category: at(CATEGORIES, category),
    letters: named(letters, COLOURS),
    values,
    donors,
    rule: 'MC-20.3',
  });
  const [first] = donors;
  if (first === undefined) return;
  push(table, { at: 'pick', seat: first, donors: donors.slice(0, 2), taken: 0, category });
};

/** MC-20.3, MC-22.4  The listed letters, or what is left of their colour. */
const displayLetters = (table: Table, { site, category }: EvaluationFrame): readonly number[] => {
  const list = at(at(table.board.lists, SITE[site]), category);
  for (let colour = 0; colour < list.length; colour += 1) {
    const number = Math.min(at(list, colour), at(table.supply, colour));
    add(table.supply, colour, -number);
    table.display[colour] = number;
  }
  return table.display;
};

/** MC-20.5  The two biggest donors alternate. MC-20.6: with two players the bigger 2, the other 1 (`en`: 2), the bigger the rest. */
const pickerAfter = ({ seats, options }: Table, donors: readonly Seat[], taken: number): Seat => {
  if (donors.length === 1) return at(donors, 0); // MC-20.7
  if (seats > 2) return at(donors, taken % 2);
  const others = options.twoPlayerSplit === 'de' ? 1 : 2;
  return at(donors, taken >= 2 && taken < 2 + others ? 1 : 0);
};

const pickLetter = (
  state: State,
  { seat, donors, taken, category }: PickFrame,
  { letter }: MoveOf<'pick'>,
  { automatic }: By,
  emit?: Emit<Event>,
): void => {
  const { table } = state;
  add(table.display, COLOUR[letter], -1);
  gainLetter(state, seat, letter, 1);
  const rule = table.seats === 2 ? 'MC-20.6' : 'MC-20.5';
  emit?.('all', { type: 'letterPicked', seat, letter, category: at(CATEGORIES, category), automatic, rule });
  const next = pickerAfter(table, donors, taken + 1);
  replace(table, { at: 'pick', seat: next, donors, taken: taken + 1, category });
};

const isLetterLeft = ({ table }: State): boolean => {
  if (kindsIn(table.display) > 0) return true;
  pop(table);
  return false;
};

/** MC-29.3  The only colour left is picked by itself, and so is everything by an only donor (MC-20.7). */
const onlyLetter = ({ display }: Table, { donors }: PickFrame): MoveOf<'pick'> | undefined =>
  kindsIn(display) > 1 && donors.length > 1
    ? undefined
    : PICK_MOVES.find(({ letter }) => at(display, COLOUR[letter]) > 0);

/** MC-29.4  The colour the player owns least of, in the order blue, yellow, red, green on equality. */
export const leastOwned = <Word extends Colour>(own: Secrets, colours: readonly Word[]): Word =>
  greatest(colours, colour => -at(own.letters, COLOUR[colour]));
const LEAST_ORDER: readonly Colour[] = ['blue', 'yellow', 'red', 'green'];
const displayed = ({ display }: Table): readonly Colour[] =>
  LEAST_ORDER.filter(colour => at(display, COLOUR[colour]) > 0);

/** MC-20.5  Which of the displayed letters? */
export const pickQuestion = question<'pick', 'pick'>({
  takes: ['pick'],
  answers: always(PICK_MOVES),
  refuse: ({ display }, _own, _frame, { letter }) =>
    at(display, COLOUR[letter]) > 0 ? undefined : REFUSED.notDisplayed,
  decide: pickLetter,
  stands: isLetterLeft,
  automatic: onlyLetter,
  timeout: (table, own) => ({ type: 'pick', letter: leastOwned(own, displayed(table)) }),
});

/** MC-20.8  Goods into the bag, coins to the bank, also from those who got nothing. */
const cleanUp = (state: State, { compartment }: EvaluationFrame, emit?: Emit<Event>): void => {
  for (const items of state.table.opened) {
    for (const [index, good] of GOODS.entries()) intoBag(state, good, at(items, index));
  }
  state.table.opened = [];
  emit?.('all', { type: 'chestsCleared', compartment: at(COMPARTMENTS, compartment), rule: 'MC-20.8' });
  pop(state.table);
};
