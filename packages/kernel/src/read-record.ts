import type { ClockMove } from './entry.ts';
import {
  type GameRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordedMove,
  type SeatLine,
  type StandIn,
} from './record.ts';
import { fault, type Parsed, parsed } from './refusal.ts';
import { type Hex, MAX_NONCE_BYTES, SECRET_BYTES, type Seal } from './seal.ts';
import { isCount, isObject, isOneOf, isSeat, objectWith, type Unknown } from './shape.ts';

export const isHex = (value: unknown, minBytes: number, maxBytes: number): value is Hex =>
  typeof value === 'string' &&
  /^([0-9a-f]{2})*$/.test(value) &&
  value.length >= minBytes * 2 &&
  value.length <= maxBytes * 2;

export const parseSeatLine = (value: unknown, path: string): Parsed<SeatLine> => {
  const line = objectWith(value, path, ['name', 'kind']);
  if (!line.ok) return line;
  const { name, kind } = line.value;
  if (typeof name !== 'string') return fault(`${path}.name`, 'must be a text');
  if (!isOneOf(['human', 'bot'] as const, kind)) return fault(`${path}.kind`, 'must be "human" or "bot"');
  return parsed({ name, kind });
};

const parseSeal = (value: unknown, seats: number): Parsed<Seal> => {
  const seal = objectWith(value, 'seal', ['commitment', 'nonces'], ['opening']);
  if (!seal.ok) return seal;
  const { commitment, nonces, opening } = seal.value;
  if (!isHex(commitment, 32, 32)) return fault('seal.commitment', 'must be 64 small hexadecimal digits');
  if (!Array.isArray(nonces) || nonces.length !== seats) return fault('seal.nonces', 'must list one nonce per seat');
  for (const [index, nonce] of nonces.entries()) {
    if (!isHex(nonce, 0, MAX_NONCE_BYTES))
      return fault(`seal.nonces[${index}]`, `must be at most ${MAX_NONCE_BYTES} bytes in hex`);
  }
  if (opening === undefined) return parsed({ commitment, nonces });
  if (!isHex(opening, SECRET_BYTES, SECRET_BYTES)) return fault('seal.opening', 'must be 64 small hexadecimal digits');
  return parsed({ commitment, nonces, opening });
};

type ParseMove = (value: unknown, path: string, seats: number) => Parsed<RecordedMove | ClockMove>;

const parseFirstMove: ParseMove = (value, path, seats) => {
  const line = objectWith(value, path, ['seat', 'at', 'move']);
  return line.ok ? parseSeatMove(line.value, path, seats) : line;
};

const parseSecondMove: ParseMove = (value, path, seats) => {
  if (isObject(value) && value.by !== undefined) return parseClockMove(value, path);
  const line = objectWith(value, path, ['seat', 'at', 'move'], ['how']);
  return line.ok ? parseSeatMove(line.value, path, seats) : line;
};

const parseSeatMove = ({ seat, at, how, move }: Unknown, path: string, seats: number): Parsed<RecordedMove> => {
  if (!isSeat(seat, seats)) return fault(`${path}.seat`, `must be a seat from 0 to ${seats - 1}`);
  if (!isCount(at)) return fault(`${path}.at`, 'must be a whole number of milliseconds');
  if (!isObject(move)) return fault(`${path}.move`, 'must be an object');
  if (how === undefined) return parsed({ seat, at, move });
  if (!isOneOf(['bot', 'clock'] as const, how)) return fault(`${path}.how`, 'must be "bot" or "clock"');
  return parsed({ seat, at, how, move });
};

const parseClockMove = (value: Unknown, path: string): Parsed<ClockMove> => {
  const line = objectWith(value, path, ['by', 'at', 'move']);
  if (!line.ok) return line;
  const { by, at, move } = line.value;
  if (by !== 'table') return fault(`${path}.by`, 'must be "table"');
  if (!isCount(at)) return fault(`${path}.at`, 'must be a whole number of milliseconds');
  const clock = objectWith(move, `${path}.move`, ['type', 'what']);
  if (!clock.ok) return clock;
  const { type, what } = clock.value;
  if (type !== 'clock' || typeof what !== 'string') return fault(`${path}.move`, 'must say what the clock decided');
  return parsed({ by, at, move: { type, what } });
};

