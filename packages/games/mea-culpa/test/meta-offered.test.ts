import { fastChance, orThrow } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { LONGER } from '../../../../scripts/longer.ts';
import { legalMoves, offered } from '../rules/choices.ts';
import { STONES } from '../rules/components.ts';
import type { Move } from '../rules/moves.ts';
import { notation } from '../rules/notation.ts';
import { rules } from '../rules/rules.ts';
import { top } from '../rules/stack.ts';
import type { Table } from '../rules/state.ts';
import { words } from '../words/index.ts';
import { ownOf, play } from './by-luck.ts';

/** MC-26.24 i  Who reaches out of turn may reach for what does not lie there; nobody is shown that. */
const isOutOfReach = (table: Table, seat: number, move: Move): boolean => {
  const { at, seat: active } = top(table);
  if (active === seat) return false;
  if (move.type === 'character') return at === 'handTurn';
  if (move.type === 'take') return table.market[STONES.indexOf(move.stone)] === 0;
  return move.type === 'declare' || move.type === 'ask';
};

const isStep = (table: Table): boolean => ['handTurn', 'choosing'].includes(top(table).at);

/** The same table with other debts. */
const owing = (table: Table, price: number): Table => {
  const { manual } = table;
  if (manual === undefined) return table;
  const debts = { price, paid: 0, notches: price, turned: 0, stones: price, put: 0 };
  return { ...table, manual: { ...manual, acts: manual.acts.map(act => ({ ...act, ...debts })) } };
};

/** The same table, but it is the next seat's turn. */
const turnedOn = (table: Table): Table => {
  const frame = top(table);
  if (frame.at !== 'handTurn') return table;
  return { ...table, stack: [...table.stack.slice(0, -1), { ...frame, seat: (frame.seat + 1) % table.seats }] };
};

describe.each([2, 3, 4])('META CULPA with %i players', seats => {
  test('MC-26.31: every legal move is among those that a list shows', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 3 * LONGER; seed += 1)
      play(seats, seed * 10 + seats, state => {
        const { table } = state;
        for (let seat = 0; seat < seats; seat += 1) {
          const own = ownOf(state, seat);
          const shown = new Set([...offered(table, own, seat)].map(notation.writeMove));
          const legal = [...legalMoves(table, own, seat)].filter(move => !isOutOfReach(table, seat, move));
          expect(legal.map(notation.writeMove).filter(move => !shown.has(move))).toEqual([]);
          for (const { type } of legal) kinds.add(type);
        }
      });
    expect(kinds.size).toBeGreaterThan(16);
  });

  test('MC-26.1.1, MC-26.3.7: what a list shows changes neither with what is owed nor with whose turn it is', () => {
    let steps = 0;
    for (let seed = 1; seed <= 2 * LONGER; seed += 1)
      play(seats, seed * 10 + seats, state => {
        const { table } = state;
        const { at, seat = 0 } = top(table);
        if (at !== 'handTurn') return;
        const list = (seen: Table): readonly string[] =>
          [...offered(seen, ownOf(state, seat), seat)].map(notation.writeMove);
        const example = (seen: Table) => notation.examples({ table: seen, own: ownOf(state, seat), seat });
        expect(list(owing(table, 3))).toEqual(list(owing(table, 0)));
        expect(example(owing(table, 3))).toEqual(example(owing(table, 0)));
        expect(list(turnedOn(table))).toEqual(list(table));
        steps += 1;
      });
    expect(steps).toBeGreaterThan(20);
  });

  test('MC-26.5 S12: where falling asleep is a sin, everybody is asked in the same words', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
    let silent = 0;
    for (let seed = 1; seed <= 4; seed += 1)
      play(seats, seed, state => {
        const { table } = state;
        if (!isStep(table)) return;
        const asked = (seat: number) => words.en.prompt({ table, own: ownOf(state, seat), seat }, names);
        const isSilent = table.manual?.register.S12 === 'on';
        expect(rules.hidesTurn?.(table)).toBe(isSilent);
        const [first, ...others] = Array.from({ length: seats }, (_, seat) => asked(seat));
        if (isSilent) expect(others.every(text => text === first)).toBe(true);
        else expect(others.every(text => text === first)).toBe(false);
        silent += isSilent ? 1 : 0;
      });
    expect(silent).toBeGreaterThan(0);
  });
});

test('in enforced mode a list shows just the legal moves', () => {
  const luck = fastChance(7);
  const state = rules.setup(orThrow(rules.options.parse({}, { seats: 4, humans: 4 })), 4, luck);
  const own = ownOf(state, 0);
  expect([...offered(state.table, own, 0)]).toEqual([...legalMoves(state.table, own, 0)]);
  expect(rules.hidesTurn?.(state.table)).toBe(false);
});
