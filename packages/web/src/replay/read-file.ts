import { isGame, loadVersions, openRules } from '@conclave/house';
import {
  type AnyRules,
  type Fault,
  FaultError,
  type GameRecord,
  isSeatRecord,
  readRecord,
  readSeatRecord,
  rulesOf,
  type SeatRecord,
} from '@conclave/kernel';
import type { Film } from './film.ts';
import { filmOf } from './make-film.ts';
import { gameIn } from './seat-record.ts';

/** What a file turned out to be. */
export type Opened =
  | { readonly kind: 'film'; readonly film: Film }
  | { readonly kind: 'seat'; readonly record: SeatRecord; readonly game: string }
  | { readonly kind: 'broken'; readonly fault: Fault; readonly record?: GameRecord };

const broken = (fault: Fault, record?: GameRecord): Opened =>
  record === undefined ? { kind: 'broken', fault } : { kind: 'broken', fault, record };

/** The rules a record was played with, or exactly why they cannot be had. */
export const rulesForRecord = async (record: GameRecord): Promise<AnyRules | Fault> => {
  await openRules(record.game, record.options);
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
  if (isSeatRecord(text)) return openSeatText(text);
  const record = readRecord(text);
  if (!record.ok) return broken(record.fault);
  const rules = await rulesForRecord(record.value);
  return isFault(rules) ? broken(rules, record.value) : play(record.value, rules);
};

const openSeatText = (text: string): Opened => {
  const seat = readSeatRecord(text);
  if (!seat.ok) return broken(seat.fault);
  const game = gameIn(seat.value);
  if (isGame(game)) return { kind: 'seat', record: seat.value, game };
  return broken({ path: 'lines[0].game', code: 'unknownGame', message: `there is no game "${game}" here` });
};
