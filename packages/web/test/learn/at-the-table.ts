import { loadRules, openRules } from '@conclave/house';
import {
  type AnyGame,
  judge,
  namedSecret,
  openPlay,
  type Play,
  playStep,
  type Seat,
  sealedChance,
  seedFrom,
} from '@conclave/kernel';
import type { Lesson } from '@conclave/stage/page/lesson.ts';
import { GAMES } from '../games.ts';
import { lessonsOf } from '../parts.ts';

/** Every lesson there is, by its name. */
export const ALL_LESSONS = (await Promise.all(GAMES.map(lessonsOf)))
  .flat()
  .map(lesson => ({ name: `${lesson.game}, ${lesson.id}`, lesson }));

/** The table of a lesson before its first move. */
export const startOf = async (lesson: Lesson): Promise<Play> => {
  const rules = await loadRules(lesson.game);
  await openRules(lesson.game, lesson.options ?? {});
  const options = rules.options.parse(lesson.options ?? {}, { seats: lesson.seats, humans: 1 });
  if (!options.ok) throw new Error(options.fault.message);
  const chance = sealedChance(seedFrom(namedSecret(lesson.deal), Array(lesson.seats).fill('')));
  return openPlay({ rules, options: options.value, seats: lesson.seats, chance });
};

/** The game after a move that is allowed, and what was told of it. */
export const make = (play: Play, seat: Seat, move: AnyGame['move']): { play: Play; events: AnyGame['event'][] } => {
  const verdict = judge(play, seat, move);
  if ('refusal' in verdict) throw new Error(`${JSON.stringify(move)} is refused: ${verdict.refusal.code}`);
  const { play: after, step } = playStep(play, seat, verdict.move, { at: 0 });
  return { play: after, events: step.heard.map(({ event }) => event) };
};
