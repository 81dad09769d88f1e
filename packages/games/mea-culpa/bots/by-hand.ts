import type { SeatView } from '@conclave/kernel';
import type { Bot, Situation } from '@conclave/search';
import { handTimeout, type MeaCulpa, type Move, refusal } from '../rules/index.ts';
import { enforced } from './by-hand-eye.ts';
import { declarationOf, type Plan, planOf } from './by-hand-plan.ts';
import { insightOf } from './regular.ts';

/**
 * MC-26.18  A bot keeps its books: it decides with the eye of the enforced game, and does by hand what belongs to that. Who weighs does
 * not slip by accident: what luck would have it forget it leaves out only if that pays.
 */
export const byHand = (bot: Bot<MeaCulpa>, weighs = false): Bot<MeaCulpa> => ({
  *think(situation, stream, budget) {
    const { view } = situation;
    if (view.table.manual === undefined) return yield* bot.think(situation, stream, budget);
    const insight = { ...insightOf(situation), weighs };
    const plan = planOf(insight);
    if (plan.asks === undefined) return byHandAlone(view, plan.move);
    const decision = yield* bot.think(seenBy(situation, plan.asks), stream, budget);
    const { iterations, why } = decision;
    return { move: legal(view, declarationOf(insight, plan, decision.move)), why, iterations };
  },
});

const byHandAlone = (view: SeatView<MeaCulpa>, move: Move) => ({
  move: legal(view, move),
  why: { reason: 'mea-culpa.byHand' },
  iterations: 0,
});

const seenBy = ({ view, memory }: Situation<MeaCulpa>, asks: NonNullable<Plan['asks']>): Situation<MeaCulpa> => ({
  view: enforced(view, asks),
  memory,
});

/** What the enforced eye did not foresee is left: the step ends. */
const legal = ({ table, own, seat }: SeatView<MeaCulpa>, move: Move): Move =>
  refusal(table, own, seat, move) === undefined ? move : handTimeout(table, own);
