import {
  type GameRecord,
  hexToBytes,
  makeRecord,
  openSeal,
  recordFor,
  type SeatRecord,
  sealOf,
  toldByStep,
  type Viewer,
} from '@conclave/kernel';
import type { Loaded } from './loaded.ts';
import { withGame } from './replay.ts';

/** The record of a finished game, as far as this viewer may have it (kernel: `recordFor`). */
export const recordOf = (loaded: Loaded, viewer: Viewer): GameRecord | SeatRecord => {
  const { doc, rules, play } = withGame(loaded);
  const secret = hexToBytes(doc.secret);
  const moves = (play === undefined ? [] : toldByStep(play)).flatMap(({ move: { entry } }) =>
    entry !== undefined && 'seat' in entry ? { seat: entry.seat, at: entry.at, move: entry.move } : [],
  );
  const record = makeRecord({
    game: doc.game,
    rulesVersion: doc.rulesVersion,
    options: doc.options,
    seats: doc.lines ?? doc.seats.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'human' })),
    seal: openSeal(sealOf(secret, doc.nonces), secret),
    moves,
    ...(doc.places === undefined ? {} : { places: doc.places }),
  });
  return recordFor(record, rules, viewer);
};
