// How well an eye foresees what a seat ends with, by round, on games that nobody was trained on: correlation and mean square error, of the net
// and of the eye that counts.
// usage: node bench/learn/report.mjs <players> [games] [teacher] [seed]: of the nets that are committed
import { countingEye, FEATURES, learnedEye } from '@conclave/mea-culpa/learning';
import { readNet } from '@conclave/search';
import { playGame } from './games.mjs';

const correlation = pairs => {
  const mean = pick => pairs.reduce((sum, pair) => sum + pair[pick], 0) / pairs.length;
  const [one, other] = [mean(0), mean(1)];
  let [both, first, second] = [0, 0, 0];
  for (const [x, y] of pairs) {
    both += (x - one) * (y - other);
    first += (x - one) * (x - one);
    second += (y - other) * (y - other);
  }
  return both / Math.sqrt(first * second);
};
const meanSquare = pairs => pairs.reduce((sum, [x, y]) => sum + (x - y) * (x - y), 0) / pairs.length;

/** Lines of a table, a round each; the last is of all rounds together. */
export const report = ({ net, players, games, seed, teacher }) => {
  const learned = learnedEye(readNet(net, { game: 'mea-culpa', players, features: FEATURES }));
  const rounds = new Map();
  const note = (round, name, value, target) => {
    const known = rounds.get(round) ?? { net: [], counting: [] };
    known[name].push([value, target]);
    rounds.set(round, known);
  };
  for (let game = 0; game < games; game += 1) {
    const look = state => ({ eyes: { net: learned(state), counting: countingEye(state) } });
    const { positions, values } = playGame(players, `${seed}/${game}`, teacher, look);
    for (const { round, eyes } of positions)
      for (const [name, seen] of Object.entries(eyes))
        for (const [seat, value] of seen.entries())
          for (const key of [round, Number.POSITIVE_INFINITY]) note(key, name, value, values[seat]);
  }
  const lines = [...rounds.entries()]
    .filter(([, { net: pairs }]) => pairs.length >= 20 * players)
    .sort(([one], [other]) => one - other)
    .map(([round, { net: ours, counting }]) => {
      const name = Number.isFinite(round) ? round : 'all';
      const figures = [correlation(ours), correlation(counting), meanSquare(ours), meanSquare(counting)];
      return `| ${name} | ${ours.length / players} | ${figures.map(figure => figure.toFixed(3)).join(' | ')} |`;
    });
  return [
    `| round, ${players} players | positions | correlation: net | counting | mean square: net | counting |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ];
};

if (import.meta.filename === process.argv[1]) {
  const [players = '4', games = '250', teacher = 'regulars alone', seed = 'report'] = process.argv.slice(2);
  const word = { 2: 'two', 3: 'three', 4: 'four' }[players];
  const { net } = await import(`../../packages/games/mea-culpa/dist/bots/nets/${word}.js`);
  for (const line of report({ net, players: Number(players), games: Number(games), seed, teacher })) console.log(line);
}
