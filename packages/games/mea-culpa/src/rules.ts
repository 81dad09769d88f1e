import type { Rules, Seat } from '@conclave/kernel';
import { legalMoves, randomMove } from './choices.ts';
import { apply } from './flow.ts';
import { brokenInvariants } from './invariants.ts';
import { decider, refusal } from './legality.ts';
import { imagine, newMemory, remember } from './memory.ts';
import { parseMove, publicPart } from './moves.ts';
import { options } from './options.ts';
import { setUp } from './setup.ts';
import { top } from './stack.ts';
import { clone, type MeaCulpa, type Table } from './state.ts';
import { timeoutMove } from './timeouts.ts';

/** Mea Culpa in enforced mode (MC-0.3): the table of contents. */
export const rules: Rules<MeaCulpa> = {
  id: 'mea-culpa',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options, // MC-28

  setup: setUp, // MC-5
  toAct: table => seatsToAct(table),
  legalMoves, // MC-29.3
  randomMove,
  refusal,
  apply, // MC-29
  places: table => (table.result.length === 0 ? undefined : table.result), // MC-21.5
  points: table => table.souls.map(space => -space), // nearness to Heaven
  clone,

  parseMove,
  publicPart, // MC-2.2
  timeoutMove, // MC-29.4
  opensAfterGame: () => true, // MC-2.6

  newMemory, // MC-2.3
  remember,
  imagine,

  brokenInvariants, // MC-30
};

/** Lists of seats exist once: by bits. */
const SEATS_BY_BITS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].filter(seat => ((bits >> seat) & 1) === 1),
);
const NOBODY_ACTS: readonly Seat[] = [];

/** MC-29.3  While bids are made everyone who has not locked in; else the one who decides; nobody when it is over. */
const seatsToAct = (table: Table): readonly Seat[] => {
  const frame = top(table);
  if (frame.at === 'bid') return SEATS_BY_BITS[((1 << table.seats) - 1) & ~table.locked] ?? NOBODY_ACTS;
  const seat = decider(frame);
  return seat === undefined ? NOBODY_ACTS : (SEATS_BY_BITS[1 << seat] ?? NOBODY_ACTS);
};

export type { Hidden, MeaCulpa, Secrets, State, Table } from './state.ts';
