import { at, fastChance } from '@conclave/kernel';
import { expect, test } from 'vitest';
import { notation } from '../rules/notation.ts';
import { rules } from '../rules/rules.ts';
import type { Frame } from '../rules/stack.ts';
import type { State } from '../rules/state.ts';
import { play, type TableText, table } from './table.ts';

const timeout = (state: State): string => {
  const [seat = 0] = rules.toAct(state.table);
  return notation.writeMove(rules.timeoutMove(state.table, at(state.secrets, seat), seat, fastChance(1)));
};

const D_AT = (frame: object): { frames: readonly Frame[] } => ({ frames: [{ seat: 0, ...frame } as Frame] });

test.each<[string, TableText, string]>([
  ['bid', {}, 'bid 1 0'],
  ['turn', { turn: 'D pope', market: 'wine1' }, 'pass'],
  ['Pope stone', D_AT({ at: 'popeStone' }), 'decline'],
  ['preliminary visit', D_AT({ at: 'preliminaryVisit' }), 'decline'],
  ['crew: first open site', { ...D_AT({ at: 'crew' }), cathedrals: 'A' }, 'crew B'],
  ['hold back: now', D_AT({ at: 'holdBack', character: 'pope' }), 'holdBack now'],
  ['order: own first', D_AT({ at: 'preliminaryOrder', own: 'pope', inherited: 'emperor' }), 'order own'],
  [
    'character: first in turn order',
    { ...D_AT({ at: 'choose', pick: 0 }), characters: 'pope J merchant P' },
    'character emperor',
  ],
  ['room: lowest number', { ...D_AT({ at: 'room' }), rooms: '- C3 C1 -' }, 'room 2'],
  [
    'C10: highest selling price',
    { ...D_AT({ at: 'card', card: 10, room: 1 }), market: 'bread1 cloth2' },
    'take good cloth',
  ],
  ['C10 without goods', { ...D_AT({ at: 'card', card: 10, room: 1 }), market: 'indulgence2' }, 'decline'],
  ['C11: nearest to Heaven', { ...D_AT({ at: 'card', card: 11, room: 1 }), souls: 'D0 J3 P2 G5' }, 'rob C'],
  ['other cards', D_AT({ at: 'card', card: 4, room: 1 }), 'decline'],
  ['letter to give: owned most', { ...D_AT({ at: 'giveLetter', to: 1 }), letters: 'D yellow1 red2 blue2' }, 'give red'],
  [
    'letter pick: owned least',
    { ...D_AT({ at: 'pick', donors: [0, 1], taken: 0, category: 0 }), letters: 'D blue1 green1' },
    'pick red',
  ],
  [
    'free stone: indulgence, colour owned least',
    { ...D_AT({ at: 'freeStone' }), market: 'jewel1 indulgence1', letters: 'D red1' },
    'take indulgence green',
  ],
  ['free stone: else the dearest good', { ...D_AT({ at: 'freeStone' }), market: 'bread1 jewel1' }, 'take jewel'],
  [
    'free stone without letters',
    { ...D_AT({ at: 'freeStone' }), market: 'jewel1 indulgence1', supply: 'red0 green0' },
    'take indulgence',
  ],
  [
    'den: fewest that suffice',
    { ...D_AT({ at: 'runOut', den: 'greed', missing: 2 }), lust: 'D4', pettySins: 'D2', greed: 'D1' },
    'empty pettySins',
  ],
  [
    'den: else the fullest, Lust first',
    { ...D_AT({ at: 'runOut', den: 'greed', missing: 2 }), lust: 'D1', pettySins: 'D1', greed: 'D1', stock: 'D0' },
    'empty lust',
  ],
])('MC-29.4 %s', (_what, text, move) => {
  const state = table(text);
  state.table.display.splice(0, 4, 0, 2, 1, 1);
  expect(timeout(state)).toBe(move);
});

test('MC-29.4: bonuses: blue letter, jewel, bread and wine, coin, always into compartment I', () => {
  const state = table({ frames: [{ at: 'bonus', seat: 0 }] });
  const taken: string[] = [];
  for (const bonuses of [
    ['breadAndWine', 'jewel', 'coin', 'blueLetter'],
    ['breadAndWine', 'jewel', 'coin'],
    ['breadAndWine', 'coin'],
    ['coin'],
  ] as const) {
    state.table.bonuses = bonuses;
    taken.push(timeout(state));
  }
  expect(taken).toEqual(['bonus blueLetter', 'bonus jewel I', 'bonus breadAndWine I I', 'bonus coin I']);
});

test('MC-29.4: the guess is a random open place', () => {
  const state = table({ turn: 'D pope', market: 'wine2', rooms: 'C1 - C2 -' });
  play(state, 'D: travel 1');
  const [seat = 0] = rules.toAct(state.table);
  const chance = fastChance(3);
  const guesses = new Set(
    Array.from({ length: 60 }, () =>
      notation.writeMove(rules.timeoutMove(state.table, at(state.secrets, seat), seat, chance)),
    ),
  );
  expect([...guesses].sort()).toEqual(['guess 1', 'guess 3', 'guess 5', 'guess 6']);
});
