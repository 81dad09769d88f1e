import { expect, test } from 'vitest';
import { namedSecret, type RecordedMove, sealedChance, undoBoundary } from '../src/index.ts';
import { type Tiny, tiny } from './tiny.ts';

const chance = sealedChance(namedSecret('undo'));
const made = (...moves: readonly (readonly [number, Tiny['move']])[]): RecordedMove<Tiny['move']>[] =>
  moves.map(([seat, move]) => ({ seat, at: 0, move }));
const boundary = (moves: RecordedMove<Tiny['move']>[], seat: number, leaky: 'no' | 'yes' = 'no'): number =>
  undoBoundary(tiny, { leaky }, 3, chance, moves, seat);

test('a move that taught nothing can be taken back', () => expect(boundary(made([0, { type: 'silence' }]), 0)).toBe(0));
test('a covered pile may be added to without learning what is in it', () => {
  expect(boundary(made([0, { type: 'tell', number: 3 }]), 0)).toBe(0); // apply pushes to a hidden list
});
test('not past a reveal', () => expect(boundary(made([0, { type: 'ask' }]), 0)).toBe(1));
test('not past another seat’s move', () => {
  const moves = made([0, { type: 'silence' }], [1, { type: 'silence' }]);
  expect([boundary(moves, 0), boundary(moves, 1), boundary(moves, 2)]).toEqual([2, 1, 2]);
});
test('reading another seat’s drawer counts as learning, whatever the rules make of it', () => {
  expect(boundary(made([0, { type: 'silence' }], [1, { type: 'silence' }]), 1, 'yes')).toBe(2);
});
