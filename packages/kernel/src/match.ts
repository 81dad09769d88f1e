import type { Chance } from './chance.ts';
import type { Emit, GameTypes, Rules, State } from './game.ts';
import type { Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';

/** A game under way: its rules, its luck, and the state that its moves have led to. */
export interface Match<Game extends GameTypes> {
  readonly rules: Rules<Game>;
  readonly chance: Chance;
  readonly state: State<Game>;
}

export const startMatch = <Game extends GameTypes>(
  rules: Rules<Game>,
  options: Game['options'],
  seats: number,
  chance: Chance,
  emit?: Emit<Game['event']>,
): Match<Game> => ({ rules, chance, state: rules.setup(options, seats, chance, emit) });

/** Plays a move or says why not. A refused move changes nothing. */
export const playMove = <Game extends GameTypes>(
  { rules, chance, state }: Match<Game>,
  seat: Seat,
  move: Game['move'],
  emit?: Emit<Game['event']>,
): Refusal | undefined => {
  const own = state.secrets[seat];
  if (own === undefined) return { code: 'noSuchSeat', rule: 'table' };
  const refused = rules.refusal(state.table, own, seat, move);
  if (refused === undefined) rules.apply(state, seat, move, chance, emit);
  return refused;
};

export const isOver = <Game extends GameTypes>({ rules, state }: Match<Game>): boolean =>
  rules.places(state.table) !== undefined;
