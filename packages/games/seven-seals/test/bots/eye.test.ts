import { readdirSync, statSync } from 'node:fs';
import { fastChance, namedSecret, orThrow, playOut, sealedChance } from '@conclave/kernel';
import { decide } from '@conclave/search';
import { expect, describe as group, test } from 'vitest';
import { countingEye, learnedEye } from '../../bots/eye.ts';
import { describe, FEATURES, INPUTS } from '../../bots/features.ts';
import { masterWith } from '../../bots/master.ts';
import { netFor } from '../../bots/nets.ts';
import { byPoints, knowingWith } from '../../bots/outlook.ts';
import { regular } from '../../bots/regular.ts';
import type { SevenSeals, State } from '../../rules/index.ts';
import { rules } from '../../rules/rules.ts';

/** Every position between two tricks of the first round of a game of regulars. */
const positionsOf = (seats: number): readonly State[] => {
  const found: State[] = [];
  const luck = fastChance(seats);
  playOut<SevenSeals>({
    rules,
    options: orThrow(rules.options.parse({}, { seats, humans: 0 })),
    seats,
    chance: sealedChance(namedSecret(`seals ${seats}`)),
    decide: (view, memory) => decide(regular, { view, memory }, luck).move,
    watch: state => {
      const { phase, trick, round } = state.table;
      if (phase === 'play' && trick.cards.length === 0 && round === 1) found.push(rules.clone(state));
    },
  });
  return found;
};

const shown = (state: State, seat: number): readonly number[] => [
  ...describe(state).subarray(seat * INPUTS, (seat + 1) * INPUTS),
];

/** Numbers of a seat; then the sums of the others', then voids and the table. */
const OF_SEAT = 20;

group.each([3, 4, 5])('%i players', seats => {
  const positions = positionsOf(seats);

  test('a position is described by numbers, and of the others by their sums', () => {
    expect(positions).toHaveLength(15);
    for (const position of positions) {
      const all = position.secrets.map((_, seat) => shown(position, seat));
      for (const [seat, own] of all.entries()) {
        expect(own.every(Number.isFinite)).toBe(true);
        for (let index = 0; index < OF_SEAT; index += 1) {
          const theirs = all.reduce((sum, other, place) => (place === seat ? sum : sum + (other[index] ?? 0)), 0);
          expect(own[OF_SEAT + index]).toBeCloseTo(theirs, 9);
        }
      }
    }
  });

  test('each card, each seal, the saboteur and the leader are told: a change of one changes the description', () => {
    const position = positions[4];
    if (position === undefined) throw new Error('there is no position');
    const changed = (change: (state: State) => void): boolean => {
      const other = rules.clone(position);
      change(other);
      return JSON.stringify(shown(other, 0)) !== JSON.stringify(shown(position, 0));
    };
    for (const [seat, { hand }] of position.secrets.entries())
      for (const [colour, values] of hand.entries())
        if (values > 0)
          expect(changed(({ secrets }) => secrets[seat]?.hand.splice(colour, 1, values & (values - 1)))).toBe(true);
    for (const [seat, seals] of position.table.seals.entries())
      for (const kind of seals.keys())
        expect(changed(({ table }) => table.seals[seat]?.splice(kind, 1, (seals[kind] ?? 0) + 1))).toBe(true);
    expect(changed(({ table }) => (table.saboteur = table.saboteur === 1 ? 2 : 1))).toBe(true);
    expect(changed(({ table }) => (table.trickNumber += 1))).toBe(true);
    expect(changed(({ table }) => (table.trick = { leader: (table.trick.leader + 1) % seats, cards: [] }))).toBe(true);
  });

  test('the net foresees the points of a round better the later it is asked, and counting is another matter', () => {
    const net = netFor(seats);
    if (net === undefined) throw new Error('there is no net');
    const eye = learnedEye(net);
    const last = positions.at(-1);
    if (last === undefined) throw new Error('there is no position');
    for (const position of positions) {
      expect(eye(position)).toEqual(eye(rules.clone(position)));
      expect(eye(position)).not.toEqual(countingEye(position));
    }
    const black = (state: State, seat: number): number => state.table.seals[seat]?.[6] ?? 0;
    const most = eye(last).indexOf(Math.max(...eye(last)));
    const held = (seat: number): number => (last.table.seals[seat] ?? []).reduce((sum, seals) => sum + seals, 0);
    expect(held(most) + black(last, most)).toBe(
      Math.max(...last.secrets.map((_, seat) => held(seat) + black(last, seat))),
    );
  });

  test('an imagined game is weighed after two tricks while five are left, and else played to its end', () => {
    const outlook = knowingWith(byPoints, () => Array.from({ length: seats }, () => 3));
    const [first, ...later] = positions;
    if (first === undefined) throw new Error('there is no position');
    expect(outlook.values(first, 2 * seats - 1)).toBeUndefined();
    expect(outlook.values(first, 2 * seats)).toEqual(
      byPoints(
        Array.from({ length: seats }, () => 3),
        [],
      ),
    );
    expect(later.map(state => outlook.values(state, 40) !== undefined)).toEqual(
      Array.from({ length: 14 }, (_, index) => index + 2 <= 11),
    );
  });

  test('a master with the eye weighs otherwise than one without', () => {
    const state = rules.setup(orThrow(rules.options.parse({}, { seats, humans: seats })), seats, fastChance(5));
    const { turn } = state.table;
    const own = state.secrets[turn] ?? { hand: [] };
    const memory = rules.newMemory(state.table.options, seats, turn);
    const weighed = (eye: boolean) =>
      decide(masterWith({ eye }), { view: { seat: turn, table: state.table, own }, memory }, fastChance(3), {
        iterations: 40,
      }).considered;
    expect(weighed(true)).not.toEqual(weighed(false));
  });
});

test('nets are for these features, and all of them are light', () => {
  expect(FEATURES).toBe('seven-seals/1');
  expect(netFor(2)).toBeUndefined();
  const folder = new URL('../../bots/nets/', import.meta.url);
  const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
  expect(bytes).toBeLessThanOrEqual(40_000);
});
