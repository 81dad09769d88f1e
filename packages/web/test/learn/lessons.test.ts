import { rules as dogma } from '@conclave/dogma/rules';
import {
  type AnyGame,
  type AnyRules,
  bytesToHex,
  judge,
  namedSecret,
  openPlay,
  type Play,
  playStep,
  type Seat,
  sealedChance,
  seatView,
  seedFrom,
  toActAt,
} from '@conclave/kernel';
import { rules as meaCulpa } from '@conclave/mea-culpa/rules';
import { rules as sevenSeals } from '@conclave/seven-seals/rules';
import type { Lesson } from '@conclave/stage/page/lesson.ts';
import { describe, expect, test } from 'vitest';
import { RULE_NUMBER } from '../../src/games/rule-numbers.ts';
import {
  along,
  type Happening,
  isFinished,
  LEARNER,
  leftAt,
  minutesOf,
  remarksFor,
  saidBefore,
} from '../../src/learn/guide.ts';
import { alongTheLine } from '../../src/local/scripted.ts';
import { byLuck } from '../../src/local/solo-match.ts';
import { GAMES } from '../games.ts';
import { lessonOf } from '../parts.ts';

const rulesOf = (game: string): AnyRules => {
  const rules = [sevenSeals, dogma, meaCulpa].find(({ id }) => id === game);
  if (rules === undefined) throw new Error(game);
  return rules;
};

const startOf = (lesson: Lesson): Play => {
  const rules = rulesOf(lesson.game);
  const options = rules.options.parse({}, { seats: lesson.seats, humans: 1 });
  if (!options.ok) throw new Error(options.fault.message);
  const chance = sealedChance(seedFrom(namedSecret(lesson.deal), Array(lesson.seats).fill('')));
  return openPlay({ rules, options: options.value, seats: lesson.seats, chance });
};

/** The game after a move that is allowed, and what was told of it. */
const make = (play: Play, seat: Seat, move: AnyGame['move']): { play: Play; events: AnyGame['event'][] } => {
  expect(judge(play, seat, move)).toEqual({ move });
  const { play: after, step } = playStep(play, seat, move, { at: 0 });
  return { play: after, events: step.heard.map(({ event }) => event) };
};

/** Everything that is said and happens when all go along the line. */
const playLine = (lesson: Lesson) => {
  const told: AnyGame['event'][] = [];
  let play = startOf(lesson);
  const said = new Set(remarksFor(lesson, { moves: [], events: [] }, new Set()));
  let finishedAfter: number | undefined;
  for (const [index, { seat, move }] of lesson.line.entries()) {
    const made = make(play, seat, move);
    const { events } = made;
    ({ play } = made);
    told.push(...events);
    const happening: Happening = { moves: lesson.line.slice(0, index + 1), events };
    for (const remark of remarksFor(lesson, happening, said)) said.add(remark);
    if (isFinished(lesson, happening)) finishedAfter ??= index + 1;
  }
  return { said, told, finishedAfter };
};

describe.each(GAMES)('the lesson of %s', game => {
  test('the deal is the one of its name', async () => {
    const { deal, secret } = await lessonOf(game);
    expect(secret).toBe(bytesToHex(namedSecret(deal)));
  });

  test('every move of the line is allowed, in canonical form, and asked for at that moment', async () => {
    const lesson = await lessonOf(game);
    let play = startOf(lesson);
    for (const { seat, move } of lesson.line) {
      expect(toActAt(play)).toContain(seat);
      ({ play } = make(play, seat, move));
    }
  });

  test('along the line the guide says everything that belongs to it, and each choice has its other answer', async () => {
    const lesson = await lessonOf(game);
    const { said } = playLine(lesson);
    const unsaid = lesson.remarks.filter(
      remark => !said.has(remark) && ('at' in remark.cue || ('chose' in remark.cue && remark.cue.is === 'line')),
    );
    expect(unsaid.map(({ cue }) => cue)).toEqual([]);
    const choices = lesson.remarks.flatMap(({ cue }) => ('chose' in cue ? [cue] : []));
    for (const { chose } of choices) {
      expect(lesson.line[chose]?.seat).toBe(LEARNER);
      expect(choices.filter(cue => cue.chose === chose).map(({ is }) => is)).toEqual(
        expect.arrayContaining(['line', 'otherwise']),
      );
    }
  });

  test('texts are in both languages, short enough to be heard, and cite nothing unknown', async () => {
    const lesson = await lessonOf(game);
    for (const { en, de } of [...lesson.remarks, lesson.farewell]) {
      expect(en).not.toBe(de);
      for (const text of [en, de]) {
        expect(text.length).toBeGreaterThan(30);
        expect(text.length).toBeLessThan(560);
        expect(text).not.toMatch(RULE_NUMBER);
      }
    }
    // Read aloud at 130 words a minute, with a quarter of a minute for each of the learner's moves, eight minutes must do.
    const heard = lesson.remarks.filter(({ cue }) => 'at' in cue || ('chose' in cue && cue.is === 'line'));
    const words = heard.map(({ en }) => en.split(' ').length).reduce((sum, count) => sum + count, 0);
    const own = lesson.line.filter(({ seat }) => seat === LEARNER).length;
    expect(words / 130 + own / 4).toBeLessThan(8);
  });

  test.each(['en', 'de'] as const)(
    'whoever reads every word and thinks it over needs ten minutes at most (%s)',
    async language => {
      const minutes = minutesOf(await lessonOf(game), language);
      expect(minutes).toBeLessThanOrEqual(10);
      expect(minutes).toBeGreaterThan(2);
    },
  );

  test('a move of one’s own can be taken back, and the others then still find an allowed move', async () => {
    const lesson = await lessonOf(game);
    const rules = rulesOf(game);
    let play = startOf(lesson);
    const index = lesson.line.findIndex(({ seat }) => seat === LEARNER);
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

  test('who comes back hears nothing twice', async () => {
    const lesson = await lessonOf(game);
    const index = lesson.line.findLastIndex(({ seat }) => seat === LEARNER);
    const before = saidBefore(lesson, index);
    const now = remarksFor(lesson, { moves: lesson.line.slice(0, index), events: [] }, before);
    for (const remark of now) expect(before.has(remark)).toBe(false);
    expect(before.size).toBeGreaterThan(3);
  });
});

test('the lessons end where they should: after the line of Dogma, with the comparison in Mea Culpa', async () => {
  const line = await lessonOf('dogma');
  expect(playLine(line).finishedAfter).toBe(line.line.length);
  const round = await lessonOf('mea-culpa');
  const { told, finishedAfter } = playLine(round);
  expect(finishedAfter).toBe(round.line.length);
  expect(told.find(({ type }) => type === 'postsCompared')).toMatchObject({ highest: 6, lowest: 1, mover: 1 });
});
