// Penalty points per round and seat in The Seven Seals among players of a kind: regulars, masters, and oracles that see all cards; and one
// oracle among masters. An oracle exists only here. What lies between master and oracle is what knowing the cards is worth.
// usage: node bench/arena/oracle.mjs [games] [iterations of a master] [players] [iterations of an oracle among masters]
import { botOf } from '@conclave/bots';
import { GAMES, playEncounter } from '@conclave/bots/node';
import { agreedLine, nextOfLine } from './oracle-line.mjs';
import { bestOnTruth } from './oracle-search.mjs';

const games = Number(process.argv[2] ?? 12);
const iterations = Number(process.argv[3] ?? 100);
const players = Number(process.argv[4] ?? 4);
const oracleIterations = Number(process.argv[5] ?? 400);
const rules = GAMES.get('seven-seals');

/**
 * A bot with a window into the true state. Among its like it keeps to the line that all oracles read from the deal: each predicts what the
 * line will bring it, and as nobody can do better than no points, nobody has a reason to leave it. Among others it searches the true deal.
 */
const oracles = amongItsLike => {
  let truth;
  let line;
  const bot = {
    // biome-ignore lint/correctness/useYield: it has nothing to report before its answer
    *think({ view }, stream) {
      if (amongItsLike && line?.round !== view.table.round) line = agreedLine(rules, truth);
      const agreed = amongItsLike ? nextOfLine(line, view.table) : undefined;
      const move = agreed ?? bestOnTruth(rules, truth, view.seat, stream, oracleIterations);
      return { move, why: { reason: 'searched' }, iterations: oracleIterations };
    },
  };
  const open = { ...rules, setup: (...given) => (truth = rules.setup(...given)) };
  return { rules: open, bot };
};

const bots = { regular: botOf('seven-seals', 'regular'), master: botOf('seven-seals', 'master') };

/** All of a kind, and one oracle among masters, a seat further each game. */
const tables = {
  regulars: () => Array.from({ length: players }, () => 'regular'),
  masters: () => Array.from({ length: players }, () => 'master'),
  oracles: () => Array.from({ length: players }, () => 'oracle'),
  'one oracle among masters': game =>
    Array.from({ length: players }, (_, seat) => (seat === game % players ? 'oracle' : 'master')),
};

/** A game is one observation; Student's t for 95 %. */
const estimate = numbers => {
  const mean = numbers.reduce((sum, own) => sum + own, 0) / numbers.length;
  const deviation = Math.sqrt(numbers.reduce((sum, own) => sum + (own - mean) ** 2, 0) / (numbers.length - 1));
  const degrees = numbers.length - 1;
  const within = (1.96 + 2.4 / degrees + 2.6 / degrees ** 2) * (deviation / Math.sqrt(numbers.length));
  return `${mean.toFixed(2)} ±${within.toFixed(2)}`;
};

for (const [title, line] of Object.entries(tables)) {
  const perRound = {};
  for (let game = 0; game < games; game += 1) {
    const names = line(game);
    const { rules: open, bot: oracle } = oracles(names.every(name => name === 'oracle'));
    let rounds = 0;
    const { points } = playEncounter({
      rules: open,
      bots: names.map(name => bots[name] ?? oracle),
      deal: `oracle/${game}`,
      luck: `${title}/${game}`,
      budget: { iterations },
      watch: ({ table }) => {
        rounds = table.points.length;
      },
    });
    for (const name of new Set(names)) {
      const own = points.filter((_, seat) => names[seat] === name);
      const mean = own.reduce((sum, number) => sum + number, 0) / own.length / rounds;
      perRound[name] = [...(perRound[name] ?? []), mean];
    }
  }
  for (const [name, numbers] of Object.entries(perRound))
    console.log(
      `${title}, ${players} players: ${name} ${estimate(numbers)} penalty points per round and seat (${games} games)`,
    );
}