const parseStandIn = (value: unknown, path: string, seats: number): Parsed<StandIn> => {
  const line = objectWith(value, path, ['seat', 'from'], ['to', 'by']);
  if (!line.ok) return line;
  const { seat, from, to, by } = line.value;
  if (!isSeat(seat, seats)) return fault(`${path}.seat`, `must be a seat from 0 to ${seats - 1}`);
  if (!isCount(from)) return fault(`${path}.from`, 'must be the number of a move');
  if (to !== undefined && !isCount(to)) return fault(`${path}.to`, 'must be the number of a move');
  if (by !== undefined && by !== 'table' && !isSeat(by, seats)) return fault(`${path}.by`, 'must be a seat or "table"');
  return parsed({ seat, from, ...(to === undefined ? {} : { to }), ...(by === undefined ? {} : { by }) });
};

export const parseAll = <Value>(
  value: unknown,
  path: string,
  parseItem: (item: unknown, path: string) => Parsed<Value>,
): Parsed<readonly Value[]> => {
  if (!Array.isArray(value)) return fault(path, 'must be a list');
  const items: Value[] = [];
  for (const [index, raw] of value.entries()) {
    const item = parseItem(raw, `${path}[${index}]`);
    if (!item.ok) return item;
    items.push(item.value);
  }
  return parsed(items);
};

const KEYS = ['format', 'version', 'game', 'rulesVersion', 'options', 'seats', 'seal', 'moves', 'digest'];

/** The shape of a record; whether its moves are legal is found by replaying it. */
export const parseRecord = (value: unknown): Parsed<GameRecord> => {
  if (!isObject(value)) return fault('', 'a record is a JSON object');
  if (value.format !== RECORD_FORMAT) return fault('format', `must be "${RECORD_FORMAT}"`);
  const { version } = value;
  if (version !== 1 && version !== RECORD_VERSION) return fault('version', 'only versions 1 and 2 can be read');
  const shape = objectWith(value, '', KEYS, version === 1 ? ['places'] : ['places', 'standIns']);
  return shape.ok ? parseParts(shape.value, version) : shape;
};

const isPlaces = (value: unknown, seats: number): value is number[] =>
  Array.isArray(value) && value.length === seats && value.every(isCount);

const parseParts = (raw: Unknown, version: GameRecord['version']): Parsed<GameRecord> => {
  const { game, rulesVersion, options, places, digest } = raw;
  if (typeof game !== 'string') return fault('game', 'must be the name of a game');
  if (!isCount(rulesVersion)) return fault('rulesVersion', 'must be a whole number');
  if (!isObject(options)) return fault('options', 'must be an object');
  const lists = parseLists(raw, version === 1 ? parseFirstMove : parseSecondMove);
  if (!lists.ok) return lists;
  if (places !== undefined && !isPlaces(places, lists.value.seats.length))
    return fault('places', 'must list one place per seat');
  if (!isHex(digest, 32, 32)) return fault('digest', 'must be 64 small hexadecimal digits');
  const head = { format: RECORD_FORMAT, version, game, rulesVersion, options, ...lists.value } as const;
  return parsed(places === undefined ? { ...head, digest } : { ...head, places, digest });
};

const parseLists = (
  { seats, seal, moves, standIns }: Unknown,
  parseMove: ParseMove,
): Parsed<Pick<GameRecord, 'seats' | 'seal' | 'moves' | 'standIns'>> => {
  const lines = parseAll(seats, 'seats', parseSeatLine);
  if (!lines.ok) return lines;
  const count = lines.value.length;
  const sealed = parseSeal(seal, count);
  if (!sealed.ok) return sealed;
  const made = parseAll(moves, 'moves', (item, path) => parseMove(item, path, count));
  if (!made.ok) return made;
  const lists = { seats: lines.value, seal: sealed.value, moves: made.value };
  if (standIns === undefined) return parsed(lists);
  const stood = parseAll(standIns, 'standIns', (item, path) => parseStandIn(item, path, count));
  return stood.ok ? parsed({ ...lists, standIns: stood.value }) : stood;
};

/** What a text turns out to be, or that it is not complete. */
export const readJson = (text: string): Parsed<unknown> => {
  try {
    return parsed(JSON.parse(text) as unknown);
  } catch (error) {
    if (error instanceof SyntaxError) return fault('', `not complete JSON: ${error.message}`);
    throw error;
  }
};

export const readRecord = (text: string): Parsed<GameRecord> => {
  const value = readJson(text);
  return value.ok ? parseRecord(value.value) : value;
};
