import { describe, expect, test } from 'vitest';
import { READING_WORDS_A_MINUTE, secondsOf, wordsIn } from '../../src/learn/guide.ts';
import { ALL_LESSONS } from './at-the-table.ts';

/** `npm run reading-times` prints how long every lesson takes whoever reads each word of it and thinks about each move. */
const MOST = { minute: 60, first: 6 * 60, master: 4 * 60, byHand: 6 * 60 } as const;
const LANGUAGES = ['en', 'de'] as const;

describe(`at ${READING_WORDS_A_MINUTE} words a minute`, () => {
  test.each(ALL_LESSONS)('$name keeps its time', ({ name, lesson }) => {
    for (const language of LANGUAGES) {
      const seconds = secondsOf(lesson, language);
      console.log(`${name}, ${language}: ${wordsIn(lesson, language)} words, ${seconds.toFixed(0)} seconds`);
      expect(seconds, `${name}, ${language}`).toBeLessThanOrEqual(MOST[lesson.id]);
    }
  });
});
