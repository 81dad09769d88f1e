import { type ParseArgsConfig, parseArgs } from 'node:util';
import { LANGUAGES, type Language, type OptionValue, orThrow } from '@conclave/kernel';
import type { AnyBox } from './games.ts';
import { UsageError } from './usage.ts';

type FlagTable = NonNullable<ParseArgsConfig['options']>;
type Flags<Table extends FlagTable> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Table; allowPositionals: true; strict: true }>
>;

/** Node's own parser, with its complaints as usage errors. */
export const readFlags = <const Table extends FlagTable>(args: readonly string[], flags: Table): Flags<Table> => {
  try {
    return parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
};

export const wholeNumber = (name: string, text: string, least: number, most: number): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > most) {
    throw new UsageError(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return number;
};

export const playerCount = ({ rules }: AnyBox, text: string | undefined): number => {
  const { min, max } = rules.seats;
  const count = Number(text ?? Math.max(min, Math.min(4, max)));
  if (!Number.isInteger(count) || count < min || count > max) {
    throw new UsageError(`${rules.id} is for ${min} to ${max} players, not ${text} (seatCount).`);
  }
  return count;
};

export const language = (text: string | undefined): Language => {
  const found = LANGUAGES.find(candidate => candidate === (text ?? 'en'));
  if (found === undefined) throw new UsageError(`--language must be one of ${LANGUAGES.join(', ')}.`);
  return found;
};

const valueFrom = (text: string): OptionValue => (/^-?\d+$/.test(text) ? Number(text) : text);

/** `--option key=value`, any number of times, checked by the game. A value that begins with { is JSON. */
export const tableOptions = ({ rules }: AnyBox, pairs: readonly string[], seats: number, humans: number): object => {
  const given: Record<string, unknown> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(`--option wants key=value, not "${pair}".`);
    given[pair.slice(0, at)] = readValue(pair.slice(at + 1));
  }
  return orThrow(rules.options.parse(given, { seats, humans }));
};

const readValue = (text: string): unknown => {
  if (!text.startsWith('{')) return valueFrom(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`not valid JSON: ${text.slice(0, 60)}`);
  }
};
