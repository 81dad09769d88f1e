import { loadVersions } from '@conclave/house';
import {
  type AnyRules,
  type Fault,
  FaultError,
  type GameRecord,
  isObject,
  readRecord,
  rulesOf,
  SEAT_RECORD_FORMAT,
  type SeatRecord,
} from '@conclave/kernel';
import type { Film } from './film.ts';
import { filmOf } from './make-film.ts';
import { parseSeatRecord } from './parse-seat-record.ts';

/** What a file turned out to be. */
export type Opened =
  | { readonly kind: 'film'; readonly film: Film }
  | { readonly kind: 'seat'; readonly record: SeatRecord; readonly game: string }
  | { readonly kind: 'broken'; readonly fault: Fault; readonly record?: GameRecord };

const broken = (fault: Fault, record?: GameRecord): Opened =>
  record === undefined ? { kind: 'broken', fault } : { kind: 'broken', fault, record };

const isSeatText = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && value.format === SEAT_RECORD_FORMAT;
  } catch {
    return false;
  }
};

/** The rules a record was played with, or exactly why they cannot be had. */
export const rulesForRecord = async (record: GameRecord): Promise<AnyRules | Fault> => {
  const found = rulesOf(record, await loadVersions(record.game));
  return found.ok ? found.value : found.fault;
};

export const isFault = (value: AnyRules | Fault): value is Fault => 'code' in value;

const play = (record: GameRecord, rules: AnyRules): Opened => {
  try {
    return { kind: 'film', film: filmOf(record, rules) };
  } catch (error) {
    if (error instanceof FaultError) return broken(error.fault, record);
    throw error;
  }
};

export const openText = async (text: string): Promise<Opened> => {
  if (isSeatText(text)) {
    const seat = parseSeatRecord(JSON.parse(text));
    return seat.ok ? { kind: 'seat', ...seat.value } : broken(seat.fault);
  }
  const record = readRecord(text);
  if (!record.ok) return broken(record.fault);
  const rules = await rulesForRecord(record.value);
  return isFault(rules) ? broken(rules, record.value) : play(record.value, rules);
};
