import type { Seat } from '@conclave/kernel';
import { type Bot, quickBot, type Situation } from '@conclave/search';
import type { MeaCulpa, Memory, Secrets } from '../rules/index.ts';
import { chooseByThumb } from './policy.ts';
import { chooseTasted, type Trait } from './taste.ts';
import { whyMove } from './why.ts';
import { chestsFrom, type Empathy, type Insight, makeInsight } from './worth.ts';

export const insightOf = ({ view, memory }: Situation<MeaCulpa>): Insight =>
  makeInsight({
    table: view.table,
    own: view.own,
    seat: view.seat,
    chests: chestsFrom(memory),
    taler: memory.taler,
  });

/** MC-2.3  What lies behind another screen, from open transfers; things whose compartment is unknown half in each. */
const screenOf = ({ taler, goods, letters, loose, surely }: Memory, seat: Seat): Secrets => {
  const halves = (compartment: 0 | 1): number[] =>
    (loose[seat] ?? []).map((items, item) => items / 2 + (surely[seat]?.[compartment][item] ?? 0));
  return {
    taler: taler[seat] ?? 0,
    goods: goods[seat] ?? [],
    letters: letters[seat] ?? [],
    chest: [halves(0), halves(1)],
    bid: { notches: 0, taler: 0 },
    die: 0,
  };
};

/** What another seat goes by, as far as this one can tell. */
export const empathyOf =
  (situation: Situation<MeaCulpa>): Empathy =>
  seat => ({ ...insightOf(situation), seat, own: screenOf(situation.memory, seat) });

/** Adds up what everyone has given and taken in the open, and weighs each move in steps towards Heaven; some with a taste. */
export const regularWith = (trait?: Trait): Bot<MeaCulpa> =>
  quickBot((situation, stream) => {
    const insight = insightOf(situation);
    const empathy = empathyOf(situation);
    const own = trait && chooseTasted(trait, insight, stream);
    const move = own?.move ?? chooseByThumb(insight, stream, empathy);
    return { move, why: own?.why ?? whyMove(insight, move, empathy) };
  });

export const regular = regularWith();
