import { readFileSync } from 'node:fs';
import { type GameRecord, orThrow, readRecord, rulesOf } from '@conclave/kernel';
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
