// Trains Dogma's policy (and a critic of whole positions) by letting it play against itself, against what it was before, and against regulars
// and fixed ideas. Every iteration's luck follows from the seed and its number, so that pieces of any length give the same bytes.
// usage: node bench/learn/self-play.mjs <checkpoint.json> [--seed S] [--until iterations] [--seconds for this piece] [--games N] [--hidden N]
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  CHOICE,
  describe,
  describeState,
  EYE_INPUTS,
  insightOf,
  PLACE,
  prospectsIn,
  REGULAR,
  sceneOf,
} from '@conclave/dogma/learning';
import { botOf } from '@conclave/house/all';
import { fastChance } from '@conclave/kernel';
import { decide, weighChoices } from '@conclave/search';
import { chancesOf, chooser, scaledAs, slopesOf } from './actor.mjs';
import { playGame } from './dogma-games.mjs';
import { adam, firstWeights, network, newMoments, scaleOf } from './fit.mjs';
import { numberFrom } from './games.mjs';

const COUNTS = [2, 3, 4, 5, 6, 7, 8];
const STYLE = {
  clip: 0.2,
  /** In shares of the game: a move that is so much better is e times as likely. */
  entropy: 0.004,
  pull: 0.004,
  /** The copy follows every so many iterations, and a past self is kept as often. */
  follow: 20,
  past: 8,
  /** How far a surprise is carried back to earlier decisions. */
  trace: 0.9,
  /** Only one decision in so many is compared with the copy, and counts as many: games are cheaper than learning from them. */
  compared: 4,
  batch: 1024,
  rate: 0.0015,
  criticRate: 0.001,
};
const CRITIC = [EYE_INPUTS, 32, 1];
const IDEAS = ['regular', 'regular', 'always-doubts', 'always-believes', 'never-lies'];

const base64 = numbers => Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
const floats = text => new Float64Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
const pack = (_, value) => (value instanceof Float64Array ? { f64: base64(value) } : value);
const unpack = (_, value) => (typeof value?.f64 === 'string' ? floats(value.f64) : value);

const draw = (chances, luck) => {
  let left = luck.below(1 << 16) / (1 << 16);
  for (let index = 0; index < chances.length; index += 1) {
    left -= chances[index];
    if (left < 0) return index;
  }
  return chances.length - 1;
};

/** Whoever plays by these weights, and takes notes if it is given a list. */
const player = (kept, net, notes) => (situation, luck, state) => {
  const scene = sceneOf(insightOf(situation), REGULAR);
  const prospects = prospectsIn(scene, luck);
  if (prospects.length === 1) return prospects[0].move;
  const { place, choices } = describe(scene, prospects);
  const known = Float64Array.from(prospects, ({ value }) => value / scene.temper.temperature);
  const weights = new Float64Array(prospects.length);
  weighChoices(net, place, choices, weights);
  const chances = chancesOf(known, weights);
  const chosen = draw(chances, luck);
  notes?.push({
    seat: situation.view.seat,
    place: scaledAs(net, place, PLACE, 0),
    choices: scaledAs(net, choices, prospects.length * CHOICE, PLACE),
    known,
    chosen,
    before: chances[chosen],
    position: scaledAs(kept.eyeScale, describeState(state, situation.view.seat), EYE_INPUTS, 0),
  });
  return prospects[chosen].move;
};

const asBot = name => {
  const bot = botOf('dogma', name);
  return (situation, luck) => decide(bot, situation, luck, { iterations: 1 }).move;
};
const ideas = new Map(IDEAS.map(name => [name, asBot(name)]));

const netWith = ({ scale, hidden }, weights) => ({
  ...scale,
  weights,
  said: [PLACE + CHOICE, hidden, 1].map(size => new Float64Array(size)),
});

/** Six games of ten against itself, two against a past self, two against a fixed idea or a regular. */
const seated = (kept, players, net, notes, luck) => {
  const own = player(kept, net, notes);
  const lot = luck.below(10);
  if (lot < 6) return { deciders: Array(players).fill(own), others: 'itself' };
  const past = kept.past[luck.below(Math.max(1, kept.past.length))];
  const name = IDEAS[luck.below(IDEAS.length)];
  const other = lot < 8 && past !== undefined ? player(kept, netWith(kept, past)) : ideas.get(name);
  const seats = Array.from({ length: players }, (_, seat) => (seat < players / 2 ? own : other));
  return { deciders: luck.shuffle(seats), others: lot < 8 && past !== undefined ? 'past' : name };
};

/** What each decision brought beyond what was expected, carried back along the seat's own decisions. */
const settle = (notes, values, critic, kept) => {
  const bySeat = new Map();
  for (const note of notes) bySeat.set(note.seat, [...(bySeat.get(note.seat) ?? []), note]);
  for (const [seat, own] of bySeat) {
    let [next, carried] = [values[seat], 0];
    for (const note of own.toReversed()) {
      note.result = values[seat];
      const expected = critic.forward(kept.critic, note.position);
      carried = next - expected + STYLE.trace * carried;
      note.advantage = carried;
      next = expected;
    }
  }
};

