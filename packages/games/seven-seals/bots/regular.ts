import { type Bot, quickBot, type Situation } from '@conclave/search';
import type { SevenSeals } from '../rules/index.ts';
import { unseenBy } from './counting.ts';
import { chooseByThumb } from './policy.ts';
import { REGULAR, type Temper } from './temper.ts';
import { type Knowing, whyMove } from './why.ts';

/** What a seat knows that counts every card. */
export const knowingOf = ({ view, memory }: Situation<SevenSeals>): Knowing => ({
  table: view.table,
  own: view.own,
  seat: view.seat,
  unseen: unseenBy(view, memory),
});

/** Counts every card and plays by rules of thumb, without search. */
export const sevenSealsByThumb = (temper: Temper): Bot<SevenSeals> =>
  quickBot(situation => {
    const knowing = knowingOf(situation);
    const { table, own, seat, unseen } = knowing;
    const move = chooseByThumb(table, own, seat, unseen, temper);
    return { move, why: whyMove(knowing, move) };
  });

export const regular = sevenSealsByThumb(REGULAR);
