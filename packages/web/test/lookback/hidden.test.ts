import type { Counts } from '@conclave/dogma';
import { cardsInDeck, type Table } from '@conclave/mea-culpa';
import { describe, expect, test } from 'vitest';
import { hiddenHeaps as dogmaHeaps } from '../../../games/dogma/page/hidden.ts';
import { hiddenHeaps as meaCulpaHeaps } from '../../../games/mea-culpa/page/hidden.ts';
import { hiddenHeaps as sevenSealsHeaps } from '../../../games/seven-seals/page/hidden.ts';
import { lastIndex, stateAt } from '../../src/replay/film.ts';
import { filmOf } from '../../src/replay/make-film.ts';
import { ALL_RULES, randomRecord } from './random-record.ts';

const filmFor = (id: string, seats: number) => {
  const rules = ALL_RULES.find(one => one.id === id);
  if (rules === undefined) throw new Error(id);
  return filmOf(randomRecord(id, seats, 'hidden'), rules);
};
/** How many things a list of names with numbers speaks of: "3 jewels" are three, a bare name is one. */
const counted = (texts: readonly string[], number = /^(\d+) /): number =>
  texts.map(text => Number(number.exec(text)?.[1] ?? 1)).reduce((sum, count) => sum + count, 0);
/** Of cards: "7 taler (3×)" are three. */
const COPIES = /\((\d+)×\)$/;

describe('what nobody knew, in words', () => {
  test('The Seven Seals: the tricks of the round, card by card, in both languages', () => {
    const film = filmFor('seven-seals', 4);
    const index = film.pictures.findIndex(
      ({ state }) => (state.hidden as { tricks: readonly unknown[] }).tricks.length === 3,
    );
    const [first, , third] = sevenSealsHeaps(stateAt(film, index), 'en');
    expect(first?.title).toBe('Trick 1, face down');
    expect(third?.things).toHaveLength(4);
    for (const { text } of third?.things ?? []) expect(text).toMatch(/^(red|yellow|green|blue|violet) \d+$/);
    expect(sevenSealsHeaps(stateAt(film, index), 'de')[0]?.title).toBe('Stich 1, verdeckt');
  });

  test('Dogma: every card of box and discard pile is named once', () => {
    const film = filmFor('dogma', 2);
    const state = stateAt(film, Math.floor(lastIndex(film) / 2));
    const { box, discard } = state.hidden as { box: Counts; discard: Counts };
    const all = [...box, ...discard].reduce((sum, count) => sum + count, 0);
    const things = dogmaHeaps(state, 'de').flatMap(heap => heap.things);
    expect(counted(things.map(({ text }) => text))).toBe(all);
    expect(all).toBeGreaterThanOrEqual(16); // DG-3.3
  });

  test('Mea Culpa: bag and deck add up to what the table says', () => {
    const film = filmFor('mea-culpa', 3);
    for (const index of [10, Math.floor(lastIndex(film) / 2), lastIndex(film)]) {
      const state = stateAt(film, index);
      const table = state.table as unknown as Table;
      const heaps = meaCulpaHeaps(state, 'en');
      const sizeOf = (title: string, number?: RegExp): number =>
        counted(
          (heaps.find(heap => heap.title === title)?.things ?? []).map(({ text }) => text),
          number,
        );
      expect(sizeOf('In the bag')).toBe(table.bag);
      expect(sizeOf('In the House deck', COPIES)).toBe(cardsInDeck(table));
    }
  });
});
