import { describe, expect, test } from 'vitest';
import { conformance, type Subject } from '../src/conformance/index.ts';
import type { GameTypes, Rules } from '../src/index.ts';
import { type SealedBids, sealedBids } from './sealed-bids.ts';
import { type Tiny, tiny } from './tiny.ts';

const subject = (rules: Rules<Tiny>, leaky: 'no' | 'yes' = 'no'): Subject<Tiny> => ({
  rules,
  revealed: (before, seat, move) =>
    move.type === 'ask' ? before.secrets[(seat + 1) % before.table.seats]?.number : null,
  randomOptions: () => ({ leaky }),
  games: 100,
});

/** A bid is secret until the last one is in; then all lie open, and a prize is drawn. */
const bids = (rules: Rules<SealedBids>): Subject<SealedBids> => ({
  rules,
  revealed: (_before, _seat, _move, _viewer, { table }) => [table.revealed.at(-1), table.prize],
  games: 60,
});

const failures = <Types extends GameTypes>(broken: Subject<Types>): string => {
  const messages: string[] = [];
  for (const { run } of conformance(broken)) {
    try {
      run();
    } catch (error) {
      messages.push(error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error));
    }
  }
  return messages.join('\n');
};

describe('the suite passes a sound game', () => {
  for (const { name, run } of conformance(subject(tiny))) test(name, run);
  for (const { name, run } of conformance(bids(sealedBids))) test(`sealed bids, ${name}`, run);
});

/** The suite is worth something only if it finds what it is there to find. */
describe('the suite catches', () => {
  test.each<[string, Partial<Rules<Tiny>>, string]>([
    [
      'a clone that shares',
      { clone: ({ table, secrets, hidden }) => ({ table, secrets, hidden }) },
      'changed the original',
    ],
    ['a game without end', { places: () => undefined, toAct: () => [0] }, 'has no move'],
    [
      'a missing move',
      { legalMoves: (table, own, seat) => [...tiny.legalMoves(table, own, seat)].slice(1) },
      'listing says otherwise',
    ],
    [
      'a listed move that is refused',
      {
        refusal: (table, own, seat, move) =>
          move.type === 'ask' ? { code: 'no', rule: 'T-4' } : tiny.refusal(table, own, seat, move),
      },
      'listed, but refused',
    ],
    [
      'a refusal without a rule',
      { refusal: (table, own, seat, move) => tiny.refusal(table, own, seat, move) && { code: 'no', rule: '' } },
      'without code or rule',
    ],
    [
      'a broken invariant',
      { brokenInvariants: ({ table }) => (table.turn > 0 ? ['T-9'] : []) },
      'broken invariants: T-9',
    ],
    [
      'an imagination that forgets',
      {
        imagine: (view, memory, stream) => ({
          ...tiny.imagine(view, memory, stream),
          secrets: tiny.imagine(view, memory, stream).secrets.map(() => ({ number: stream.below(10) })),
        }),
      },
      'does not give back the view',
    ],
    [
      'luck outside the seal',
      {
        setup: (options, seats, _chance, emit) =>
          tiny.setup(
            options,
            seats,
            { stream: () => ({ below: n => Math.floor(Math.random() * n), shuffle: items => items }) },
            emit,
          ),
      },
      'another state',
    ],
    ['a loose border', { parseMove: () => ({ ok: true, value: { type: 'silence' } }) }, 'came through the border'],
    ['an illegal time-out', { timeoutMove: () => ({ type: 'tell', number: 12 }) }, 'time-out move'],
  ])('%s', (_what, fault, message) => expect(failures(subject({ ...tiny, ...fault }))).toContain(message));

  test('a secret that seeps into the table', () => {
    expect(failures(subject(tiny, 'yes'))).toContain('can tell two worlds apart');
  });
  test('an event that says too much', () => {
    const chatty: Rules<Tiny> = {
      ...tiny,
      apply: (state, seat, move, chance, emit) => {
        tiny.apply(state, seat, move, chance, emit);
        emit?.('all', { type: 'heard', seat, number: state.secrets[seat]?.number ?? 0 });
      },
      remember: () => {},
    };
    expect(failures(subject(chatty))).toContain('can tell two worlds apart');
  });
  test('a public part that shows more than the move did', () => {
    expect(failures(bids({ ...sealedBids, publicPart: move => move }))).toContain('tells apart what looks the same');
  });
  test('a public part that shows a little of the secret', () => {
    const odd: Rules<SealedBids> = { ...sealedBids, publicPart: ({ type, card }) => ({ type, odd: card % 2 }) };
    expect(failures(bids(odd))).toContain('tells apart what looks the same');
  });
  test('a failure names the seed that shows it again', () => {
    const [, check] = conformance({ ...subject({ ...tiny, brokenInvariants: () => ['T-9'] }), seed: 42 });
    expect(() => check?.run()).toThrow('SEED=42');
  });
});
