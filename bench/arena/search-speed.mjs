// Iterations per second of the search, from the first decision after the deal (The Seven Seals: a full hand, predictions made), beside the
// limit loop's rounds per second in the same run.
// usage: node bench/arena/search-speed.mjs [processor seconds per run; four runs a figure]
import { botOf, OPEN_GAMES } from '@conclave/house/all';
import { fastChance, maySee, seatView } from '@conclave/kernel';
import { playRounds } from '../yardsticks/limit-seven-seals.mjs';

const seconds = Number(process.argv[2] ?? 2);
const now = () => performance.now();

/** The first moment of a random game at which `isWanted` holds, as its seat knows it. */
const situationIn = (rules, seats, isWanted) => {
  const chance = fastChance(7);
  const options = rules.options.parse({}, { seats, humans: seats }).value;
  const memories = Array.from({ length: seats }, (_, seat) => rules.newMemory(options, seats, seat));
  const emit = (to, event) => {
    for (let seat = 0; seat < seats; seat += 1) if (maySee(to, seat)) rules.remember(memories[seat], event);
  };
  const state = rules.setup(options, seats, chance, emit);
  while (!isWanted(state.table)) {
    const seat = rules.toAct(state.table)[0];
    rules.apply(state, seat, rules.randomMove(state.table, state.secrets[seat], seat, chance), chance, emit);
  }
  const seat = rules.toAct(state.table)[0];
  return { view: seatView(state, seat), memory: memories[seat] };
};

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Per second by the clock and per second of processor time, each the median of three. The second is what a busy machine disturbs least. */
const speed = (game, name, situation) => {
  const bot = botOf(game, name);
  const once = () => {
    const start = now();
    const startCpu = cpuSeconds();
    const thinking = bot.think(situation, fastChance(1), {
      milliseconds: seconds * 1000,
      now: () => cpuSeconds() * 1000, // seconds of the processor: a busy machine takes longer, but is warmed up all the same
    });
    let step = thinking.next();
    while (!step.done) step = thinking.next();
    const { iterations } = step.value;
    return { wall: (iterations * 1000) / (now() - start), cpu: iterations / (cpuSeconds() - startCpu) };
  };
  once();
  const runs = [once(), once(), once()];
  const median = key =>
    runs
      .map(run => run[key])
      .sort((a, b) => a - b)[1]
      .toFixed(0);
  return { wall: median('wall'), cpu: median('cpu') };
};

/** Rounds of the limit loop: per second by the clock, and per second of processor time. */
const limit = () => {
  playRounds(20_000);
  const start = now();
  const startCpu = cpuSeconds();
  let rounds = 0;
  for (; cpuSeconds() - startCpu < seconds; rounds += 2000) playRounds(2000);
  return { wall: (rounds * 1000) / (now() - start), cpu: rounds / (cpuSeconds() - startCpu) };
};

const speeds = new Map();
const before = limit();
for (const {
  title: { id: game },
  rules,
} of OPEN_GAMES) {
  const isWanted = game === 'seven-seals' ? table => table.phase === 'play' : () => true;
  const situation = situationIn(rules, Math.min(4, rules.seats.max), isWanted);
  for (const name of ['plain', 'master']) {
    const { wall, cpu } = speed(game, name, situation);
    speeds.set(`${game} ${name}`, { wall, cpu });
    console.log(`${game}, 4 players, ${name}: ${wall} iterations/s, ${cpu} per CPU second`);
  }
}
const after = limit();
const mean = key => (before[key] + after[key]) / 2;
console.log(`limit loop: ${mean('wall').toFixed(0)} rounds/s, ${mean('cpu').toFixed(0)} per CPU second`);
console.log(`a twenty-fifth of it: ${(mean('wall') / 25).toFixed(0)}, ${(mean('cpu') / 25).toFixed(0)} per CPU second`);
const { wall, cpu } = speeds.get('seven-seals plain');
console.log(
  `seven-seals with uniform playouts: ${(wall / (mean('wall') / 25)).toFixed(2)} of that twenty-fifth by the clock, ` +
    `${(cpu / (mean('cpu') / 25)).toFixed(2)} by processor time; ${(cpu / 25_000).toFixed(2)} of 25,000 a second by processor time ` +
    '(OpenSpiel: 31,000 Hearts to 39,000 Oh Hell)',
);
