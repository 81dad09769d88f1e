import { type Rating, rate, rating } from 'openskill';
import type { Result } from './arena.ts';

/** A mean over so many deals, and half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly within: number;
  readonly deals: number;
}

export interface Standing {
  readonly bot: string;
  readonly games: number;
  readonly place: Estimate;
  readonly points: Estimate;
  /** Skill by openskill's Plackett-Luce model: the mean, and the mean less three deviations. */
  readonly skill: number;
  readonly ordinal: number;
  /** What a decision took on average, where time was limited: all should have used the same. */
  readonly milliseconds?: number;
}

/** How much better the first is than the second: places and points of the first less those of the second, in the same deals. */
export interface Comparison {
  readonly bot: string;
  readonly other: string;
  readonly place: Estimate;
  readonly points: Estimate;
}

export interface Summary {
  readonly games: number;
  readonly deals: number;
  readonly standings: readonly Standing[];
  readonly comparisons: readonly Comparison[];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const square = (number: number): number => number * number;

/** Student's t for 95 %, to a hundredth from ten deals on. */
const tQuantile = (degrees: number): number => 1.96 + 2.4 / degrees + 2.6 / square(degrees);

/** Games of one deal are alike, so a deal counts as one observation (clustered interval). */
export const estimate = (byDeal: readonly number[]): Estimate => {
  const average = mean(byDeal);
  const deals = byDeal.length;
  if (deals < 2) return { mean: average, within: Number.POSITIVE_INFINITY, deals };
  const variance = byDeal.reduce((sum, number) => sum + square(number - average), 0) / (deals - 1);
  return { mean: average, within: tQuantile(deals - 1) * Math.sqrt(variance / deals), deals };
};

type Figure = 'places' | 'points';

/** Mean figure of a bot in one deal; nothing if it did not play in it. */
export const inDeal = (results: readonly Result[], bot: string, figure: Figure): number | undefined => {
  const numbers = results.flatMap(result => result[figure].filter((_, seat) => result.names[seat] === bot));
  return numbers.length === 0 ? undefined : mean(numbers);
};

/** Deal by deal, in their order. */
export const resultsByDeal = (results: readonly Result[]): readonly (readonly Result[])[] => {
  const deals = new Map<number, Result[]>();
  for (const result of results) {
    const known = deals.get(result.deal);
    if (known === undefined) deals.set(result.deal, [result]);
    else known.push(result);
  }
  return [...deals.entries()].sort(([one], [other]) => one - other).map(([, list]) => list);
};

/** Milliseconds that a decision of this bot took on average. */
export const thinkingTime = (results: readonly Result[], bot: string): number | undefined => {
  const own = results.flatMap(({ names, thought = [] }) => thought.filter((_, seat) => names[seat] === bot));
  const decisions = own.reduce((sum, thought) => sum + thought.decisions, 0);
  return decisions === 0 ? undefined : own.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / decisions;
};

/** Every game in turn; a bot that sits on several seats takes the average of what its seats have learned. */
const ratings = (results: readonly Result[]): ReadonlyMap<string, Rating> => {
  const all = new Map<string, Rating>();
  for (const { names, places } of results) {
    const before = names.map(name => [all.get(name) ?? rating()]);
    const after = rate(before, { rank: [...places] });
    for (const name of new Set(names)) {
      const own = after.flatMap((team, seat) => (names[seat] === name ? team : []));
      all.set(name, { mu: mean(own.map(({ mu }) => mu)), sigma: mean(own.map(({ sigma }) => sigma)) });
    }
  }
  return all;
};

const compare = (
  deals: readonly (readonly Result[])[],
  bot: string,
  other: string,
  figure: Figure,
): Estimate | undefined => {
  const differences = deals.flatMap(deal => {
    const one = inDeal(deal, bot, figure);
    const two = inDeal(deal, other, figure);
    return one === undefined || two === undefined ? [] : [one - two];
  });
  return differences.length === 0 ? undefined : estimate(differences);
};

/** What the results say: standings by mean place, and each pair of bots that met. */
export const summarise = (results: readonly Result[]): Summary => {
  const deals = resultsByDeal(results);
  const inOrder = deals.flat();
  const skills = ratings(inOrder);
  const names = [...new Set(inOrder.flatMap(({ names: seated }) => seated))];
  const figure = (bot: string, kind: Figure): Estimate =>
    estimate(deals.flatMap(deal => inDeal(deal, bot, kind) ?? []));
  const standings = names
    .map(bot => {
      const { mu, sigma } = skills.get(bot) ?? rating();
      const milliseconds = thinkingTime(inOrder, bot);
      const games = inOrder.reduce((sum, result) => sum + result.names.filter(name => name === bot).length, 0);
      return {
        bot,
        games,
        place: figure(bot, 'places'),
        points: figure(bot, 'points'),
        skill: mu,
        ordinal: mu - 3 * sigma,
        ...(milliseconds === undefined ? {} : { milliseconds }),
      };
    })
    .sort((one, other) => one.place.mean - other.place.mean);
  return { games: inOrder.length, deals: deals.length, standings, comparisons: pairs(deals, standings) };
};

const pairs = (deals: readonly (readonly Result[])[], standings: readonly Standing[]): readonly Comparison[] =>
  standings.flatMap(({ bot }, index) =>
    standings.slice(index + 1).flatMap(({ bot: other }) => {
      const place = compare(deals, bot, other, 'places');
      const points = compare(deals, bot, other, 'points');
      return place === undefined || points === undefined ? [] : [{ bot, other, place, points }];
    }),
  );
