import { type Dogma, type Habits, type Memory, type Move, publicPart, type Secrets, type Table } from '@conclave/dogma';
import { rules } from '@conclave/dogma/rules';
import type { BySeat, Seat, State as StateOf, Stream } from '@conclave/kernel';
import type { Outlook } from '../search/outlook.ts';
import type { Insight } from './belief.ts';
import { chooseByThumb, prospects } from './policy.ts';

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
const worth = (place: number, seats: number): number => 1 - (place - 1) / (seats - 1);

const SPREAD = 4;

/** A player with fewer cards is likely to go out sooner; SPREAD cards fewer nearly three times in four. */
const expectedPlace = ({ handSizes, out }: Readonly<Table>, seat: Seat): number => {
  const gone = out.indexOf(seat);
  if (gone >= 0) return gone + 1;
  let place = out.length + 1;
  for (let rival = 0; rival < handSizes.length; rival += 1) {
    if (rival === seat || out.includes(rival)) continue;
    place += 1 / (1 + Math.exp(((handSizes[rival] ?? 0) - (handSizes[seat] ?? 0)) / SPREAD));
  }
  return place;
};

const HORIZON = 14;
const LONGEST = 60;

/** The end of the game, or after some moves, between two confessions, who is nearer to going out. */
const values = ({ table }: State, plies: number): BySeat<number> | undefined => {
  const seats = table.handSizes.length;
  if (table.places !== undefined) return table.places.map(place => worth(place, seats));
  if (plies < HORIZON || (table.phase !== 'confess' && plies < LONGEST)) return undefined;
  return table.handSizes.map((_, seat) => worth(expectedPlace(table, seat), seats));
};

const insightIn = (state: State, seat: Seat, gone: Insight['gone'], habits: BySeat<Habits>): Insight => ({
  table: state.table,
  own: state.secrets[seat] as Secrets,
  seat,
  gone,
  habits,
});

const shared = { rules, keyOf, open: false, publicKeyOf: (move: Move) => keyOfPublic(move), values };

const keyOfPublic = (move: Move): string => JSON.stringify(publicPart(move));

/** Search with what this seat remembers: the habits of the others decide how they go on. Only answers are looked at more closely. */
export const knowing = ({ gone, habits }: Memory, choices: readonly Move[]): Outlook<Dogma> => ({
  ...shared,
  candidates: (state, seat, stream, isRoot) => {
    if (isRoot) return choices;
    if (state.table.phase !== 'respond') return undefined;
    return prospects(insightIn(state, seat, gone, habits), stream).map(({ move }) => move);
  },
  policy: (state, seat, stream) => chooseByThumb(insightIn(state, seat, gone, habits), stream).move,
});

const WIDEST = 40;

/** All moves, or a draw where there are thousands. */
const someMoves = (state: State, seat: Seat, stream: Stream): readonly Move[] => {
  const moves: Move[] = [];
  for (const move of rules.legalMoves(state.table, state.secrets[seat] as Secrets, seat)) {
    moves.push(move);
    if (moves.length > WIDEST) break;
  }
  if (moves.length <= WIDEST) return moves;
  return Array.from({ length: WIDEST }, () =>
    rules.randomMove(state.table, state.secrets[seat] as Secrets, seat, stream),
  );
};

/** Search that knows the rules only: uniform playouts. */
export const plain: Outlook<Dogma> = {
  ...shared,
  candidates: (state, seat, stream, isRoot) =>
    isRoot || state.table.phase === 'respond' ? someMoves(state, seat, stream) : undefined,
  policy: (state, seat, stream) => rules.randomMove(state.table, state.secrets[seat] as Secrets, seat, stream),
};
