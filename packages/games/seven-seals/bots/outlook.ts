import { at, type BySeat, type Seat, type Stream } from '@conclave/kernel';
import type { Outlook, Scale } from '@conclave/search';
import { type Move, nth, numberOfRounds, playable, type Secrets, type SevenSeals, type State } from '../rules/index.ts';
import { rules } from '../rules/rules.ts';
import { unseenAmong } from './counting.ts';
import { chooseByThumb } from './policy.ts';
import { predictionsToTry } from './predictions.ts';
import { REGULAR } from './temper.ts';

/** Cards, seals and predictions as short texts; a card's own text is its key. */
const keyOf = (move: Move): string => {
  switch (move.type) {
    case 'playCard':
      return move.card;
    case 'handIn':
      return move.seal;
    case 'takeSaboteur':
      return move.type;
    case 'predict':
      return textOfPrediction(move);
  }
};

/** Written once for each prediction that is tried, not once for each time it is. */
const PREDICTION_TEXTS = new WeakMap<Move, string>();

const textOfPrediction = (move: Move): string => {
  const known = PREDICTION_TEXTS.get(move);
  if (known !== undefined) return known;
  const text = JSON.stringify(move);
  PREDICTION_TEXTS.set(move, text);
  return text;
};

/** SS-8, SS-9  A round is a game of its own for the search: this one is taken for the last. */
const prepare = ({ table }: State): void => {
  table.round = numberOfRounds(table);
};

const SPREAD = 24;

/** Fewer points than the others is good. The points of the round are on the list when it has been scored. */
const values = ({ table }: State): BySeat<number> | undefined => {
  if (table.phase !== 'over') return undefined;
  const points = at(table.points, table.points.length - 1);
  let sum = 0;
  for (let seat = 0; seat < points.length; seat += 1) sum += nth(points, seat);
  const worths: number[] = [];
  for (let seat = 0; seat < points.length; seat += 1) {
    const own = nth(points, seat);
    const others = (sum - own) / (points.length - 1);
    worths.push(Math.min(1, Math.max(0, 0.5 - (own - 0.5 * others) / SPREAD)));
  }
  return worths;
};

/** A difference of values as a player counts it: own points, set against half of those of the others. */
export const SCALE: Scale = {
  unit: 'points',
  distance: (better, worse) => SPREAD * (better - worse),
  sure: ['seven-seals.onlyCard'],
};

const ownOf = ({ secrets }: State, seat: Seat): Secrets => at(secrets, seat);

const thumb = (state: State, seat: Seat): Move =>
  chooseByThumb(state.table, ownOf(state, seat), seat, unseenAmong(state.secrets, seat), REGULAR);

const cardsOrSeals = (state: State, seat: Seat): readonly Move[] =>
  state.table.phase === 'play'
    ? playable(state.table, ownOf(state, seat))
    : [...rules.legalMoves(state.table, ownOf(state, seat), seat)];

/** Search with the game's knowledge: a few sensible predictions, then play by rules of thumb. */
export const knowing: Outlook<SevenSeals> = {
  rules,
  keyOf,
  open: true, // SS-10.1: every move is public
  prepare,
  candidates: (state, seat, _stream, isRoot) => {
    if (state.table.phase !== 'predict') return cardsOrSeals(state, seat);
    return isRoot ? predictionsToTry(state.table, ownOf(state, seat), seat, REGULAR) : undefined;
  },
  policy: thumb,
  values,
};

const WIDEST = 64;

/** A draw of predictions where there are thousands. */
const somePredictions = (state: State, seat: Seat, stream: Stream): readonly Move[] =>
  Array.from({ length: WIDEST }, () => rules.randomMove(state.table, ownOf(state, seat), seat, stream));

/** Search that knows the rules only: uniform playouts. The yardstick for the one above. */
export const plain: Outlook<SevenSeals> = {
  ...knowing,
  candidates: (state, seat, stream, isRoot) => {
    if (state.table.phase !== 'predict') return cardsOrSeals(state, seat);
    return isRoot ? somePredictions(state, seat, stream) : undefined;
  },
  policy: (state, seat, stream) => rules.randomMove(state.table, ownOf(state, seat), seat, stream),
};
