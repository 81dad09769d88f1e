import type { Fault } from '@conclave/kernel';
import { soloTable } from '../local/solo-store.ts';
import { recordText } from '../online/api.ts';
import type { ReplayAddress } from '../records/address.ts';
import { unpack } from '../records/pack.ts';
import { keptRecord } from '../records/record-store.ts';
import { openAway, openTableAway } from './away.ts';
import type { Opened } from './read-file.ts';

export interface Loaded {
  readonly opened: Opened;
  readonly text: string;
}

const gone = (code: Fault['code'], path: string): Loaded => ({
  opened: { kind: 'broken', fault: { path, code, message: '' } },
  text: '',
});

const withText = async (text: string | undefined, code: Fault['code'], path: string): Promise<Loaded> =>
  text === undefined ? gone(code, path) : { opened: await openAway(text), text };

/** The game that a link names, or why there is none. */
export const load = async ({ table, house, record, packed }: ReplayAddress): Promise<Loaded> => {
  if (packed !== undefined) return withText(await unpack(packed), 'link', 'packed');
  if (house !== undefined) return withText(await recordText(house), 'gone', 'table');
  if (record !== undefined) return withText(keptRecord(record), 'gone', 'record');
  const kept = table === undefined ? undefined : soloTable(table);
  return (kept === undefined ? undefined : await openTableAway(kept)) ?? gone('gone', 'table');
};
