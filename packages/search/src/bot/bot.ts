import type { GameTypes, SeatView, Stream } from '@conclave/kernel';

/** What a seat knows: its view, and what it remembers of the events it was shown. A bot is given this and never a state. */
export interface Situation<Game extends GameTypes> {
  readonly view: SeatView<Game>;
  readonly memory: Game['memory'];
}

/** Somebody may lose interest in the answer. An `AbortSignal` is one. */
export interface Signal {
  readonly aborted: boolean;
}

/** How long a bot may think: so many imagined games, or so many milliseconds by a clock that is passed in; whichever ends first. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  /** Needed for `milliseconds`; the rules and the bots know no clock of their own. */
  readonly now?: () => number;
  readonly signal?: Signal;
}

/** A sentence of the catalogues, and the facts that fill it. */
export interface Finding<Reason extends string = string> {
  readonly reason: Reason;
  readonly facts?: Readonly<Record<string, string | number>>;
}

/** Why a bot moved, all of it known to the seat itself; and what the worlds it imagined had to say to that, if it imagined any. */
export interface Why<Reason extends string = string> extends Finding<Reason> {
  readonly found?: Finding;
}

/** A move that was looked at: in so many imagined games, with this value on average, from 0 to 1. */
export interface Considered<Move> {
  readonly move: Move;
  readonly visits: number;
  readonly mean: number;
  /** Where several decide in secret at the same time: how often it should be played. */
  readonly share?: number;
}

export interface Decision<Game extends GameTypes> {
  readonly move: Game['move'];
  readonly why: Why;
  /** Imagined games played for it; none for bots that do not search. */
  readonly iterations: number;
  /** What else was looked at, most visited first; nothing from bots that do not search. */
  readonly considered?: readonly Considered<Game['move']>[];
}

/** Thinking in small steps: each yields how much of the budget is used, from 0 to 1; whoever drives it may pause or stop. */
export type Thinking<Game extends GameTypes> = Generator<number, Decision<Game>, void>;

/** Without luck of its own: for the same situation, stream and number of iterations it decides the same. */
export interface Bot<Game extends GameTypes> {
  think(situation: Situation<Game>, stream: Stream, budget: Budget): Thinking<Game>;
}

/** Any bot, for code that does not care of which game. */
export type AnyBot = Bot<GameTypes>;

/** A bot that knows at once. */
export const quickBot = <Game extends GameTypes>(
  choose: (situation: Situation<Game>, stream: Stream) => { readonly move: Game['move']; readonly why: Why },
): Bot<Game> => ({
  // biome-ignore lint/correctness/useYield: it has nothing to report before its answer
  *think(situation, stream) {
    return { ...choose(situation, stream), iterations: 0 };
  },
});

/** Thinks to the end without a pause. */
export const decide = <Game extends GameTypes>(
  bot: Bot<Game>,
  situation: Situation<Game>,
  stream: Stream,
  budget: Budget = {},
  progress?: (share: number) => void,
): Decision<Game> => {
  const thinking = bot.think(situation, stream, budget);
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
    progress?.(step.value);
  }
};

/** Thinks with a pause after each step, so that the thread can hear that it should stop (`budget.signal`). */
export const decideWithPauses = async <Game extends GameTypes>(
  bot: Bot<Game>,
  situation: Situation<Game>,
  stream: Stream,
  budget: Budget,
  pause: () => Promise<void>,
  progress?: (share: number) => void,
): Promise<Decision<Game>> => {
  const thinking = bot.think(situation, stream, budget);
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
    progress?.(step.value);
    await pause();
  }
};
