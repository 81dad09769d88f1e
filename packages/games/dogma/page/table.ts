import { type Event, shownHistory, type Table, toAct } from '@conclave/dogma';
import { words } from '@conclave/dogma/words';
import type { GameTable } from '@conclave/stage/page/page.ts';
import { soundsOf } from '@conclave/stage/table/staging.ts';
import { cut, foresee } from './cut.ts';
import DogmaTable from './DogmaTable.svelte';
import { round } from './round.ts';

/** DG-8.3  Who lied and was doubted. */
const found = (event: Event): number | undefined =>
  event.type === 'judged' && !event.honest && event.responderRight ? event.seat : undefined;

export const table: GameTable = {
  game: 'dogma',
  words,
  standing: { toAct, places: (table: Table) => table.places },
  cut,
  foresee,
  round,
  history: { rule: 'DG-16.4', shown: shownHistory },
  sounds: soundsOf<Event>({
    confessed: 'card',
    joined: 'card',
    turnedUp: 'card',
    judged: ({ honest, responderRight }) => (!honest && responderRight ? 'caught' : undefined),
    dogmaCreated: 'stamp',
    rubyGained: 'coin',
    pileTaken: 'card',
  }),
  caught: found as GameTable['caught'],
  silent: ({ type }) => type === 'dealt' || type === 'hand',
  Table: DogmaTable,
};
