// Characters: what a taste costs beside the plain level, and whether one knows by a single game who of the three it was.
// A classifier (the nearest centre of the three, in the measure of how the figures vary together) learns from games of one seed and is asked
// about games of another.
// usage: node bench/arena/characters.mjs <game> <players> [level] [--deals N] [--games N] [--seed NAME] [--iterations N] [--only TRAIT] [--among NAMES]
//          --deals for the comparison, each for every rotation of the seats (0: none), --games to learn from, and as many to tell
import { parseArgs } from 'node:util';
import { playDeal, playEncounter, summarise } from '@conclave/bots';
import { indexOf, virtuesNow } from '@conclave/dogma';
import { botOf, openGame } from '@conclave/house/all';
import { levelIn, traitIn } from '@conclave/kernel';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '100' },
    games: { type: 'string', default: '150' },
    seed: { type: 'string', default: 'tune' },
    iterations: { type: 'string', default: '200' },
    only: { type: 'string' },
    among: { type: 'string' },
  },
});
const [game, players = '4', level = 'regular'] = positionals;
const seats = Number(players);
const { rules, bots } = openGame(game);
const names =
  values.among?.split(',') ?? Object.keys(bots).filter(name => levelIn(name) === level && traitIn(name) !== undefined);
const budget = { iterations: Number(values.iterations) };

const meanOf = numbers =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const share = (list, holds) => (list.length === 0 ? 0 : list.filter(holds).length / list.length);

/** What it costs: the character beside the plain level at the same tables. */
const compare = name => {
  const contest = { game, players: seats, bots: [name, level], seed: `${values.seed} ${name}`, ...budget };
  const results = Array.from({ length: Number(values.deals) }, (_, deal) =>
    playDeal({ ...contest, games: seats * Number(values.deals) }, deal, () => 0),
  ).flat();
  const [{ bot, place }] = summarise(results).comparisons;
  const worse = bot === name ? place.mean : -place.mean;
  console.log(
    `${game} ${seats} ${name} less ${level}: ${worse.toFixed(3)} ±${place.within.toFixed(3)} places (${values.deals} deals)`,
  );
};

/** Figures of a game, from what somebody did in it and saw. */
const FIGURES = {
  dogma: deeds => {
    const confessed = deeds.filter(({ move }) => move.type === 'confess');
    const answered = deeds.filter(({ view }) => view.table.phase === 'respond');
    const joined = answered.filter(({ move }) => move.type === 'join');
    const doubted = answered.filter(({ move }) => move.type === 'doubt');
    const isLie = ({ view, move }) => move.cards.some(card => card !== (move.claim ?? view.table.claim));
    const hasTruth = ({ view }) => virtuesNow(view.table.altar).some(type => view.own.hand[indexOf(type)] > 0);
    return {
      lies: share(confessed, isLie),
      freeLies: share(confessed, deed => hasTruth(deed) && isLie(deed)),
      threes: share(confessed, ({ move }) => move.cards.length === 3),
      ones: share(confessed, ({ move }) => move.cards.length === 1),
      lyingThrees: share(confessed, deed => isLie(deed) && deed.move.cards.length === 3),
      cards: meanOf(confessed.map(({ move }) => move.cards.length)),
      joins: share(answered, ({ move }) => move.type === 'join'),
      lyingJoins: share(answered, deed => deed.move.type === 'join' && isLie(deed)),
      joinedThrees: share(joined, ({ move }) => move.cards.length === 3),
      doubts: share(answered, ({ move }) => move.type === 'doubt'),
      doubtedOnes: share(doubted, ({ view }) => view.table.pile.at(-1).count === 1),
      dogmas: share(deeds, ({ move }) => move.type === 'createDogma'),
      decisions: deeds.length,
    };
  },
  'seven-seals': (deeds, { points, others }) => {
    const sizeOf = ({ move }) =>
      Object.values(move.fromMiddle).reduce((sum, seals) => sum + seals, move.takeOvers.length);
    const predicted = deeds.filter(({ move }) => move.type === 'predict');
    const openings = deeds.filter(({ view }) => view.table.phase === 'predict');
    const sizes = predicted.map(sizeOf);
    const highs = ({ view }) =>
      view.own.hand.reduce(
        (sum, cards, colour) => sum + (cards.toString(2).match(/1/g)?.length ?? 0) * (colour === 0 ? 1 : 0),
        0,
      ) /
        2 +
      view.own.hand.slice(1).reduce((sum, cards) => sum + (cards >>> 9 === 0 ? 0 : 1), 0);
    const played = deeds.filter(({ view, move }) => move.type === 'playCard' && view.table.saboteur !== view.seat);
    const led = played.filter(({ view }) => view.table.trick.cards.length === 0);
    const followed = played.filter(({ view }) => view.table.trick.cards.length > 0);
    const hurtBy = ({ view, move }) =>
      share(
        view.table.seals.filter((_, seat) => seat !== view.seat),
        seals => seals['RYGBV'.indexOf(move.card[0])] + seals[5] === 0,
      );
    const rankOf = ({ move }) => Number(move.card.slice(1));
    const beyond = predicted.map(deed => sizeOf(deed) - highs(deed));
    return {
      seals: meanOf(sizes),
      fewest: Math.min(9, ...sizes),
      most: Math.max(0, ...sizes),
      hurts: meanOf(led.map(hurtBy)),
      led: meanOf(led.map(rankOf)),
      followed: meanOf(followed.map(rankOf)),
      leads: led.length / Math.max(1, played.length),
      beyond: meanOf(beyond),
      leastBeyond: Math.min(9, ...beyond),
      mostBeyond: Math.max(-9, ...beyond),
      saboteur: share(openings, ({ move }) => move.type === 'takeSaboteur'),
      takeOvers: meanOf(predicted.map(({ move }) => move.takeOvers.length)),
      points,
      others,
    };
  },
  'mea-culpa': deeds => {
    const of = (...types) => deeds.filter(({ move }) => types.includes(move.type)).length;
    const bids = deeds.filter(({ move }) => move.type === 'bid');
    const chosen = deeds.filter(({ move }) => move.type === 'character');
    const rounds = Math.max(1, bids.length);
    return {
      buys: of('buy') / rounds,
      greedy: of('greedy') / rounds,
      letters: of('buyLetter') / rounds,
      sales: of('sell') / rounds,
      gifts: of('donate') / rounds,
      visits: of('visit') / rounds,
      travels: of('travel') / rounds,
      passes: of('pass') / rounds,
      crews: of('crew', 'moveCrew') / rounds,
      emperor: share(chosen, ({ move }) => move.character === 'emperor'),
      merchant: share(chosen, ({ move }) => move.character === 'merchant'),
      notches: meanOf(bids.map(({ move }) => move.notches)),
    };
  },
};

