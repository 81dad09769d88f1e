import { type Entry, isClock, isUndo, type Next, toActAt } from '@conclave/kernel';
import type { PersonId } from '@conclave/protocol';
import { untilSaved } from '../storage/committer.ts';
import type { EntryRow, Write } from '../storage/storage.ts';
import { textsOf } from './broadcast.ts';
import { tick } from './clock.ts';
import type { Decided, Scene, Told } from './decision.ts';
import { rowOf, type TableDoc } from './doc.ts';
import { grow } from './grown.ts';
import type { Loaded } from './loaded.ts';

/** A decision while it is made: what the table would be, what would be written, what would be told. */
export interface Draft {
  readonly loaded: Loaded;
  readonly from: number;
  readonly entries: readonly EntryRow[];
  readonly writes: readonly Write[];
  readonly told: Told;
}

/** Whose request it is, and its id. What nobody asked for, a clock or a bot, has neither. */
export interface Asker {
  readonly person: PersonId | null;
  readonly id: string | null;
}

export const NOBODY: Asker = { person: null, id: null };

const NOTHING_TOLD: Told = { steps: [], seq: undefined, deadlines: [], counts: [] };

export const draftFor = (loaded: Loaded): Draft => ({
  loaded,
  from: loaded.n,
  entries: [],
  writes: [],
  told: NOTHING_TOLD,
});

/** Milliseconds since the start of the game; never less than that of the entry before. */
export const timeAt = ({ doc, at }: Loaded, now: number): number =>
  Math.max(at, doc.startedAt === undefined ? 0 : now - doc.startedAt);

export const withWrites = (draft: Draft, writes: readonly Write[]): Draft =>
  writes.length === 0 ? draft : { ...draft, writes: [...draft.writes, ...writes] };

export const withTold = (draft: Draft, told: Partial<Told>): Draft => ({ ...draft, told: { ...draft.told, ...told } });

const withEntry = (draft: Draft, row: EntryRow): Draft => {
  const { loaded } = draft;
  const { move_id: id, person, seq, at } = row;
  const requests = id === null || person === null ? loaded.requests : grow(loaded.requests, { id, person, seq });
  return { ...draft, loaded: { ...loaded, n: loaded.n + 1, at, requests }, entries: [...draft.entries, row] };
};

/** The next step of the game. */
export const withStep = (draft: Draft, { play, step }: Next, asker: Asker): Draft => {
  const { entry } = step;
  const { loaded } = draft;
  if (entry === undefined) throw new Error('a step without an entry');
  const clocks = loaded.clocks && tick(loaded.clocks, step, toActAt(play));
  const after = { ...draft, loaded: { ...loaded, play, clocks } };
  const steps = [...draft.told.steps, textsOf(after.loaded, step)];
  return withTold(withEntry(after, rowOfEntry(entry, asker)), { steps, seq: step.seq });
};

const rowOfEntry = (entry: Entry, { person, id }: Asker): EntryRow => {
  const { seq, part = 0, at } = entry;
  const common = { seq, part, at, move_id: id, person };
  if (isUndo(entry)) return { ...common, seat: entry.seat, kind: 'undo', how: null, body: String(entry.undo) };
  if (isClock(entry)) return { ...common, seat: null, kind: 'clock', how: null, body: JSON.stringify(entry.move.what) };
  return { ...common, seat: entry.seat, kind: 'move', how: entry.how ?? null, body: JSON.stringify(entry.move) };
};

/** Something was done that is no step: the document changed, or it must count once. */
export const withAct = (draft: Draft, scene: Scene, asker: Asker, doc: TableDoc = draft.loaded.doc): Draft => {
  const { loaded } = draft;
  const seq = loaded.play?.seq ?? 0;
  const act: EntryRow = {
    ...{ seq, part: 0, seat: null, at: timeAt(loaded, scene.now), kind: 'act', how: null, body: 'null' },
    ...{ move_id: asker.id, person: asker.person },
  };
  const after = withEntry({ ...draft, loaded: { ...loaded, doc } }, act);
  if (doc === loaded.doc) return after;
  return withWrites(after, [{ put: 'table', row: rowOf(doc, after.loaded.n, scene.now) }]);
};

export const decided = ({ loaded, from, entries, writes, told }: Draft): Decided => ({
  next: loaded,
  change: {
    table: entries.length === 0 ? undefined : { id: loaded.doc.id, next: from + 1, entries },
    writes,
  },
  told: untilSaved({ ...told, seq: told.seq ?? loaded.play?.seq }),
});

/** Nothing more is to be done: it was done before, or there is nothing to do. */
export const nothingNew = (loaded: Loaded, seq = loaded.play?.seq): Decided =>
  decided(withTold(draftFor(loaded), { seq }));
