import { fastChance, LANGUAGES, orThrow, seatView, viewOf } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from '../rules/events.ts';
import { RULE_OF_EVENT } from '../rules/events.ts';
import { REFUSAL_CODES } from '../rules/refusals.ts';
import { rules } from '../rules/rules.ts';
import { words } from '../words/index.ts';
import { A, B, predicting, table } from './table.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];

describe.each(LANGUAGES)('words in %s', language => {
  const say = words[language];

  test('every event, prompt and table of whole games has its sentence', () => {
    const seen = new Set<Event['type']>();
    for (const seats of [3, 4, 5]) {
      const stream = fastChance(seats);
      const hear = (_to: unknown, event: Event): void => {
        seen.add(event.type);
        expect(say.tell(event, NAMES.slice(0, seats), 'spectator')).toMatch(/^\S.*\.$/s);
      };
      const state = rules.setup(orThrow(rules.options.parse({}, { seats, humans: seats })), seats, stream, hear);
      while (rules.places(state.table) === undefined) {
        const { turn } = state.table;
        const view = seatView(state, turn);
        const move = rules.randomMove(view.table, view.own, turn, stream);
        for (const text of [
          say.prompt(view, NAMES),
          say.prompt(viewOf(state, 'spectator'), NAMES),
          say.moveLabel(move, NAMES),
          ...say.describe(view, NAMES),
        ]) {
          expect(text).not.toMatch(/undefined|^\s*$/);
        }
        rules.apply(state, turn, move, stream, hear);
      }
    }
    const rare: readonly Event['type'][] = ['blackAvoided'];
    expect(new Set([...seen, ...rare])).toEqual(new Set(Object.keys(RULE_OF_EVENT)));
  });

  test('every refusal has a sentence of its own, and every option and value a name', () => {
    for (const code of REFUSAL_CODES) expect(say.refusal(code)).not.toBe(code);
    for (const { key, values } of rules.options.specs) {
      expect(say.option(key)).not.toBe(key);
      for (const value of values) expect(say.optionValue(key, value)).not.toBe('');
    }
  });
});

test('sentences as they are read', () => {
  const predicted: Event = {
    type: 'predicted',
    seat: A,
    fromMiddle: { R: 2, B: 1 },
    takeOvers: [{ colour: 'G', giver: B }],
    whites: 1,
  };
  expect(words.en.tell(predicted, NAMES, 'spectator')).toBe(
    'Ada predicts two red, one blue and one green from Ben (for a white seal).',
  );
  expect(words.de.tell(predicted, NAMES, 'spectator')).toBe(
    'Ada sagt an: 2× Rot, 1× Blau und 1× Grün von Ben gegen ein weißes Siegel.',
  );
  expect(words.en.prompt(viewOf(table({}), A), NAMES)).toBe('Your prediction, or take the saboteur.');
  expect(words.en.moveLabel(predicting({}), NAMES)).toBe('Predict no trick.');
});
