import { type AnyGame, type AnyRules, hexToBytes, orThrow, type Seat, sealedChance, seedFrom } from '@conclave/kernel';
import {
  type Beginning,
  type GameTable,
  type LogEntry,
  openGame,
  pastFor,
  replayLog,
  type Step,
  toActAt,
} from '@conclave/protocol';
import type { Games } from '../games.ts';
import type { StoredEntry } from '../storage/storage.ts';
import { type Clocks, startClocks, tick } from './clock.ts';
import type { TableDoc } from './doc.ts';

/** A table in memory: a cache of its row and its log, which may be dropped at any moment. */
export interface Loaded {
  readonly doc: TableDoc;
  readonly rules: AnyRules;
  game: GameTable | undefined;
  clocks: Clocks | undefined;
  /** What bots have been told, by seat; made when a bot first needs it. */
  readonly memories: Map<Seat, object>;
  /** The deadlines as they are stored. */
  readonly due: { bot?: number | undefined; clock?: number | undefined };
}

export const entryOf = (row: StoredEntry): LogEntry => {
  const { seq, seat, at } = row;
  if (row.kind === 'undo') return { seq, seat, at, undo: Number(row.body) };
  const how = row.how === 'bot' || row.how === 'clock' ? row.how : undefined;
  const part = row.part > 0 ? row.part : undefined;
  return { seq, seat, at, how, move: row.body, part, id: row.move_id ?? undefined };
};

export const beginningOf = ({ doc, rules, game }: Loaded): Beginning =>
  game ?? {
    rules,
    options: doc.options,
    seats: doc.seats.length,
    chance: sealedChance(seedFrom(hexToBytes(doc.secret), doc.nonces)),
  };

export const loadTable = (doc: TableDoc, log: readonly LogEntry[], games: Games): Loaded => {
  const rules = orThrow(games.rulesOf(doc));
  const loaded: Loaded = { doc, rules, game: undefined, clocks: undefined, memories: new Map(), due: {} };
  if (doc.status === 'running') resume(loaded, log);
  return loaded;
};

/** The game as it stands; a finished one is played again only for those who ask to see it. */
export const gameOf = (loaded: Loaded, log: readonly LogEntry[]): GameTable | undefined => {
  if (loaded.game === undefined && loaded.doc.startedAt !== undefined) resume(loaded, log);
  return loaded.game;
};

export const beginGame = (loaded: Loaded): GameTable => {
  const { rules, options, seats, chance } = beginningOf(loaded);
  const game = openGame(rules, options, seats, chance).table;
  loaded.game = game;
  loaded.clocks = startClocks(loaded.doc.settings.clock, seats, toActAt(game), loaded.doc.extraTime);
  return game;
};

const resume = (loaded: Loaded, log: readonly LogEntry[]): void => {
  beginGame(loaded);
  const { clocks } = loaded;
  loaded.game = replayLog(beginningOf(loaded), log, ({ by, at }, table) => {
    if (clocks !== undefined) tick(clocks, by, at, toActAt(table));
  });
};

/** What a bot in this seat remembers, folded from all it was told. */
export const memoryFor = (loaded: Loaded, log: readonly LogEntry[], seat: Seat): object => {
  const beginning = beginningOf(loaded);
  const memory = loaded.rules.newMemory(beginning.options, beginning.seats, seat);
  for (const { events } of pastFor(beginning, log, seat))
    for (const event of events) loaded.rules.remember(memory, event as AnyGame['event']);
  return memory;
};

/** Every bot that keeps a memory hears of a step; after a move was taken back they think again from the log. */
export const tellBots = (
  { rules, memories }: Loaded,
  step: Step,
  eventsFor: (seat: Seat) => readonly unknown[],
): void => {
  if (step.undo !== undefined) memories.clear();
  for (const [seat, memory] of memories)
    for (const event of eventsFor(seat)) rules.remember(memory, event as AnyGame['event']);
};
