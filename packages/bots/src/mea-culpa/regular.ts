import type { MeaCulpa } from '@conclave/mea-culpa';
import { type Bot, quickBot, type Situation } from '../bot.ts';
import { chooseByThumb } from './policy.ts';
import { chestsFrom, type Insight, makeInsight } from './worth.ts';

export const insightOf = ({ view, memory }: Situation<MeaCulpa>): Insight =>
  makeInsight({
    table: view.table,
    own: view.own,
    seat: view.seat,
    chests: chestsFrom(memory),
    taler: memory.taler,
  });

/** Adds up what everyone has given and taken in the open, and weighs each move in steps towards Heaven. */
export const regular: Bot<MeaCulpa> = quickBot((situation, stream) => chooseByThumb(insightOf(situation), stream));
