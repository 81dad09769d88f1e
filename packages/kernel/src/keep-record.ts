import { isClock, type Made } from './entry.ts';
import type { GameTypes } from './game.ts';
import { placesOf } from './play.ts';
import type { Played } from './play-out.ts';
import { type GameRecord, makeRecord, type RecordedMove, type SeatLine, type StandIn } from './record.ts';
import { type Hex, openSeal, sealOf } from './seal.ts';
import { movesBetween, SET_UP } from './standing.ts';

/** What a host knows of a game that the play itself does not: who sat there, and the secret behind its luck. */
export interface Keeping {
  readonly seats: readonly SeatLine[];
  readonly secret: Uint8Array;
  readonly nonces: readonly Hex[];
  /** For whom a bot stood in, where the host knows by whose decision; otherwise the moves say it. */
  readonly standIns?: readonly StandIn[] | undefined;
}

/** The record of a game under way or played out, with its options in full. The seal is opened when the game is over. */
export const recordOf = <Game extends GameTypes>(play: Played<Game>, keeping: Keeping): GameRecord => {
  const { seats, secret, nonces } = keeping;
  const { rules, options } = play;
  const places = placesOf(play);
  const closed = sealOf(secret, nonces);
  const moves = movesOf(play).map(made => recorded(made, seats));
  const standIns = keeping.standIns ?? standInsIn(moves);
  return makeRecord({
    game: rules.id,
    rulesVersion: rules.rulesVersion,
    options,
    seats,
    seal: places === undefined ? closed : openSeal(closed, secret),
    moves,
    ...(standIns.length === 0 ? {} : { standIns }),
    ...(places === undefined ? {} : { places }),
  });
};

/** The moves that stand, oldest first. */
export const movesOf = <Game extends GameTypes>({ standing }: Pick<Played<Game>, 'standing'>): readonly Made[] =>
  (movesBetween(SET_UP, standing) ?? []).flatMap(({ entry }) => entry ?? []);

/** That a bot's move was made by a bot need not be said. */
const recorded = (made: Made, seats: readonly SeatLine[]): GameRecord['moves'][number] => {
  if (isClock(made)) return { by: made.by, at: made.at, move: made.move };
  const { seat, at, how, move } = made;
  return how === undefined || (how === 'bot' && seats[seat]?.kind === 'bot')
    ? { seat, at, move }
    : { seat, at, how, move };
};

/** From a person's first move that a bot made to the last before one of its own. */
export const standInsIn = (moves: GameRecord['moves']): readonly StandIn[] => {
  const all: StandIn[] = [];
  const open = new Map<number, StandIn>();
  for (const [index, made] of moves.entries()) if (made.seat !== undefined) follow(made, index + 1, open, all);
  return [...all, ...open.values()].sort((one, other) => one.from - other.from);
};

const follow = ({ seat, how }: RecordedMove, number: number, open: Map<number, StandIn>, closed: StandIn[]): void => {
  const running = open.get(seat);
  if (how === 'bot' && running === undefined) open.set(seat, { seat, from: number });
  if (how === 'bot' || running === undefined) return;
  closed.push({ ...running, to: number - 1 });
  open.delete(seat);
};
