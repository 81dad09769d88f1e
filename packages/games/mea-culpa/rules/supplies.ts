import { at, type Emit, type Seat } from '@conclave/kernel';
import { COLOUR, type Colour, MARKET_COLOURS, type MarketColour, STONE } from './components.ts';
import { add } from './counts.ts';
import type { Event } from './events.ts';
import { gainLetter, intoBag } from './screens.ts';
import type { State, Table } from './state.ts';

/** MC-22  Exhausted supplies. The bank never runs dry (MC-22.6); the bag is MC-22.1 in `preparation.ts`, sin stones (MC-22.7) in `dens.ts`. */

export const inSupply = ({ supply }: Table, colour: Colour): boolean => at(supply, COLOUR[colour]) > 0;

/** MC-22.4  Red or green, as long as there are any. */
export const exchangeColours = (table: Table): readonly MarketColour[] =>
  MARKET_COLOURS.filter(colour => inSupply(table, colour));

export const canExchange = (table: Table): boolean => inSupply(table, 'red') || inSupply(table, 'green');

/** A letter from its stack goes behind a screen. */
export const takeLetter = (state: State, seat: Seat, colour: Colour): void => {
  add(state.table.supply, COLOUR[colour], -1);
  gainLetter(state, seat, colour, 1);
};

/** MC-10.1, MC-15.3  An indulgence stone leaves the market for the bag, and a letter comes for it, if there is one (D-33). */
export const exchangeIndulgence = (state: State, seat: Seat, letter: MarketColour | undefined): void => {
  add(state.table.market, STONE.indulgence, -1);
  intoBag(state, 'indulgence', 1);
  if (letter !== undefined) takeLetter(state, seat, letter);
};

/** MC-22.3  No yellow letter left: suite 6 is closed for the round. */
export const restockSuite6 = ({ table }: State, emit?: Emit<Event>): void => {
  if (table.suite6) return;
  if (!inSupply(table, 'yellow')) {
    emit?.('all', { type: 'suite6Closed', rule: 'MC-22.3' });
    return;
  }
  add(table.supply, COLOUR.yellow, -1);
  table.suite6 = true;
  emit?.('all', { type: 'suite6Restocked', supply: at(table.supply, COLOUR.yellow), rule: 'MC-6.2' });
};
