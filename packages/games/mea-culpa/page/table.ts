import type { View } from '@conclave/kernel';
import { type Event, hidesTurn, type MeaCulpa, places, shownHistory, toAct } from '@conclave/mea-culpa';
import { words } from '@conclave/mea-culpa/words';
import type { GameTable } from '@conclave/stage/page/page.ts';
import { soundsOf } from '@conclave/stage/table/staging.ts';
import { cut } from './cut.ts';
import { foresee } from './foresee.ts';
import MeaCulpaTable from './MeaCulpaTable.svelte';
import { round } from './round.ts';

/** MC-14.4  The Pope who was found in the House. */
const found = (event: Event): number | undefined => (event.type === 'guessed' && event.caught ? event.pope : undefined);

/** MC-9.7  That a turn is over is plain from whose turn comes; that somebody passed is news. */
const isPlain = (event: Event): boolean => event.type === 'passed' && event.actions > 0;

export const table: GameTable = {
  game: 'mea-culpa',
  words,
  standing: { toAct, places },
  cut,
  foresee,
  round,
  history: { rule: 'MC-2.4', shown: shownHistory },
  sounds: soundsOf<Event>({
    bidsRevealed: 'stone',
    bought: 'coin',
    letterBought: 'coin',
    sold: 'coin',
    donated: 'coin',
    sinStonesPut: 'stone',
    guessed: ({ caught }) => (caught ? 'caught' : undefined),
    atonement: 'bell',
    crewArrived: 'stone',
    built: 'stamp',
    chestsOpened: 'coin',
  }),
  caught: found as GameTable['caught'],
  silent: isPlain as GameTable['silent'],
  hidesTurn: (({ table }: View<MeaCulpa>) => hidesTurn(table)) as GameTable['hidesTurn'],
  Table: MeaCulpaTable,
};