/** Means and deviations of all inputs, from games of regulars; an input of a choice counts once for each. */
const firstScale = seed => {
  const luck = fastChance(numberFrom(`${seed}/scale`));
  const [places, choices, positions] = [[], [], []];
  const watching = (situation, stream, state) => {
    const scene = sceneOf(insightOf(situation), REGULAR);
    const prospects = prospectsIn(scene, stream);
    const described = describe(scene, prospects);
    places.push(Float64Array.from(described.place));
    for (let index = 0; index < prospects.length; index += 1)
      choices.push(described.choices.slice(index * CHOICE, (index + 1) * CHOICE));
    positions.push(Float64Array.from(describeState(state, situation.view.seat)));
    return ideas.get('regular')(situation, stream);
  };
  for (let game = 0; game < 70; game += 1)
    playGame(COUNTS[game % COUNTS.length], Array(COUNTS[game % COUNTS.length]).fill(watching), luck);
  const [place, choice] = [scaleOf(places, PLACE), scaleOf(choices, CHOICE)];
  const joined = key => Float64Array.from([...place[key], ...choice[key]]);
  const eye = scaleOf(positions, EYE_INPUTS);
  return {
    scale: { mean: joined('mean'), deviation: joined('deviation') },
    eyeScale: { mean: Float64Array.from(eye.mean), deviation: Float64Array.from(eye.deviation) },
  };
};

/** Nothing learned yet: the last layer is silent, so that the policy is the regular's. */
const begin = (seed, hidden, until) => {
  const stream = fastChance(numberFrom(`${seed}/weights`));
  const actor = firstWeights([PLACE + CHOICE, hidden, 1], stream);
  actor.fill(0, actor.length - hidden - 1);
  const critic = firstWeights(CRITIC, stream);
  return {
    seed,
    hidden,
    until,
    iteration: 0,
    games: 0,
    ...firstScale(seed),
    actor,
    critic,
    copy: actor.slice(),
    past: [],
    moments: newMoments(actor.length),
    criticMoments: newMoments(critic.length),
  };
};

/** All decisions once. The pace falls to a tenth by the last iteration. */
const learnFrom = (kept, notes, tools, luck) => {
  const { forward, backward, critic, step, criticStep, slopes, criticSlopes } = tools;
  const pace = 1 - 0.9 * (kept.iteration / kept.until);
  const told = { disorder: 0, apart: 0, clipped: 0, loss: 0 };
  luck.shuffle(notes);
  for (const [index, note] of notes.entries()) if (index % STYLE.compared === 0) note.copy = forward(kept.copy, note);
  for (let from = 0; from < notes.length; from += STYLE.batch) {
    const part = notes.slice(from, from + STYLE.batch);
    for (const note of part) {
      const { slope, disorder, apart, isClipped } = slopesOf(forward(kept.actor, note), note, STYLE);
      backward(kept.actor, slopes, note, slope);
      told.disorder += disorder;
      told.apart += STYLE.compared * apart;
      told.clipped += isClipped ? 1 : 0;
      const expected = critic.forward(kept.critic, note.position);
      critic.backward(kept.critic, criticSlopes, expected - note.result);
      told.loss += (expected - note.result) * (expected - note.result);
    }
    step(pace * STYLE.rate, part.length);
    criticStep(pace * STYLE.criticRate, part.length);
  }
  return Object.fromEntries(Object.entries(told).map(([key, sum]) => [key, (sum / notes.length).toFixed(4)]));
};

const iterate = (kept, games, tools, shares) => {
  const luck = fastChance(numberFrom(`${kept.seed}/iteration ${kept.iteration}`));
  const net = netWith(kept, kept.actor);
  const notes = [];
  for (let game = 0; game < games; game += 1) {
    const players = COUNTS[game % COUNTS.length];
    const own = [];
    const { deciders, others } = seated(kept, players, net, own, luck);
    const values = playGame(players, deciders, luck);
    settle(own, values, tools.critic, kept);
    const seats = new Set(own.map(({ seat }) => seat));
    if (others !== 'itself')
      for (const seat of seats) shares.set(others, [...(shares.get(others) ?? []), values[seat]]);
    notes.push(...own);
  }
  const told = learnFrom(kept, notes, tools, luck);
  kept.iteration += 1;
  kept.games += games;
  if (kept.iteration % STYLE.follow === 0) {
    kept.past = [...kept.past, kept.actor.slice()].slice(-STYLE.past);
    kept.copy = kept.actor.slice();
  }
  return { ...told, decisions: notes.length };
};

const main = () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: 'dg-policy-1' },
      until: { type: 'string', default: '300' },
      stop: { type: 'string' },
      seconds: { type: 'string', default: '240' },
      games: { type: 'string', default: '224' },
      hidden: { type: 'string', default: '24' },
    },
  });
  const [file] = positionals;
  if (file === undefined) throw new Error('a file for the checkpoint is needed');
  const kept = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'), unpack)
    : begin(values.seed, Number(values.hidden), Number(values.until));
  const slopes = new Float64Array(kept.actor.length);
  const criticSlopes = new Float64Array(kept.critic.length);
  const tools = {
    ...chooser(PLACE, CHOICE, kept.hidden),
    critic: network(CRITIC),
    slopes,
    criticSlopes,
    step: adam(kept.actor, slopes, kept.moments),
    criticStep: adam(kept.critic, criticSlopes, kept.criticMoments),
  };
  const until = performance.now() + 1000 * Number(values.seconds);
  const shares = new Map();
  const stop = Math.min(kept.until, Number(values.stop ?? kept.until));
  while (kept.iteration < stop && performance.now() < until) {
    const told = iterate(kept, Number(values.games), tools, shares);
    if (kept.iteration % 10 > 0) continue;
    const against = [...shares].map(
      ([name, all]) => `${name} ${(all.reduce((a, b) => a + b) / all.length).toFixed(3)}`,
    );
    console.log(`${kept.iteration}: ${JSON.stringify(told)} ${against.join(', ')}`);
    shares.clear();
  }
  writeFileSync(`${file}.new`, JSON.stringify(kept, pack));
  renameSync(`${file}.new`, file);
  console.log(`${kept.games} games, ${kept.iteration} iterations, ${process.cpuUsage().user / 1e6} processor seconds`);
};

if (import.meta.filename === process.argv[1]) main();
