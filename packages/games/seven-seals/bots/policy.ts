import { at, type Seat } from '@conclave/kernel';
import { letterOf, type Move, makeCard, nth, type Secrets, sealsToHandIn, type Table } from '../rules/index.ts';
import { chooseCard } from './card-choice.ts';
import type { Unseen } from './counting.ts';
import { expectedPenalty, firstStrengths, strengths } from './judgement.ts';
import { predictionOf, wantedSeals } from './prediction-choice.ts';
import type { Temper } from './temper.ts';

/** The rules of thumb: what a player with this temper does, from the table, its own hand and the cards it has counted. */
export const chooseByThumb = (table: Table, own: Secrets, seat: Seat, unseen: Unseen, temper: Temper): Move => {
  switch (table.phase) {
    case 'predict':
      return choosePrediction(table, own, seat, unseen, temper);
    case 'handIn':
      return chooseSeal(table, own, seat, unseen, temper);
    default:
      return { type: 'playCard', card: makeCard(chooseCard({ table, seat, hand: own.hand, unseen, temper }).card) };
  }
};

/** SS-4.2  The prediction that promises least pain, or the saboteur when even that is too much. */
const choosePrediction = (table: Table, own: Secrets, seat: Seat, unseen: Unseen, temper: Temper): Move => {
  const wanted = wantedSeals(table, seat, firstStrengths(own.hand, unseen, temper), temper);
  if (table.saboteur === undefined && wanted.penalty > temper.sabotage) return { type: 'takeSaboteur' };
  return predictionOf(table, seat, wanted.seals);
};

/** SS-6.4  Of the seals that fit, the one whose loss leaves least to fear. */
const chooseSeal = (table: Table, own: Secrets, seat: Seat, unseen: Unseen, temper: Temper): Move => {
  const tricks = strengths(own.hand, unseen, temper);
  const seals = at(table.seals, seat);
  const afterwards = (kind: number): number => expectedPenalty(tricks, seals.with(kind, nth(seals, kind) - 1), temper);
  const kinds = sealsToHandIn(table, seat);
  const kind = kinds.reduce((best, other) => (afterwards(other) < afterwards(best) ? other : best));
  return { type: 'handIn', seal: letterOf(kind) };
};
