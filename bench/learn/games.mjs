// Games to learn from: each position before the bids, as each seat is shown it, and what that seat ended with. Everything follows from the seed.
import { playEncounter } from '@conclave/bots';
import { botOf, openGame } from '@conclave/house/all';
import { fastChance } from '@conclave/kernel';
import { top } from '@conclave/mea-culpa';
import { describe, INPUTS, valuesOfPlaces } from '@conclave/mea-culpa/learning';

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
const seated = (players, teacher, luck, rules) => {
  if (teacher === 'regulars alone') return Array.from({ length: players }, () => botOf('mea-culpa', 'regular'));
  const [name] = teacher.split(' ');
  const slipping = luck.below(players);
  return Array.from({ length: players }, (_, seat) => {
    const lot = luck.below(100);
    const level = lot < 10 ? 'novice' : name === 'masters' && lot < 80 ? 'master' : 'regular';
    const bot = botOf('mea-culpa', level);
    return seat === slipping ? unsteady(bot, rules, 10) : bot;
  });
};

const isBeforeBids = ({ table }) => top(table).at === 'bid' && table.locked === 0;

/** One game: its positions in order, with their rounds, and the values of the places. `look` sees each position's state. */
export const playGame = (players, seed, teacher, look) => {
  const { rules } = openGame('mea-culpa');
  const luck = fastChance(numberFrom(seed));
  const positions = [];
  const { places } = playEncounter({
    rules,
    bots: seated(players, teacher, luck, rules),
    deal: seed,
    luck: seed,
    budget: { iterations: Number(/\d+/.exec(teacher)?.[0] ?? 1) },
    watch: state => {
      if (!isBeforeBids(state)) return;
      const inputs = Float32Array.from(describe(state.table, state.secrets).subarray(0, players * INPUTS));
      positions.push({ round: state.table.round, inputs, ...look?.(state) });
    },
  });
  return { positions, values: valuesOfPlaces(places) };
};

/** All positions of many games, seat by seat, in flat lists. */
export const gather = (players, games, seed, teacher, progress) => {
  const inputs = [];
  const targets = [];
  const starts = [0];
  for (let game = 0; game < games; game += 1) {
    const { positions, values } = playGame(players, `${seed}/${game}`, teacher);
    for (const position of positions)
      for (let seat = 0; seat < players; seat += 1) {
        inputs.push(position.inputs.subarray(seat * INPUTS, (seat + 1) * INPUTS));
        targets.push(values[seat]);
      }
    starts.push(targets.length);
    progress?.(game + 1, games);
  }
  return { inputs, targets, starts };
};
