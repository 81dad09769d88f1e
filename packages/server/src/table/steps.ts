import { eventsOf, placesOf, type Step, toActAt } from '@conclave/protocol';
import type { EntryRow, Write } from '../storage/storage.ts';
import type { TableActor } from './actor.ts';
import { type Origin, sendInfo, sendStep, textsOf } from './broadcast.ts';
import { tick } from './clock.ts';
import { deadlineWrites, dropDeadlines } from './deadlines.ts';
import { rowOf } from './doc.ts';
import { type Loaded, tellBots } from './loaded.ts';

/** What a step is stored as. */
export interface Cause {
  readonly kind: 'move' | 'undo';
  readonly moveId: string | null;
  readonly body: string;
}

export interface Ends {
  saved?(seq: number): void;
  failed?(): void;
}

/** A step was made in memory: save it, and only then tell anyone. */
export const commitStep = (
  actor: TableActor,
  loaded: Loaded,
  step: Step,
  cause: Cause,
  origin?: Origin,
  ends: Ends = {},
): void => {
  const { game, clocks, doc } = loaded;
  if (game === undefined) throw new Error('a step without a game');
  const asked = toActAt(game);
  if (clocks !== undefined) tick(clocks, step.by, step.at, asked);
  if (loaded.memories.size > 0)
    tellBots(loaded, step, seat => eventsOf({ events: step.events, told: step.told[seat] ?? [] }));
  const places = placesOf(game);
  const writes: Write[] = [{ put: 'entry', row: entryRow(actor, step, cause) }];
  if (step.quiet === undefined) {
    if (places === undefined) writes.push(...deadlineWrites(actor.services, loaded, asked));
    else writes.push(...endGame(actor, loaded, places));
  }
  const voted = doc.votes.length > 0 && step.quiet === undefined;
  if (voted) {
    doc.votes = []; // a vote is about the table as it was
    writes.push({ put: 'table', row: rowOf(doc, actor.services.now()) });
  }
  const texts = textsOf(loaded, step);
  const saved = (): void => {
    sendStep(actor, texts, origin);
    ends.saved?.(step.seq);
    if (places !== undefined && step.quiet === undefined) ended(actor, loaded);
    else if (voted) sendInfo(actor, loaded);
  };
  submit(actor, writes, saved, ends);
};

/** Saves writes of this table in their order; if that fails, memory is dropped and the truth is read again. */
export const submit = (actor: TableActor, writes: readonly Write[], saved: () => void, ends: Ends = {}): void =>
  actor.services.committer.submit(
    writes,
    saved,
    error => {
      actor.services.metrics.count('failures');
      actor.services.log.error({ table: actor.id.slice(0, 6), err: error }, 'a step could not be saved');
      actor.unload();
      ends.failed?.();
    },
    actor.id,
  );

const entryRow = (
  actor: TableActor,
  { seq, part = 0, by, at, how }: Step,
  { kind, moveId, body }: Cause,
): EntryRow => ({
  table_id: actor.id,
  seq,
  part,
  seat: by,
  at,
  kind,
  how: how ?? null,
  move_id: moveId,
  body,
});

const endGame = (actor: TableActor, loaded: Loaded, places: readonly number[]): readonly Write[] => {
  const { doc, rules } = loaded;
  const now = actor.services.now();
  doc.status = 'over';
  doc.endedAt = now;
  doc.places = places;
  doc.opened = rules.opensAfterGame(doc.options);
  return [{ put: 'table', row: rowOf(doc, now) }, ...dropDeadlines(loaded)];
};

const ended = (actor: TableActor, loaded: Loaded): void => {
  actor.services.metrics.count('games_finished');
  sendInfo(actor, loaded);
  actor.unload(); // a finished table is rows
};
