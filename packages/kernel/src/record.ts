import type { ClockMove, How, Mover } from './entry.ts';
import { digestOf, type Hex, type Seal } from './seal.ts';
import type { Seat } from './seat.ts';
import { isObject } from './shape.ts';

/** The record of a game is the game: everything else can be replayed from it. The format is described in docs/record-format.md. */
export const RECORD_FORMAT = 'conclave-record';
/** What is written. Version 1 is read for ever. */
export const RECORD_VERSION = 2;

export interface SeatLine {
  readonly name: string;
  readonly kind: 'human' | 'bot';
}

export interface RecordedMove<Move = unknown> {
  readonly seat: Seat;
  /** Milliseconds since the start of the game. */
  readonly at: number;
  /** Why a person's move was not made by that person. */
  readonly how?: How | undefined;
  readonly move: Move;
}

/** A bot played for a person, from one move to another, counted from 1; without `to` until the end. */
export interface StandIn {
  readonly seat: Seat;
  readonly from: number;
  readonly to?: number | undefined;
  /** Whose decision it was, where that is known: a seat's, or the table's, whose clock ran out. */
  readonly by?: Mover | undefined;
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: 1 | typeof RECORD_VERSION;
  readonly game: string;
  readonly rulesVersion: number;
  /** All of them; a record of version 1 may leave out what was the default of its rules. */
  readonly options: object;
  readonly seats: readonly SeatLine[];
  readonly seal: Seal;
  readonly moves: readonly (RecordedMove | ClockMove)[];
  readonly standIns?: readonly StandIn[];
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

/** The digest of all that stands above it. */
export const digestOver = (record: object): Hex => digestOf(canonicalJson({ ...record, digest: undefined }));

export type RecordParts = Omit<GameRecord, 'format' | 'version' | 'digest'>;

/** The parts in their order, with a digest. Hosts take `recordOf`, which knows the parts. */
export const makeRecord = (parts: RecordParts): GameRecord => {
  const { game, rulesVersion, options, seats, seal, moves, standIns, places } = parts;
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
  const record = {
    ...head,
    ...(standIns === undefined ? {} : { standIns }),
    ...(places === undefined ? {} : { places }),
  };
  return { ...record, digest: digestOver(record) };
};

export const writeRecord = (record: GameRecord): string => JSON.stringify(record);
