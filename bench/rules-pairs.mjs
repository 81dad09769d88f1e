// The rules of this tree beside those of another one (an older commit, built), random games in turns in one process:
//   node bench/rules-pairs.mjs OTHER_TREE [pairs] [seconds]
// Prints the ratio of moves per CPU second of each pair, and the middle one, for every game and number of players.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fastChance } from '@conclave/kernel';
import { median } from './measure.mjs';

const [other, pairs = '7', seconds = '1'] = process.argv.slice(2);
if (other === undefined) {
  console.error('usage: node bench/rules-pairs.mjs OTHER_TREE [pairs] [seconds]');
  process.exit(2);
}

const flat = (tree, game) => resolve(tree, 'packages/games', game, 'dist/flat/rules.js');
const load = async (tree, game) => (await import(pathToFileURL(flat(tree, game)).href)).rules;

const play = (rules, options, seats, chance) => {
  const state = rules.setup(options, seats, chance);
  let moves = 0;
  for (let waiting = rules.toAct(state.table); waiting.length > 0; waiting = rules.toAct(state.table)) {
    const seat = waiting.length === 1 ? waiting[0] : waiting[chance.below(waiting.length)];
    rules.apply(state, seat, rules.randomMove(state.table, state.secrets[seat], seat, chance), chance);
    moves += 1;
  }
  return moves;
};

/** Moves per CPU second over a slice of so many seconds of CPU. */
const slice = (contender, length) => {
  const { rules, options, seats, chance } = contender;
  const begin = process.cpuUsage();
  let moves = 0;
  let used = 0;
  while (used < length) {
    moves += play(rules, options, seats, chance);
    const { user, system } = process.cpuUsage(begin);
    used = (user + system) / 1e6;
  }
  return moves / used;
};

const contender = (rules, seats) => ({
  rules,
  seats,
  options: rules.options.parse({}, { seats, humans: seats }).value,
  chance: fastChance(7),
});

for (const game of await readdir('packages/games')) {
  if (!existsSync(flat(other, game)) || !existsSync(flat('.', game))) continue;
  const ours = contender(await load('.', game), 4);
  const theirs = contender(await load(other, game), 4);
  slice(ours, 1);
  slice(theirs, 1);
  const ratios = Array.from({ length: Number(pairs) }, (_, pair) => {
    const first = pair % 2 === 0 ? ours : theirs;
    const one = slice(first, Number(seconds));
    const two = slice(first === ours ? theirs : ours, Number(seconds));
    return first === ours ? one / two : two / one;
  });
  console.log(
    `${game}: ${median(ratios).toFixed(3)} of the other (${ratios.map(ratio => ratio.toFixed(2)).join(', ')})`,
  );
}
