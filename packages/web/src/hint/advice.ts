import { type AnyGame, type AnyRules, fastChance, memoryFrom, type SeatView } from '@conclave/kernel';
import { type AnyBot, type Considered, type Decision, decide, type Why } from '@conclave/search';
import { isSame } from '@conclave/stage/table/same-move.ts';

type Move = AnyGame['move'];

/** How far a move is behind the best one, from what the imagined games brought. */
export const DISTANCES = ['even', 'close', 'behind', 'far'] as const;
export type Distance = (typeof DISTANCES)[number];

export interface Alternative {
  readonly move: Move;
  readonly distance: Distance;
  /** In hundredths of the way from the worst to the best result. */
  readonly hundredths: number;
  /** What speaks for it at first sight, where somebody would have made it. */
  readonly why?: Why;
}

/** What a master would do in this seat, why, and the two best other moves. */
export interface Advice {
  readonly move: Move;
  readonly why: Why;
  readonly worlds: number;
  readonly others: readonly Alternative[];
}

/** Who is asked: the one that thinks, and the one that has a plain reason at once. */
export interface Advisers {
  readonly master: AnyBot;
  readonly regular: AnyBot;
}

/** What a seat knows, and all that is needed to ask for advice on it. */
export interface Question {
  readonly game: string;
  readonly seats: number;
  readonly view: SeatView<AnyGame>;
  /** Everything this seat was told since the game began. */
  readonly events: readonly AnyGame['event'][];
  readonly seed: number;
}

const LIMITS = { even: 0.01, close: 0.04, behind: 0.1 } as const;

export const distanceOf = (behind: number): Distance => {
  if (behind < LIMITS.even) return 'even';
  if (behind < LIMITS.close) return 'close';
  return behind < LIMITS.behind ? 'behind' : 'far';
};

/** A move that was hardly looked at has no value to speak of. */
const FEWEST_VISITS = 3;

export const alternatives = (move: Move, considered: readonly Considered<Move>[]): readonly Alternative[] => {
  const best = considered.find(other => isSame(other.move, move))?.mean;
  const others = considered.filter(other => !isSame(other.move, move) && other.visits >= FEWEST_VISITS);
  if (best === undefined) return [];
  return others
    .toSorted((one, other) => other.mean - one.mean)
    .slice(0, 2)
    .map(other => {
      const behind = Math.max(0, best - other.mean);
      return { move: other.move, distance: distanceOf(behind), hundredths: Math.round(behind * 100) };
    });
};

/** What the search found is told in either case. */
const foundAsWell = (why: Why, { found }: Why): Why => (found === undefined ? why : { ...why, found });

/** The master decides; where the quick bot would do the same, its plain reason is the better sentence. */
export const advise = (
  rules: AnyRules,
  bots: Advisers,
  { seats, view, events, seed }: Question,
  budget: { readonly iterations?: number; readonly milliseconds?: number; readonly now?: () => number },
): Advice => {
  const { options } = view.table as { readonly options: object };
  const memory = memoryFrom({ rules, options, seats }, view.seat, events);
  const ask = (level: 'master' | 'regular'): Decision<AnyGame> =>
    decide(bots[level], { view, memory }, fastChance(seed), budget);
  const master = ask('master');
  const quick = ask('regular');
  const others = alternatives(master.move, master.considered ?? []);
  return {
    move: master.move,
    why: isSame(quick.move, master.move) ? foundAsWell(quick.why, master.why) : master.why,
    worlds: master.iterations,
    others: others.map(other => (isSame(quick.move, other.move) ? { ...other, why: quick.why } : other)),
  };
};
