import { type Event, places, shownHistory, toAct } from '@conclave/seven-seals';
import { words } from '@conclave/seven-seals/words';
import type { GameTable } from '@conclave/stage/page/page.ts';
import { soundsOf } from '@conclave/stage/table/staging.ts';
import { cut, foresee } from './cut.ts';
import { round } from './round.ts';
import SevenSealsTable from './SevenSealsTable.svelte';

export const table: GameTable = {
  game: 'seven-seals',
  words,
  standing: { toAct, places },
  cut,
  foresee,
  round,
  history: { rule: 'SS-10.2', shown: shownHistory },
  sounds: soundsOf<Event>({
    cardPlayed: 'card',
    handedIn: 'stamp',
    predicted: 'stamp',
    saboteurTaken: 'stamp',
    blackTaken: 'stone',
  }),
  silent: ({ type }) => type === 'dealt',
  Table: SevenSealsTable,
};
