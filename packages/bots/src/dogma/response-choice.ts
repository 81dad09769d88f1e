import {
  activeCount,
  BELIEVE,
  type CardType,
  canJoin,
  DOUBT,
  howMany,
  lastContribution,
  MOST_RUBIES,
  mostCards,
  pileSize,
  sorted,
} from '@conclave/dogma';
import type { Stream } from '@conclave/kernel';
import { chanceHonest, chanceOfDoubt, type Insight } from './belief.ts';
import { burdens } from './confession-choice.ts';
import type { Prospect } from './mixing.ts';

/** Starting the next confession (DG-13.2), a ruby, and an opponent who gets out or is kept in, in cards. */
const TURN = 1.1;
const RUBY = 0.3;
const RIVAL_OUT = 1.2;
const GOING_OUT = 3;

/** DG-8.2  What believing and doubting promise. */
export const checks = (insight: Insight): readonly Prospect[] => {
  const { table, seat } = insight;
  const newest = lastContribution(table);
  const honest = chanceHonest(insight);
  const pile = pileSize(table);
  const ruby = (table.rubies[seat] ?? 0) < MOST_RUBIES ? RUBY : 0;
  const isLeaving = newest !== undefined && (table.handSizes[newest.seat] ?? 0) === 0;
  const rivals = Math.max(1, activeCount(table) - 1);
  const stake = isLeaving ? (rivals === 1 ? 6 : RIVAL_OUT) : 0;
  const percent = Math.round(100 * honest);
  return [
    {
      move: BELIEVE,
      value: TURN + honest * ruby - (1 - honest) * pile - stake,
      why: { reason: 'dogma.believe', facts: { percent } },
    },
    {
      move: DOUBT,
      value: TURN + (1 - honest) * (ruby + pile / rivals) - honest * (pile + stake),
      why: { reason: honest === 0 ? 'dogma.doubtSure' : 'dogma.doubt', facts: { percent } },
    },
  ];
};

/** DG-7.1  Joining honestly is free of risk; joining with burdens risks the whole pile. */
export const joins = (insight: Insight, stream: Stream): readonly Prospect[] => {
  const { table, own, seat } = insight;
  const { claim } = table;
  if (!canJoin(table) || claim === undefined) return [];
  const size = own.hand.reduce((sum, count) => sum + count, 0);
  const most = mostCards(table, seat);
  const prospects: Prospect[] = [];
  const true_ = Math.min(most, howMany(own.hand, claim));
  if (true_ > 0) {
    const cards = Array<CardType>(true_).fill(claim);
    const value = true_ * 1.1 + (true_ === size ? GOING_OUT : 0);
    prospects.push({
      move: { type: 'join', cards },
      value,
      why: { reason: 'dogma.joinHonest', facts: { count: true_ } },
    });
  }
  const heavy = burdens(insight, claim, stream);
  for (let count = 1; count <= Math.min(most, heavy.length); count += 1) {
    const doubt = chanceOfDoubt(insight, count, count === size);
    const value = (1 - doubt) * (count + (count === size ? GOING_OUT : 0)) - doubt * (pileSize(table) + RUBY);
    const cards = sorted(heavy.slice(0, count));
    prospects.push({ move: { type: 'join', cards }, value, why: { reason: 'dogma.joinLie', facts: { count } } });
  }
  return prospects;
};
