import { at, type Chance, type Refusal, type Seat } from '@conclave/kernel';
import {
  BLACK,
  type Card,
  colourOf,
  count,
  kindOf,
  letterOf,
  move as moveSeal,
  nth,
  SEAL_COUNTS,
  type SealKind,
  type Seals,
  TRUMP,
  WHITE,
} from './components.ts';
import type { HandIn } from './moves.ts';
import { refuse } from './refusals.ts';
import { endRound } from './scoring.ts';
import { type Emit, increment, isSaboteur, type State, sealsOf, type Table, TRICKS } from './state.ts';

/** SS-6.1  Ruffed: another colour was led, and a red card has won. */
const isRuffed = (cards: readonly Card[]): boolean => {
  if (colourOf(nth(cards, 0)) === TRUMP) return false;
  for (let index = 1; index < cards.length; index += 1) if (colourOf(nth(cards, index)) === TRUMP) return true;
  return false;
};

/** SS-6.2  The led colour or white; in a ruffed trick red as well. */
const accepts = (cards: readonly Card[], kind: SealKind): boolean =>
  kind === colourOf(nth(cards, 0)) || kind === WHITE || (kind === TRUMP && isRuffed(cards));

const bitIfOwned = (own: Seals, kind: SealKind): number => (count(own, kind) > 0 ? 1 << kind : 0);

/** SS-6.4  The accepted kinds that the winner owns, a bit each. */
const ownedAndAccepted = ({ seals, trick: { cards } }: Table, winner: Seat): number => {
  const own = at(seals, winner);
  const kinds = bitIfOwned(own, colourOf(nth(cards, 0))) | bitIfOwned(own, WHITE);
  return count(own, TRUMP) > 0 && isRuffed(cards) ? kinds | (1 << TRUMP) : kinds;
};

/** Every set of kinds, a bit each, as a list that exists once. */
const KIND_LISTS: readonly (readonly SealKind[])[] = Array.from({ length: 1 << SEAL_COUNTS.length }, (_, set) =>
  [...SEAL_COUNTS.keys()].filter(kind => (set >> kind) & 1),
);

export const sealsToHandIn = (table: Table, winner: Seat): readonly SealKind[] =>
  at(KIND_LISTS, ownedAndAccepted(table, winner));

/** SS-6, SS-7.2, SS-6.10  The table settles at once, so nobody can forget (SS-D22): nothing for the saboteur; else hand in, be asked which (SS-6.9), or take a black seal. */
export const settle = (state: State, winner: Seat, chance: Chance, emit?: Emit): void => {
  const { table } = state;
  if (isSaboteur(table, winner)) {
    emit?.('all', { type: 'putAway', seat: winner });
    return endTrick(state, chance, emit);
  }
  const seals = sealsToHandIn(table, winner);
  if (seals.length > 1) return askForSeal(table, winner, seals, emit);
  if (seals.length === 1)
    returnSeal(table, winner, nth(seals, 0), false, emit); // SS-6.3, SS-D14
  else takeBlackSeal(table, winner, emit);
  endTrick(state, chance, emit);
};

/** SS-6.4  Two or three kinds fit: the winner chooses (SS-D15, SS-D16, SS-D18). */
const askForSeal = (table: Table, winner: Seat, seals: readonly SealKind[], emit?: Emit): void => {
  table.phase = 'handIn';
  if (table.options.trickHistory === 'last') table.lookable = []; // SS-10.2: with this trick complete, the one before is closed
  emit?.('all', { type: 'handInAsked', seat: winner, seals: seals.map(letterOf) });
};

/** SS-6.2, SS-6.4 */
export const refuseHandIn = (table: Table, seat: Seat, { seal }: HandIn): Refusal | undefined => {
  const kind = kindOf(seal);
  if (!accepts(table.trick.cards, kind)) return refuse('sealNotAccepted');
  if (count(sealsOf(table, seat), kind) === 0) return refuse('sealNotOwned');
  return undefined;
};

const HAND_INS: readonly HandIn[] = SEAL_COUNTS.map((_, kind) => ({ type: 'handIn', seal: letterOf(kind) }));

const HAND_IN_LISTS: readonly (readonly HandIn[])[] = KIND_LISTS.map(kinds => kinds.map(kind => at(HAND_INS, kind)));

export const handInMoves = (table: Table, seat: Seat): readonly HandIn[] =>
  at(HAND_IN_LISTS, ownedAndAccepted(table, seat));

export const handIn = (state: State, seat: Seat, { seal }: HandIn, chance: Chance, emit?: Emit): void => {
  state.table.phase = 'play';
  returnSeal(state.table, seat, kindOf(seal), true, emit);
  endTrick(state, chance, emit);
};

/** SS-6.5  The seal goes back to the middle; with `unlimited` a surplus white vanishes (SS-13.2). */
const returnSeal = (table: Table, winner: Seat, kind: SealKind, chosen: boolean, emit?: Emit): void => {
  moveSeal(sealsOf(table, winner), table.middle, kind);
  if (kind === WHITE && whitesThatExist(table) > count(SEAL_COUNTS, WHITE))
    table.middle[WHITE] = count(table.middle, WHITE) - 1;
  increment(table.handedIn, winner);
  emit?.('all', { type: 'handedIn', seat: winner, seal: letterOf(kind), chosen });
};

const whitesThatExist = (table: Table): number =>
  table.seals.reduce((sum, seals) => sum + count(seals, WHITE), count(table.middle, WHITE));

/** SS-6.6  One black seal; SS-6.7: if none is left, nothing is taken and nothing noted (SS-D17). */
const takeBlackSeal = (table: Table, winner: Seat, emit?: Emit): void => {
  if (count(table.middle, BLACK) > 0) {
    moveSeal(table.middle, sealsOf(table, winner), BLACK);
    emit?.('all', { type: 'blackTaken', seat: winner });
  } else {
    increment(table.blackAvoided, winner);
    emit?.('all', { type: 'blackAvoided', seat: winner });
  }
};

/** SS-5.8 to SS-5.10  The cards go face down; the winner leads the next of 15 tricks, or the round ends (SS-8.1). */
const endTrick = (state: State, chance: Chance, emit?: Emit): void => {
  const { table, hidden } = state;
  hidden.tricks.push(table.trick);
  if (table.trickNumber === TRICKS) return endRound(state, chance, emit);
  table.lookable = lookableAfter(table);
  table.trick = { leader: table.turn, cards: [] };
  table.trickNumber += 1;
};

/** SS-10.2  The last complete trick may be looked at, or none, or all of this round (SS-13.4, SS-D26). */
const lookableAfter = ({ options, lookable, trick }: Table): Table['lookable'] => {
  switch (options.trickHistory) {
    case 'last':
      return [trick];
    case 'none':
      return lookable;
    case 'full':
      return [...lookable, trick];
  }
};
