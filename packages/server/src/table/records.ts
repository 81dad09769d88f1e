import {
  type AnyRules,
  type GameRecord,
  hexToBytes,
  makeRecord,
  openSeal,
  recordFor,
  type SeatRecord,
  sealOf,
  type Viewer,
} from '@conclave/kernel';
import { type LogEntry, standingMoves } from '@conclave/protocol';
import type { TableDoc } from './doc.ts';

/** The record of a finished game, as far as this viewer may have it (kernel: `recordFor`). */
export const recordOf = (
  doc: TableDoc,
  rules: AnyRules,
  log: readonly LogEntry[],
  viewer: Viewer,
): GameRecord | SeatRecord => {
  const secret = hexToBytes(doc.secret);
  const moves = standingMoves(log).map(({ seat, at, move }) => ({ seat, at, move }));
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
