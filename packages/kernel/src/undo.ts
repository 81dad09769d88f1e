import type { Chance } from './chance.ts';
import type { GameTypes, Rules, State } from './game.ts';
import { startMatch } from './match.ts';
import type { RecordedMove } from './record.ts';
import type { Seat } from './seat.ts';

/** Calls `onRead` when a value inside is read. Lengths and writes tell a seat nothing: whoever adds to a covered pile does not look at it. */
const watched = <Drawer extends object>(drawer: Drawer, onRead: () => void): Drawer =>
  new Proxy(drawer, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === 'object' && value !== null) return watched(value, onRead);
      if (typeof value !== 'function' && key !== 'length') onRead();
      return value;
    },
  });

/** Does this move draw on chance or on a drawer that is closed to the seat? Then its player may have learned something. */
export const learnsFrom = <Game extends GameTypes>(
  rules: Rules<Game>,
  state: State<Game>,
  seat: Seat,
  move: Game['move'],
  chance: Chance,
): boolean => {
  let learned = false;
  const learn = (): void => {
    learned = true;
  };
  const { table, secrets, hidden } = rules.clone(state);
  const guarded: State<Game> = {
    table,
    secrets: secrets.map((own, other) => (other === seat ? own : watched(own, learn))),
    hidden: watched(hidden, learn),
  };
  const guardedChance: Chance = {
    stream: label => {
      learn();
      return chance.stream(label);
    },
  };
  rules.apply(guarded, seat, move, guardedChance, () => {}); // what is told counts too, so somebody must be listening
  return learned;
};

/**
 * How far a seat may take back: the index of the first move it may undo, or `moves.length` when there is none.
 * Never past a chance draw, a reveal or another seat's move.
 */
export const undoBoundary = <Game extends GameTypes>(
  rules: Rules<Game>,
  options: Game['options'],
  seats: number,
  chance: Chance,
  moves: readonly RecordedMove<Game['move']>[],
  seat: Seat,
): number => {
  const lastForeign = moves.findLastIndex(played => played.seat !== seat);
  let boundary = lastForeign + 1;
  const { state } = startMatch(rules, options, seats, chance);
  for (const [index, played] of moves.entries()) {
    if (index > lastForeign && learnsFrom(rules, state, seat, played.move, chance)) boundary = index + 1;
    rules.apply(state, played.seat, played.move, chance);
  }
  return boundary;
};
