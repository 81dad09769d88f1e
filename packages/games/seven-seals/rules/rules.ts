import { type Chance, pick, type Refusal, type Rules, type Seat, type Stream, type Versions } from '@conclave/kernel';
import { imagine } from './imagine.ts';
import { brokenInvariants } from './invariants.ts';
import { newMemory, remember } from './memory.ts';
import { type Move, type PlayCard, parseMove } from './moves.ts';
import { cardValue, parseCard } from './notation.ts';
import { options } from './options.ts';
import {
  predict,
  predictionMoves,
  randomPrediction,
  refusePrediction,
  refuseSaboteur,
  smallestPrediction,
  takeSaboteur,
} from './prediction.ts';
import { refuse } from './refusals.ts';
import { places, totalsOf } from './scoring.ts';
import { handIn, handInMoves, refuseHandIn, timeoutHandIn } from './settling.ts';
import { setup } from './setup.ts';
import { clone, type Emit, type Secrets, type SevenSeals, type State, type Table } from './state.ts';
import { toAct } from './to-act.ts';
import { playable, playCard, plays, refuseCard } from './tricks.ts';

/** SS-11.1  What a seat may do now. */
const legalMoves = (table: Table, own: Secrets, seat: Seat): Iterable<Move> => {
  if (seat !== table.turn) return NO_MOVES;
  switch (table.phase) {
    case 'predict':
      return predictionMoves(table, seat);
    case 'play':
      return plays(table, own);
    case 'handIn':
      return handInMoves(table, seat);
    case 'over':
      return NO_MOVES;
  }
};
const NO_MOVES: readonly Move[] = [];

const randomMove = (table: Table, own: Secrets, seat: Seat, stream: Stream): Move => {
  if (table.phase === 'predict') return randomPrediction(table, seat, stream);
  if (table.phase === 'handIn') return pick(handInMoves(table, seat), stream);
  const list = plays(table, own);
  return list.at(stream.below(list.length)) as Move;
};

/** SS-15  The first reason in its table; the rules of each chapter come after turn and phase. */
const refusal = (table: Table, own: Secrets, seat: Seat, move: Move): Refusal | undefined => {
  const { phase } = table;
  if (phase === 'over' || seat !== table.turn) return refuse('notYourTurn', phase === 'predict' ? 'SS-4.1' : 'SS-5.3');
  if (phase === 'handIn' && move.type !== 'handIn') return refuse('handInPending');
  if (phase !== 'handIn' && move.type === 'handIn') return refuse('noHandInPending');
  if ((phase === 'play') !== (move.type === 'playCard') && phase !== 'handIn') return refuse('wrongPhase');
  switch (move.type) {
    case 'takeSaboteur':
      return refuseSaboteur(table);
    case 'predict':
      return refusePrediction(table, seat, move);
    case 'playCard':
      return refuseCard(table, own, move);
    case 'handIn':
      return refuseHandIn(table, seat, move);
  }
};

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

/** SS-12.3  The lowest legal card, then in the order yellow, green, blue, violet, red. */
const lowestCard = (plays: readonly PlayCard[]): PlayCard => {
  const key = ({ card }: PlayCard): number => cardValue(parseCard(card)) * 8 + 'YGBVR'.indexOf(card.charAt(0));
  return plays.reduce((best, play) => (key(play) < key(best) ? play : best));
};

/** SS-12.3  What the table does for a seat whose time is up. */
const timeoutMove = (table: Table, own: Secrets, seat: Seat): Move => {
  if (table.phase === 'predict') return smallestPrediction(table, seat);
  return table.phase === 'play' ? lowestCard(playable(table, own)) : timeoutHandIn(table, seat);
};

/** The Seven Seals, a table of contents. */
export const rules: Rules<SevenSeals> = {
  id: 'seven-seals',
  rulesVersion: 1,
  seats: { min: 3, max: 5 }, // SS-2.1
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
  opensAfterGame: () => true,
  newMemory: (_options, seats) => newMemory(seats),
  remember,
  imagine, // SS-10.5
};

/** Recorded games and running tables keep the rules they began with. */
export const versions: Versions<SevenSeals> = { 1: rules };
