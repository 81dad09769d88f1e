import pg from 'pg';
import { expect, test } from 'vitest';
import { Together } from '../../src/storage/postgres/together.ts';

/** A database that answers when it is told to, and notes what was asked in one statement. */
const slowDatabase = () => {
  const asked: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  const questions = new Together<string, string>(
    all =>
      new Promise(answer => {
        asked.push(all);
        answers.push(() => answer(all.map(one => one.toUpperCase())));
      }),
  );
  return { questions, asked, answerNext: () => answers.shift()?.() };
};

const nextTurn = (): Promise<void> => new Promise(done => setImmediate(done));

test('what is asked at the same moment is one statement, and each hears its own answer', async () => {
  const { questions, asked, answerNext } = slowDatabase();
  const answers = Promise.all(['a', 'b', 'a'].map(one => questions.ask(one)));
  await nextTurn();
  expect(asked).toEqual([['a', 'b', 'a']]);
  answerNext();
  expect(await answers).toEqual(['A', 'B', 'A']);
});

test('while two statements are under way the rest gathers, and goes with the first answer', async () => {
  const { questions, asked, answerNext } = slowDatabase();
  const answers: Promise<string>[] = [];
  for (const one of ['a', 'b', 'c', 'd']) {
    answers.push(questions.ask(one));
    await nextTurn();
  }
  expect(asked).toEqual([['a'], ['b']]);
  answerNext();
  await answers[0];
  await expect.poll(() => asked).toEqual([['a'], ['b'], ['c', 'd']]);
  answerNext();
  answerNext();
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D']);
});

test('a statement holds a hundred at most', async () => {
  const { questions, asked } = slowDatabase();
  for (let count = 0; count < 150; count += 1) void questions.ask(String(count));
  await nextTurn();
  await nextTurn();
  expect(asked.map(({ length }) => length)).toEqual([100, 50]);
});

test('one that the database does not take spoils it for nobody else', async () => {
  const questions = new Together<string, string>(async all => {
    if (all.includes('bad')) throw new pg.DatabaseError('not taken', 9, 'error');
    return all;
  });
  const answers = await Promise.allSettled(['good', 'bad', 'fine'].map(one => questions.ask(one)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await questions.ask('later')).toBe('later');
});

test('when the line breaks all who asked hear of it at once, and none of them is asked for again', async () => {
  let count = 0;
  const questions = new Together<string, string>(async () => {
    count += 1;
    throw new Error('the line broke');
  });
  const answers = await Promise.allSettled(['a', 'b', 'c'].map(one => questions.ask(one)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(count).toBe(1);
});
