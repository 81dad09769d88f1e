import type { Seat } from '@conclave/kernel';
import {
  type HandIn,
  letterOf,
  type Move,
  makeCard,
  type Secrets,
  sealsToHandIn,
  type Table,
} from '@conclave/seven-seals';
import type { Why } from '../bot.ts';
import { chooseCard, type Judged } from './card-choice.ts';
import type { Unseen } from './counting.ts';
import { expectedPenalty, firstStrengths, strengths } from './judgement.ts';
import { predictionOf, wantedSeals } from './prediction-choice.ts';
import type { Temper } from './temper.ts';

export interface Chosen {
  readonly move: Move;
  readonly why: Why;
}

/** The rules of thumb: what a player with this temper does, from the table, its own hand and the cards it has counted. */
export const chooseByThumb = (table: Table, own: Secrets, seat: Seat, unseen: Unseen, temper: Temper): Chosen => {
  switch (table.phase) {
    case 'predict':
      return choosePrediction(table, own, seat, unseen, temper);
    case 'handIn':
      return chooseSeal(table, own, seat, unseen, temper);
    default: {
      const judged = chooseCard({ table, seat, hand: own.hand, unseen, temper });
      return { move: { type: 'playCard', card: makeCard(judged.card) }, why: whyCard(table, seat, judged) };
    }
  }
};

/** SS-4.2  The prediction that promises least pain, or the saboteur when even that is too much. */
const choosePrediction = (table: Table, own: Secrets, seat: Seat, unseen: Unseen, temper: Temper): Chosen => {
  const wanted = wantedSeals(table, seat, firstStrengths(own.hand, unseen, temper), temper);
  if (table.saboteur === undefined && wanted.penalty > temper.sabotage)
    return { move: { type: 'takeSaboteur' }, why: { reason: 'seven-seals.sabotage' } };
  const tricks = wanted.seals.reduce((sum, seals) => sum + seals, 0);
  return {
    move: predictionOf(table, seat, wanted.seals),
    why: { reason: tricks === 0 ? 'seven-seals.predictNone' : 'seven-seals.predict', facts: { tricks } },
  };
};

/** SS-6.4  Of the seals that fit, the one whose loss leaves least to fear. */
const chooseSeal = (table: Table, own: Secrets, seat: Seat, unseen: Unseen, temper: Temper): Chosen => {
  const tricks = strengths(own.hand, unseen, temper);
  const seals = table.seals[seat] as readonly number[];
  const afterwards = (kind: number): number =>
    expectedPenalty(tricks, seals.with(kind, (seals[kind] as number) - 1), temper);
  const kinds = sealsToHandIn(table, seat);
  const kind = kinds.reduce((best, other) => (afterwards(other) < afterwards(best) ? other : best));
  const seal = letterOf(kind) as HandIn['seal'];
  return { move: { type: 'handIn', seal }, why: { reason: 'seven-seals.handIn', facts: { seal } } };
};

const whyCard = (table: Table, seat: Seat, { card, wins, wanted }: Judged): Why => {
  const facts = { card: makeCard(card) };
  if (seat === table.saboteur) return { reason: 'seven-seals.feed', facts };
  if (wins > 0.5) return { reason: wanted ? 'seven-seals.win' : 'seven-seals.winUnwanted', facts };
  if (table.trick.cards.length === 0) return { reason: wanted ? 'seven-seals.tryLead' : 'seven-seals.leadAway', facts };
  return { reason: wins > 0 && wanted ? 'seven-seals.tryWin' : 'seven-seals.duck', facts };
};
