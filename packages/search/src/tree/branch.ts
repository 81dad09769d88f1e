import type { Mixed } from './mixture.ts';

/** A move somebody may make here, as known to the seat whose tree this is. */
export interface Branch<Move> extends Mixed {
  /** As it was made last: moves of one key may differ in what does not matter. */
  move: Move;
  visits: number;
  /** How often the move was possible: in another imagined world the same seat may not hold the card (availability count). */
  available: number;
  /** Sum of the values for the seat that made the move. */
  total: number;
  next: Map<string, Branch<Move>> | undefined;
}

export const branchOf = <Move>(move: Move): Branch<Move> => ({
  move,
  visits: 0,
  available: 1,
  total: 0,
  regret: 0,
  share: 0,
  next: undefined,
});

/** The branch of this key below that one, new if need be. */
export const branchAt = <Move>(here: Branch<Move>, key: string, move: Move): Branch<Move> => {
  here.next ??= new Map();
  const known = here.next.get(key);
  if (known !== undefined) {
    known.move = move;
    return known;
  }
  const branch = branchOf(move);
  here.next.set(key, branch);
  return branch;
};
