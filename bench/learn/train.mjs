// Trains the eye of a game's masters for one number of players, and writes it where the bots find it. The same seed and numbers give the same
// bytes, on every Node. It ends with how well the net foresees games it has never seen, beside the eye that counts.
// usage: node bench/learn/train.mjs <mea-culpa | seven-seals> <players> [--seed S] [--games N] [--teacher "regulars" | "masters 30"] [--epochs N]
//          [--hidden 32,16] [--out file.ts] [--report games]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sumOfNet } from '@conclave/search';
import { fitNet } from './fit.mjs';
import { gather, numberFrom } from './games.mjs';
import { report } from './report.mjs';
import { netFile, SUBJECTS } from './subjects.mjs';

const base64 = floats => Buffer.from(Float32Array.from(floats).buffer).toString('base64');

/** A net for so many players, as it is committed. */
export const train = ({ game, players, seed, games, teacher, epochs, hidden, told = () => undefined }) => {
  const { FEATURES, INPUTS } = SUBJECTS[game];
  const layers = [INPUTS, ...hidden, 1];
  const examples = gather(game, players, games, `${seed}/training`, teacher, (done, all) => {
    if (done % 500 === 0) told(`${done} of ${all} games`);
  });
  const { weights, mean, deviation } = fitNet({
    ...examples,
    layers,
    epochs,
    rate: 0.002,
    seed: numberFrom(`${seed}/weights`),
    told: (epoch, loss) => told(`epoch ${epoch}: ${loss.toFixed(5)} on the games held out`),
  });
  const file = {
    format: 'conclave-net',
    version: 1,
    game,
    players,
    features: FEATURES,
    layers,
    mean: base64(mean),
    deviation: base64(deviation),
    weights: base64(weights),
    made: { script: 'bench/learn/train.mjs', seed, games, teacher, epochs },
  };
  return { ...file, checksum: sumOfNet(file) };
};

export const textOf = net =>
  `/** Written by bench/learn/train.mjs, not by hand. */\nexport const net = ${JSON.stringify(net, undefined, 2)};\n`;

const main = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      games: { type: 'string', default: '6000' },
      teacher: { type: 'string', default: 'regulars' },
      epochs: { type: 'string', default: '6' },
      hidden: { type: 'string', default: '32,16' },
      report: { type: 'string', default: '500' },
      out: { type: 'string' },
    },
  });
  const [game, number] = positionals;
  const players = Number(number);
  const subject = SUBJECTS[game];
  if (!subject?.players.includes(players)) throw new Error('mea-culpa or seven-seals, and a number of players');
  const { seed = subject.seed, teacher, out = netFile(game, players) } = values;
  const net = train({
    game,
    players,
    seed,
    teacher,
    games: Number(values.games),
    epochs: Number(values.epochs),
    hidden: values.hidden.split(',').map(Number),
    told: text => console.error(text),
  });
  writeFileSync(out, textOf(net));
  console.log(`${textOf(net).length} bytes, checksum ${net.checksum}`);
  for (const line of report({
    game,
    net,
    players,
    games: Number(values.report),
    seed: `${seed}/report`,
    teacher: 'regulars alone',
  }))
    console.log(line);
};

if (import.meta.filename === process.argv[1]) main();
