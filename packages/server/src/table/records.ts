import {
  type GameRecord,
  hexToBytes,
  type Keeping,
  type Play,
  recordFor,
  type SeatRecord,
  type Viewer,
} from '@conclave/kernel';
import type { TableDoc } from './doc.ts';
import type { Loaded } from './loaded.ts';
import { withGame } from './replay.ts';
import { standInsOf } from './stand-ins.ts';

/** The record of a finished game, as far as this viewer may have it (kernel: `recordFor`). */
export const recordOf = (loaded: Loaded, viewer: Viewer): GameRecord | SeatRecord => {
  const { doc, play } = withGame(loaded);
  if (play === undefined) throw new Error('a record of a game that has not begun');
  return recordFor(play, keepingOf(doc, play), viewer);
};

const keepingOf = (doc: TableDoc, play: Play): Keeping => {
  const { secret, nonces, lines, seats } = doc;
  return {
    seats: lines ?? seats.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'human' })),
    secret: hexToBytes(secret),
    nonces,
    standIns: standInsOf(doc, play),
  };
};
