import { type Entry, isClock, isUndo, type Made, type Numbered } from './entry.ts';
import type { GameTypes } from './game.ts';
import {
  type Beginning,
  clockRefusal,
  judge,
  makeStep,
  type Next,
  openPlay,
  type Play,
  placesOf,
  undoStep,
} from './play.ts';
import { FaultError, type Refusal } from './refusal.ts';

/** One entry of a log played again: `before` and `play` are the game before and after it, `step` what it told and changed. */
export interface Replayed<Game extends GameTypes> extends Next<Game> {
  readonly entry: Entry;
  readonly before: Play<Game>;
}

/**
 * Plays the entries of a log that follow a play (`openPlay` for a whole log) and checks numbers and legality as it goes. Throws a
 * FaultError that names the first entry that is missing, doubled or against the rules. Where nobody is going to be shown these steps,
 * none is kept, and what it changed at the table is not looked for.
 */
export function* replay<Game extends GameTypes>(
  from: Play<Game>,
  log: Iterable<Entry>,
  isShown = true,
): Generator<Replayed<Game>, Play<Game>> {
  let before = from;
  for (const entry of log) {
    checkNumber(before, entry);
    const { play, step } = playAgain(before, entry, isShown);
    yield { entry, before, play, step };
    before = play;
  }
  return before;
}

/** The game that this log has led to. */
export const resume = <Game extends GameTypes>(beginning: Beginning<Game>, log: Iterable<Entry>): Play<Game> => {
  let play = openPlay(beginning);
  for (const replayed of replay(play, log)) play = replayed.play;
  return play;
};

const nameOf = ({ seq, part }: Numbered): string =>
  part === undefined ? `entry ${seq}` : `entry ${seq}, part ${part}`;

const broken = (code: string, message: string, rule?: string): FaultError =>
  new FaultError(rule === undefined ? { path: '', code, message } : { path: '', code, message, rule });

const checkNumber = ({ seq, parts }: Play, entry: Entry): void => {
  const { part = 0 } = entry;
  if (entry.seq < seq || (entry.seq === seq && part <= parts))
    throw broken('entryDoubled', `${nameOf(entry)} is doubled`);
  const missing = entry.seq === seq ? { seq, part: parts + 1 } : { seq: seq + 1 };
  if (entry.seq > seq + 1 || part > (entry.seq === seq ? parts + 1 : 0))
    throw broken('entryMissing', `${nameOf(missing)} is missing`);
};

const playAgain = <Game extends GameTypes>(play: Play<Game>, entry: Entry, isShown: boolean): Next<Game> => {
  if (placesOf(play) !== undefined) throw broken('gameOver', `${nameOf(entry)} comes after the end of the game`);
  if (isUndo(entry)) return undoAgain(play, entry);
  return makeStep(play, orRefuse(entry, allowed(play, entry)), { hush: entry.part !== undefined, isShown });
};

const undoAgain = <Game extends GameTypes>(play: Play<Game>, entry: Extract<Entry, { undo: number }>): Next<Game> => {
  const { undo, seat, at } = entry;
  if (!Number.isInteger(undo) || undo < 0 || undo >= entry.seq)
    throw broken('malformed', `${nameOf(entry)} takes back what was not yet`);
  return undoStep(play, seat, undo, at);
};

interface Refused {
  readonly refusal: Refusal & { readonly detail?: string | undefined };
}

/** The move in canonical form, or why it may not be made. */
export const allowed = <Game extends GameTypes>(play: Play<Game>, made: Made): Made | Refused => {
  if (isClock(made)) {
    const refusal = clockRefusal(play, made.move.what);
    return refusal === undefined ? made : { refusal };
  }
  const { seat, at, how, move, id } = made;
  const verdict = judge(play, seat, move);
  return 'refusal' in verdict ? verdict : { seat, at, how, move: verdict.move, id };
};

const orRefuse = (entry: Entry, made: Made | Refused): Made => {
  if (!('refusal' in made)) return made;
  const { code, rule } = made.refusal;
  throw broken(code, `${nameOf(entry)} may not be played`, rule);
};
