import { type ExpandedLine, expandPlay } from './expand.ts';
import type { GameTypes, Rules } from './game.ts';
import { type Keeping, recordOf } from './keep-record.ts';
import type { Play } from './play.ts';
import { playOf } from './play-record.ts';
import { isHex, parseAll, parseSeatLine, readJson } from './read-record.ts';
import { digestOver, type GameRecord } from './record.ts';
import { fault, type Parsed, parsed } from './refusal.ts';
import type { Hex } from './seal.ts';
import type { Viewer } from './seat.ts';
import { isCount, isObject, isSeat } from './shape.ts';

export const SEAT_RECORD_FORMAT = 'conclave-seat-record';

/** What one seat keeps of a game that is never opened: no opening, no move or event it was not shown. */
export interface SeatRecord {
  readonly format: typeof SEAT_RECORD_FORMAT;
  readonly version: 1 | 2;
  readonly viewer: Viewer;
  readonly commitment: Hex;
  readonly lines: readonly ExpandedLine[];
  /** SHA-256 of the canonical JSON of everything above; version 1 had none. */
  readonly digest?: Hex;
}

const seatRecordOf = <Game extends GameTypes>(play: Play<Game>, record: GameRecord, viewer: Viewer): SeatRecord => {
  const lines = expandPlay(play, record, viewer);
  const { commitment } = record.seal;
  const parts = { format: SEAT_RECORD_FORMAT, version: 2, viewer, commitment, lines } as const;
  return { ...parts, digest: digestOver(parts) };
};

export const seatRecord = <Game extends GameTypes>(
  record: GameRecord,
  rules: Rules<Game>,
  viewer: Viewer,
): SeatRecord => seatRecordOf(playOf(record, rules), record, viewer);

/** The record that may be handed to a viewer: the whole one once the game is over, or, where the table keeps its secrets, that viewer's own. */
export const recordFor = <Game extends GameTypes>(
  play: Play<Game>,
  keeping: Keeping,
  viewer: Viewer,
): GameRecord | SeatRecord => {
  const record = recordOf(play, keeping);
  const isOpen = record.places !== undefined && play.rules.opensAfterGame(play.options);
  return isOpen ? record : seatRecordOf(play, record, viewer);
};

/** Is this text the record of a seat, whatever the players are called? */
export const isSeatRecord = (text: string): boolean => {
  const value = readJson(text);
  return value.ok && isObject(value.value) && value.value.format === SEAT_RECORD_FORMAT;
};

/** A seat's own record comes from outside like any other file. */
export const readSeatRecord = (text: string): Parsed<SeatRecord> => {
  const value = readJson(text);
  return value.ok ? parseSeatRecord(value.value) : value;
};

const parseSeatRecord = (value: unknown): Parsed<SeatRecord> => {
  if (!isObject(value)) return fault('', 'a seat record is a JSON object');
  const { format, version, viewer, commitment, lines, digest } = value;
  if (format !== SEAT_RECORD_FORMAT) return fault('format', `must be "${SEAT_RECORD_FORMAT}"`);
  if (version !== 1 && version !== 2) return fault('version', 'only versions 1 and 2 can be read');
  if (viewer !== 'spectator' && !isCount(viewer)) return fault('viewer', 'must be a seat or "spectator"');
  if (!isHex(commitment, 32, 32)) return fault('commitment', 'must be 64 small hexadecimal digits');
  if (version === 2 && digest !== digestOver(value))
    return fault('digest', 'does not fit: something was changed', 'digest');
  const read = parseLines(lines);
  if (!read.ok) return read;
  const parts = { format: SEAT_RECORD_FORMAT, version, viewer, commitment, lines: read.value } as const;
  return parsed(isHex(digest, 32, 32) ? { ...parts, digest } : parts);
};

const parseLines = (value: unknown): Parsed<readonly ExpandedLine[]> => {
  if (!Array.isArray(value)) return fault('lines', 'must be a list');
  const [start] = value as readonly unknown[];
  if (!isObject(start) || start.line !== 'start' || typeof start.game !== 'string')
    return fault('lines[0]', 'must say which game was played');
  const seats = parseAll(start.seats, 'lines[0].seats', parseSeatLine);
  if (!seats.ok) return seats;
  const wrong = value.findIndex((line, index) => !isLine(line, index, seats.value.length));
  return wrong < 0 ? parsed(value as ExpandedLine[]) : fault(`lines[${wrong}]`, 'is not a line of a record');
};

const isLine = (line: unknown, index: number, seats: number): boolean => {
  if (!isObject(line)) return false;
  switch (line.line) {
    case 'start':
      return index === 0;
    case 'event':
      return isCount(line.after) && isObject(line.event) && typeof line.event.type === 'string';
    case 'move':
      return isCount(line.number) && isObject(line.move) && (line.by === 'table' || isSeat(line.seat, seats));
    case 'standIn':
    case 'return':
      return isCount(line.after) && isSeat(line.seat, seats);
    default:
      return line.line === 'end' && Array.isArray(line.places) && line.places.every(isCount);
  }
};
