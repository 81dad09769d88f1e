import { words } from '@conclave/mea-culpa/words';
import { expect, test } from 'vitest';
import { oneQuestion } from '../../page/question.ts';

test.each([
  ['en', 'Buy a red letter, or buy a green letter?'],
  ['de', 'Einen roten Ablassbrief kaufen oder einen grünen Ablassbrief kaufen?'],
] as const)('%s: the choices at one place are one question', (language, question) => {
  const labels = (['red', 'green'] as const).map(letter =>
    words[language].moveLabel({ type: 'buyLetter', letter }, []),
  );
  expect(oneQuestion[language](labels)).toBe(question);
});

test('a noun keeps its capital within the German question', () => {
  const labels = (['buy', 'greedy'] as const).map(type => words.de.moveLabel({ type, good: 'bread' }, []));
  expect(oneQuestion.de(labels)).toBe('Brot kaufen oder habgierig zweimal Brot kaufen?');
  expect(oneQuestion.de([...labels].reverse())).toBe('Habgierig zweimal Brot kaufen oder Brot kaufen?');
});

test('one choice is asked for, many are not read out', () => {
  const labels = (['bread', 'wine', 'cloth'] as const).map(good => words.en.moveLabel({ type: 'sell', good }, []));
  expect(oneQuestion.en(labels.slice(0, 1))).toBe('Sell bread?');
  expect(oneQuestion.en(labels)).toBe('Which of these?');
});
