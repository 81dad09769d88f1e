import { at, type BySeat, type Seat, type State as StateOf, type Stream } from '@conclave/kernel';
import { log, logistic } from '@conclave/kernel/arithmetic';
import type { Outlook, Scale } from '@conclave/search';
import { activeCount, type Dogma, type Habits, type Memory, type Move, publicPart } from '../rules/index.ts';
import { rules } from '../rules/rules.ts';
import { claimable, visits } from './hand-worth.ts';
import { type Insight, insightFrom, recordOf } from './insight.ts';
import type { Mind } from './mind.ts';
import { REGULAR, type Temper } from './temper.ts';

type State = StateOf<Dogma>;

const keyOf = (move: Move): string => {
  switch (move.type) {
    case 'confess':
      return `${move.claim}:${move.cards.join()}`;
    case 'join':
      return move.cards.join();
    case 'createDogma':
      return `${move.dogma}/${move.replace ?? ''}`;
    default:
      return move.type;
  }
};

/** DG-14.2  Places from 1 (best) as values from 1 to 0. */
export const worth = (place: number, seats: number): number => 1 - (place - 1) / (seats - 1);

/** A difference of values in places. */
export const scaleFor = (seats: number): Scale => ({
  unit: 'places',
  distance: (better, worse) => (seats - 1) * (better - worse),
  sure: ['dogma.doubtSure'],
});

/** Fitted to games among regulars: what is left in visits and, given that, in cards; and having the turn. */
const LEAD = { visits: -3.1, cards: 0.5, turn: 0.4 } as const;

/** How near this seat is to going out, by what it really holds in this imagined world. */
export const leadOf = ({ table, secrets }: State, seat: Seat, virtue: readonly boolean[], temper: Temper): number => {
  const left = visits(at(secrets, seat).hand, virtue, temper.burden, temper);
  return (
    LEAD.visits * log(0.5 + left) +
    LEAD.cards * log(1 + at(table.handSizes, seat)) +
    (seat === table.turn ? LEAD.turn : 0)
  );
};

/** Who is likely to go out before whom. */
export const expectedPlaces = (state: State): BySeat<number> => {
  const { handSizes, out, altar } = state.table;
  const virtue = claimable(altar);
  const temper = at(REGULAR, activeCount(state.table));
  const leads = handSizes.map((_, seat) => (out.includes(seat) ? 0 : leadOf(state, seat, virtue, temper)));
  return handSizes.map((_, seat) => {
    const gone = out.indexOf(seat);
    if (gone >= 0) return gone + 1;
    let place = out.length + 1;
    for (let rival = 0; rival < handSizes.length; rival += 1) {
      if (rival !== seat && !out.includes(rival)) place += logistic(at(leads, rival) - at(leads, seat));
    }
    return place;
  });
};

const HORIZON = 14;
const LONGEST = 60;

/** The end of the game, or after some moves, between two confessions, who is nearer to going out. */
const valuesAfter =
  (horizon: number) =>
  (state: State, plies: number): BySeat<number> | undefined => {
    const { table } = state;
    const seats = table.handSizes.length;
    if (table.places !== undefined) return table.places.map(place => worth(place, seats));
    if (plies < horizon || (table.phase !== 'confess' && plies < horizon + LONGEST)) return undefined;
    return expectedPlaces(state).map(place => worth(place, seats));
  };

export const insightIn = (
  { table, secrets, hidden }: State,
  seat: Seat,
  habits: BySeat<Habits>,
  record: number,
): Insight => insightFrom(table, at(secrets, seat), seat, hidden.discard, [], habits, record);

const shared = {
  rules,
  keyOf,
  open: false,
  publicKeyOf: (move: Move) => keyOfPublic(move),
  values: valuesAfter(HORIZON),
};

const keyOfPublic = (move: Move): string => JSON.stringify(publicPart(move));

/** Playouts with what this seat remembers: the habits of the others decide how they go on. */
export const knowing = (
  { habits }: Memory,
  choices: readonly Move[],
  horizon: number,
  { choose }: Pick<Mind, 'choose'>,
): Outlook<Dogma> => {
  const record = recordOf(habits);
  return {
    ...shared,
    values: valuesAfter(horizon),
    candidates: (_state, _seat, _stream, isRoot) => (isRoot ? choices : undefined),
    policy: (state, seat, stream) => choose(insightIn(state, seat, habits, record), stream).move,
  };
};

const WIDEST = 40;

/** All moves, or a draw where there are thousands. */
const someMoves = (state: State, seat: Seat, stream: Stream): readonly Move[] => {
  const moves: Move[] = [];
  for (const move of rules.legalMoves(state.table, at(state.secrets, seat), seat)) {
    moves.push(move);
    if (moves.length > WIDEST) break;
  }
  if (moves.length <= WIDEST) return moves;
  return Array.from({ length: WIDEST }, () => rules.randomMove(state.table, at(state.secrets, seat), seat, stream));
};

/** Search that knows the rules only: uniform playouts. */
export const plain: Outlook<Dogma> = {
  ...shared,
  candidates: (state, seat, stream, isRoot) =>
    isRoot || state.table.phase === 'respond' ? someMoves(state, seat, stream) : undefined,
  policy: (state, seat, stream) => rules.randomMove(state.table, at(state.secrets, seat), seat, stream),
};
