// What one thing that a master of The Seven Seals has learned is worth alone: single rounds, half of the seats with it and half without, each deal
// in several arrangements; penalty points a round, with it less without (less is better). A round is a fraction of a game, so this is cheap.
// With a spread the round is the last of a game, whose totals so far lie that far apart, and places are counted instead of points.
// usage: node bench/arena/rounds.mjs <with> <without> <60 | 20ms> <deals> [players] [seed] [seconds] [spread]
//          where each is a list of belief, eye and standing, by +, or `nothing`; 20ms are the processor's
import { playEncounter } from '@conclave/bots';
import { openGame } from '@conclave/house/all';
import { fastChance } from '@conclave/kernel';
import { numberOfRounds } from '@conclave/seven-seals';
import { masterWith } from '../../packages/games/seven-seals/dist/bots/master.js';

const [first, second, limit, deals, players = '4', seed = 'rounds', seconds = 'Infinity', spread = '0'] =
  process.argv.slice(2);
const seats = Number(players);
const botNamed = names => {
  const learned = names.split('+');
  return masterWith({
    belief: learned.includes('belief'),
    standing: learned.includes('standing'),
    eye: learned.includes('eye'),
  });
};
const bots = { a: botNamed(first), b: botNamed(second) };

/** Two against two in neighbouring and in opposite seats; with an odd number of players now the one, now the other is in the majority. */
const ARRANGEMENTS = {
  3: ['aab', 'aba', 'baa', 'bba', 'bab', 'abb'],
  4: ['abab', 'baba', 'aabb', 'bbaa'],
  5: ['aabab', 'abaab', 'babaa', 'bbaba', 'babba', 'abbab'],
};

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const budget = limit.endsWith('ms')
  ? { milliseconds: Number.parseFloat(limit), now: processorTime }
  : { iterations: Number(limit), now: processorTime };

const { rules } = openGame('seven-seals');
/** A game that has only its last round; what was before is drawn. */
const oneRound = deal => ({
  ...rules,
  setup: (...given) => {
    const state = rules.setup(...given);
    const { table } = state;
    const luck = fastChance(deal + 1);
    const before = table.totals.map(() => luck.below(Number(spread) + 1));
    table.round = numberOfRounds(table);
    if (Number(spread) > 0) table.points.push(before);
    for (const [seat, points] of before.entries()) table.totals[seat] = points;
    return state;
  },
});

const spent = { a: [0, 0], b: [0, 0] };
const meanOf = numbers => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const playDeal = deal =>
  meanOf(
    ARRANGEMENTS[seats].map(line => {
      const sides = [...line];
      const { points, places, thought } = playEncounter({
        rules: oneRound(deal),
        bots: sides.map(side => bots[side]),
        deal: `${seed}/${deal}`,
        luck: `${seed}/${deal}/${line}`,
        budget,
      });
      for (const [seat, side] of sides.entries()) {
        spent[side][0] += thought[seat].milliseconds;
        spent[side][1] += thought[seat].decisions;
      }
      const counted = side => (Number(spread) > 0 ? places : points).filter((_, seat) => sides[seat] === side);
      return meanOf(counted('a')) - meanOf(counted('b'));
    }),
  );

const until = performance.now() + 1000 * Number(seconds);
const gains = [];
const tell = () => {
  const mean = meanOf(gains);
  const deviation = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (gains.length - 1));
  const within = (1.96 + 2.4 / (gains.length - 1)) * (deviation / Math.sqrt(gains.length));
  const unit = Number(spread) > 0 ? 'places' : 'points a round';
  const took = ['a', 'b'].map(side => (spent[side][0] / spent[side][1]).toFixed(2)).join(' / ');
  console.log(
    `${first} less ${second}, ${seats} players, ${limit}, ${seed}: ${mean.toFixed(3)} ±${within.toFixed(3)} ${unit} (${gains.length} deals), ${took} ms a move`,
  );
};
for (let deal = 0; deal < Number(deals) && performance.now() < until; deal += 1) {
  gains.push(playDeal(deal));
  if (gains.length % 20 === 0 && gains.length < Number(deals)) tell();
}
tell();
