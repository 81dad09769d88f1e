import type { BySeat, Seat, State as StateOf, Stream } from '@conclave/kernel';
import {
  CATEGORIES,
  donationValue,
  legalMoves,
  type MeaCulpa,
  type Move,
  publicPart,
  type Secrets,
  top,
} from '@conclave/mea-culpa';
import { rules } from '@conclave/mea-culpa/rules';
import type { Outlook } from '../search/outlook.ts';
import { bidsToTry } from './bids.ts';
import { worthOfMove } from './move-worth.ts';
import { chooseByThumb } from './policy.ts';
import { type Insight, makeInsight, standing } from './worth.ts';

type State = StateOf<MeaCulpa>;

/** In an imagined world others know of a chest what open donations tell: the sum of both compartments, half in each (MC-2.2). */
const chestsIn = ({ table, secrets }: State): Insight['chests'] =>
  secrets.map(({ chest }) => {
    const sums = CATEGORIES.map((_, category) => donationValue(chest[0], category) + donationValue(chest[1], category));
    return table.finished > 0 ? [CATEGORIES.map(() => 0), sums] : [sums.map(sum => sum / 2), sums.map(sum => sum / 2)];
  });

const insightIn = (state: State, seat: Seat): Insight =>
  makeInsight({
    table: state.table,
    own: state.secrets[seat] as Secrets,
    seat,
    chests: chestsIn(state),
    taler: state.secrets.map(({ taler }) => taler),
  });

const SPREAD = 30;
const LONGEST = 140;
const ROUND_MOVES = 24;

/** Steps ahead of the others, from 0 to 1. */
const compare = (points: readonly number[]): BySeat<number> => {
  const sum = points.reduce((total, own) => total + own, 0);
  return points.map(own => {
    const others = (sum - own) / (points.length - 1);
    return 1 / (1 + Math.exp((others - own) / (SPREAD / 4)));
  });
};

/** The end of the game, or after about a round, before the next bids, what everyone has. */
const values = (state: State, plies: number): BySeat<number> | undefined => {
  const { table, secrets } = state;
  if (table.result.length > 0) {
    const last = table.seats - 1;
    return table.result.map(place => 1 - (place - 1) / last);
  }
  if (plies < ROUND_MOVES || (top(table).at !== 'bid' && plies < LONGEST)) return undefined;
  if (top(table).at === 'bid' && table.locked !== 0) return undefined;
  const chests = chestsIn(state);
  return compare(secrets.map((own, seat) => standing({ table, chests }, seat, own)));
};

const keyOf = (move: Move): string => (move.type === 'bid' ? `${move.notches}+${move.taler}` : textOf(move));

/** Moves from small sets exist once, so each is written once. */
const TEXTS = new WeakMap<Move, string>();

const textOf = (move: Move): string => {
  const known = TEXTS.get(move);
  if (known !== undefined) return known;
  const text = JSON.stringify(move);
  TEXTS.set(move, text);
  return text;
};

const shared = {
  rules,
  keyOf,
  open: false, // MC-2.2: bids, compartments and the die are secret
  publicKeyOf: (move: Move) => JSON.stringify(publicPart(move)),
  values,
};

const MOST_CHOICES = 10;

/** The moves that promise most. */
const bestMoves = (insight: Insight): readonly Move[] => {
  const { table, own, seat } = insight;
  if (top(table).at === 'bid') return bidsToTry(insight);
  return [...legalMoves(table, own, seat)]
    .map(move => ({ move, worth: worthOfMove(insight, move) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_CHOICES)
    .map(({ move }) => move);
};

/** Search with the game's knowledge: bids of all seats and the root's own choices are looked at, the rest goes by rules of thumb. */
export const knowing: Outlook<MeaCulpa> = {
  ...shared,
  candidates: (state, seat, _stream, isRoot) =>
    isRoot || top(state.table).at === 'bid' ? bestMoves(insightIn(state, seat)) : undefined,
  policy: (state, seat, stream) => chooseByThumb(insightIn(state, seat), stream).move,
};

const WIDEST = 40;

const someMoves = (state: State, seat: Seat, stream: Stream): readonly Move[] => {
  const own = state.secrets[seat] as Secrets;
  const moves: Move[] = [];
  for (const move of legalMoves(state.table, own, seat)) {
    moves.push(move);
    if (moves.length > WIDEST) break;
  }
  if (moves.length <= WIDEST) return moves;
  return Array.from({ length: WIDEST }, () => rules.randomMove(state.table, own, seat, stream));
};

/** Search that knows the rules only: uniform playouts. */
export const plain: Outlook<MeaCulpa> = {
  ...shared,
  candidates: (state, seat, stream, isRoot) => (isRoot ? someMoves(state, seat, stream) : undefined),
  policy: (state, seat, stream) => rules.randomMove(state.table, state.secrets[seat] as Secrets, seat, stream),
};
