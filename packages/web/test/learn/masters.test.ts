import { loadBots } from '@conclave/house';
import {
  type AnyGame,
  fastChance,
  memoryOf,
  playStep,
  remarksAfter,
  type Remark as Spoken,
  same,
  seatView,
} from '@conclave/kernel';
import { decide, distanceOf } from '@conclave/search';
import type { Lesson, Remark } from '@conclave/stage/page/lesson.ts';
import { describe, expect, test } from 'vitest';
import { LEARNER } from '../../src/learn/guide.ts';
import { ALL_LESSONS, make, startOf } from './at-the-table.ts';

/** Enough imagined games that a master's mind is made up, and few enough for CI. */
const ITERATIONS = 150;
/** A mixture of twenty bids takes longer. */
const MIXED_ITERATIONS = 1500;
const SEED = 7;
/** What was looked at this seldom says nothing about a move. */
const FEWEST = 2;

type Move = AnyGame['move'];
interface Judged {
  readonly move: Move;
  /** How far behind the master's own move. */
  readonly behind: number;
}

const isMeant = (move: Move, { cue }: Remark): boolean =>
  'chose' in cue &&
  typeof cue.is === 'object' &&
  Object.entries(cue.is).every(([key, value]) => same((move as Record<string, unknown>)[key], value));

/** What a master says about every move that was looked at, and about the line's where it was not. */
const judgementAt = async (lesson: Lesson, index: number): Promise<readonly Judged[]> => {
  let play = await startOf(lesson);
  for (const { seat, move } of lesson.line.slice(0, index)) ({ play } = make(play, seat, move));
  const { master } = await loadBots(lesson.game);
  const situation = { view: seatView(play.state, LEARNER), memory: memoryOf(play, LEARNER) };
  const decideIn = (iterations: number) => decide(master, situation, fastChance(SEED), { iterations });
  const quick = decideIn(ITERATIONS);
  const decision = quick.considered?.[0]?.share === undefined ? quick : decideIn(MIXED_ITERATIONS);
  const looked = (decision.considered ?? []).filter(({ visits }) => visits >= FEWEST);
  const best = looked.find(({ move }) => same(move, decision.move))?.mean ?? 0;
  return looked.length === 0
    ? [{ move: decision.move, behind: 0 }]
    : looked.map(({ move, mean }) => ({ move, behind: Math.max(0, best - mean) }));
};

const isCall = (move: Move | undefined): boolean => move?.type === 'call';

/** MC-26.18  Did somebody who sees everything that can be seen want to say just this, up to then? */
const isSeen = async (lesson: Lesson, index: number): Promise<boolean> => {
  const watchful = { ...lesson, options: { ...lesson.options, botVigilance: 100 } };
  let play = await startOf(watchful);
  let remarks: readonly Spoken[] = [];
  for (const { seat, move } of lesson.line.slice(0, index)) {
    const before = play;
    const next = playStep(play, seat, move, { at: 0 });
    remarks = remarksAfter(before, next, remarks, [LEARNER]);
    play = next.play;
  }
  return remarks.some(({ move }) => same(move, lesson.line[index]?.move));
};

describe.each(ALL_LESSONS)('$name: the guide never contradicts a master', ({ lesson }) => {
  const begins = lesson.begins ?? 0;
  const decisions = lesson.line.flatMap(({ seat }, index) => (seat === LEARNER && index >= begins ? [index] : []));
  test(`in ${decisions.length} decisions`, async () => {
    for (const index of decisions) {
      const { move: wanted, fault } = lesson.line[index] ?? {};
      if (isCall(wanted)) {
        expect(await isSeen(lesson, index), `move ${index}, ${JSON.stringify(wanted)}`).toBe(fault !== true);
        continue;
      }
      const judged = await judgementAt(lesson, index);
      if (fault === true) {
        // What the learner is to do wrong a master would not do.
        expect(judged.map(({ move }) => move)).not.toContainEqual(wanted);
        continue;
      }
      const line = judged.find(({ move }) => same(move, wanted));
      const where = `move ${index}, ${JSON.stringify(wanted)} among ${JSON.stringify(judged.slice(0, 4))}`;
      expect(line, where).toBeDefined();
      expect(['even', 'close'], where).toContain(distanceOf(line?.behind ?? 1));
      for (const remark of lesson.remarks.filter(({ cue, weak }) => weak && 'chose' in cue && cue.chose === index)) {
        const meant = judged.filter(({ move }) => isMeant(move, remark));
        expect(meant, `nobody looked at what "${remark.en}" is said to`).not.toEqual([]);
        for (const { behind } of meant)
          expect(['behind', 'far'], `${remark.en} (${where})`).toContain(distanceOf(behind));
      }
    }
  });
});
