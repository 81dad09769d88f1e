import { at, type BySeat, type Seat, type Stream } from '@conclave/kernel';
import { logistic } from '@conclave/kernel/arithmetic';
import type { Outlook, Scale } from '@conclave/search';
import {
  type Move,
  numberOfRounds,
  playable,
  type Secrets,
  type SevenSeals,
  type State,
  type Table,
  TRICKS,
} from '../rules/index.ts';
import { rules } from '../rules/rules.ts';
import { unseenAmong } from './counting.ts';
import type { Eye } from './eye.ts';
import { figure } from './judgement.ts';
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

/** What the points of a round are worth to each seat, from 0 to 1, given the totals before it. */
export type Worth = (points: BySeat<number>, before: BySeat<number>) => BySeat<number>;

/** Fewer points than the others is good, whatever was before. */
export const byPoints: Worth = points => {
  let sum = 0;
  for (let seat = 0; seat < points.length; seat += 1) sum += figure(points, seat);
  const worths: number[] = [];
  for (let seat = 0; seat < points.length; seat += 1) {
    const own = figure(points, seat);
    const others = (sum - own) / (points.length - 1);
    worths.push(Math.min(1, Math.max(0, 0.5 - (own - 0.5 * others) / SPREAD)));
  }
  return worths;
};

/** Points ahead that make it three to one to stay ahead, when no round is left, and after one more. */
const AHEAD = [0.8, 4] as const;

/** SS-9.1  The part of the others that a seat may hope to leave behind, when so many rounds (0 or 1) are left after this one. */
export const byStanding = (left: number): Worth => {
  const ahead = AHEAD[left] ?? 4;
  return (points, before) => {
    const worths: number[] = [];
    for (let seat = 0; seat < points.length; seat += 1) {
      const own = figure(before, seat) + figure(points, seat);
      let sum = 0;
      for (let other = 0; other < points.length; other += 1)
        if (other !== seat) sum += logistic((figure(before, other) + figure(points, other) - own) / ahead);
      worths.push(sum / (points.length - 1));
    }
    return worths;
  };
};

/** The points of the round are on the list when it has been scored. */
const valuesBy =
  (worth: Worth) =>
  ({ table }: State): BySeat<number> | undefined => {
    if (table.phase !== 'over') return undefined;
    const points = at(table.points, table.points.length - 1);
    return worth(points, before(table, points));
  };

const before = ({ totals }: Table, points: BySeat<number>): BySeat<number> =>
  totals.map((total, seat) => total - figure(points, seat));

/** A difference of values as a player counts it: own points, set against half of those of the others. */
export const SCALE: Scale = {
  unit: 'points',
  distance: (better, worse) => SPREAD * (better - worse),
  sure: ['seven-seals.onlyCard'],
};

/** The same in places, where the standing counts. */
export const placesAmong = (seats: number): Scale => ({
  ...SCALE,
  unit: 'places',
  distance: (better, worse) => (seats - 1) * (better - worse),
});

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
  values: valuesBy(byPoints),
};

/** So many tricks are played on, and so many must be left, for an eye to be asked: the last ones are played out as quickly. */
const TRICKS_ON = 2;
const LEAST_TRICKS = 5;

/** The same with an eye, which is asked between two tricks, and with what the points of the round are worth. */
export const knowingWith = (worth: Worth, eye: Eye | undefined): Outlook<SevenSeals> => {
  const atTheEnd = valuesBy(worth);
  if (eye === undefined) return { ...knowing, values: atTheEnd };
  return {
    ...knowing,
    values: (state, plies) => {
      const { table } = state;
      if (table.phase !== 'play' || table.trick.cards.length > 0) return atTheEnd(state);
      if (plies < TRICKS_ON * table.seats || table.trickNumber > TRICKS + 1 - LEAST_TRICKS) return undefined;
      return worth(eye(state), table.totals);
    },
  };
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
