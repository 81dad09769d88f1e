import { BEGIN, type Belief } from './rate.ts';

/** What the arena saw of a better and a worse bot (bench/arena/README.md). */
interface Seen {
  readonly players: number;
  readonly deals: number;
  /** Mean place of the better one less that of the other. */
  readonly place: number;
}

const seen = (players: number, deals: number, place: number): Seen => ({ players, deals, place });

type Pools = Readonly<Record<2 | 3, readonly Seen[]>>;

/** Masters beside regulars: the lines «master,regular» of the plan of 2026-11-16. */
const MASTER_BESIDE_REGULAR: Readonly<Record<string, Pools>> = {
  dogma: {
    2: [seen(2, 20, -0.35)],
    3: [
      seen(3, 14, -0.536),
      seen(4, 10, -0.825),
      seen(5, 10, -0.85),
      seen(6, 8, -1),
      seen(7, 7, -0.94),
      seen(8, 6, -0.958),
    ],
  },
  'seven-seals': { 2: [], 3: [seen(3, 12, -1.139), seen(4, 10, -0.925), seen(5, 8, -1.258)] },
  'mea-culpa': { 2: [seen(2, 15, -1)], 3: [seen(3, 10, -1.25), seen(4, 8, -1.656)] },
};

/** Regulars beside novices: the lines «regular,novice» there. */
const REGULAR_BESIDE_NOVICE: Readonly<Record<string, Pools>> = {
  dogma: { 2: [seen(2, 30, -0.967)], 3: [seen(3, 20, -1.05), seen(4, 15, -1.8), seen(6, 10, -2.544)] },
  'seven-seals': { 2: [], 3: [seen(3, 20, -1.342), seen(4, 15, -1.308), seen(5, 12, -1.856)] },
  'mea-culpa': { 2: [seen(2, 30, -0.333)], 3: [seen(3, 20, -0.55), seen(4, 15, -0.517)] },
};

/** How surely the arena's figures hold among people: a bot is no measure before it has played some games here. */
const SIGMA = 2.5;
/** Of openskill: how much chance there is in one game. */
const BETA = 25 / 6;
const PAIR = Math.sqrt(2 * (BETA * BETA + SIGMA * SIGMA));

/**
 * In which share of pairs of a first and a second bot the first was ahead. With k seats of the first and m of the second among n = k + m the
 * mean places differ by n/2 − n·p, however many of each there are. Half a pair of a deal is given to the other side: who won all of few deals
 * does not win for ever.
 */
const shareAhead = ({ players, deals, place }: Seen): number => {
  const share = 0.5 - place / players;
  return (share * deals + 0.5) / (deals + 1);
};

/** By how much mu differs where the first is ahead so often, as Plackett–Luce has it for two of them. */
const lead = (all: readonly Seen[] = []): number => {
  const deals = all.reduce((sum, one) => sum + one.deals, 0);
  if (deals === 0) return 0;
  const share = all.reduce((sum, one) => sum + shareAhead(one) * one.deals, 0) / deals;
  return PAIR * Math.log(share / (1 - share));
};

/** What is believed of a bot (`bot:GAME:LEVEL:VERSION`) before its first game: a regular is as good as a newcomer, the others as in the arena. */
export const botBegins = (subject: string, pool: number): Belief => {
  const [, game = '', level] = subject.split(':');
  const size = pool === 2 ? 2 : 3;
  const over = MASTER_BESIDE_REGULAR[game];
  if (over === undefined) return BEGIN;
  if (level === 'master') return { mu: BEGIN.mu + lead(over[size]), sigma: SIGMA };
  const under = level === 'novice' ? lead(REGULAR_BESIDE_NOVICE[game]?.[size]) : 0;
  return { mu: BEGIN.mu - under, sigma: SIGMA };
};
