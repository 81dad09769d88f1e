import type { Chance, Rules, Seat, Versions } from '@conclave/kernel';
import { title } from '../title.ts';
import { legalMoves, randomMove, refusal, toAct } from './choices.ts';
import { shownHistory } from './history.ts';
import { imagine } from './imagine.ts';
import { brokenInvariants } from './invariants.ts';
import { newMemory, remember } from './memory.ts';
import { type Move, parseMove } from './moves.ts';
import { options } from './options.ts';
import { predict, takeSaboteur } from './prediction.ts';
import { places, totalsOf } from './scoring.ts';
import { handIn } from './settling.ts';
import { setup } from './setup.ts';
import { clone, type Emit, type SevenSeals, type State } from './state.ts';
import { timeoutMove } from './timeouts.ts';
import { playCard } from './tricks.ts';

/**
 * SS-12.1, SS-12.2  Automatic is what no player decides, down to a forced hand-in; a forced card waits for its player, or it would show
 * that there was no choice. Who leaves is played on by a bot, and the rules do not change (SS-12.4).
 */
const apply = (state: State, seat: Seat, move: Move, chance: Chance, emit?: Emit): void => {
  switch (move.type) {
    case 'takeSaboteur':
      return takeSaboteur(state, seat, emit);
    case 'predict':
      return predict(state, seat, move, emit);
    case 'playCard':
      return playCard(state, seat, move, chance, emit);
    case 'handIn':
      return handIn(state, seat, move, chance, emit);
  }
};

/** The Seven Seals, a table of contents. */
export const rules: Rules<SevenSeals> = {
  id: title.id,
  rulesVersion: 1,
  seats: title.seats, // SS-2.1
  options, // SS-13
  setup, // SS-2, SS-3
  toAct,
  legalMoves, // SS-11
  randomMove,
  refusal, // SS-15
  apply, // SS-4 to SS-8
  places, // SS-9
  points: totalsOf, // SS-8.4
  clone,
  brokenInvariants, // SS-14
  parseMove, // SS-11.2
  publicPart: move => move, // SS-10.1: nothing about a confirmed move is secret
  timeoutMove, // SS-12.3
  shownHistory, // SS-10.2
  opensAfterGame: () => true,
  newMemory: (_options, seats) => newMemory(seats),
  remember,
  imagine, // SS-10.5
};

/** Recorded games and running tables keep the rules they began with. */
export const versions: Versions<SevenSeals> = { 1: rules };

export { notation } from './notation.ts';
