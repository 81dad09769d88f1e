import type { Chance, Rules, Seat, Versions } from '@conclave/kernel';
import { title } from '../title.ts';
import { check } from './check.ts';
import { legalMoves, randomMove, refusal, toAct } from './choices.ts';
import { confess, join } from './confession.ts';
import { createDogma } from './dogmas.ts';
import { shownHistory } from './history.ts';
import { imagine } from './imagine.ts';
import { brokenInvariants } from './invariants.ts';
import { newMemory, remember } from './memory.ts';
import { type Move, parseMove, publicPart } from './moves.ts';
import { opensAfterGame, options } from './options.ts';
import { SEATS, setup } from './setup.ts';
import { clone, type Dogma, type Emit, type State } from './state.ts';
import { timeoutMove } from './timeouts.ts';

/** DG-17.3  Confess or create a dogma, then respond, until a check ends the confession; dogmas and confessions need no luck. */
const apply = (state: State, seat: Seat, move: Move, _chance: Chance, emit?: Emit): void => {
  switch (move.type) {
    case 'createDogma':
      createDogma(state, seat, move, emit);
      break;
    case 'confess':
      confess(state, seat, move, emit);
      break;
    case 'join':
      join(state, seat, move, emit);
      break;
    case 'believe':
    case 'doubt':
      check(state, seat, move.type, emit);
  }
};

/** Dogma, chapter by chapter; README.md says which rule is where. */
export const rules: Rules<Dogma> = {
  id: title.id,
  rulesVersion: 1,
  seats: SEATS, // DG-2.1
  options, // DG-19

  setup, // DG-3
  toAct, // DG-5.1, DG-6.1, DG-17.3
  legalMoves, // DG-17.1
  randomMove,
  refusal, // DG-21
  apply, // DG-5 to DG-15
  places: table => table.places, // DG-14.2, DG-15.4
  clone,
  brokenInvariants, // DG-20

  parseMove, // DG-17.2
  publicPart, // DG-16.1
  timeoutMove, // DG-18.2
  shownHistory, // DG-16.4
  opensAfterGame, // DG-19.4

  newMemory, // DG-16.5
  remember,
  imagine,
};

/** Recorded games and running tables keep the rules they began with. */
export const versions: Versions<Dogma> = { 1: rules };

export { notation } from './notation.ts';
export type { Hidden, State } from './state.ts';
