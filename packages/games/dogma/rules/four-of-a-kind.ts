import type { Seat } from '@conclave/kernel';
import { COPIES, typeAt } from './components.ts';
import { type Emit, handSize, type State, secretsOf } from './state.ts';

/**
 * DG-11.1 to DG-11.4  All four of one type in one hand are shown and put on the discard pile: compulsory, automatic, all sets at once,
 * virtue or sin. Cards in a pile do not count. Who has no card left goes out where the caller's rule says so (DG-11.6).
 */
export const discardSetsOfFour = ({ table, secrets }: State, seat: Seat, emit?: Emit): void => {
  const { hand } = secretsOf(secrets, seat);
  for (let index = 0; index < hand.length; index += 1) {
    if (hand[index] !== COPIES) continue;
    const card = typeAt(index);
    hand[index] = 0;
    table.handSizes[seat] = handSize(table, seat) - COPIES;
    table.discarded += COPIES;
    table.sets = [...table.sets, { seat, card }];
    table.progress = true; // DG-15.2
    emit?.('all', { type: 'setOfFour', rule: 'DG-11.1', seat, card, handSize: handSize(table, seat) });
  }
};
