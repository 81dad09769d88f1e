import type { View as KernelView } from '@conclave/kernel';
import { cardsOf } from './components.ts';
import type { Dogma, Secrets, Table } from './state.ts';

/** DG-16.1  The table is in words already; what the rules have not decided yet is left out. */
const plainTable = ({ claim, places, ...table }: Table): object => ({
  options: table.options,
  startingPlayer: table.startingPlayer,
  phase: table.phase,
  turn: table.turn,
  ...(claim === undefined ? {} : { claim }),
  pile: table.pile,
  handSizes: table.handSizes,
  rubies: table.rubies,
  altar: table.altar,
  discarded: table.discarded,
  sets: table.sets,
  out: table.out,
  withoutProgress: table.withoutProgress,
  progress: table.progress,
  ...(places === undefined ? {} : { places }),
});

const plainOwn = ({ hand, laid }: Secrets): object => ({ hand: cardsOf(hand), laid });

/** A view in words: a hand as the list of its cards, in the order of "Card names". */
export const toPlain = (view: KernelView<Dogma>): object => ({
  seat: view.seat,
  table: plainTable(view.table),
  ...('own' in view ? { own: plainOwn(view.own) } : {}),
});
