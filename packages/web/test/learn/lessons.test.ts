import { bytesToHex, namedSecret, seatView, toActAt } from '@conclave/kernel';
import type { Lesson } from '@conclave/stage/page/lesson.ts';
import { describe, expect, test } from 'vitest';
import { RULE_NUMBER } from '../../src/games/rule-numbers.ts';
import { along, type Happening, isFinished, LEARNER, leftAt, remarksFor, saidBefore } from '../../src/learn/guide.ts';
import { alongTheLine } from '../../src/local/scripted.ts';
import { byLuck } from '../../src/local/solo-match.ts';
import { GAMES } from '../games.ts';
import { lessonsOf } from '../parts.ts';
import { ALL_LESSONS, make, startOf } from './at-the-table.ts';

/** Everything that is said when all go along the line, and when the lesson is over. */
const playLine = async (lesson: Lesson) => {
  let play = await startOf(lesson);
  const said = new Set(remarksFor(lesson, { moves: [], events: [] }, new Set()));
  let finishedAfter: number | undefined;
  for (const [index, { seat, move }] of lesson.line.entries()) {
    if (move.type !== 'call') expect(toActAt(play)).toContain(seat); // MC-26.12: at any time
    const made = make(play, seat, move);
    ({ play } = made);
    const happening: Happening = { moves: lesson.line.slice(0, index + 1), events: made.events };
    for (const remark of remarksFor(lesson, happening, said)) said.add(remark);
    if (isFinished(lesson, happening)) finishedAfter ??= index + 1;
  }
  return { said, finishedAfter };
};

test.each(GAMES)('%s has sixty seconds, five minutes and the tricks of a master, in this order', async game => {
  const ids = (await lessonsOf(game)).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['minute', 'first', 'master']);
});

describe.each(ALL_LESSONS)('$name', ({ lesson }) => {
  test('the deal is the one of its name', () => {
    expect(lesson.secret).toBe(bytesToHex(namedSecret(lesson.deal)));
  });

  test('every move of the line is allowed, the guide says all that belongs to it, and the lesson ends with it', async () => {
    const { said, finishedAfter } = await playLine(lesson);
    const unsaid = lesson.remarks.filter(
      remark => !said.has(remark) && ('at' in remark.cue || ('chose' in remark.cue && remark.cue.is === 'line')),
    );
    expect(unsaid.map(({ cue }) => cue)).toEqual([]);
    expect(finishedAfter).toBe(lesson.line.length);
    for (const { cue } of lesson.remarks) if ('chose' in cue) expect(lesson.line[cue.chose]?.seat).toBe(LEARNER);
  });

  test('one idea a step, short enough for a phone, in both languages, without rule numbers', () => {
    for (const { en, de } of [...lesson.remarks, lesson.farewell]) {
      expect(en).not.toBe(de);
      for (const text of [en, de]) {
        expect(text.length, text).toBeGreaterThan(20);
        expect(text.length, text).toBeLessThanOrEqual(150);
        expect(text).not.toMatch(RULE_NUMBER);
      }
    }
  });

  test('the guide begins where the learner sits down, and something glows at nearly every step', () => {
    const begins = lesson.begins ?? 0;
    for (const { cue } of lesson.remarks)
      if (!('sees' in cue)) expect('at' in cue ? cue.at : cue.chose).toBeGreaterThanOrEqual(begins);
    const led = lesson.remarks.filter(({ cue }) => 'at' in cue);
    const glowing = led.filter(({ glows = [] }) => glows.length > 0);
    expect(glowing.length / led.length).toBeGreaterThan(0.8);
  });

  test('a move of one’s own can be taken back, and the others then still find an allowed move', async () => {
    let play = await startOf(lesson);
    const { rules } = play;
    const index = lesson.line.findIndex(
      ({ seat, loose }, at) => seat === LEARNER && at >= (lesson.begins ?? 0) && loose !== true,
    );
    for (const { seat, move } of lesson.line.slice(0, index)) ({ play } = make(play, seat, move));
    const { table, own } = seatView(play.state, LEARNER);
    const other = [...rules.legalMoves(table, own, LEARNER)].find(
      move => JSON.stringify(move) !== JSON.stringify(lesson.line[index]?.move),
    );
    if (other === undefined) throw new Error('there is no other move');
    ({ play } = make(play, LEARNER, other));
    const moves = [...lesson.line.slice(0, index), { seat: LEARNER, move: other }];
    expect(along(lesson, moves)).toBe(index);
    expect(leftAt(lesson, moves)).toBe(index);
    expect(remarksFor(lesson, { moves, events: [] }, new Set()).map(({ cue }) => cue)).not.toContainEqual({
      chose: index,
      is: 'line',
    });
    const [seat] = toActAt(play);
    if (seat === undefined || seat === LEARNER) return;
    const decide = alongTheLine(lesson.line, () => moves.length, byLuck);
    const next = await decide(rules, seatView(play.state, seat), {}, play.chance.stream('test'));
    make(play, seat, next);
  });

  test('who comes back hears nothing twice', () => {
    const index = lesson.line.findLastIndex(({ seat }) => seat === LEARNER);
    const before = saidBefore(lesson, index);
    const now = remarksFor(lesson, { moves: lesson.line.slice(0, index), events: [] }, before);
    for (const remark of now) expect(before.has(remark)).toBe(false);
  });
});
