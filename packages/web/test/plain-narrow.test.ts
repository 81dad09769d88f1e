import { loadRules, loadWords } from '@conclave/house';
import { fastChance, namedSecret, sealedChance, seatView, seedFrom } from '@conclave/kernel';
import { asAnswer } from '@conclave/stage/language/answer.ts';
import type { Choice } from '@conclave/stage/plain/choices.ts';
import { type Beginning, found, isBeginning, SHORT, type Step, stepsOf } from '@conclave/stage/plain/narrow.ts';
import { describe, expect, test } from 'vitest';
import { GAMES } from './games.ts';

const choice = (label: string): Choice => ({ move: { type: label }, label, written: label.toLowerCase() });
const spoken = (step: Step): string => (isBeginning(step) ? `${step.begins} … ${step.choices.length}` : step.label);

const NUMBERS = Array.from({ length: 9 }, (_, index) => index + 1);

test('a short list stays as it is', () => {
  const few = NUMBERS.map(number => choice(`Bid ${number} taler.`));
  expect(stepsOf(few)).toEqual(few);
});

test('a long list is told by how its sentences begin, a number with what it counts', () => {
  const many = NUMBERS.flatMap(notches => NUMBERS.map(taler => choice(`Bid ${notches} notches and ${taler} taler.`)));
  const steps = stepsOf([choice('Pass.'), ...many]);
  expect(steps.map(spoken)).toEqual(['Pass.', ...NUMBERS.map(notches => `Bid ${notches} notches and … 9`)]);
  const [, first] = steps;
  expect(stepsOf((first as Beginning).choices).map(spoken)).toEqual(
    NUMBERS.map(taler => `Bid 1 notches and ${taler} taler.`),
  );
});

test('what begins alike and is little is shown at once', () => {
  const many = NUMBERS.flatMap(one => NUMBERS.map(other => choice(`Donate ${one} bread and ${other} wine.`)));
  const steps = stepsOf([choice('Buy the bread.'), choice('Buy the wine.'), ...many]);
  expect(steps.map(spoken).slice(0, 3)).toEqual(['Buy the bread.', 'Buy the wine.', 'Donate 1 bread and … 9']);
});

test('an answer on a button has no full stop, and keeps what is no full stop', () => {
  expect(['Pass.', 'Donate wine. And bread.', 'And then …', 'Really?', '1.'].map(asAnswer)).toEqual([
    'Pass',
    'Donate wine. And bread',
    'And then …',
    'Really?',
    '1',
  ]);
});

test('sentences that are the same are all there', () => {
  const twins = Array.from({ length: 30 }, (_, index) => ({ ...choice('Do it.'), written: `${index}` }));
  expect(stepsOf(twins)).toHaveLength(30);
});

test('words find a move in any order, with or without marks', () => {
  const choices = [choice('Lege Völlerei und sage Mäßigung an.'), choice('Lege Neid und sage Mäßigung an.')];
  expect(found(choices, 'massigung vollerei').map(({ label }) => label)).toEqual([choices[0]?.label]);
  expect(found(choices, '  ')).toHaveLength(2);
  expect(found(choices, 'Mord')).toEqual([]);
});

describe.each(GAMES)('%s', game => {
  test('every move of a long list is reached in a few steps, each of them short enough to read', async () => {
    const [rules, words] = await Promise.all([loadRules(game), loadWords(game)]);
    const seats = rules.seats.min;
    const options = rules.options.parse({}, { seats, humans: seats });
    if (!options.ok) throw new Error('the printed rules must fit');
    const chance = sealedChance(seedFrom(namedSecret('narrow'), []));
    const state = rules.setup(options.value, seats, chance);
    const luck = fastChance(1);
    let longest: readonly Choice[] = [];
    for (let n = 0; n < 120; n += 1) {
      const [seat] = rules.toAct(state.table);
      if (seat === undefined) break;
      const { table, own } = seatView(state, seat);
      const moves = [...rules.legalMoves(table, own, seat)];
      if (moves.length > longest.length)
        longest = moves.map(move => ({
          move,
          label: asAnswer(words.de.moveLabel(move, ['A', 'B', 'C'])),
          written: '',
        }));
      rules.apply(state, seat, rules.randomMove(table, own, seat, luck), chance);
    }
    expect(longest.length).toBeGreaterThan(SHORT);
    expect(longest.filter(({ label }) => label.endsWith('.'))).toEqual([]);
    const reached = new Set<unknown>();
    const walk = (steps: readonly Step[], depth: number): number =>
      Math.max(
        steps.length,
        ...steps.map(step => {
          if (!isBeginning(step)) {
            reached.add(step.move);
            return 0;
          }
          expect(depth).toBeLessThan(12);
          return walk(stepsOf(step.choices, step.length), depth + 1);
        }),
      );
    expect(walk(stepsOf(longest), 0)).toBeLessThan(60);
    expect(reached.size).toBe(longest.length);
  });
});
