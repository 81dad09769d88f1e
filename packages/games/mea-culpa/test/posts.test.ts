import { expect, test } from 'vitest';
import { comparePosts } from '../rules/posts.ts';
import { soulsOf, table } from './table.ts';

test('WE-7: Johanna has the highest post and moves 5 - 2 steps, passing Paula (MC-17.1, MC-17.2)', () => {
  const state = table({ posts: 'D2 G2 P4 J5', souls: 'D9 G1 P6 J4' });
  comparePosts(state.table);
  expect(state).toEqual(table({ posts: 'D2 G2 P4 J5', souls: 'D9 G1 P6 J7' }));
});

test('WE-8: of the tied leaders only Paula, farthest from Hell, moves (MC-17.2)', () => {
  const state = table({ posts: 'J1 G5 P5 D5', souls: 'D12 G8 P3 J0' });
  comparePosts(state.table);
  expect(soulsOf(state)).toBe('D12 J0 P7 G8');
});

test('MC-17.3, MC-24.9, D-68: equal posts move nobody', () => {
  const state = table({ seats: 2, posts: 'D4 J4', souls: 'D3' });
  comparePosts(state.table);
  expect(soulsOf(state)).toBe('D3 J0');
});

test('MC-17.3, D-55: a mover stopped at Hell is not replaced', () => {
  const state = table({ posts: 'D6 J6 P1 G1', souls: 'D39 J40' });
  comparePosts(state.table);
  expect(soulsOf(state)).toBe('D39 J40 P0 G0');
});
