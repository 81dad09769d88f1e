import type {
  Change,
  ChatRow,
  EntryRow,
  PersonRow,
  SessionRow,
  Storage,
  StoredTable,
  TableRow,
} from '../../src/storage/storage.ts';
import { isDamaged } from '../../src/storage/storage.ts';

/** Rows as a test needs them: everything but what is named is the same. */
export const tableRow = (id: string, changes: Partial<TableRow> = {}): TableRow => ({
  id,
  n: 0,
  game: 'dogma',
  status: 'open',
  visibility: 'lobby',
  host: 'ada',
  club_id: null,
  created_at: 1_700_000_000_000,
  updated_at: 1_700_000_000_000,
  doc: JSON.stringify({ id, seats: [{ person: 'ada' }, { person: 'ben' }] }),
  ...changes,
});

export const entry = (seq: number, changes: Partial<EntryRow> = {}): EntryRow => ({
  seq,
  part: 0,
  seat: 0,
  at: 1_700_000_000_000 + seq,
  kind: 'move',
  how: null,
  move_id: `m${seq}`,
  person: 'ada',
  body: JSON.stringify({ type: 'bid', card: seq }),
  ...changes,
});

export const personRow = (id: string, changes: Partial<PersonRow> = {}): PersonRow => ({
  id,
  name: id,
  name_key: null,
  handle: null,
  renamed_at: 0,
  created_at: 1,
  seen_at: 2,
  changed_at: 3,
  banned: 0,
  muted_until: 0,
  program: null,
  ...changes,
});

export const sessionRow = (person_id: string, changes: Partial<SessionRow> = {}): SessionRow => ({
  token_hash: `hash of ${person_id}`,
  person_id,
  device: 'Firefox, Linux',
  kind: 'first',
  created_at: 1,
  seen_at: 2,
  proved_at: 0,
  told_at: 1,
  ...changes,
});

export const chatRow = (table_id: string, n: number, changes: Partial<ChatRow> = {}): ChatRow => ({
  table_id,
  n,
  person_id: 'ada',
  say_id: `s${n}`,
  name: 'Ada',
  text: `line ${n}`,
  at: n,
  ...changes,
});

/** A change of the table that takes the numbers from `next` on, one for each given seq. */
export const moves = (id: string, next: number, seqs: readonly number[], writes: Change['writes'] = []): Change => ({
  table: { id, next, entries: seqs.map(seq => entry(seq)) },
  writes,
});

export const opened = (id: string): Change => ({ writes: [{ put: 'table', row: tableRow(id) }] });

/** The table as it is stored; a test that gets none, or a damaged one, ends here. */
export const loaded = async (storage: Storage, id: string): Promise<StoredTable> => {
  const found = await storage.load(id);
  if (found === undefined || isDamaged(found)) throw new Error(`${id}: ${found?.damaged ?? 'not there'}`);
  return found;
};

export const seqsOf = async (storage: Storage, id: string): Promise<readonly number[]> =>
  (await loaded(storage, id)).entries.map(({ seq }) => seq);
