import type { Rules, Versions } from '@conclave/kernel';
import { title } from '../title.ts';
import { parseMove } from './border.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { randomMove } from './luck.ts';
import { newMemory, remember } from './memory.ts';
import { apply, legalMoves, refusal, toAct } from './moves.ts';
import { opensAfterGame, options } from './options.ts';
import { SEATS, setup } from './setup.ts';
import { clone, type Dogma } from './state.ts';
import { timeoutMove } from './timeouts.ts';
import { publicPart } from './view.ts';

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
  brokenInvariants: invariants, // DG-20

  parseMove, // DG-17.2
  publicPart, // DG-16.1
  timeoutMove, // DG-18.2
  opensAfterGame, // DG-19.4

  newMemory, // DG-16.5
  remember,
  imagine,
};

/** Recorded games and running tables keep the rules they began with. */
export const versions: Versions<Dogma> = { 1: rules };

export { notation } from './notation.ts';
export type { Hidden, State } from './state.ts';
