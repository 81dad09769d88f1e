import { at, type Emit, type Seat } from '@conclave/kernel';
import { ALL_STONES, BONUSES, type Bonus, ITEM, type Item, STONES } from './components.ts';
import { add, named } from './counts.ts';
import { store } from './donate.ts';
import type { Event } from './events.ts';
import { BONUS_MOVES, type MoveOf } from './moves.ts';
import { always, question } from './question.ts';
import { hellOrder } from './record-of-sins.ts';
import { REFUSED } from './refusals.ts';
import { replace } from './stack.ts';
import type { State, Table } from './state.ts';
import { takeLetter } from './supplies.ts';

/** MC-5.5  Nearest to Heaven chooses first. */
export const bonusOrder = (table: Table): Seat[] => hellOrder(table).reverse();

/** MC-5.4, MC-5.6  What a bonus puts into the chest. */
export const BONUS_ITEMS: Readonly<Record<Bonus, readonly Item[]>> = {
  breadAndWine: ['bread', 'wine'],
  jewel: ['jewel'],
  coin: ['coin10'],
  blueLetter: [],
};

/** MC-5.5, MC-5.6  Take one bonus: the blue letter behind the screen, anything else into the chest. */
const takeBonus = (state: State, seat: Seat, { bonus, into }: MoveOf<'bonus'>, emit?: Emit<Event>): void => {
  const { table } = state;
  const things = BONUS_ITEMS[bonus].map((item, index) => ({ item, into: at(into, index) }));
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

/** MC-29.4  Blue letter, else jewel, else bread and wine, else coin; always into compartment I. */
const timeout = ({ bonuses }: Table): MoveOf<'bonus'> => {
  if (bonuses.includes('blueLetter')) return { type: 'bonus', bonus: 'blueLetter', into: [] };
  if (bonuses.includes('jewel')) return { type: 'bonus', bonus: 'jewel', into: ['I'] };
  if (bonuses.includes('breadAndWine')) return { type: 'bonus', bonus: 'breadAndWine', into: ['I', 'I'] };
  return { type: 'bonus', bonus: 'coin', into: ['I'] };
};

/** MC-5.5  Which of the remaining bonuses, and into which compartments? */
export const bonusQuestion = question<'bonus', 'bonus'>({
  takes: ['bonus'],
  answers: always(BONUS_MOVES),
  refuse: ({ bonuses }, _own, _frame, { bonus }) => (bonuses.includes(bonus) ? undefined : REFUSED.bonusGone),
  decide: (state, { seat }, move, _by, emit) => takeBonus(state, seat, move, emit),
  timeout,
});
