import { at, type Chance, type Emit } from '@conclave/kernel';
import { cardName, drawCards } from './cards.ts';
import { MARKET_STONES, NOBODY, STONES } from './components.ts';
import { add, named } from './counts.ts';
import type { Event } from './events.ts';
import { discardCard } from './house.ts';
import { replace } from './stack.ts';
import { isByHand, type State } from './state.ts';
import { restockSuite6 } from './supplies.ts';

/** MC-6.2  Preparation, in this order; complete and visible before anyone bids (MC-6.3). */
export const prepareRound = (state: State, chance: Chance, emit?: Emit<Event>): void => {
  state.table.round += 1;
  emit?.('all', { type: 'roundBegan', round: state.table.round, rule: 'MC-6.1' });
  drawMarket(state, chance, emit); // A
  returnCharacters(state); // B
  coverPosts(state); // MC-7.2; C, the Pope die: it is back on its card as soon as it has been shown
  sendCrew(state, emit); // D
  restockSuite6(state, emit); // E
  state.table.suite5 = true; // F
  discardOldCards(state, emit); // G
  drawNewCards(state, chance, emit); // H
  replace(state.table, { at: 'bid' });
};

/** A, MC-22.1  Seven stones blindly from the bag; all of them when there are fewer. */
const drawMarket = ({ table, hidden: { bag } }: State, chance: Chance, emit?: Emit<Event>): void => {
  const stream = chance.stream(`market ${table.round}`);
  const number = Math.min(MARKET_STONES, bag.length);
  for (let drawn = 0; drawn < number; drawn += 1) {
    const index = stream.below(bag.length);
    const last = bag.length - 1;
    add(table.market, at(bag, index), 1);
    bag[index] = at(bag, last);
    bag.pop();
  }
  table.bag -= number;
  emit?.('all', { type: 'marketLaidOut', stones: named(table.market, STONES), bag: table.bag, rule: 'MC-6.2' });
};

/** B, MC-7.9 */
const returnCharacters = ({ table }: State): void => {
  if (!isByHand(table, 'S7')) table.characters.fill(NOBODY); // MC-26.5: otherwise everybody puts his own card back
};

/** MC-7.2  Posts are not shown while bids are made; the bids of the last round are history. */
const coverPosts = ({ table }: State): void => {
  table.posts.fill(0);
  table.locked = 0;
  table.bids = [];
  table.keeper = NOBODY;
  table.order = [];
};

/** D, MC-22.5  One crew from the hut to the Emperor card, if there is one (D-30). */
const sendCrew = ({ table }: State, emit?: Emit<Event>): void => {
  if (table.manual !== undefined) table.manual.askCrew = table.emperorCrew > 0; // MC-26.26: forgotten, and nobody called
  if (table.hut === 0 || table.emperorCrew > 0) return;
  table.hut -= 1;
  table.emperorCrew += 1;
  emit?.('all', { type: 'crewSent', hut: table.hut, rule: 'MC-6.2' });
};

/** G */
const discardOldCards = ({ table }: State, emit?: Emit<Event>): void => {
  const cards = emit === undefined ? [] : table.rooms.filter(card => card > 0).map(cardName);
  for (let room = 0; room < 4; room += 1) discardCard(table, room);
  if (cards.length > 0) emit?.('all', { type: 'cardsDiscarded', cards, rule: 'MC-6.2' });
};

/** H */
const drawNewCards = ({ table }: State, chance: Chance, emit?: Emit<Event>): void => {
  drawCards(table, chance.stream(`rooms ${table.round}`), emit);
  emit?.('all', { type: 'cardsDrawn', rooms: table.rooms.map(cardName), rule: 'MC-6.2' });
};
