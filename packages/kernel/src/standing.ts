import type { Chance } from './chance.ts';
import { isClock, type Made, type MoveEntry, type Numbered } from './entry.ts';
import type { Emit, GameTypes, Rules, State } from './game.ts';

/** A move that was not taken back, after the ones before it. The first of the line is the set-up, which has no entry. */
export interface Standing {
  readonly entry: (Numbered & Made) | undefined;
  readonly before: Standing | undefined;
  /** How many moves stand up to here. */
  readonly count: number;
  /** What its seat learned by it; found out when somebody asks. */
  taught?: Taught;
}

export type Taught = 'nothing' | 'secret' | 'luck';

export const SET_UP: Standing = { entry: undefined, before: undefined, count: 0 };

export const seqOf = ({ entry }: Standing): number => entry?.seq ?? 0;

/** The moves after `from` up to `to`, oldest first; nothing when `from` is not in this line. */
export const movesBetween = (from: Standing, to: Standing): Standing[] | undefined => {
  const moves: Standing[] = [];
  for (let here = to; here !== from; ) {
    if (here.before === undefined) return undefined;
    moves.push(here);
    here = here.before;
  }
  return moves.reverse();
};

/** The last move that still stands when all with higher numbers are taken back. */
export const standingAt = (line: Standing, seq: number): Standing => {
  let here = line;
  while (here.before !== undefined && seqOf(here) > seq) here = here.before;
  return here;
};

/** The last move of a seat that the others know of; what it replaced in secret since goes with it. */
export const lastShownBy = (line: Standing, seat: number): (Standing & { entry: MoveEntry }) | undefined => {
  for (let here: Standing | undefined = line; here?.entry !== undefined; here = here.before)
    if (isShownMoveOf(here, seat)) return here;
  return undefined;
};

const isShownMoveOf = (here: Standing, seat: number): here is Standing & { entry: MoveEntry } =>
  here.entry !== undefined && 'seat' in here.entry && here.entry.seat === seat && here.entry.part === undefined;

/** Makes a move that may be made; changes the state. */
export const make = <Game extends GameTypes>(
  rules: Rules<Game>,
  state: State<Game>,
  made: Made,
  chance: Chance,
  emit?: Emit<Game['event']>,
): void => {
  if (!isClock(made)) rules.apply(state, made.seat, made.move as Game['move'], chance, emit);
  else if (rules.clock === undefined) throw new Error(`${rules.id} has no clock`);
  else rules.clock.apply(state, made.move.what, chance, emit);
};
