import type { Act, Entry } from '../rules/index.ts';
import { worthOfNotches } from './places.ts';
import { type Insight, SIN } from './worth.ts';

/** MC-26.18  What leaving a duty out would gain if nobody says a word, and cost if somebody does: in steps, from the own view alone. */

const stakeOf = (insight: Insight, entry: Entry, act: Act | undefined): number => {
  const { table, seat, coin } = insight;
  if (entry === 'S2') return seat === table.keeper ? 0 : coin * (table.manual?.beside[seat] ?? 0); // MC-26.3.3
  if (act === undefined) return 0; // a card, a crew, a stone of the market: nothing is saved
  switch (entry) {
    case 'S3':
      return worthOfNotches(insight, act.notches - act.turned);
    case 'S5':
      return coin * (act.price - act.paid);
    case 'S9':
    case 'S10':
      return SIN * (act.stones - act.put);
    default:
      return 0;
  }
};

/** How likely it is that one of the others calls it: people are taken to look as closely as the bots of this table. */
const chanceOfCall = ({ table }: Insight): number => {
  const overlooks = 1 - (table.options.botVigilance ?? 0) / 100;
  let unseen = 1;
  for (let others = table.seats - 1; others > 0; others -= 1) unseen *= overlooks; // a power is not the same in every engine
  return 1 - unseen;
};

/** A Petty Sinner who is reminded pays what he owed and no more (MC-25.5); everyone else a stone besides (MC-26.4.1). */
export const paysToLeaveOut = (insight: Insight, entry: Entry, act?: Act): boolean => {
  const called = chanceOfCall(insight);
  const penalty = act?.petty ? 0 : SIN;
  return (1 - called) * stakeOf(insight, entry, act) > called * penalty;
};
