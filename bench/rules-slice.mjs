// One slice of rules-pairs.mjs and by-hand.mjs in a process of its own: moves per CPU second of random games.
//   node bench/rules-slice.mjs TREE GAME SEATS SECONDS [OPTIONS]
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fastChance } from '@conclave/kernel';

const [tree, game, players, seconds, agreed = '{}'] = process.argv.slice(2);
const { rules } = await import(pathToFileURL(resolve(tree, 'packages/games', game, 'dist/flat/rules.js')).href);
const seats = Number(players);
const chance = fastChance(7);
const options = rules.options.parse(JSON.parse(agreed), { seats, humans: seats }).value;

const ring = agreed === '{}' ? undefined : rules.clock?.atOnce;

/** MC-26.34  Nobody keeps time here: what a clock would decide comes at once. Answers the mark of what it has decided last. */
const ringAtOnce = (state, last) => {
  const mark = ring.mark(state.table);
  if (mark === undefined || mark === last) return last;
  if (rules.clock.refusal(state.table, ring.what) === undefined) rules.clock.apply(state, ring.what, chance);
  return mark;
};

const play = () => {
  const state = rules.setup(options, seats, chance);
  let moves = 0;
  let mark;
  for (let waiting = rules.toAct(state.table); waiting.length > 0; waiting = rules.toAct(state.table)) {
    const seat = waiting.length === 1 ? waiting[0] : waiting[chance.below(waiting.length)];
    rules.apply(state, seat, rules.randomMove(state.table, state.secrets[seat], seat, chance), chance);
    moves += 1;
    if (ring !== undefined) mark = ringAtOnce(state, mark);
  }
  return moves;
};

/** Moves per CPU second over a slice of so many seconds of CPU. */
const slice = length => {
  const begin = process.cpuUsage();
  let moves = 0;
  let used = 0;
  while (used < length) {
    moves += play();
    const { user, system } = process.cpuUsage(begin);
    used = (user + system) / 1e6;
  }
  return moves / used;
};

slice(1); // the compiler comes first
console.log(slice(Number(seconds)));
