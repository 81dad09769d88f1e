// How well an eye foresees what a seat ends with, by stage (the round, or the trick), on games that nobody was trained on: correlation and mean
// square error, of the net and of the eye that counts.
// usage: node bench/learn/report.mjs <game> <players> [games] [teacher] [seed]: of the nets that are committed
import { playGame } from './games.mjs';
import { eyeOf, netFile, SUBJECTS } from './subjects.mjs';

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

/** Lines of a table, a stage each; the last is of all together. */
export const report = ({ game, net, players, games, seed, teacher }) => {
  const learned = eyeOf(game, players, net);
  const { counting: counted } = SUBJECTS[game];
  const stages = new Map();
  const note = (stage, name, value, target) => {
    const known = stages.get(stage) ?? { net: [], counting: [] };
    known[name].push([value, target]);
    stages.set(stage, known);
  };
  for (let number = 0; number < games; number += 1) {
    const look = state => ({ eyes: { net: learned(state), counting: counted(state) } });
    for (const { stage, eyes, values } of playGame(game, players, `${seed}/${number}`, teacher, look))
      for (const [name, seen] of Object.entries(eyes))
        for (const [seat, value] of seen.entries())
          for (const key of [stage, Number.POSITIVE_INFINITY]) note(key, name, value, values[seat]);
  }
  const lines = [...stages.entries()]
    .filter(([, { net: pairs }]) => pairs.length >= 20 * players)
    .sort(([one], [other]) => one - other)
    .map(([stage, { net: ours, counting }]) => {
      const name = Number.isFinite(stage) ? stage : 'all';
      const figures = [correlation(ours), correlation(counting), meanSquare(ours), meanSquare(counting)];
      return `| ${name} | ${ours.length / players} | ${figures.map(figure => figure.toFixed(3)).join(' | ')} |`;
    });
  return [
    `| ${game}, ${players} players | positions | correlation: net | counting | mean square: net | counting |`,
    '| --- | --- | --- | --- | --- | --- |',
    ...lines,
  ];
};

if (import.meta.filename === process.argv[1]) {
  const [game, players, games = '250', teacher = 'regulars alone', seed = 'report'] = process.argv.slice(2);
  const { net } = await import(netFile(game, players, 'dist/bots', 'js'));
  const asked = { game, net, players: Number(players), games: Number(games), seed, teacher };
  for (const line of report(asked)) console.log(line);
}
