import { type Chance, sealedChance } from './chance.ts';
import type { AnyRules, Emit, GameTypes, Rules } from './game.ts';
import { isOver, type Match, playMove, startMatch } from './match.ts';
import { FaultError, fault, orThrow, type Parsed, parsed } from './refusal.ts';
import {
  commitmentTo,
  digestOf,
  type Hex,
  hexToBytes,
  MAX_NONCE_BYTES,
  SECRET_BYTES,
  type Seal,
  seedFrom,
} from './seal.ts';
import type { Seat } from './seat.ts';
import { isCount, isObject, isOneOf, isSeat, objectWith, type Unknown } from './shape.ts';

/** The record of a game is the game: everything else can be replayed from it. The format is described in docs/record-format.md. */
export const RECORD_FORMAT = 'conclave-record';
export const RECORD_VERSION = 1;

export interface SeatLine {
  readonly name: string;
  readonly kind: 'human' | 'bot';
}

export interface RecordedMove<Move = unknown> {
  readonly seat: Seat;
  /** Milliseconds since the start of the game. */
  readonly at: number;
  readonly move: Move;
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: object;
  readonly seats: readonly SeatLine[];
  readonly seal: Seal;
  readonly moves: readonly RecordedMove[];
  /** Places by seat, once the game is over. */
  readonly places?: readonly number[];
  /** SHA-256 of the canonical JSON of everything above. */
  readonly digest: Hex;
}

/** JSON with sorted keys and no spaces (RFC 8785 for the values that records hold), so that everyone hashes the same bytes. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).filter(key => value[key] !== undefined);
  return `{${keys
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
    .join(',')}}`;
};

const recordDigest = (record: Omit<GameRecord, 'digest'>): Hex => {
  const { digest: _, ...rest } = record as GameRecord;
  return digestOf(canonicalJson(rest));
};

export type RecordParts = Omit<GameRecord, 'format' | 'version' | 'digest'>;

export const makeRecord = (parts: RecordParts): GameRecord => {
  const { game, rulesVersion, options, seats, seal, moves, places } = parts;
  const head = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    rulesVersion,
    options,
    seats,
    seal,
    moves,
  } as const;
  const record = places === undefined ? head : { ...head, places };
  return { ...record, digest: recordDigest(record) };
};

export const writeRecord = (record: GameRecord): string => JSON.stringify(record);

const isHex = (value: unknown, minBytes: number, maxBytes: number): value is Hex =>
  typeof value === 'string' &&
  /^([0-9a-f]{2})*$/.test(value) &&
  value.length >= minBytes * 2 &&
  value.length <= maxBytes * 2;

const parseSeatLine = (value: unknown, path: string): Parsed<SeatLine> => {
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

const parseRecordedMove = (value: unknown, path: string, seats: number): Parsed<RecordedMove> => {
  const line = objectWith(value, path, ['seat', 'at', 'move']);
  if (!line.ok) return line;
  const { seat, at, move } = line.value;
  if (!isSeat(seat, seats)) return fault(`${path}.seat`, `must be a seat from 0 to ${seats - 1}`);
  if (!isCount(at)) return fault(`${path}.at`, 'must be a whole number of milliseconds');
  if (!isObject(move)) return fault(`${path}.move`, 'must be an object');
  return parsed({ seat, at, move });
};

const parseAll = <Value>(
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

/** The shape of a record; whether its moves are legal is found by replaying it. */
export const parseRecord = (value: unknown): Parsed<GameRecord> => {
  if (!isObject(value)) return fault('', 'a record is a JSON object');
  if (value.format !== RECORD_FORMAT) return fault('format', `must be "${RECORD_FORMAT}"`);
  if (value.version !== RECORD_VERSION) return fault('version', `only version ${RECORD_VERSION} can be read`);
  const keys = ['format', 'version', 'game', 'rulesVersion', 'options', 'seats', 'seal', 'moves', 'digest'];
  const shape = objectWith(value, '', keys, ['places']);
  if (!shape.ok) return shape;
  return parseParts(shape.value);
};

const parseParts = ({
  game,
  rulesVersion,
  options,
  seats,
  seal,
  moves,
  places,
  digest,
}: Unknown): Parsed<GameRecord> => {
  if (typeof game !== 'string') return fault('game', 'must be the name of a game');
  if (!isCount(rulesVersion)) return fault('rulesVersion', 'must be a whole number');
  if (!isObject(options)) return fault('options', 'must be an object');
  const lines = parseAll(seats, 'seats', parseSeatLine);
  if (!lines.ok) return lines;
  const seatCount = lines.value.length;
  const parsedSeal = parseSeal(seal, seatCount);
  if (!parsedSeal.ok) return parsedSeal;
  const recorded = parseAll(moves, 'moves', (item, path) => parseRecordedMove(item, path, seatCount));
  if (!recorded.ok) return recorded;
  if (places !== undefined && !(Array.isArray(places) && places.length === seatCount && places.every(isCount))) {
    return fault('places', 'must list one place per seat');
  }
  if (!isHex(digest, 32, 32)) return fault('digest', 'must be 64 small hexadecimal digits');
  const parts = { game, rulesVersion, options, seats: lines.value, seal: parsedSeal.value, moves: recorded.value };
  const head = { format: RECORD_FORMAT, version: RECORD_VERSION, ...parts } as const;
  return parsed(places === undefined ? { ...head, digest } : { ...head, places: places as number[], digest });
};

