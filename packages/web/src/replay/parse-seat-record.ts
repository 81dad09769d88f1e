import { isGame } from '@conclave/house';
import { type ExpandedLine, fault, isCount, isObject, type Parsed, parsed, type SeatRecord } from '@conclave/kernel';

type Start = Extract<ExpandedLine, { readonly line: 'start' }>;

const isStart = (line: unknown): line is Start =>
  isObject(line) &&
  line.line === 'start' &&
  typeof line.game === 'string' &&
  Array.isArray(line.seats) &&
  line.seats.every(seat => isObject(seat) && typeof seat.name === 'string');

const isLine = (line: unknown): boolean => {
  if (!isObject(line)) return false;
  if (line.line === 'event') return isCount(line.after) && isObject(line.event) && typeof line.event.type === 'string';
  return line.line === 'move' || line.line === 'end' || line.line === 'start';
};

/** A seat's own record comes from outside like any other file. */
export const parseSeatRecord = (value: unknown): Parsed<{ readonly record: SeatRecord; readonly game: string }> => {
  if (!isObject(value)) return fault('', 'a seat record is a JSON object');
  if (value.version !== 1) return fault('version', 'only version 1 can be read');
  const { viewer, lines } = value;
  if (viewer !== 'spectator' && !isCount(viewer)) return fault('viewer', 'must be a seat or "spectator"');
  if (!Array.isArray(lines)) return fault('lines', 'must be a list');
  const [start] = lines;
  if (!isStart(start)) return fault('lines[0]', 'must say which game was played by whom');
  const wrong = lines.findIndex(line => !isLine(line));
  if (wrong >= 0) return fault(`lines[${wrong}]`, 'is not a line of a record');
  if (!isGame(start.game)) return fault('lines[0].game', `there is no game "${start.game}" here`, 'unknownGame');
  return parsed({ record: value as unknown as SeatRecord, game: start.game });
};
