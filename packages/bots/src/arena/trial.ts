import type { Contest, Result } from './arena.ts';
import { type Bounds, gainsOf, logRatio, type Verdict, verdictOn } from './sequential.ts';
import { estimate, thinkingTime } from './summary.ts';

/** A comparison of two bots, written down before its first deal: a sequential test, or a fixed number of deals for an interval. */
export interface Trial {
  readonly name: string;
  readonly game: string;
  readonly players: number;
  readonly bots: readonly [string, string];
  /** `20 ms` of the processor a move, `60 iterations`, or `own` where the names of the bots say it. */
  readonly budget: string;
  readonly seed: string;
  /** What the tables agree on, where that is not the usual. */
  readonly options?: object;
  readonly length: Bounds | { readonly deals: number };
  /** SHA-256 of the file that plays. */
  readonly code: string;
}

/** What one run of a trial has played and what is known after it. A run goes on where the last one of the same code stopped. */
export interface Run {
  readonly name: string;
  readonly code: string;
  readonly at: string;
  /** Gains in places of the deals of this run; the first has this number. */
  readonly from: number;
  readonly gains: readonly number[];
  /** The same in points, the second's less the first's: whether that is good the game must say. */
  readonly points: readonly number[];
  /** Of all deals so far. */
  readonly deals: number;
  readonly mean: number;
  readonly within?: number;
  readonly logRatio?: number;
  readonly verdict: Verdict | 'unfinished' | 'measured';
  /** Processor time a move, by bot, in this run. */
  readonly milliseconds: readonly (number | undefined)[];
}

export const nameOf = ({
  game,
  players,
  bots,
  budget,
  seed,
  options,
}: Omit<Trial, 'name' | 'length' | 'code'>): string =>
  [game, players, bots.join(','), budget, seed, ...Object.entries(options ?? {}).map(pair => pair.join('='))].join(' ');

const BUDGET = /^(?:(\d+) (ms|iterations)|own)$/;

/** What the arena is asked to play for it. */
export const contestOf = ({ game, players, bots, budget, seed, options = {} }: Trial): Contest => {
  const found = BUDGET.exec(budget);
  if (found === null) throw new Error(`"${budget}" is no budget: "20 ms", "60 iterations" or "own"`);
  const [, number, unit] = found;
  const limit = unit === 'iterations' ? { iterations: Number(number) } : { milliseconds: Number(number ?? 0) };
  return { game, players, bots, games: players, seed, byProcessor: true, options, ...limit };
};

/** Gains of earlier runs by the same code, in the order of their deals; of other code nothing counts. */
export const gainsBefore = ({ name, code }: Trial, history: readonly Run[]): readonly number[] =>
  history.filter(run => run.name === name && run.code === code).flatMap(({ gains }) => gains);

/** Is anything left to play? */
export const isOver = ({ length }: Trial, gains: readonly number[]): boolean =>
  'deals' in length ? gains.length >= length.deals : verdictOn(gains, length) !== undefined;

const endOf = ({ length }: Trial, gains: readonly number[]): Run['verdict'] => {
  if ('deals' in length) return gains.length >= length.deals ? 'measured' : 'unfinished';
  return verdictOn(gains, length) ?? 'unfinished';
};

/** The line for the history. An interval needs a deviation: where there is none, the number of deals says it all. */
export const runOf = (trial: Trial, before: readonly number[], played: readonly Result[], at: string): Run => {
  const { name, code, bots, length } = trial;
  const gains = gainsOf(played, bots);
  const all = [...before, ...gains];
  const { mean, within } = estimate(all);
  return {
    name,
    code,
    at,
    from: before.length,
    gains,
    points: gainsOf(played, bots, 'points'),
    deals: all.length,
    mean,
    ...(within > 0 ? finite({ within }) : {}),
    ...('deals' in length ? {} : finite({ logRatio: logRatio(all, length) })),
    verdict: endOf(trial, all),
    milliseconds: bots.map(bot => thinkingTime(played, bot)),
  };
};

/** What is beyond measure is left out: JSON has no word for it. */
const finite = <Figure extends Readonly<Record<string, number>>>(figure: Figure): Figure | Record<string, never> =>
  Object.values(figure).every(Number.isFinite) ? figure : {};
