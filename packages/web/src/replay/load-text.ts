import { type Fault, writeRecord } from '@conclave/kernel';
import { loadRules } from '../lib/load-rules.ts';
import { soloTable } from '../lib/solo-store.ts';
import type { ReplayAddress } from './address.ts';
import { unpack } from './pack.ts';
import { keptRecord } from './record-store.ts';
import { recordOfTable } from './solo-record.ts';

const gone = (code: 'gone' | 'link', path: string): Fault => ({ path, code, message: '' });

/** The text of the record that a link names, or why there is none. */
export const textAt = async ({ table, record, packed }: ReplayAddress): Promise<string | Fault> => {
  if (packed !== undefined) return (await unpack(packed)) ?? gone('link', 'packed');
  if (record !== undefined) return keptRecord(record) ?? gone('gone', 'record');
  const kept = table === undefined ? undefined : soloTable(table);
  if (kept === undefined) return gone('gone', 'table');
  const finished = recordOfTable(kept, await loadRules(kept.game));
  return finished === undefined ? gone('gone', 'table') : writeRecord(finished);
};
