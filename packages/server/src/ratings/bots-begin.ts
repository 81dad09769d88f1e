import { log } from '@conclave/kernel/arithmetic';
import { BEGIN, type Belief } from './rate.ts';

/**
 * What the arena saw, as it stands in bench/arena/README.md: game, players, who beside whom, deals, and the mean place of the first less that of
 * the second. A game that is not in it is none the worse: its bots begin as newcomers.
 */
const FIGURES = `
  dogma 2 master,regular 20 -0.35
  dogma 3 master,regular 14 -0.536
  dogma 4 master,regular 10 -0.825
  dogma 5 master,regular 10 -0.85
  dogma 6 master,regular 8 -1
  dogma 7 master,regular 7 -0.94
  dogma 8 master,regular 6 -0.958
  seven-seals 3 master,regular 12 -1.139
  seven-seals 4 master,regular 10 -0.925
  seven-seals 5 master,regular 8 -1.258
  mea-culpa 2 master,regular 15 -1
  mea-culpa 3 master,regular 10 -1.25
  mea-culpa 4 master,regular 8 -1.656
  dogma 2 pilgrim,novice 60 -0.617
  dogma 2 regular,pilgrim 60 -0.817
  dogma 4 pilgrim,novice 60 -0.625
  dogma 4 regular,pilgrim 60 -1.025
  dogma 8 pilgrim,novice 60 -1.501
  dogma 8 regular,pilgrim 60 -2.329
  seven-seals 3 pilgrim,novice 60 -1.061
  seven-seals 3 regular,pilgrim 60 -0.822
  seven-seals 4 pilgrim,novice 60 -0.879
  seven-seals 4 regular,pilgrim 60 -1.196
  seven-seals 5 pilgrim,novice 60 -0.773
  seven-seals 5 regular,pilgrim 60 -1.558
  mea-culpa 2 pilgrim,novice 60 -0.55
  mea-culpa 2 regular,pilgrim 60 -0.65
  mea-culpa 3 pilgrim,novice 60 -0.742
  mea-culpa 3 regular,pilgrim 60 -0.658
  mea-culpa 4 pilgrim,novice 60 -0.796
  mea-culpa 4 regular,pilgrim 60 -0.8
  dogma 2 prior,regular 40 -0.65
  dogma 4 prior,regular 16 -0.469
  seven-seals 3 prior,regular 20 -0.742
  seven-seals 4 prior,regular 16 -0.328
  mea-culpa 2 prior,regular 30 -0.367
  mea-culpa 4 prior,regular 10 -0.575
  dogma 2 master,prior 30 -0.633
  dogma 3 master,prior 20 -0.033
  dogma 4 master,prior 12 -0.417
  seven-seals 3 master,prior 16 -0.75
  seven-seals 4 master,prior 12 -0.51
  mea-culpa 2 master,prior 20 -1
  mea-culpa 3 master,prior 10 -1.5
  mea-culpa 4 master,prior 8 -1.844
`;

interface Seen {
  readonly game: string;
  readonly players: number;
  readonly pair: string;
  readonly deals: number;
  readonly place: number;
}

const SEEN: readonly Seen[] = FIGURES.trim()
  .split('\n')
  .map(line => {
    const [game = '', players, pair = '', deals, place] = line.trim().split(' ');
    return { game, players: Number(players), pair, deals: Number(deals), place: Number(place) };
  });

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

/** By how much mu of the first is above that of the second where it is ahead so often, as Plackett–Luce has it for two of them. */
const lead = (game: string, pair: string, pool: number): number => {
  const all = SEEN.filter(one => one.game === game && one.pair === pair && (one.players === 2) === (pool === 2));
  const deals = all.reduce((sum, one) => sum + one.deals, 0);
  if (deals === 0) return 0;
  const share = all.reduce((sum, one) => sum + shareAhead(one) * one.deals, 0) / deals;
  return PAIR * log(share / (1 - share));
};

/**
 * How far each level is above a regular, by its neighbours in the arena; a master by whichever shows more, games beside priors or beside regulars,
 * of which it wins nearly all. That a cardinal's time is worth more was not shown: it begins as a master.
 */
const aboveRegular = (game: string, level: string | undefined, pool: number): number => {
  const by = (pair: string): number => lead(game, pair, pool);
  switch (level) {
    case 'novice':
      return -by('regular,pilgrim') - by('pilgrim,novice');
    case 'pilgrim':
      return -by('regular,pilgrim');
    case 'prior':
      return by('prior,regular');
    case 'master':
    case 'cardinal':
      return Math.max(by('master,regular'), by('prior,regular') + by('master,prior'));
    default:
      return 0;
  }
};

/** What is believed of a bot (`bot:GAME:LEVEL:VERSION`) before its first game: a regular is as good as a newcomer, the others as in the arena. */
export const botBegins = (subject: string, pool: number): Belief => {
  const [, game = '', level] = subject.split(':');
  if (SEEN.every(one => one.game !== game)) return BEGIN;
  return { mu: BEGIN.mu + aboveRegular(game, level, pool), sigma: SIGMA };
};
