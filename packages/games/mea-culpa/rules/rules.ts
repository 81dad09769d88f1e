import { isObject, type Rules, type Versions } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { title } from '../title.ts';
import { parseMove, publicPart } from './border.ts';
import { hidesTurn, legalMoves, offered, randomMove, refusal, toAct } from './choices.ts';
import { clock } from './clock.ts';
import { places } from './end.ts';
import { apply } from './flow.ts';
import { shownHistory } from './history.ts';
import { imagine } from './imagine.ts';
import { brokenInvariants } from './invariants.ts';
import { newMemory, remember } from './memory.ts';
import { options, optionsOfVersion1 } from './options.ts';
import { setup } from './setup.ts';
import { clone, type MeaCulpa } from './state.ts';
import { timeoutMove } from './timeouts.ts';

/** Mea Culpa in enforced mode (MC-0.3): the table of contents. */
export const rules: Rules<MeaCulpa> = {
  id: title.id,
  rulesVersion: 2,
  seats: title.seats,
  options, // MC-28

  setup, // MC-5
  toAct,
  legalMoves, // MC-29.3
  randomMove,
  refusal,
  apply, // MC-29
  places, // MC-21.5
  points: table => table.souls.map(space => -space), // nearness to Heaven
  clone,

  parseMove,
  publicPart, // MC-2.2
  isAside: (table, seat, move) => table.manual !== undefined && byHand().isAside(table, seat, move), // MC-26.31
  offered, // MC-26.1.1
  hidesTurn, // MC-26.5 S12
  isTimeless: raw => isObject(raw) && raw.type === 'call', // MC-26.12
  undoes: ({ metaCulpa }) => metaCulpa !== 'on', // MC-26.19
  timeoutMove, // MC-29.4
  decisionSeconds: ({ turnTimer, metaCulpa }) => (turnTimer === 'off' || metaCulpa === 'on' ? undefined : turnTimer), // MC-29.4; MC-26.28
  shownHistory, // MC-2.4
  clock, // MC-26.11
  onlooker: ({ metaCulpa }) => (metaCulpa === 'on' ? byHand().onlooker : undefined), // MC-26.18
  opensAfterGame: () => true, // MC-2.6

  newMemory, // MC-2.3
  remember,
  imagine,

  brokenInvariants, // MC-30
};

/**
 * Recorded games and running tables keep the rules they began with. Both versions are one engine and differ by what can be agreed on:
 * from version 2 on a preliminary action may be held back (MC-23.5).
 */
export const versions = {
  1: { ...rules, rulesVersion: 1, options: optionsOfVersion1 },
  2: rules,
} as const satisfies Versions<MeaCulpa>;

export { openManualRoom } from '#manual-room';
export { notation } from './notation.ts';
export type { Hidden, MeaCulpa, Secrets, State, Table } from './state.ts';
