import { canonicalJson, openPlay, type Viewer, viewOf } from '@conclave/kernel';
import { expect } from 'vitest';
import type { Storage, StoredTable } from '../../src/storage/storage.ts';
import { docFrom } from '../../src/table/doc.ts';
import type { Loaded } from '../../src/table/loaded.ts';
import { loadTable } from '../../src/table/replay.ts';
import { ALL_GAMES } from '../house.ts';
import { loaded } from '../storage/rows.ts';
import type { Wanderer } from './wanderer.ts';

/** What a viewer saw, or would have seen, after each line of the log, beginning with the set-up. */
const prefixesOf = (stored: StoredTable, viewer: Viewer): readonly string[] => {
  const running = { ...stored, row: { ...stored.row, doc: asRunning(stored) } };
  const views: string[] = [];
  const note = ({ play }: { play: { state: never } }): void =>
    void views.push(canonicalJson(viewOf(play.state, viewer)));
  const end: Loaded = loadTable(running, ALL_GAMES, next => note(next as never));
  if (end.play === undefined) return views;
  const { rules, options, seats, chance } = end.play;
  return [canonicalJson(viewOf(openPlay({ rules, options, seats, chance }).state, viewer)), ...views];
};

/** So that a finished game is played again too. */
const asRunning = ({ row }: StoredTable): string => JSON.stringify({ ...docFrom(row), status: 'running' });

/** Every view anybody ever had is the view after some prefix of the log, and nobody's game ever went back. */
const checkViews = (stored: StoredTable, { seat, views, wrongs, seen }: Wanderer): void => {
  expect(wrongs).toEqual([]);
  const prefixes = prefixesOf(stored, seat);
  let at = 0;
  for (const [index, view] of views.entries()) {
    const found = prefixes.indexOf(view, at);
    expect(found, `view ${index} of seat ${seat} is the view after no entry from ${at} on`).toBeGreaterThanOrEqual(0);
    at = found;
  }
  if (prefixes.length > 0) expect(canonicalJson(seen?.view)).toBe(prefixes.at(-1)); // at last everybody has the end
};

/** Everything acknowledged is in the log once, with the number that was told. */
const checkIds = ({ entries }: StoredTable, { person, acknowledged }: Wanderer): void => {
  const mine = entries.filter(entry => entry.person === person.id && entry.move_id !== null);
  const ids = mine.map(entry => entry.move_id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [id, seq] of acknowledged) {
    const found = mine.find(entry => entry.move_id === id);
    if (found === undefined) continue; // nothing was to be done
    expect(found.seq, `${id} of ${person.id}`).toBe(seq);
  }
};

const checkMoves = ({ entries }: StoredTable, players: readonly Wanderer[]): void => {
  const stored = new Set(entries.map(entry => `${entry.person} ${entry.move_id}`));
  for (const { person, moved } of players)
    for (const id of moved) expect(stored, `${id} was acknowledged`).toContain(`${person.id} ${id}`);
};

/** Numbers without holes: what players see, and, in the storage's reading, what the log counts. */
const checkNumbers = ({ entries }: StoredTable): void => {
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, index) => index + 1));
  const steps = entries.filter(({ kind, part }) => kind !== 'act' && part === 0);
  expect(steps.map(({ seq }) => seq)).toEqual(steps.map((_, index) => index + 1));
  for (const [index, { at }] of entries.entries()) expect(at).toBeGreaterThanOrEqual(entries[index - 1]?.at ?? 0);
};

const checkChat = async (storage: Storage, table: string, players: readonly Wanderer[]): Promise<void> => {
  const lines = await storage.chat(table, 10_000);
  expect(lines.map(({ n }) => n)).toEqual(lines.map((_, index) => index + 1));
  const said = lines.map(({ person_id, say_id }) => `${person_id} ${say_id}`);
  expect(new Set(said).size).toBe(said.length);
  for (const { person, said: mine } of players) for (const id of mine) expect(said).toContain(`${person.id} ${id}`);
};

export const check = async (storage: Storage, table: string, players: readonly Wanderer[]): Promise<StoredTable> => {
  const stored = await loaded(storage, table);
  checkNumbers(stored);
  checkMoves(stored, players);
  for (const player of players) {
    checkIds(stored, player);
    checkViews(stored, player);
  }
  await checkChat(storage, table, players);
  return stored;
};
