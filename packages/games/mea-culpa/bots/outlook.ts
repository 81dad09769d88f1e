import type { BySeat, Seat, State as StateOf, Stream } from '@conclave/kernel';
import { log } from '@conclave/kernel/arithmetic';
import type { Outlook, Scale } from '@conclave/search';
import { legalMoves, type MeaCulpa, type Move, publicPart, type Secrets, top } from '../rules/index.ts';
import { rules } from '../rules/rules.ts';
import { offersInTurn } from './action-choice.ts';
import { type BidsToTry, bidsToTry } from './bids.ts';
import { countingEye, type Eye, SPREAD, valuesOfPlaces } from './eye.ts';
import { worthOfMove } from './move-worth.ts';
import { chooseByThumb } from './policy.ts';
import { chestsIn, type Insight, makeInsight } from './worth.ts';

type State = StateOf<MeaCulpa>;

const insightIn = (state: State, seat: Seat): Insight =>
  makeInsight({
    table: state.table,
    own: state.secrets[seat] as Secrets,
    seat,
    chests: chestsIn(state.table, state.secrets),
    taler: state.secrets.map(({ taler }) => taler),
  });

/** An imagined game ends before the next bids, but not at once; a round hardly ever has more decisions than the second number. */
const SHORTEST = 8;
const LONGEST = 140;

/** A difference of values in steps, as counting makes values of them. */
export const STEPS: Scale = {
  unit: 'steps',
  distance: (better, worse) => SPREAD * (logit(better) - logit(worse)),
};

const logit = (value: number): number => log(Math.max(0.01, value) / Math.max(0.01, 1 - value));

/** A difference of values in places, where they say what a seat will end with. */
export const placesAmong = (seats: number): Scale => ({
  unit: 'places',
  distance: (better, worse) => (seats - 1) * (better - worse),
});

/** The end of the game, or after about a round, before the next bids, what this eye sees. */
const valuesBy =
  (eye: Eye) =>
  (state: State, plies: number): BySeat<number> | undefined => {
    const { table } = state;
    if (table.result.length > 0) return valuesOfPlaces(table.result);
    const bidding = top(table).at === 'bid';
    if (plies < SHORTEST || (!bidding && plies < LONGEST)) return undefined;
    if (bidding && table.locked !== 0) return undefined;
    return eye(state);
  };

const keyOf = (move: Move): string =>
  move.type === 'bid' ? `${move.notches}+${move.taler}` : (TEXTS.get(move) ?? textOf(TEXTS, move, move));

/** Moves from small sets exist once, so each is written once. */
const TEXTS = new WeakMap<Move, string>();
const PUBLIC_TEXTS = new WeakMap<Move, string>();

const textOf = (texts: WeakMap<Move, string>, move: Move, shown: unknown): string => {
  const text = JSON.stringify(shown);
  texts.set(move, text);
  return text;
};

const shared = {
  rules,
  keyOf,
  open: false, // MC-2.2: bids, compartments and the die are secret
  publicKeyOf: (move: Move) =>
    move.type === 'bid' ? move.type : (PUBLIC_TEXTS.get(move) ?? textOf(PUBLIC_TEXTS, move, publicPart(move))),
  isSimultaneous: ({ table }: State) => top(table).at === 'bid', // MC-7.1
};

const MOST_CHOICES = 10;

/** The moves that promise most. */
const bestMoves = (insight: Insight, stream: Stream, bids: BidsToTry): readonly Move[] => {
  const { table, own, seat } = insight;
  const frame = top(table);
  if (frame.at === 'bid') return bids(insight);
  const offers =
    frame.at === 'turn'
      ? offersInTurn(insight, frame, stream).filter(({ move }) => rules.refusal(table, own, seat, move) === undefined)
      : [...legalMoves(table, own, seat)].map(move => ({ move, worth: worthOfMove(insight, move) }));
  return offers
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, MOST_CHOICES)
    .map(({ move }) => move);
};

/** Search with the game's knowledge: bids of all seats and the root's own choices are looked at, the rest goes by rules of thumb. */
export const knowingWith = (eye: Eye, bids = bidsToTry): Outlook<MeaCulpa> => ({
  ...shared,
  values: valuesBy(eye),
  candidates: (state, seat, stream, isRoot) =>
    isRoot || top(state.table).at === 'bid' ? bestMoves(insightIn(state, seat), stream, bids) : undefined,
  policy: (state, seat, stream) => chooseByThumb(insightIn(state, seat), stream, other => insightIn(state, other)),
});

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

const uniform = {
  rules,
  keyOf: shared.keyOf,
  open: false,
  publicKeyOf: shared.publicKeyOf,
  policy: (state: State, seat: Seat, stream: Stream) =>
    rules.randomMove(state.table, state.secrets[seat] as Secrets, seat, stream),
};

/** Search that knows the rules only: uniform playouts to the end of the game. */
export const plain: Outlook<MeaCulpa> = {
  ...uniform,
  values: ({ table }) => (table.result.length === 0 ? undefined : valuesOfPlaces(table.result)),
  candidates: someMoves,
};

/** Uniform playouts, cut short and weighed by counting: what an eye is worth without a hand. */
export const scored: Outlook<MeaCulpa> = {
  ...uniform,
  values: valuesBy(countingEye),
  candidates: (state, seat, stream, isRoot) => (isRoot ? someMoves(state, seat, stream) : undefined),
};
