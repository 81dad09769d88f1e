import { at, type Chance, fastChance, maySee, type Stream } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { LONGER, SEED } from '../../../../scripts/longer.ts';
import type { Event } from '../rules/events.ts';
import { newAct } from '../rules/meta-acts.ts';
import { noticed } from '../rules/meta-noticing.ts';
import { booksOf, type Sin } from '../rules/meta-state.ts';
import { rules, type State, type Table } from '../rules/rules.ts';
import { randomMetaOptions } from './random-options.ts';

/** Makes a step by luck, now and then one of the table's clock; answers what everyone was told of it. */
const anyStep = (state: State, luck: Chance & Stream): readonly Event[] => {
  const heard: Event[] = [];
  const emit = (to: 'all' | 'nobody' | number, event: Event): void => {
    if (maySee(to, 'spectator')) heard.push(event);
  };
  const rings = (rules.clock?.due(state.table) ?? []).filter(
    ({ what }) => rules.clock?.refusal(state.table, what) === undefined,
  );
  if (rings.length > 0 && luck.below(12) === 0) {
    rules.clock?.apply(state, at(rings, luck.below(rings.length)).what, luck, emit);
    return heard;
  }
  const waiting = rules.toAct(state.table);
  const anybody = luck.below(state.table.seats);
  const [possible] = rules.legalMoves(state.table, at(state.secrets, anybody), anybody);
  const isAsked = possible === undefined || luck.below(10) > 0;
  const seat = isAsked ? at(waiting, luck.below(waiting.length)) : anybody;
  const own = at(state.secrets, seat);
  rules.apply(state, seat, rules.randomMove(state.table, own, seat, luck), luck, emit);
  return heard;
};

/** MC-26.28  When time is up the table does what was reminded of first, and what is left is not looked for. */
const wasReminded = ({ manual }: Table): boolean =>
  manual !== undefined && (manual.reminded.length > 0 || manual.acts.some(({ reminded }) => reminded.length > 0));

const isVisible = ({ entry }: Sin): boolean => entry !== 'S12' && !entry.startsWith('honour');

const isUnsure = (before: Table, events: readonly Event[]): boolean =>
  events.some(({ type }) => type === 'timeUp') && wasReminded(before);

/** What was committed, what was seen, and what nobody could be sure of: round, turn, culprit, entry. */
const playAndWatch = (seats: number, luck: Chance & Stream) => {
  const [committed, seen, unsure] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const state = rules.setup(randomMetaOptions(seats, luck), seats, luck);
  while (rules.places(state.table) === undefined) {
    const before = rules.clone(state).table;
    const events = anyStep(state, luck);
    expect(rules.brokenInvariants(state)).toEqual([]);
    const { sins: open = [], uncalled = [] } = state.hidden.books ?? {};
    // Where all have said "nothing" in advance, a sin and the end of its window are one step (MC-26.11).
    const sins = [...open, ...uncalled.filter(({ round }) => round === before.round)].filter(isVisible);
    for (const { round, turn, seat, entry } of sins) {
      const line = `${round} ${turn} ${seat} ${entry}`;
      if (isUnsure(before, events) && !committed.has(line)) unsure.add(line);
      committed.add(line);
    }
    for (const { culprit, entry, petty } of noticed(before, state.table, events)) {
      seen.add(`${before.round} ${before.manual?.turn} ${culprit} ${entry}`);
      // A second reach for the market is no second sin, even if he is a Petty Sinner by then (MC-26.15).
      const fits = (sin: Sin): boolean => sin.petty === petty || entry === 'S13';
      const known = sins.some(sin => sin.seat === culprit && sin.entry === entry && fits(sin));
      expect(known, `${culprit} ${entry} ${JSON.stringify(events)}`).toBe(true);
    }
  }
  return { committed, seen, unsure };
};

describe.each([2, 3, 4])('MC-26.18: with %i players', seats => {
  test('exactly the sins that were committed can be seen in the public feed, but for sleep', () => {
    const luck = fastChance(SEED + seats);
    for (let game = 0; game < 6 * LONGER; game += 1) {
      const { committed, seen, unsure } = playAndWatch(seats, luck);
      if (game % 500 === 499) console.log(`${game + 1} games with ${seats} players`); // in long runs only
      const sure = (lines: ReadonlySet<string>) => [...lines].filter(line => !unsure.has(line)).sort();
      expect(sure(seen)).toEqual(sure(committed));
    }
  });
});

test('MC-26.28: a post that the table turned for the action that was reminded of was turned for the other one too', () => {
  const agreed = rules.options.parse({ metaCulpa: 'on' }, { seats: 4, humans: 4 });
  if (!agreed.ok) throw new Error(agreed.fault.path);
  const { table } = rules.setup(agreed.value, 4, fastChance(1));
  const visit = { notches: 1, taken: 1, begun: true, finished: true, declined: 8 } as const;
  const seenWith = (reminded: readonly ['S3'] | readonly []): ReturnType<typeof noticed> => {
    booksOf(table).acts = [newAct(table, 1, 2, 'visit', visit), newAct(table, 2, 2, 'sell', { notches: 1, reminded })];
    const turned: Event = { type: 'postTurned', seat: 2, from: 1, to: 3, rule: 'MC-26.9' };
    return noticed(table, table, [
      { type: 'timeUp', seats: [2], rule: 'MC-26.28' },
      ...(reminded.length > 0 ? [turned] : []),
      { type: 'turnEnded', seat: 2, character: 'emperor', rule: 'MC-25.4' },
    ]);
  };
  expect(seenWith(['S3'])).toEqual([]);
  expect(seenWith([])).toEqual([{ culprit: 2, entry: 'S3', petty: false }]);
});
