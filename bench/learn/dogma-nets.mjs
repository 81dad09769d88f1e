// Dogma's nets as they are committed: the policy from a checkpoint of self-play.mjs; what a claim is worth (belief) and what a position is worth
// (eye), each fitted here. The same seed and numbers give the same bytes. Each ends with how well it foresees games it was not shown.
// usage: node bench/learn/dogma-nets.mjs policy <checkpoint.json> [--out file.ts]
//        node bench/learn/dogma-nets.mjs belief|eye [--seed S] [--games N] [--epochs N] [--hidden 16] [--out file.ts] [--report games]
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  BELIEF_FEATURES,
  BELIEF_INPUTS,
  CHOICE,
  EYE_FEATURES,
  EYE_INPUTS,
  expectedPlaces,
  FEATURES,
  PLACE,
  worth,
} from '@conclave/dogma/learning';
import { log } from '@conclave/kernel/arithmetic';
import { evaluate, readNet, sumOfNet } from '@conclave/search';
import { gatherClaims, gatherPositions, PEOPLE } from './dogma-examples.mjs';
import { fitNet } from './fit.mjs';
import { numberFrom } from './games.mjs';
import { textOf } from './train.mjs';

const base64 = floats => Buffer.from(Float32Array.from(floats).buffer).toString('base64');
const doubles = text => new Float64Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);

/** One net for any number of players. */
const fileOf = ({ features, layers, mean, deviation, weights, made }) => {
  const file = {
    format: 'conclave-net',
    version: 1,
    game: 'dogma',
    players: 0,
    features,
    layers,
    mean: base64(mean),
    deviation: base64(deviation),
    weights: base64(weights),
    made,
  };
  return { ...file, checksum: sumOfNet(file) };
};

/** The actor of a checkpoint; the critic stays behind. */
export const policyFrom = text => {
  const kept = JSON.parse(text);
  return fileOf({
    features: FEATURES,
    layers: [PLACE + CHOICE, kept.hidden, 1],
    mean: doubles(kept.scale.mean.f64),
    deviation: doubles(kept.scale.deviation.f64),
    weights: doubles(kept.actor.f64),
    made: { script: 'bench/learn/self-play.mjs', seed: kept.seed, games: kept.games, iterations: kept.iteration },
  });
};

const someone = luck => PEOPLE[luck.below(PEOPLE.length)];
const KINDS = {
  belief: { gather: gatherClaims, features: BELIEF_FEATURES, inputs: BELIEF_INPUTS },
  eye: { gather: gatherPositions, features: EYE_FEATURES, inputs: EYE_INPUTS },
};

export const fitted = (kind, { seed, games, epochs, hidden, told }) => {
  const { gather, features, inputs } = KINDS[kind];
  const layers = [inputs, ...hidden, 1];
  const { inputs: shown, targets, starts } = gather(games, `${seed}/training`, someone);
  const { weights, mean, deviation } = fitNet({
    inputs: shown,
    targets,
    starts,
    layers,
    epochs,
    rate: 0.002,
    seed: numberFrom(`${seed}/weights`),
    told: (epoch, loss) => told?.(`epoch ${epoch}: ${loss.toFixed(5)} on the games held out`),
  });
  const made = { script: 'bench/learn/dogma-nets.mjs', seed, games, epochs };
  return fileOf({ features, layers, mean, deviation, weights, made });
};

const meanOf = numbers => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const lossOf = (said, target) => {
  const sure = Math.max(1e-4, Math.min(1 - 1e-4, said));
  return -log(target === 1 ? sure : 1 - sure);
};

/** -log of what was foreseen of "honest?", by who had laid it: today's counting, the net, and the share of honest ones by the number of cards alone. */
const reportBelief = (net, games, seed) => {
  const lines = ['| who lays | claims | blind | counting | net |', '| --- | --- | --- | --- | --- |'];
  for (const kind of ['mixture', ...new Set(PEOPLE)]) {
    const namesFor = kind === 'mixture' ? someone : luck => (luck.below(2) === 0 ? kind : someone(luck));
    const { inputs, targets, extra } = gatherClaims(games, `${seed}/${kind}`, namesFor);
    const chosen = targets.map((_, index) => index).filter(index => kind === 'mixture' || extra[index].by === kind);
    const byCount = [1, 2, 3].map(count => {
      const same = chosen.filter(index => extra[index].count === count);
      return meanOf(same.map(index => targets[index]));
    });
    const said = {
      blind: index => byCount[extra[index].count - 1],
      counting: index => extra[index].counting,
      net: index => evaluate(net, Float64Array.from(inputs[index])),
    };
    const figures = Object.values(said).map(say => meanOf(chosen.map(index => lossOf(say(index), targets[index]))));
    lines.push(`| ${kind} | ${chosen.length} | ${figures.map(figure => figure.toFixed(4)).join(' | ')} |`);
  }
  return lines;
};

/** Mean square error against what a seat ends with, on games of regulars alone, by number of players. */
const reportEye = (net, games, seed) => {
  const look = (state, seat) => worth(expectedPlaces(state)[seat], state.table.handSizes.length);
  const { inputs, targets, extra } = gatherPositions(games, `${seed}/regulars`, () => 'regular', look);
  const square = (said, chosen) => meanOf(chosen.map(index => (said(index) - targets[index]) ** 2));
  const lines = ['| players | positions | counting | net | ratio |', '| --- | --- | --- | --- | --- |'];
  for (const players of [2, 3, 4, 5, 6, 7, 8, 0]) {
    const chosen = targets.map((_, index) => index).filter(index => players === 0 || extra[index].players === players);
    const counting = square(index => extra[index].seen, chosen);
    const ours = square(index => evaluate(net, Float64Array.from(inputs[index])), chosen);
    lines.push(
      `| ${players || 'all'} | ${chosen.length} | ${counting.toFixed(4)} | ${ours.toFixed(4)} | ${(ours / counting).toFixed(3)} |`,
    );
  }
  return lines;
};

const main = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      games: { type: 'string', default: '3000' },
      epochs: { type: 'string', default: '3' },
      hidden: { type: 'string', default: '16' },
      report: { type: 'string', default: '400' },
      out: { type: 'string' },
    },
  });
  const [kind, checkpoint] = positionals;
  const seed = values.seed ?? `dg-${kind}-1`;
  const net =
    kind === 'policy'
      ? policyFrom(readFileSync(checkpoint, 'utf8'))
      : fitted(kind, {
          seed,
          games: Number(values.games),
          epochs: Number(values.epochs),
          hidden: values.hidden.split(',').map(Number),
          told: text => console.error(text),
        });
  if (kind === 'eye' && values.out === undefined) throw new Error('no bot has a place for an eye: say where (--out)');
  const out = values.out ?? new URL(`../../packages/games/dogma/bots/nets/${kind}.ts`, import.meta.url);
  writeFileSync(out, textOf(net).replace('train.mjs', 'dogma-nets.mjs'));
  console.log(`${textOf(net).length} bytes, checksum ${net.checksum}`);
  if (kind === 'policy' || Number(values.report) === 0) return;
  const read = readNet(net, { game: 'dogma', players: 0, features: KINDS[kind].features });
  const report = kind === 'belief' ? reportBelief : reportEye;
  for (const line of report(read, Number(values.report), `${seed}/report`)) console.log(line);
};

if (import.meta.filename === process.argv[1]) main();
