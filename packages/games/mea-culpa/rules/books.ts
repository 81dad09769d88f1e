import { byHand } from '#manual-room';
import type { Entry } from './meta-register.ts';
import type { HandTurnFrame, TurnFrame } from './stack.ts';
import type { Table } from './state.ts';

/** MC-26  Questions about the open books for those who have only a view; they are asked at tables that keep some. */

/** MC-26.24 a  What is still owed in this turn. */
export const owedTaler = (table: Table): number => byHand().owedTaler(table);
export const owedNotches = (table: Table): number => byHand().owedNotches(table);

/** The turn as enforced mode would see it. */
export const asTurn = (table: Table, frame: HandTurnFrame): TurnFrame => byHand().asTurn(table, frame);

/** MC-15.3, MC-26.17 */
export const isFreeStoneDue = (table: Table, frame: HandTurnFrame): boolean => byHand().isFreeStoneDue(table, frame);

/** Its place in the Register of Sins. */
export const placeOfEntry = (entry: Entry): number => byHand().ENTRIES.indexOf(entry);
