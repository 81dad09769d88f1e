import { pick, type Stream } from '@conclave/kernel';
import { type Bot, quickBot } from '@conclave/search';
import { type OwnView, playable, type SevenSeals } from '../rules/index.ts';
import { unseenByNovice } from './counting.ts';
import { chooseByThumb } from './policy.ts';
import { REGULAR, type Temper } from './temper.ts';
import { whyMove } from './why.ts';

/** Trusts high cards too much, likes to predict, and is shy of the saboteur. */
const NOVICE: Temper = {
  ...REGULAR,
  plainAtFirst: [0.95, 0.75, 0.5, 0.25, 0.1, 0],
  trumpAtFirst: [1, 0.95, 0.85, 0.7, 0.5, 0.4, 0.3],
  length: [1],
  envy: 0,
  courage: 0,
  sabotage: 9,
};

const SLIP = 8; // one card in eight is played without thinking

/** Plays like a person who is new to it: does not count cards, overrates its hand, and now and then just plays something. */
export const novice: Bot<SevenSeals> = quickBot(({ view }, stream) => {
  const { table, own, seat } = view;
  if (slips(view, stream)) {
    const move = pick(playable(table, own), stream);
    return { move, why: { reason: 'seven-seals.anyCard', facts: { card: move.card } } };
  }
  const unseen = unseenByNovice(view);
  const move = chooseByThumb(table, own, seat, unseen, NOVICE);
  return { move, why: whyMove({ table, own, seat, unseen }, move) };
});

const slips = ({ table }: OwnView, stream: Stream): boolean => table.phase === 'play' && stream.below(SLIP) === 0;
