import type { SevenSeals } from '@conclave/seven-seals';
import { type Bot, quickBot } from '../bot.ts';
import { unseenBy } from './counting.ts';
import { chooseByThumb } from './policy.ts';
import { REGULAR, type Temper } from './temper.ts';

/** Counts every card and plays by rules of thumb, without search. */
export const sevenSealsByThumb = (temper: Temper): Bot<SevenSeals> =>
  quickBot(({ view, memory }) => chooseByThumb(view.table, view.own, view.seat, unseenBy(view, memory), temper));

export const regular = sevenSealsByThumb(REGULAR);
