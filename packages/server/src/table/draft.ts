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

const NOTHING_TOLD: Told = { steps: [], seq: undefined, nudge: undefined, deadlines: [], counts: [] };
const NONE: readonly never[] = [];

export const draftFor = (loaded: Loaded, counts: Told['counts'] = NONE): Draft => ({
  loaded,
  from: loaded.n,
  entries: NONE,
  writes: NONE,
  told: counts === NONE ? NOTHING_TOLD : { steps: NONE, seq: undefined, nudge: undefined, deadlines: NONE, counts },
});

/** Milliseconds since the start of the game; never less than that of the entry before. */
export const timeAt = ({ doc, at }: Loaded, now: number): number =>
  Math.max(at, doc.startedAt === undefined ? 0 : now - doc.startedAt);

export const withWrites = (draft: Draft, writes: readonly Write[]): Draft =>
  writes.length === 0 ? draft : { ...draft, writes: [...draft.writes, ...writes] };

export const withTold = (draft: Draft, told: Partial<Told>): Draft => ({ ...draft, told: { ...draft.told, ...told } });

/**
 * The next step of the game. This and what it calls are done at every move, so what they make is written out: an object that is spread
 * together takes several times as long, and as much to clear away.
 */
export const withStep = (draft: Draft, { play, step }: Next, asker: Asker): Draft => {
  const { entry } = step;
  const { loaded, told } = draft;
  if (entry === undefined) throw new Error('a step without an entry');
  const row = rowOfEntry(entry, asker);
  const after = loadedAfter(loaded, row, play, loaded.clocks && tick(loaded.clocks, step, toActAt(play)));
  const { nudge, deadlines, counts } = told;
  return {
    loaded: after,
    from: draft.from,
    entries: [...draft.entries, row],
    writes: draft.writes,
    told: { steps: [...told.steps, textsOf(after, step)], seq: step.seq, nudge, deadlines, counts },
  };
};

/** The table after one more entry. */
const loadedAfter = (loaded: Loaded, row: EntryRow, play: Loaded['play'], clocks: Loaded['clocks']): Loaded => {
  const { move_id: id, person, seq, at } = row;
  return {
    doc: loaded.doc,
    rules: loaded.rules,
    n: loaded.n + 1,
    at,
    requests: id === null || person === null ? loaded.requests : grow(loaded.requests, { id, person, seq }),
    play,
    clocks,
    due: loaded.due,
    nudgedAt: loaded.nudgedAt,
    remarks: loaded.remarks,
    stored: loaded.stored,
  };
};

const rowOfEntry = (entry: Entry, { person, id: move_id }: Asker): EntryRow => {
  const { seq, part = 0, at } = entry;
  if (isUndo(entry)) {
    const { seat, undo } = entry;
    return { seq, part, seat, at, kind: 'undo', how: null, move_id, person, body: String(undo) };
  }
  if (isClock(entry)) {
    const body = JSON.stringify(entry.move.what);
    return { seq, part, seat: null, at, kind: 'clock', how: null, move_id, person, body };
  }
  const { seat, how = null, move } = entry;
  return { seq, part, seat, at, kind: 'move', how, move_id, person, body: JSON.stringify(move) };
};

/** Something was done that is no step: the document changed, or it must count once. */
export const withAct = (draft: Draft, scene: Scene, asker: Asker, doc: TableDoc = draft.loaded.doc): Draft => {
  const { loaded } = draft;
  const seq = loaded.play?.seq ?? 0;
  const act: EntryRow = {
    ...{ seq, part: 0, seat: null, at: timeAt(loaded, scene.now), kind: 'act', how: null, body: 'null' },
    ...{ move_id: asker.id, person: asker.person },
  };
  const next = loadedAfter({ ...loaded, doc }, act, loaded.play, loaded.clocks);
  const after = { ...draft, loaded: next, entries: [...draft.entries, act] };
  if (doc === loaded.doc) return after;
  return withWrites(after, [{ put: 'table', row: rowOf(doc, after.loaded.n, scene.now) }]);
};

export const decided = ({ loaded, from, entries, writes, told }: Draft): Decided => ({
  next: loaded,
  change: {
    table: entries.length === 0 ? undefined : { id: loaded.doc.id, next: from + 1, entries },
    writes,
  },
  told: untilSaved(told.seq === undefined ? { ...told, seq: loaded.play?.seq } : told),
});

/** Nothing more is to be done: it was done before, or there is nothing to do. */
export const nothingNew = (loaded: Loaded, seq = loaded.play?.seq): Decided =>
  decided(withTold(draftFor(loaded), { seq }));
