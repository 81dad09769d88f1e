// Games to learn from: each position that a subject looks at, from each seat's side, and what came of it. Everything follows from the seed.
import { playEncounter } from '@conclave/bots';
import { botOf, openGame } from '@conclave/house/all';
import { fastChance } from '@conclave/kernel';
import { SUBJECTS } from './subjects.mjs';

/** A number from a text (FNV-1a), to begin luck with. */
export const numberFrom = text => {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  return sum >>> 0;
};

/** Now and then any legal move, so that odd positions are known. */
const unsteady = (bot, rules, slips) => ({
  *think(situation, stream, budget) {
    const { table, own, seat } = situation.view;
    if (stream.below(100) >= slips) return yield* bot.think(situation, stream, budget);
    return { move: rules.randomMove(table, own, seat, stream), why: { reason: 'byLuck' }, iterations: 0 };
  },
});

/**
 * Who plays: `regulars`, or `masters 30` with so many iterations, some of whose seats are taken by regulars. One seat of a game slips, and one in
 * ten is a novice's. Without all that: `regulars alone`.
 */
const seated = (game, players, teacher, luck, rules) => {
  if (teacher === 'regulars alone') return Array.from({ length: players }, () => botOf(game, 'regular'));
  const [name] = teacher.split(' ');
  const slipping = luck.below(players);
  return Array.from({ length: players }, (_, seat) => {
    const lot = luck.below(100);
    const level = lot < 10 ? 'novice' : name === 'masters' && lot < 80 ? 'master' : 'regular';
    const bot = botOf(game, level);
    return seat === slipping ? unsteady(bot, rules, 10) : bot;
  });
};

/** One game: its positions in order, with the stage of the game and what came of each, by seat. `look` sees each position's state. */
export const playGame = (game, players, seed, teacher, look) => {
  const { rules } = openGame(game);
  const { INPUTS, describe, isMoment, stageOf, outcome } = SUBJECTS[game];
  const luck = fastChance(numberFrom(seed));
  const positions = [];
  let table;
  const { places } = playEncounter({
    rules,
    bots: seated(game, players, teacher, luck, rules),
    deal: seed,
    luck: seed,
    budget: { iterations: Number(/\d+/.exec(teacher)?.[0] ?? 1) },
    watch: state => {
      ({ table } = state);
      if (!isMoment(state)) return;
      const inputs = Float32Array.from(describe(state).subarray(0, players * INPUTS));
      positions.push({ round: state.table.round, stage: stageOf(state), inputs, ...look?.(state) });
    },
  });
  return positions.map(position => ({ ...position, values: outcome({ places, table }, position) }));
};

/** All positions of many games, seat by seat, in flat lists. */
export const gather = (game, players, games, seed, teacher, progress) => {
  const { INPUTS } = SUBJECTS[game];
  const inputs = [];
  const targets = [];
  const starts = [0];
  for (let number = 0; number < games; number += 1) {
    for (const position of playGame(game, players, `${seed}/${number}`, teacher))
      for (let seat = 0; seat < players; seat += 1) {
        inputs.push(position.inputs.subarray(seat * INPUTS, (seat + 1) * INPUTS));
        targets.push(position.values[seat]);
      }
    starts.push(targets.length);
    progress?.(number + 1, games);
  }
  return { inputs, targets, starts };
};