export const readRecord = (text: string): Parsed<GameRecord> => {
  try {
    return parseRecord(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return fault('', `not complete JSON: ${error.message}`);
    throw error;
  }
};

/** The luck of a finished game, from its opened seal. */
export const chanceOf = (record: GameRecord): Parsed<Chance> => {
  const { opening, nonces } = record.seal;
  if (opening === undefined) return fault('seal.opening', 'the seal has not been opened yet', 'sealClosed');
  return parsed(sealedChance(seedFrom(hexToBytes(opening), nonces)));
};

export const optionsOf = <Game extends GameTypes>(record: GameRecord, rules: Rules<Game>): Parsed<Game['options']> => {
  const seats = record.seats.length;
  const { min, max } = rules.seats;
  if (seats < min || seats > max) return fault('seats', `${rules.id} is for ${min} to ${max} players`, 'seatCount');
  return rules.options.parse(record.options, {
    seats,
    humans: record.seats.filter(seat => seat.kind === 'human').length,
  });
};

export interface ReplayHooks<Game extends GameTypes> {
  /** Stop before this move; all moves when absent. */
  readonly until?: number;
  readonly emit?: Emit<Game['event']>;
  /** Called when a move is about to be applied. */
  readonly onMove?: (index: number, seat: Seat, move: Game['move'], at: number) => void;
}

/** Plays a record again, from its own seal. Throws a FaultError that names the first move that breaks a rule. */
export const replayRecord = <Game extends GameTypes>(
  record: GameRecord,
  rules: Rules<Game>,
  hooks: ReplayHooks<Game> = {},
): Match<Game> => replayWith(record, rules, orThrow(chanceOf(record)), hooks);

/** The same with luck from elsewhere: the server replays running games whose seal is still closed. */
export const replayWith = <Game extends GameTypes>(
  record: GameRecord,
  rules: Rules<Game>,
  chance: Chance,
  { until = record.moves.length, emit, onMove }: ReplayHooks<Game> = {},
): Match<Game> => {
  const match = startMatch(rules, orThrow(optionsOf(record, rules)), record.seats.length, chance, emit);
  for (const [index, { seat, at, move: raw }] of record.moves.slice(0, until).entries()) {
    const path = `moves[${index}]`;
    if (isOver(match)) throw new FaultError({ path, code: 'gameOver', message: 'the game was already over' });
    const move = rules.parseMove(raw, match.state.table);
    if (!move.ok)
      throw new FaultError({ ...move.fault, path: `${path}.move${move.fault.path && `.${move.fault.path}`}` });
    onMove?.(index, seat, move.value, at);
    const refused = playMove(match, seat, move.value, emit);
    if (refused !== undefined) {
      throw new FaultError({ path, code: refused.code, message: `seat ${seat} may not do this`, rule: refused.rule });
    }
  }
  return match;
};

/** One thing that was recomputed, and whether it came out as the record says. */
export interface Finding {
  readonly what: 'digest' | 'commitment' | 'moves' | 'places';
  readonly ok: boolean;
  readonly detail: string;
}

/** Recomputes everything a finished record claims: digest, commitment, every shuffle and every move, places. */
export const verifyRecord = (record: GameRecord, rules: AnyRules): readonly Finding[] => {
  const findings: Finding[] = [];
  const find = (what: Finding['what'], ok: boolean, detail: string): void => void findings.push({ what, ok, detail });
  const digest = recordDigest(record);
  find('digest', digest === record.digest, `computed ${digest}, recorded ${record.digest}`);
  const { opening, commitment } = record.seal;
  if (opening === undefined) {
    find('commitment', false, 'the seal has not been opened (sealClosed)');
    return findings;
  }
  const computed = commitmentTo(hexToBytes(opening));
  find('commitment', computed === commitment, `computed ${computed}, recorded ${commitment}`);
  try {
    const match = replayRecord(record, rules);
    find('moves', true, `${record.moves.length} moves follow the rules and the sealed luck`);
    const places = rules.places(match.state.table);
    find(
      'places',
      JSON.stringify(places) === JSON.stringify(record.places),
      `computed ${places ?? 'none'}, recorded ${record.places ?? 'none'}`,
    );
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    find('moves', false, error.message);
  }
  return findings;
};
