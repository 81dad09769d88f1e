import type { GameRecord, Seat } from '@conclave/kernel';
import { readStored, writeStored } from '@conclave/stage/settings/stored.ts';

/** What this device saw of a table's seal before the deal, and what it added. */
export interface SeenSeal {
  readonly table: string;
  readonly commitment: string;
  /** The nonce that we gave, and on which seat. */
  readonly gave?: { readonly seat: Seat; readonly nonce: string } | undefined;
  /** The digest of the record that this table gave us. */
  readonly record?: string | undefined;
}

const KEY = 'seals';
/** The oldest make room. */
const MOST_SEALS = 200;

const isSeen = (value: unknown): value is SeenSeal =>
  typeof value === 'object' && value !== null && 'table' in value && 'commitment' in value;

export const seenSeals = (): readonly SeenSeal[] => {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? stored.filter(isSeen) : [];
};

export const seenAt = (table: string): SeenSeal | undefined => seenSeals().find(seen => seen.table === table);

const keep = (seen: SeenSeal): void => {
  const others = seenSeals().filter(({ table }) => table !== seen.table);
  writeStored(KEY, [seen, ...others].slice(0, MOST_SEALS));
};

/** The first commitment that a table shows is the one that counts, whatever it says later. */
export const sawCommitment = (table: string, commitment: string): void => {
  if (seenAt(table) === undefined) keep({ table, commitment });
};

/** Nothing where we gave none after all: the chair was taken, or we left it. */
export const gaveNonce = (table: string, gave: SeenSeal['gave']): void => {
  const seen = seenAt(table);
  if (seen !== undefined && (seen.gave !== undefined || gave !== undefined)) keep({ ...seen, gave });
};

export const gotRecord = (table: string, record: string): void => {
  const seen = seenAt(table);
  if (seen !== undefined) keep({ ...seen, record });
};

/** What a record says of its seal, without a look at the rest of it. */
export type Sealed = Pick<GameRecord, 'digest' | 'seal'>;

const isSealed = (value: unknown): value is Sealed => {
  const { digest, seal } = (value ?? {}) as Partial<Sealed>;
  return typeof digest === 'string' && typeof seal?.commitment === 'string' && Array.isArray(seal.nonces);
};

/** A seat's own record has its seal in its first line, without the opening. */
const sealOfSeat = (value: unknown): Sealed | undefined => {
  const { digest = '', lines = [] } = (value ?? {}) as {
    readonly digest?: string;
    readonly lines?: readonly unknown[];
  };
  const { seal } = (Array.isArray(lines) ? (lines[0] ?? {}) : {}) as Partial<Sealed>;
  const sealed = { digest, seal };
  return isSealed(sealed) ? sealed : undefined;
};

export const sealIn = (text: string): Sealed | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isSealed(value) ? value : sealOfSeat(value);
  } catch {
    return undefined;
  }
};

/** What our own eyes say to a record: `none` where this device saw nothing of its game before the deal. */
export type Witness = 'same' | 'sameWithoutNonce' | 'otherCommitment' | 'otherNonce' | 'none';

/** The table that gave us this record; or, of a file from elsewhere, the one whose commitment or nonce is in it. */
const seenOf = ({ digest, seal }: Sealed, all: readonly SeenSeal[]): SeenSeal | undefined =>
  all.find(({ record }) => record === digest) ??
  all.find(({ commitment }) => commitment === seal.commitment) ??
  all.find(({ gave }) => gave !== undefined && seal.nonces.includes(gave.nonce));

export const witness = (record: Sealed, all: readonly SeenSeal[]): Witness => {
  const seen = seenOf(record, all);
  if (seen === undefined) return 'none';
  if (seen.commitment !== record.seal.commitment) return 'otherCommitment';
  if (seen.gave === undefined) return 'sameWithoutNonce';
  return record.seal.nonces[seen.gave.seat] === seen.gave.nonce ? 'same' : 'otherNonce';
};
