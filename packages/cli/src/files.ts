import { readFileSync } from 'node:fs';
import {
  type GameRecord,
  isObject,
  orThrow,
  readRecord,
  rulesOf,
  SEAT_RECORD_FORMAT,
  type SeatRecord,
} from '@conclave/kernel';
import type { AnyBox } from './games.ts';
import { findGame, GAMES } from './games.ts';
import { Failure, UsageError } from './usage.ts';

export const readText = (file: string | undefined): string => {
  if (file === undefined) throw new UsageError('Which file?');
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new Failure(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${String(code)}).`);
  }
};

/** A file holds one record, or one per line. */
export const recordTexts = (file: string | undefined): readonly string[] => {
  const text = readText(file).trim();
  if (text === '') throw new Failure(`${file} is empty.`);
  const lines = text.split('\n').filter(line => line.trim() !== '');
  return lines.length > 1 && lines.every(line => line.startsWith('{')) ? lines : [text];
};

export const isSeatRecord = (text: string): boolean => text.includes(`"${SEAT_RECORD_FORMAT}"`);

export const parseSeatRecord = (text: string): SeatRecord => {
  const value: unknown = JSON.parse(text);
  if (!isObject(value) || value.format !== SEAT_RECORD_FORMAT || value.version !== 1 || !Array.isArray(value.lines)) {
    throw new Failure('This is not a seat record that can be read here (malformed).');
  }
  return value as unknown as SeatRecord;
};

export interface Opened {
  readonly record: GameRecord;
  readonly box: AnyBox;
}

export const openRecord = (text: string): Opened => {
  const record = orThrow(readRecord(text));
  const versions = GAMES.find(({ rules }) => rules.id === record.game)?.versions;
  const rules = orThrow(rulesOf(record, versions));
  return { record, box: { ...findGame(record.game), rules } };
};
