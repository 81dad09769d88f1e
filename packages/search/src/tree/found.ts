import type { Considered, Finding, Why } from '../bot/bot.ts';
import type { Findings } from './search.ts';

/** What the values of a search mean to a player: a distance of two of them in points, places or steps. */
export interface Scale {
  readonly unit: 'points' | 'places' | 'steps';
  distance(better: number, worse: number): number;
  /** Reasons that are sure already: a search has nothing to add to them. */
  readonly sure?: readonly string[];
}

/** A choice that was played out less often is not worth talking about. */
const LEAST_VISITS = 10;

const isKnown = ({ visits }: Considered<unknown>): boolean => visits >= LEAST_VISITS;

/** Compares the move that was made with the best of the others. Mixtures (bids) have no best, and are not talked about. */
const findingOf = <Move>(
  move: Move,
  { moves, iterations }: Findings<Move>,
  { unit, distance }: Scale,
): Finding | undefined => {
  const made = moves.find(other => other.move === move);
  const others = moves.filter(other => other !== made && isKnown(other));
  if (made === undefined || !isKnown(made) || made.share !== undefined || others.length === 0) return undefined;
  const best = Math.max(...others.map(({ mean }) => mean));
  const margin = Math.round(10 * distance(made.mean, best)) / 10;
  if (margin > 0) return { reason: `found.${unit}`, facts: { worlds: iterations, margin: margin.toFixed(1) } };
  return { reason: margin < 0 ? 'found.behind' : 'found.even', facts: { worlds: iterations } };
};

/** The reason from what the seat knew, and what came of it in the worlds that it imagined. */
export const withFindings = <Move>(why: Why, move: Move, findings: Findings<Move>, scale: Scale): Why => {
  const isSettled = why.reason === 'onlyMove' || scale.sure?.includes(why.reason) === true;
  const found = isSettled ? undefined : findingOf(move, findings, scale);
  return found === undefined ? why : { ...why, found };
};
