// Penalty points per round and seat in The Seven Seals among four of a kind: regulars, masters, and oracles that see all cards. An oracle
// exists only here: it is the master's search, fed with the true deal instead of imagined ones. What lies between master and oracle is what
// skill (and luck) could still win.
// usage: node bench/arena/oracle.mjs [games] [iterations] [players]
import { botOf } from '@conclave/bots';
import { GAMES, playEncounter } from '@conclave/bots/node';
import { exactSearch, sevenSealsOutlook as outlook, search } from '@conclave/bots/search';
import { fastChance } from '@conclave/kernel';

const games = Number(process.argv[2] ?? 12);
const iterations = Number(process.argv[3] ?? 100);
const players = Number(process.argv[4] ?? 4);
const rules = GAMES.get('seven-seals');

/** A bot with a window into the true state; `watch` keeps the window open. */
const oracles = () => {
  let truth;
  const bot = {
    *think({ view }, stream, budget) {
      const luck = fastChance(stream.below(2 ** 32));
      const world = () => rules.clone(truth);
      const late = view.table.phase !== 'predict' && view.table.trickNumber >= 13;
      const findings = late
        ? yield* exactSearch(outlook, view.seat, world, luck, { ...budget, iterations: 1 })
        : yield* search(outlook, view.seat, world, luck, budget, { curiosity: 0.25, guided: true });
      return { move: findings.moves[0].move, why: { reason: 'searched' }, iterations: findings.iterations };
    },
  };
  const open = { ...rules, setup: (...given) => (truth = rules.setup(...given)) };
  return { rules: open, bot };
};

const kinds = {
  regular: () => ({ rules, bot: botOf('seven-seals', 'regular') }),
  master: () => ({ rules, bot: botOf('seven-seals', 'master') }),
  oracle: oracles,
};

for (const [name, make] of Object.entries(kinds)) {
  const byGame = [];
  for (let game = 0; game < games; game += 1) {
    const { rules: open, bot } = make();
    let rounds = 0;
    const { points } = playEncounter({
      rules: open,
      bots: Array.from({ length: players }, () => bot),
      deal: `oracle/${game}`,
      luck: `${name}/${game}`,
      budget: { iterations },
      watch: ({ table }) => {
        rounds = table.points.length;
      },
    });
    byGame.push(points.reduce((sum, own) => sum + own, 0) / players / rounds);
  }
  const mean = byGame.reduce((sum, own) => sum + own, 0) / games;
  const deviation = Math.sqrt(byGame.reduce((sum, own) => sum + (own - mean) ** 2, 0) / (games - 1));
  const within = (1.96 + 2.4 / (games - 1)) * (deviation / Math.sqrt(games));
  console.log(
    `${players} of ${name}: ${mean.toFixed(2)} ±${within.toFixed(2)} penalty points per round and seat (${games} games)`,
  );
}
