import { forgetStored, readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { writeAddress } from './address.ts';
import { pack } from './pack.ts';

/** Records that were opened here, so that a reload finds them again: few, the oldest make room. */
const MOST_RECORDS = 6;
const INDEX = 'records';

const ids = (): readonly string[] => {
  const stored = readStored(INDEX);
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : [];
};

export const keptRecord = (id: string): string | undefined => {
  const stored = readStored(`record.${id}`);
  return typeof stored === 'string' ? stored : undefined;
};

/** A name for a text that needs no secrecy: the same file has the same name. */
const nameOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1)
    hash = ((hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(36);
};

/** Keeps the text and answers its name, or nothing when the device keeps nothing. */
export const keepRecord = (text: string): string | undefined => {
  const id = nameOf(text);
  const others = ids().filter(other => other !== id);
  for (const old of others.slice(MOST_RECORDS - 1)) forgetStored(`record.${old}`);
  const kept = writeStored(`record.${id}`, text);
  writeStored(INDEX, [...(kept ? [id] : []), ...others.slice(0, MOST_RECORDS - 1)]);
  return kept ? id : undefined;
};

/** A link to this record: by its name, or, where the device keeps nothing, with the record in it. */
export const addressFor = async (text: string): Promise<string> => {
  const record = keepRecord(text);
  return writeAddress(record === undefined ? { packed: await pack(text) } : { record });
};
