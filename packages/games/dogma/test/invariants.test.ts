import { fastChance, orThrow } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { activeCount } from '../rules/going-out.ts';
import { brokenInvariants } from '../rules/invariants.ts';
import { options } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import { type State, secretsOf } from '../rules/state.ts';
import { A, B, laid, table } from './support/table.ts';

const sound = (): State =>
  table({
    hands: ['theft*2', 'envy*2', 'fraud'],
    turn: B,
    claim: 'mercy',
    pile: [laid(A, 'mercy')],
    rubies: [1, 2, 0],
  });

describe('DG-20: each broken invariant is found', () => {
  const breakers: readonly (readonly [string, (state: State) => void])[] = [
    [
      'DG-20.1',
      ({ table: shown }) => {
        shown.discarded += 1;
      },
    ],
    [
      'DG-20.1',
      ({ secrets }) => {
        secretsOf(secrets, A).hand[0] = 1;
      },
    ],
    [
      'DG-20.2',
      ({ hidden }) => {
        hidden.discard[0] = 9;
      },
    ],
    [
      'DG-20.2',
      ({ secrets }) => {
        secretsOf(secrets, A).hand[8] = 4;
      },
    ],
    [
      'DG-20.3',
      ({ table: shown }) => {
        shown.handSizes[2] = 0;
      },
    ],
    [
      'DG-20.4',
      ({ table: shown }) => {
        shown.rubies[0] = 3;
      },
    ],
    [
      'DG-20.5',
      ({ table: shown }) => {
        shown.altar = ['envy', 'envy'];
      },
    ],
    [
      'DG-20.6',
      ({ table: shown }) => {
        shown.claim = 'murder';
      },
    ],
    [
      'DG-20.8',
      ({ table: shown }) => {
        shown.out = [2, 2];
      },
    ],
    [
      'DG-12.5',
      ({ table: shown }) => {
        shown.out = [A];
      },
    ],
    [
      'DG-16.1',
      ({ secrets }) => {
        secretsOf(secrets, A).laid = [];
      },
    ],
  ];
  test.each(breakers)('%s', (rule, spoil) => {
    const state = sound();
    expect(brokenInvariants(state)).toEqual([]);
    spoil(state);
    expect(brokenInvariants(state).join('; ')).toContain(rule);
  });
});

test('DG-20.7, DG-20.8, DG-20.9: from move to move in games by luck', () => {
  for (const seats of [2, 3, 5, 8]) {
    const luck = fastChance(seats);
    const state = rules.setup(orThrow(options.parse({}, { seats, humans: 1 })), seats, luck);
    while (state.table.places === undefined) {
      const { turn } = state.table;
      const before = rules.clone(state).table;
      const move = rules.randomMove(state.table, secretsOf(state.secrets, turn), turn, luck);
      rules.apply(state, turn, move, luck);
      const after = state.table;
      const risen = after.rubies.map((rubies, seat) => Math.max(0, rubies - (before.rubies[seat] ?? 0)));
      const most = move.type === 'believe' || move.type === 'doubt' ? 1 : 0;
      expect(risen.every((rise, seat) => rise <= (seat === turn ? most : 0))).toBe(true); // DG-20.7
      expect(activeCount(after)).toBeLessThanOrEqual(activeCount(before)); // DG-20.8
      if (move.type === 'join') expect(after.handSizes[turn]).toBeLessThan(before.handSizes[turn] ?? 0); // DG-20.9
    }
    expect([...(state.table.places ?? [])].sort()).toEqual(Array.from({ length: seats }, (_, place) => place + 1));
  }
});

test('DG-20.10: a seat view holds the own hand and contributions, and no other card but public ones', () => {
  const state = sound();
  const { table: shown } = state;
  expect(Object.keys(secretsOf(state.secrets, A)).sort()).toEqual(['hand', 'laid']);
  const cardsInTable = JSON.stringify(shown).match(/theft|envy|fraud|mercy/g);
  expect(cardsInTable).toEqual(['mercy']); // the claim
});
