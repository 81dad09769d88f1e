import type { GameTypes, State } from './game.ts';
import type { Beginning } from './play.ts';
import { make, movesBetween, type Standing } from './standing.ts';

/** A state on the way here that is still kept, so that an undo need not begin with the first move. */
export interface Checkpoint<Game extends GameTypes> {
  readonly at: Standing;
  readonly state: State<Game>;
}

const FINEST = 8;

/**
 * States lie the further apart the older they are: about as far as they are behind. So there are few of them, and going back costs no
 * more than the moves that are taken back, and eight more.
 */
export const keepState = <Game extends GameTypes>(
  kept: readonly Checkpoint<Game>[],
  at: Standing,
  state: State<Game>,
): readonly Checkpoint<Game>[] => {
  const last = kept.at(-1)?.at.count ?? Number.NEGATIVE_INFINITY;
  return at.count - last < FINEST ? kept : thinned([...kept, { at, state }]);
};

/** A state may go when the gap that it leaves is not longer than the way back to it. */
const thinned = <Game extends GameTypes>(kept: readonly Checkpoint<Game>[]): readonly Checkpoint<Game>[] => {
  const count = (index: number): number => kept[index]?.at.count ?? Number.NEGATIVE_INFINITY;
  const now = count(kept.length - 1);
  let newer = now;
  const stays = (index: number): boolean => {
    const mayGo = index > 0 && newer - count(index - 1) <= now - newer;
    if (!mayGo) newer = count(index);
    return !mayGo;
  };
  return kept
    .toReversed()
    .filter((_, behind) => stays(kept.length - 1 - behind))
    .reverse();
};

export const keptUpTo = <Game extends GameTypes>(
  kept: readonly Checkpoint<Game>[],
  at: Standing,
): readonly Checkpoint<Game>[] => kept.filter(({ at: { count } }) => count <= at.count);

/** A copy of the state as it was after this move of the same line. */
export const stateAt = <Game extends GameTypes>(
  { rules, chance, kept }: Beginning<Game> & { readonly kept: readonly Checkpoint<Game>[] },
  at: Standing,
): State<Game> => {
  const nearest = kept.findLast(({ at: { count } }) => count <= at.count);
  const moves = nearest && movesBetween(nearest.at, at);
  if (moves === undefined || nearest === undefined) throw new Error('this move is not in the line');
  const state = rules.clone(nearest.state);
  for (const { entry } of moves) if (entry !== undefined) make(rules, state, entry, chance);
  return state;
};
