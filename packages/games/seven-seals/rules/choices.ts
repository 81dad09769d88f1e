import { pick, type Refusal, type Seat, type Stream } from '@conclave/kernel';
import type { Move } from './moves.ts';
import { predictionMoves, randomPrediction, refusePrediction, refuseSaboteur } from './prediction.ts';
import { refuse } from './refusals.ts';
import { handInMoves, refuseHandIn } from './settling.ts';
import type { Secrets, Table } from './state.ts';
import { plays, refuseCard } from './tricks.ts';

/** SS-4.1, SS-5.3  One seat at a time; nobody when the game is over. */
const SEATS_ALONE = [[0], [1], [2], [3], [4]] as const;
const NOBODY: readonly Seat[] = [];
export const toAct = ({ phase, turn }: Table): readonly Seat[] =>
  phase === 'over' ? NOBODY : (SEATS_ALONE[turn] ?? NOBODY);

/** SS-11.1  What a seat may do now. */
export const legalMoves = (table: Table, own: Secrets, seat: Seat): Iterable<Move> => {
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

/** Any of them by luck, every one possible. */
export const randomMove = (table: Table, own: Secrets, seat: Seat, stream: Stream): Move => {
  if (table.phase === 'predict') return randomPrediction(table, seat, stream);
  if (table.phase === 'handIn') return pick(handInMoves(table, seat), stream);
  const list = plays(table, own);
  return list.at(stream.below(list.length));
};

/** SS-15  The first reason in its table; the rules of each chapter come after turn and phase. */
export const refusal = (table: Table, own: Secrets, seat: Seat, move: Move): Refusal | undefined => {
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
