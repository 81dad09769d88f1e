import { describe, expect, test } from 'vitest';
import { applyUpdate, eventsOf, type PatchUpdate, type Seen, seenFrom } from '../src/index.ts';

const TABLE = 'abcdefghijklmnop';

/** Seat 1 has seen step 4, and one quiet step of its own since then. */
const SEEN: Seen = {
  seq: 4,
  quiet: 1,
  view: { seat: 1, table: { turn: 0, pile: [7] }, own: { hand: [1, 2] } },
  past: [
    { seq: 0, at: 0, events: ['dealt'] },
    { seq: 3, by: 0, at: 30, events: ['three'] },
    { seq: 4, by: 1, at: 40, how: 'clock', events: ['four'] },
  ],
};
const update = (more: Partial<PatchUpdate>): PatchUpdate => ({
  ...{ type: 'update', table: TABLE, seq: 5, by: 0, at: 50, events: ['five'], patch: [[['turn'], 1]] },
  ...more,
});
const after = (more: Partial<PatchUpdate>): Seen => {
  const next = applyUpdate(SEEN, update(more));
  if (next === undefined) throw new Error('this update follows');
  return next;
};

describe('an update is followed', () => {
  test('when it is the next step: number, view and past go on, and quiet steps count anew', () => {
    expect(after({})).toEqual({
      ...{ seq: 5, quiet: 0 },
      view: { seat: 1, table: { turn: 1, pile: [7] }, own: { hand: [1, 2] } },
      past: [...SEEN.past, { seq: 5, by: 0, at: 50, events: ['five'] }],
    });
  });
  test('when it is the next quiet step of one’s own, which keeps the number', () => {
    const { seq, quiet, past } = after({ seq: 4, quiet: 2, by: 1 });
    expect([seq, quiet]).toEqual([4, 2]);
    expect(past.at(-1)).toEqual({ seq: 4, by: 1, at: 50, events: ['five'] });
  });
  test('in one’s own drawer too, which stays as it is when nothing there changed', () => {
    expect(after({ own: [[['hand'], 0, 1, []]] }).view.own).toEqual({ hand: [2] });
    expect(after({}).view.own).toBe(SEEN.view.own);
  });
  test('by who only watches, who has no drawer and gets none', () => {
    const watcher: Seen = { ...SEEN, view: { seat: 'spectator', table: SEEN.view.table } };
    const next = applyUpdate(watcher, update({ own: [[['hand'], 0, 1, []]] }));
    expect(next?.view).toEqual({ seat: 'spectator', table: { turn: 1, pile: [7] } });
    expect(next?.view).not.toHaveProperty('own');
  });
  test('and what is covered stays covered', () => {
    expect(applyUpdate({ ...SEEN, covered: true }, update({}))?.covered).toBe(true);
    expect(after({})).not.toHaveProperty('covered');
  });
});

describe('the past says who moved, and how', () => {
  test('the table itself is nobody’s seat', () => {
    expect(after({ by: 'table' }).past.at(-1)).toStrictEqual({ seq: 5, at: 50, events: ['five'] });
  });
  test.each(['bot', 'clock'] as const)('a move by the %s says so', how => {
    expect(after({ how }).past.at(-1)).toEqual({ seq: 5, by: 0, at: 50, how, events: ['five'] });
  });
  test('what is taken back is forgotten, and the taking back is no step of the past', () => {
    expect(after({ undo: 3, events: [] }).past.map(({ seq }) => seq)).toEqual([0, 3]);
    expect(after({ undo: 0, events: [] }).past.map(({ seq }) => seq)).toEqual([0]);
    expect(after({ undo: 3, events: [] }).seq).toBe(5);
  });
});

test.each([
  ['an older step', { seq: 3 }],
  ['an older step that was quiet', { seq: 3, quiet: 2 }],
  ['the same step', { seq: 4 }],
  ['the same quiet step', { seq: 4, quiet: 1 }],
])('%s changes nothing', (_what, more) => {
  expect(applyUpdate(SEEN, update(more))).toBe(SEEN);
});

test.each([
  ['a step is missing', { seq: 6 }],
  ['a quiet step is missing', { seq: 4, quiet: 3 }],
  ['a quiet step comes after a number that was not seen', { seq: 5, quiet: 1 }],
  ['a second quiet step comes after a number that was not seen', { seq: 5, quiet: 2 }],
])('there is no answer when %s', (_what, more) => {
  expect(applyUpdate(SEEN, update(more))).toBeUndefined();
});

describe('what a snapshot leaves', () => {
  const { seq, view, past } = SEEN;
  const snapshot = { type: 'snapshot', table: TABLE, info: {}, seq } as unknown as Parameters<typeof seenFrom>[0];

  test('is the view with its past; nothing where the game is not for our eyes', () => {
    expect(seenFrom({ ...snapshot, view, past, quiet: 1 })).toEqual(SEEN);
    expect(seenFrom({ ...snapshot, past, quiet: 1 })).toBeUndefined();
  });
  test('with nothing said of quiet steps and past there were none', () => {
    expect(seenFrom({ ...snapshot, view })).toEqual({ seq, quiet: 0, view, past: [] });
  });
  test('it remembers that a part is covered, and says nothing where nothing is', () => {
    expect(seenFrom({ ...snapshot, view, covered: true })).toMatchObject({ covered: true });
    expect(seenFrom({ ...snapshot, view })).not.toHaveProperty('covered');
  });
});

test('own events come where they happened: before, between and after those of all', () => {
  const told = [
    [0, 'mine first'],
    [1, 'mine between'],
    [1, 'and another'],
    [2, 'mine last'],
  ] as const;
  expect(eventsOf({ events: ['one', 'two'], told })).toEqual([
    ...['mine first', 'one', 'mine between', 'and another', 'two', 'mine last'],
  ]);
  expect(eventsOf({ events: [], told: [[0, 'mine alone']] })).toEqual(['mine alone']);
  expect(eventsOf({ events: ['one'] })).toEqual(['one']);
});
