// Penalty points per round and seat in The Seven Seals among players of a kind: regulars, masters, and oracles that see all cards; and one
// oracle among masters, in each seat of each deal in turn, beside what a master got in that seat. An oracle exists only here. What lies
// between master and oracle is what knowing the cards is worth.
// usage: node bench/arena/oracle.mjs [deals] [iterations of a master] [players] [iterations of an oracle among masters]
//          [results.jsonl: what was played before is kept there] [seconds for this piece]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { playEncounter } from '@conclave/bots';
import { botOf, openGame } from '@conclave/house/all';
import { agreedLine, nextOfLine } from './oracle-line.mjs';
import { bestOnTruth } from './oracle-search.mjs';

const deals = Number(process.argv[2] ?? 6);
const iterations = Number(process.argv[3] ?? 100);
const players = Number(process.argv[4] ?? 4);
const oracleIterations = Number(process.argv[5] ?? 1000);
const file = process.argv[6];
const seconds = Number(process.argv[7] ?? Number.POSITIVE_INFINITY);
const { rules } = openGame('seven-seals');

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

/** Penalty points per round, by seat. */
const play = (names, deal, luck) => {
  const { rules: open, bot: oracle } = oracles(names.every(name => name === 'oracle'));
  let rounds = 0;
  const { points } = playEncounter({
    rules: open,
    bots: names.map(name => bots[name] ?? oracle),
    deal: `oracles/${deal}`,
    luck,
    budget: { iterations },
    watch: ({ table }) => {
      rounds = table.points.length;
    },
  });
  return points.map(number => number / rounds);
};

const allOf = name => Array.from({ length: players }, () => name);
const games = Array.from({ length: deals }, (_, deal) => [
  ...['regular', 'master', 'oracle'].map(name => ({ key: `${name}s/${deal}`, deal, names: allOf(name) })),
  ...allOf('master').map((_, seat) => ({
    key: `one/${deal}/${seat}`,
    deal,
    names: allOf('master').with(seat, 'oracle'),
  })),
]).flat();

const known = new Map(
  file === undefined || !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line)),
);
const start = performance.now();
for (const { key, deal, names } of games) {
  if (known.has(key) || performance.now() - start > seconds * 1000) continue;
  known.set(key, play(names, deal, key));
  if (file !== undefined) appendFileSync(file, `${JSON.stringify([key, known.get(key)])}\n`);
}

const meanOf = numbers => numbers.reduce((sum, own) => sum + own, 0) / numbers.length;

/** A deal is one observation; Student's t for 95 %. */
const estimate = numbers => {
  const mean = meanOf(numbers);
  const degrees = numbers.length - 1;
  const deviation = Math.sqrt(numbers.reduce((sum, own) => sum + (own - mean) ** 2, 0) / degrees);
  const within = (1.96 + 2.4 / degrees + 2.6 / degrees ** 2) * (deviation / Math.sqrt(numbers.length));
  return `${mean.toFixed(2)} ${within > 0 ? `±${within.toFixed(2)}` : `in all ${numbers.length} deals`}`;
};

const whole = Array.from({ length: deals }, (_, deal) => deal).filter(deal =>
  games.every(game => game.deal !== deal || known.has(game.key)),
);
const tell = (text, ofDeal) => console.log(`${text} ${estimate(whole.map(ofDeal))}`);
const ofOne = pick => deal => meanOf(allOf('').map((_, seat) => pick(known.get(`one/${deal}/${seat}`), seat, deal)));

console.log(`penalty points per round and seat, ${players} players, ${whole.length} of ${deals} deals`);
tell('regulars:', deal => meanOf(known.get(`regulars/${deal}`)));
tell('masters:', deal => meanOf(known.get(`masters/${deal}`)));
tell('oracles:', deal => meanOf(known.get(`oracles/${deal}`)));
tell(
  'one oracle among masters, the oracle:',
  ofOne((points, seat) => points[seat]),
);
tell(
  'one oracle among masters, the masters:',
  ofOne((points, seat) => meanOf(points.filter((_, other) => other !== seat))),
);
tell(
  'the oracle less a master in the same seat and deal:',
  ofOne((points, seat, deal) => points[seat] - known.get(`masters/${deal}`)[seat]),
);
