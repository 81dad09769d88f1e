import { readFileSync } from 'node:fs';
import { LANGUAGES, orThrow, playOf, readRecord, seatView, toldSoFar, viewOf } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../rules/choices.ts';
import { CARD_TYPES } from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import { REFUSAL_CODES } from '../rules/refusals.ts';
import { rules } from '../rules/rules.ts';
import { type Dogma, secretsOf } from '../rules/state.ts';
import { catalogues, words } from '../words/index.ts';
import { A, B, laid, table } from './support/table.ts';

const NAMES = ['Anna', 'Bruno', 'Clara', 'David', 'Emma', 'Felix', 'Greta', 'Hugo'];

const told = (name: string): readonly Event[] => {
  const text = readFileSync(new URL(`./records/${name}.json`, import.meta.url), 'utf8');
  return toldSoFar(playOf(orThrow(readRecord(text)), rules)).map(({ event }) => event);
};

const RECORDS = ['two-players', 'five-players', 'eight-players', 'stalemate', 'both-empty'];
const events = RECORDS.flatMap(told);

describe.each(LANGUAGES)('%s', language => {
  const say = words[language];

  test('every event has a sentence, without holes', () => {
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(22);
    for (const event of events) {
      for (const viewer of [A, 'spectator'] as const) {
        const sentence = say.tell(event, NAMES, viewer);
        expect(sentence).toMatch(/^[A-Z0-9].*[.”“]$/s);
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  test('DG-21: every refusal has its own sentence', () => {
    const sentences = REFUSAL_CODES.map(code => say.refusal(code));
    expect(new Set(sentences).size).toBe(REFUSAL_CODES.length);
    expect(sentences).not.toContain(say.refusal('noSuchCode'));
    expect(say.refusal('toString')).toBe(say.refusal('noSuchCode'));
  });

  test('Card names: every type has a name and a claim sentence of its own', () => {
    const { cards, claims } = catalogues[language];
    expect(new Set(CARD_TYPES.map(type => cards[type])).size).toBe(14);
    expect(new Set(CARD_TYPES.map(type => claims[type])).size).toBe(14);
  });

  test('DG-19: every option and every value has words', () => {
    for (const { key, values } of rules.options.specs) {
      expect(say.option(key)).not.toBe(key);
      for (const value of values) {
        if (typeof value === 'string') expect(say.optionValue(key, value)).not.toBe(value);
        else expect(say.optionValue(key, value)).toBe(`${value}`);
      }
    }
  });

  test('DG-1.6: the wax seal has its lines', () => {
    const { ceremony } = catalogues[language];
    expect(ceremony.press('Anna')).toContain('Anna');
    expect(ceremony.virtueNow('X')).not.toBe(ceremony.sinNow('X'));
  });

  test('moves are choices in words', () => {
    const state = table({ hands: ['mercy theft', 'envy'], rubies: [2, 0], altar: 'honesty murder envy' });
    const labels = [...legalMoves(state.table, secretsOf(state.secrets, A), A)].map(move => say.moveLabel(move, NAMES));
    expect(new Set(labels).size).toBe(labels.length);
  });
});

test('the table in words, with the own hand for a seat only', () => {
  const state = table({ hands: ['theft*2', 'envy', ''], out: [2], turn: B, claim: 'mercy', pile: [laid(A, 'mercy')] });
  const lines = words.en.describe(seatView<Dogma>(state, B), NAMES);
  expect(lines).toContain('Anna: 2 cards, 0 rubies');
  expect(lines).toContain('Clara: out, place 1');
  expect(lines).toContain('Confession: Mercy. Pile: Anna 1.');
  expect(lines).toContain('Your hand: Envy.');
  expect(words.de.describe(viewOf<Dogma>(state, 'spectator'), NAMES).join(' ')).not.toContain('Deine Hand');
});

test('DG-15.5: from 10 confessions before the limit on the table says how many are left', () => {
  const lines = (withoutProgress: number): readonly string[] =>
    words.en.describe(viewOf<Dogma>(table({ hands: ['theft', 'envy'], withoutProgress }), 'spectator'), NAMES);
  expect(lines(50)).toContain('10 confessions left before a stalemate.');
  expect(lines(49).join(' ')).not.toContain('stalemate');
});

test('prompts say what the table waits for', () => {
  const prompt = (state: ReturnType<typeof table>, seat: number) =>
    words.en.prompt(seatView<Dogma>(state, seat), NAMES);
  const turn = table({ hands: ['theft', 'envy'], rubies: [2, 0] });
  expect(prompt(turn, A)).toBe('Your turn: create a dogma for two rubies, or confess.');
  expect(prompt(turn, B)).toBe('Anna is about to confess.');
  const asked = table({ hands: ['theft', 'envy'], turn: B, claim: 'mercy', pile: [laid(A, 'mercy*2')] });
  expect(prompt(asked, B)).toBe('Anna laid 2 cards and claims Mercy. Believe, doubt or join?');
  expect(prompt(asked, A)).toBe('Bruno must believe, doubt or join.');
  const alone = table({ hands: ['', 'envy'], turn: B, claim: 'mercy', pile: [laid(A, 'mercy')] });
  expect(prompt(alone, B)).toBe('Anna laid 1 card and claims Mercy. Believe or doubt?'); // DG-7.6
});
