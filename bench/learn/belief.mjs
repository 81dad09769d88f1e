// How much the masters of The Seven Seals know of hidden cards: the mean logarithm of the chance that they give to each hidden card's true place,
// less that of a blind deal, which knows hand sizes and voids alone; in nats a card. A belief below zero is fooled.
// usage: node bench/learn/belief.mjs [kinds of players, by comma] [games] [players] [worlds] [iterations of masters] [seed]
import { playEncounter } from '@conclave/bots';
import { botOf, openGame } from '@conclave/house/all';
import { fastChance, seatView } from '@conclave/kernel';
import { cardsIn } from '@conclave/seven-seals';
import { Belief } from '../../packages/games/seven-seals/dist/bots/belief.js';
import { TRUST } from '../../packages/games/seven-seals/dist/bots/suspect.js';
import { playedBy } from './played.mjs';

const { rules } = openGame('seven-seals');
const legal = ({ table, own, seat }) => [...rules.legalMoves(table, own, seat)];
const numberOf = ({ card }) => Number(card.slice(1));
const sizeOf = ({ type, fromMiddle, takeOvers }) =>
  type !== 'predict' || takeOvers.length > 0 ? -1 : Object.values(fromMiddle).reduce((sum, seals) => sum + seals, 0);

/** A player of one fixed idea: always predicts so many tricks, whatever the colours, and always lays the card that is `better`. */
const scripted = (predicts, better) => {
  const choose = (view, stream) => {
    const moves = view.table.phase === 'predict' ? legal(view).filter(move => sizeOf(move) === predicts) : legal(view);
    if (view.table.phase === 'play')
      return moves.reduce((best, move) => (better(numberOf(move), numberOf(best)) ? move : best));
    return moves[stream.below(Math.max(1, moves.length))] ?? rules.randomMove(view.table, view.own, view.seat, stream);
  };
  return {
    // biome-ignore lint/correctness/useYield: it knows at once
    *think({ view }, stream) {
      return { move: choose(view, stream), why: { reason: 'byLuck' }, iterations: 0 };
    },
  };
};

const KINDS = {
  masters: botOf('seven-seals', 'master-1'),
  regulars: botOf('seven-seals', 'regular'),
  novices: botOf('seven-seals', 'novice'),
  random: botOf('seven-seals', 'random'),
  'always lowest': scripted(0, (one, other) => one < other),
  'always highest': scripted(5, (one, other) => one > other),
};

/** After the predictions, and after so many tricks. */
const STAGES = [0, 4, 8, 12];

/** What every seat knows at these stages of whole games, with the hands that were held then. */
const situationsOf = (kind, { players, games, seed, iterations }) => {
  const found = [];
  let truth;
  const note = ({ view: { table }, memory }) => {
    const stage = table.trickNumber - 1;
    if (table.phase !== 'play' || table.trick.cards.length > 0 || !STAGES.includes(stage)) return;
    const known = structuredClone({ state: truth, memory });
    for (let seat = 0; seat < players; seat += 1)
      found.push({
        stage,
        view: seatView(known.state, seat),
        memory: known.memory,
        hands: known.state.secrets.map(({ hand }) => cardsIn(hand)),
      });
  };
  const noted = {
    *think(situation, stream, budget) {
      note(situation); // all that is told is told to everybody, so that all remember the same
      return yield* KINDS[kind].think(situation, stream, budget);
    },
  };
  for (let game = 0; game < games; game += 1)
    playEncounter({
      rules: { ...rules, setup: (...given) => (truth = rules.setup(...given)) },
      bots: Array.from({ length: players }, () => noted),
      deal: `${seed}/${kind}/${game}`,
      luck: `${seed}/${kind}/${game}`,
      budget: { iterations },
    });
  return found;
};

const BLIND = { ...TRUST, plain: 0, trump: 0, left: 0, saboteur: 0 };
const believing =
  trust =>
  ({ view, memory }, stream) => {
    const belief = new Belief(rules, view, memory, stream, trust(view, memory));
    return () => belief.world();
  };
const BELIEFS = {
  blind: believing(() => BLIND),
  'master-1':
    ({ view, memory }, stream) =>
    () =>
      rules.imagine(view, memory, stream),
  belief: believing(() => TRUST),
  'and cards laid': believing((view, memory) => ({ ...TRUST, also: playedBy(view, memory) })),
};

/** What is as good as known is still a little uncertain: so many worlds are added, blind ones. */
const SOFT = 2;

/** Mean logarithm of the chance of each hidden card's true place. */
const logOfTruth = ({ hands, view }, world, worlds) => {
  const others = hands.length - 1;
  const counts = new Map(hands.flat().map(card => [card, 0]));
  for (let number = 0; number < worlds; number += 1) {
    const { secrets } = world();
    for (const [seat, cards] of hands.entries())
      for (const card of cards)
        if ((secrets[seat].hand[card >> 4] >> (card & 15)) & 1) counts.set(card, counts.get(card) + 1);
  }
  const hidden = hands.flatMap((cards, seat) => (seat === view.seat ? [] : cards));
  const logs = hidden.map(card => Math.log((counts.get(card) + SOFT / others) / (worlds + SOFT)));
  return logs.reduce((sum, log) => sum + log, 0) / logs.length;
};

const [
  kinds = Object.keys(KINDS).join(),
  games = '8',
  players = '4',
  worlds = '200',
  iterations = '100',
  seed = 'belief',
] = process.argv.slice(2);
const names = Object.keys(BELIEFS).slice(1);
console.log(
  `| players, after trick | situations | ${names.join(' | ')} |\n| --- | --- |${' --- |'.repeat(names.length)}`,
);
for (const kind of kinds.split(',')) {
  const sums = new Map(STAGES.map(stage => [stage, { number: 0, logs: Object.keys(BELIEFS).map(() => 0) }]));
  const asked = { players: Number(players), games: Number(games), iterations: Number(iterations), seed };
  for (const [index, situation] of situationsOf(kind, asked).entries()) {
    const sum = sums.get(situation.stage);
    sum.number += 1;
    for (const [place, begin] of Object.values(BELIEFS).entries())
      sum.logs[place] += logOfTruth(situation, begin(situation, fastChance(index)), Number(worlds));
  }
  for (const [stage, { number, logs }] of sums) {
    const nats = logs.slice(1).map(log => ((log - logs[0]) / number).toFixed(3));
    console.log(`| ${kind}, ${stage} | ${number} | ${nats.join(' | ')} |`);
  }
}
