import type { KeptTables } from '@conclave/protocol';
import type { Schema } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { sumOfDoc } from '../storage/writes.ts';
import { docFrom, lineOf } from '../table/doc.ts';
import type { Tables } from '../table/registry.ts';

const PAGE = 200;

type Stored = Schema['game_table'];
const isWhole = (row: Stored): boolean => sumOfDoc(row) === row.sum;

const inState = (storage: Storage, status: 'running' | 'open'): Promise<readonly Stored[]> =>
  storage.ask('game_table', 'where status = ? order by updated_at desc limit ?', status, PAGE);

/** What cannot be read: rows that rotted, and games that somebody came to at this node and that could not be opened. */
const damagedOf = async (storage: Storage, tables: Tables): Promise<NonNullable<KeptTables['damaged']>> => {
  const rows = [...(await inState(storage, 'running')), ...(await inState(storage, 'open'))];
  const rotten = rows.filter(row => !isWhole(row)).map(({ id }) => ({ id, why: 'its row is damaged (checksum)' }));
  const met = tables.damaged().filter(({ id }) => rotten.every(other => other.id !== id));
  return [...rotten, ...met.map(({ id, why }) => ({ id, why: withoutMove(why) }))];
};

/** Why an entry cannot be played may name a card of somebody who still plays. */
const withoutMove = (why: string): string => why.replace(/(entry \d+):.*$/s, '$1 cannot be played');

/** Lines as the lobby has them, of all tables: who sits there, and nothing of what they hold. */
export const tablesFor = async (
  storage: Storage,
  tables: Tables,
  state: 'running' | 'waiting' | 'damaged' | undefined,
): Promise<KeptTables> => {
  if (state === undefined) return { tables: (await storage.recentTables(PAGE)).map(row => lineOf(docFrom(row))) };
  if (state === 'damaged') return { tables: [], damaged: await damagedOf(storage, tables) };
  const rows = await inState(storage, state === 'running' ? 'running' : 'open');
  return { tables: rows.filter(isWhole).map(row => lineOf(docFrom(row))) };
};
