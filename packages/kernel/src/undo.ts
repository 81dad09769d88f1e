import type { Chance } from './chance.ts';
import { stateAt } from './checkpoints.ts';
import { isClock, type Numbered } from './entry.ts';
import type { GameTypes, Rules, State } from './game.ts';
import type { Play } from './play.ts';
import type { Seat } from './seat.ts';
import { lastShownBy, make, movesBetween, type Standing, seqOf, type Taught } from './standing.ts';

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

/** What this move draws on: luck, a drawer that is closed to its seat, or nothing of the kind. */
const taughtBy = <Game extends GameTypes>(
  rules: Rules<Game>,
  state: State<Game>,
  seat: Seat,
  move: Game['move'],
  chance: Chance,
): Taught => {
  let taught: Taught = 'nothing';
  const draw = (): void => {
    taught = 'luck';
  };
  const peek = (): void => {
    if (taught !== 'luck') taught = 'secret';
  };
  const { table, secrets, hidden } = rules.clone(state);
  const guarded: State<Game> = {
    table,
    secrets: secrets.map((own, other) => (other === seat ? own : watched(own, peek))),
    hidden: watched(hidden, draw),
  };
  const guardedChance: Chance = {
    stream: label => {
      draw();
      return chance.stream(label);
    },
  };
  rules.apply(guarded, seat, move, guardedChance, () => {}); // what is told counts too, so somebody must be listening
  return taught;
};

/** Does this move draw on chance or on a drawer that is closed to the seat? Then its player may have learned something. */
export const learnsFrom = <Game extends GameTypes>(
  rules: Rules<Game>,
  state: State<Game>,
  seat: Seat,
  move: Game['move'],
  chance: Chance,
): boolean => taughtBy(rules, state, seat, move, chance) !== 'nothing';

/** To which number the play goes back when this seat's last move that others know of is taken back, with all later ones. */
export const undoTarget = ({ standing }: Play, seat: Seat): number | undefined => {
  const last = lastShownBy(standing, seat);
  return last?.before && seqOf(last.before);
};

/**
 * Why a seat may not take back its last move: never past a draw of luck; and unless all have agreed, not past a reveal or another's
 * move. Others' quiet steps do not count, or one would hear of them.
 */
export const undoRefusal = <Game extends GameTypes>(
  play: Play<Game>,
  seat: Seat,
  agreed = false,
): 'nothingToUndo' | 'alreadyLearned' | undefined => {
  const last = lastShownBy(play.standing, seat);
  if (last?.before === undefined || play.rules.undoes?.(play.options) === false) return 'nothingToUndo';
  const moves = movesBetween(last.before, play.standing) ?? [];
  if (!agreed && moves.some(move => isForeign(move, seat) && move.entry?.part === undefined)) return 'alreadyLearned';
  const taught = whatTaught(play, last.before, moves);
  const forbids = (what: Taught): boolean => what === 'luck' || (what === 'secret' && !agreed);
  return moves.some((move, index) => forbids(taught[index] ?? 'nothing') && (agreed || !isForeign(move, seat)))
    ? 'alreadyLearned'
    : undefined;
};

const isForeign = ({ entry }: Standing, seat: Seat): boolean =>
  entry !== undefined && (isClock(entry) || entry.seat !== seat);

/** What each of these moves taught its seat. Found out once a move. */
const whatTaught = <Game extends GameTypes>(
  play: Play<Game>,
  before: Standing,
  moves: readonly Standing[],
): readonly Taught[] => {
  if (moves.some(({ taught }) => taught === undefined)) {
    const state = stateAt(play, before);
    for (const move of moves) learn(play, state, move);
  }
  return moves.map(({ taught }) => taught ?? 'nothing');
};

const learn = <Game extends GameTypes>({ rules, chance }: Play<Game>, state: State<Game>, move: Standing): void => {
  const { entry } = move;
  if (entry === undefined) return;
  move.taught ??= isClock(entry)
    ? clockTaught(entry)
    : taughtBy(rules, state, entry.seat, entry.move as Game['move'], chance);
  make(rules, state, entry, chance);
};

/** What time has decided before everyone's eyes stays decided. */
const clockTaught = ({ part }: Numbered): Taught => (part === undefined ? 'luck' : 'nothing');
