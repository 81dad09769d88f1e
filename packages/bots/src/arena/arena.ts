import { botOf, openGame } from '@conclave/house/all';
import { at, type BySeat } from '@conclave/kernel';
import type { AnyBot, Budget } from '@conclave/search';
import { playEncounter, type Thought } from './play.ts';

/** Which bots meet how often, and how long they may think. */
export interface Contest {
  readonly game: string;
  readonly players: number;
  /** Names of bots, `master` or with a budget of its own `master@80ms`, `master@60`; the table is filled from this list around and around. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** The milliseconds are those of the processor, not of the clock on the wall: fair also on a busy machine. One thread only. */
  readonly byProcessor?: boolean;
  /** What the tables agree on, where that is not the usual. */
  readonly options?: object;
}

export interface Result {
  readonly deal: number;
  readonly names: BySeat<string>;
  readonly places: BySeat<number>;
  readonly points: BySeat<number>;
  /** Only where time is what is limited. */
  readonly thought?: BySeat<Thought>;
}

/** Each deal is played once for every rotation of the seats, so that everyone has had every hand. */
export const dealsOf = ({ games, players }: Contest): number => Math.max(1, Math.ceil(games / players));

/** Who sits where: the list goes around the table, one seat on with each rotation, and begins with another bot in the next deal. */
export const lineUp = ({ bots, players }: Contest, deal: number, rotation: number): readonly string[] =>
  Array.from({ length: players }, (_, seat) => {
    const place = (seat + rotation) % players;
    return at(bots, (place + deal) % bots.length);
  });

/** What a bot is called, and how long it thinks where its name says so: `master@80ms` or, in iterations, `master@60`. */
const OWN_BUDGET = /^(.+)@(\d+)(ms)?$/;

/** The bot of this name. A budget in the name is in place of the contest's. */
export const botNamed = (game: string, name: string): AnyBot => {
  const [, plain, number, unit] = OWN_BUDGET.exec(name) ?? [];
  if (plain === undefined) return botOf(game, name);
  const bot = botOf(game, plain);
  const own = unit === undefined ? { iterations: Number(number) } : { milliseconds: Number(number) };
  return {
    think: (situation, stream, { now, signal }) =>
      bot.think(situation, stream, {
        ...own,
        ...(now === undefined ? {} : { now }),
        ...(signal === undefined ? {} : { signal }),
      }),
  };
};

/** One deal with all rotations of the seats. */
export const playDeal = (contest: Contest, deal: number, now: () => number): readonly Result[] => {
  const { game, players, seed, iterations, milliseconds, options = {} } = contest;
  const rules = openGame(game).rules;
  const budget: Budget = {
    now,
    ...(iterations === undefined ? {} : { iterations }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
  return Array.from({ length: players }, (_, rotation) => {
    const names = lineUp(contest, deal, rotation);
    const bots = names.map(name => botNamed(game, name));
    const luck = `${seed}/${deal}/${rotation}`;
    const { places, points, thought } = playEncounter({ rules, bots, deal: `${seed}/${deal}`, luck, budget, options });
    return { deal, names, places, points, ...(milliseconds === undefined ? {} : { thought }) };
  });
};
