import { allSeats, type Chance, fastChance, orThrow, type Seat, type Told } from '@conclave/kernel';
import {
  add,
  allTheSeals,
  type Card,
  type CardText,
  emptyHand,
  kindOf,
  makeSeals,
  noSeals,
  parseCard,
  type SealLetter,
} from '../rules/components.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { rules } from '../rules/rules.ts';
import { NOT_YET, type Phase, type State, type Table } from '../rules/state.ts';

/** A short notation for tables: what a test does not name is as at the start of a round of four players with dealer D. */
export const [A, B, C, D, E] = [0, 1, 2, 3, 4];

export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(word => parseCard(word as CardText));

/** `R1 B2 W1` */
export const seals = (text: string): number[] => {
  const counts = noSeals();
  for (const word of text.split(' ').filter(Boolean))
    counts[kindOf(word.charAt(0) as SealLetter)] = Number(word.slice(1));
  return counts;
};

export const hand = (text: string): number[] => {
  const held = emptyHand();
  for (const card of cards(text)) add(held, card);
  return held;
};

export interface Sketch {
  readonly seats?: number;
  readonly options?: object;
  readonly dealer?: Seat;
  readonly round?: number;
  readonly phase?: Phase;
  readonly turn?: Seat;
  readonly trickNumber?: number;
  readonly saboteur?: Seat;
  /** By seat; the middle has the rest. A seat with seals has predicted them. */
  readonly seals?: readonly string[];
  readonly hands?: readonly string[];
  readonly trick?: { readonly leader: Seat; readonly cards: string };
  readonly points?: readonly (readonly number[])[];
}

export const table = (sketch: Sketch): State => {
  const seats = sketch.seats ?? 4;
  const dealer = sketch.dealer ?? seats - 1;
  const options = orThrow(rules.options.parse(sketch.options ?? {}, { seats, humans: seats }));
  const owned = allSeats(seats).map(seat => seals(sketch.seals?.[seat] ?? ''));
  const middle = allTheSeals().map((all, kind) => owned.reduce((left, own) => left - (own[kind] ?? 0), all));
  const points = (sketch.points ?? []).map(row => [...row]);
  const first = (dealer + 1) % seats;
  const trick = { leader: sketch.trick?.leader ?? sketch.turn ?? first, cards: cards(sketch.trick?.cards ?? '') };
  const drawn: Table = {
    options,
    seats,
    round: sketch.round ?? 1,
    dealer,
    phase: sketch.phase ?? 'predict',
    turn: sketch.turn ?? first,
    saboteur: sketch.saboteur,
    middle,
    seals: owned,
    predicted: owned.map((own, seat) =>
      sketch.seals?.[seat] === undefined || seat === sketch.saboteur
        ? NOT_YET
        : own.slice(0, 6).reduce((a, b) => a + b),
    ),
    trick,
    trickNumber: sketch.trickNumber ?? 1,
    lookable: [],
    tricksWon: allSeats(seats).map(() => 0),
    handedIn: allSeats(seats).map(() => 0),
    blackAvoided: allSeats(seats).map(() => 0),
    points,
    totals: allSeats(seats).map(seat => points.reduce((sum, row) => sum + (row[seat] ?? 0), 0)),
  };
  return {
    table: drawn,
    secrets: allSeats(seats).map(seat => ({ hand: hand(sketch.hands?.[seat] ?? '') })),
    hidden: { tricks: [] },
  };
};

export const luck: Chance = fastChance(1);

/** Makes moves that must be legal, and answers with what was told. */
export const play = (state: State, ...moves: readonly (readonly [Seat, Move])[]): readonly Told<Event>[] => {
  const told: Told<Event>[] = [];
  for (const [seat, move] of moves) {
    const refused = why(state, seat, move);
    if (refused !== undefined) throw new Error(`${JSON.stringify(move)} of seat ${seat} is refused: ${refused}`);
    rules.apply(state, seat, move, luck, (to, event) => told.push({ to, event }));
  }
  return told;
};

/** The code of the refusal, or nothing. */
export const why = (state: State, seat: Seat, move: Move): string | undefined => {
  const own = state.secrets[seat];
  if (own === undefined) throw new Error(`no seat ${seat}`);
  return rules.refusal(state.table, own, seat, move)?.code;
};

export const playing = (card: string): Move => ({ type: 'playCard', card: card as CardText });
export const handing = (seal: SealLetter): Move => ({ type: 'handIn', seal });
export const predicting = (fromMiddle: object, takeOvers: readonly (readonly [SealLetter, Seat])[] = []): Move => ({
  type: 'predict',
  fromMiddle,
  takeOvers: takeOvers.map(([colour, giver]) => ({ colour, giver })),
});
export const SABOTEUR: Move = { type: 'takeSaboteur' };

export const shown = (state: State, seat: Seat): string => makeSeals(state.table.seals[seat] ?? []);
export const middle = (state: State): string => makeSeals(state.table.middle);
