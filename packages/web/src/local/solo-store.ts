import type { SeatLine } from '@conclave/kernel';
import { forgetStored, readStored, writeStored } from '@conclave/stage/settings/stored.ts';
import { isGame } from '../games/games.ts';
import type { SoloTable } from './solo-table.ts';

const MOST_TABLES = 12;
const INDEX = 'solo';

const isSoloTable = (value: unknown): value is SoloTable => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, seats, secret, moves } = value as Record<string, unknown>;
  return (
    typeof id === 'string' && isGame(game) && Array.isArray(seats) && typeof secret === 'string' && Array.isArray(moves)
  );
};

const ids = (): readonly string[] => {
  const stored = readStored(INDEX);
  return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : [];
};

export const soloTable = (id: string): SoloTable | undefined => {
  const stored = readStored(`solo.${id}`);
  return isSoloTable(stored) ? stored : undefined;
};

/** Newest first. */
export const soloTables = (): readonly SoloTable[] =>
  ids()
    .map(soloTable)
    .filter(table => table !== undefined);

export const forgetSolo = (id: string): void => {
  forgetStored(`solo.${id}`);
  writeStored(
    INDEX,
    ids().filter(other => other !== id),
  );
};

/** Keeps the table, with every move. Only a new one can be one too many: to read them all takes a phone longer than a frame. */
export const keepSolo = (table: SoloTable): void => {
  writeStored(`solo.${table.id}`, table);
  const known = ids();
  if (known.includes(table.id)) return;
  writeStored(INDEX, [table.id, ...known]);
  clearOldest(table);
};

/** The oldest ones beyond a dozen are cleared away, finished ones first. */
const clearOldest = (newest: SoloTable): void => {
  const oldestFirst = soloTables()
    .filter(({ id }) => id !== newest.id)
    .toReversed();
  const isOver = ({ places }: SoloTable): boolean => places !== undefined;
  const inTurn = [...oldestFirst.filter(isOver), ...oldestFirst.filter(table => !isOver(table))];
  for (const { id } of inTurn.slice(0, Math.max(0, inTurn.length + 1 - MOST_TABLES))) forgetSolo(id);
};

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join('');

export interface SoloWishes {
  readonly game: string;
  readonly options: object;
  readonly names: readonly string[];
  readonly level: string;
  /** By seat, where not all of them are alike. */
  readonly bots?: readonly (string | undefined)[] | undefined;
  /** Who is a person; only seat 0 when absent. */
  readonly kinds?: readonly SeatLine['kind'][];
}

/** A new table with a secret from the device's own entropy; seat 0 is the person, or several pass the device around. */
export const newSolo = ({ game, options, names, level, bots, kinds = ['human'] }: SoloWishes): SoloTable => {
  const seats = names.map((name, seat): SeatLine => ({ name, kind: kinds[seat] ?? 'bot' }));
  const nonces = seats.map(({ kind }) => (kind === 'human' ? randomHex(16) : ''));
  return {
    id: randomHex(6),
    game,
    rulesVersion: 'newest',
    options,
    seats,
    level,
    ...(bots === undefined ? {} : { bots }),
    secret: randomHex(32),
    nonces,
    startedAt: Date.now(),
    moves: [],
  };
};