/** The same bot, and a note of all it did. */
const noted = (bot, deeds) => ({
  *think(situation, stream, limits) {
    const view = structuredClone(situation.view);
    const decision = yield* bot.think(situation, stream, limits);
    deeds.push({ view, move: decision.move });
    return decision;
  },
});

/** One game with the three around the table, each in another place from game to game: who it was, and the figures. */
const watchGame = (seed, index) => {
  const around = Array.from({ length: seats }, (_, seat) => names[(seat + index) % names.length]);
  const deeds = around.map(() => []);
  const played = around.map((name, seat) => noted(botOf(game, name), deeds[seat]));
  const luck = `${seed}/${index}`;
  const { points } = playEncounter({ rules, bots: played, deal: luck, luck, budget });
  return around.map((name, seat) => ({
    name,
    figures: FIGURES[game](deeds[seat], {
      points: points[seat],
      others: meanOf(points.filter((_, other) => other !== seat)),
    }),
  }));
};
const watch = seed => Array.from({ length: Number(values.games) }, (_, index) => watchGame(seed, index)).flat();

/** About twelve for each game. */
const namesOf = seen => Object.keys(seen[0].figures);
const vectorOf = figures => Object.values(figures);

/** Solves a·x = b for a symmetric, positive matrix (Gauss). */
const solve = (matrix, right) => {
  const rows = matrix.map((row, index) => [...row, right[index]]);
  for (const [pivot, row] of rows.entries())
    for (const other of rows.slice(pivot + 1)) {
      const factor = other[pivot] / row[pivot];
      for (let column = pivot; column < row.length; column += 1) other[column] -= factor * row[column];
    }
  const found = right.map(() => 0);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const known = found.reduce((sum, value, column) => (column > index ? sum + rows[index][column] * value : sum), 0);
    found[index] = (rows[index].at(-1) - known) / rows[index][index];
  }
  return found;
};

/** The mean of each figure by character, and how the figures vary together within one. */
const learn = seen => {
  const centres = names.map(name => {
    const own = seen.filter(one => one.name === name).map(({ figures }) => vectorOf(figures));
    return { name, centre: own[0].map((_, figure) => meanOf(own.map(vector => vector[figure]))) };
  });
  const deviations = seen.map(({ name, figures }) => {
    const { centre } = centres.find(one => one.name === name);
    return vectorOf(figures).map((number, figure) => number - centre[figure]);
  });
  const spread = namesOf(seen).map((_, row) =>
    namesOf(seen).map((__, column) => {
      const together = meanOf(deviations.map(vector => vector[row] * vector[column]));
      return row === column ? 1.01 * together + 1e-4 : together;
    }),
  );
  return centres.map(({ name, centre }) => {
    const weights = solve(spread, centre);
    return { name, centre, weights, middle: 0.5 * weights.reduce((sum, weight, at) => sum + weight * centre[at], 0) };
  });
};

/** The nearest of the three, in the measure of how figures vary. */
const tell = (learned, figures) => {
  const vector = vectorOf(figures);
  const nearness = ({ weights, middle }) => weights.reduce((sum, weight, at) => sum + weight * vector[at], 0) - middle;
  return learned.reduce((best, other) => (nearness(other) > nearness(best) ? other : best)).name;
};

if (Number(values.deals) > 0)
  for (const name of names) if (values.only === undefined || traitIn(name) === values.only) compare(name);
if (Number(values.games) > 0) {
  const seen = watch(`${values.seed} learn`);
  const learned = learn(seen);
  const asked = watch(`${values.seed} tell`).map(({ name, figures }) => ({ name, told: tell(learned, figures) }));
  const right = of => share(of, ({ name, told }) => name === told);
  const each = names.map(
    name => `${traitIn(name) ?? name} ${(100 * right(asked.filter(one => one.name === name))).toFixed(0)} %`,
  );
  console.log(
    `${game} ${seats} ${level}: ${(100 * right(asked)).toFixed(1)} % of ${asked.length} named right (${each.join(', ')})`,
  );
  if (process.env.SHOW === '1')
    for (const [index, figure] of namesOf(seen).entries())
      console.log(figure.padEnd(14), learned.map(({ centre }) => centre[index].toFixed(3)).join('  '));
}
