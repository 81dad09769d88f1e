import type { Seat } from '@conclave/kernel';
import { COLOURS, type Move, nth, type Secrets, type Table } from '../rules/index.ts';
import { fullColour } from './counting.ts';
import { firstStrengths } from './judgement.ts';
import { predictionOf, wantedSeals } from './prediction-choice.ts';
import type { Temper } from './temper.ts';

const change = (seals: readonly number[], colour: number, by: number): readonly number[] =>
  seals.with(colour, nth(seals, colour) + by);

/** The rule of thumb's own numbers, one more or less of a colour, one colour exchanged for another, and none at all. */
export function* variations(seals: readonly number[]): Generator<readonly number[]> {
  yield seals;
  yield COLOURS.map(() => 0);
  for (const more of COLOURS) {
    yield change(seals, more, 1);
    if (nth(seals, more) === 0) continue;
    yield change(seals, more, -1);
    for (const other of COLOURS) if (other !== more) yield change(change(seals, more, -1), other, 1);
  }
}

const sizeOf = (move: Move): number =>
  move.type === 'predict'
    ? Object.values(move.fromMiddle).reduce((sum, seals) => sum + seals, move.takeOvers.length)
    : 0;

/** Predictions worth a closer look, and the saboteur (SS-4.2); each once. */
export const predictionsToTry = (table: Table, own: Secrets, seat: Seat, temper: Temper): readonly Move[] => {
  const unseen = COLOURS.map(colour => fullColour(table.seats) & ~nth(own.hand, colour));
  const { seals } = wantedSeals(table, seat, firstStrengths(own.hand, unseen, temper), temper);
  const moves = new Map<string, Move>();
  for (const wanted of variations(seals)) {
    const move = predictionOf(table, seat, wanted);
    if (sizeOf(move) >= table.options.minPrediction) moves.set(JSON.stringify(move), move);
  }
  if (table.saboteur === undefined) moves.set('saboteur', { type: 'takeSaboteur' });
  return moves.size > 0 ? [...moves.values()] : [predictionOf(table, seat, seals)];
};
