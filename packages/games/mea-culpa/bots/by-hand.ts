import { type SeatView, same } from '@conclave/kernel';
import type { Bot, Considered, Situation } from '@conclave/search';
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
    const { iterations, why, considered = [] } = decision;
    const said = (move: Move): Move => legal(view, declarationOf(insight, plan, move));
    const chosen = considered.filter(({ move }) => same(move, decision.move));
    return { move: said(decision.move), why, iterations, considered: saidOnce([...chosen, ...considered], said) };
  },
});

/** What was weighed, as it is said by hand: gifts of all kinds are one word, and the first to say it stands for the others. */
const saidOnce = (weighed: readonly Considered<Move>[], said: (move: Move) => Move): readonly Considered<Move>[] => {
  const list: Considered<Move>[] = [];
  for (const each of weighed) {
    const move = said(each.move);
    if (!list.some(other => same(other.move, move))) list.push({ ...each, move });
  }
  return list;
};

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
