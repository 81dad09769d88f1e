import { allSeats, type Seat } from '@conclave/kernel';
import {
  type Card,
  COLOUR_LETTERS,
  type ColourLetter,
  canGive,
  cardValue,
  colourOf,
  count,
  type Event,
  kindOf,
  makePrediction,
  type Predict,
  SEAL_LETTERS,
  type SealLetter,
  type Table,
  type TakeOver,
  WHITE,
} from '@conclave/seven-seals';
import { CARD_COLOURS, type CardColour, type WaxName } from '@conclave/stage/art/wax.ts';
import type { Flight } from '@conclave/stage/table/flight.ts';

/** What a view becomes when it is drawn: plain values, tested without a browser. */
export const WAX_OF = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  V: 'violet',
  W: 'white',
  K: 'black',
} as const satisfies Record<SealLetter, WaxName>;

export const colourName = (card: Card): CardColour => CARD_COLOURS[colourOf(card)] ?? 'red';

export interface Played {
  readonly seat: Seat;
  readonly card: Card;
  readonly value: number;
  readonly colour: CardColour;
}

export const playedCards = ({ trick, seats }: Pick<Table, 'trick' | 'seats'>): readonly Played[] =>
  trick.cards.map((card, index) => ({
    seat: (trick.leader + index) % seats,
    card,
    value: cardValue(card),
    colour: colourName(card),
  }));

/** Seals one by one, in the order of their kinds. */
export const sealList = (seals: readonly number[]): readonly SealLetter[] =>
  SEAL_LETTERS.flatMap((letter, kind) => Array<SealLetter>(count(seals, kind)).fill(letter));

/** Where a seat sits around the board, in turns of a full circle, the viewer at the bottom. */
export const seatTurn = (seat: Seat, viewer: Seat, seats: number): number =>
  0.5 + ((seat - viewer + seats) % seats) / seats;

/** A prediction while it is being edited; only this page knows it. */
export interface Draft {
  readonly fromMiddle: Readonly<Record<ColourLetter, number>>;
  readonly takeOvers: readonly TakeOver[];
}

export const EMPTY_DRAFT: Draft = { fromMiddle: { R: 0, Y: 0, G: 0, B: 0, V: 0 }, takeOvers: [] };

export const wanted = (draft: Draft, colour: ColourLetter): number =>
  draft.fromMiddle[colour] + draft.takeOvers.filter(takeOver => takeOver.colour === colour).length;

export const draftSize = (draft: Draft): number =>
  COLOUR_LETTERS.reduce((sum, colour) => sum + wanted(draft, colour), 0);

export const leftInMiddle = (table: Table, draft: Draft, colour: ColourLetter): number =>
  count(table.middle, kindOf(colour)) - draft.fromMiddle[colour];

const takenFrom = (draft: Draft, colour: ColourLetter, giver: Seat): number =>
  draft.takeOvers.filter(takeOver => takeOver.colour === colour && takeOver.giver === giver).length;

/** SS-4.7 to SS-4.11  Whose seal of this colour could be taken over now. */
export const giversOf = (table: Table, draft: Draft, colour: ColourLetter, taker: Seat): readonly Seat[] => {
  if (leftInMiddle(table, draft, colour) > 0) return [];
  if (table.options.whiteSupply === 'blocked' && draft.takeOvers.length >= count(table.middle, WHITE)) return [];
  return allSeats(table.seats).filter(
    giver =>
      canGive(table, giver, taker) && count(table.seals[giver] ?? [], kindOf(colour)) > takenFrom(draft, colour, giver),
  );
};

export const addFromMiddle = (draft: Draft, colour: ColourLetter): Draft => ({
  ...draft,
  fromMiddle: { ...draft.fromMiddle, [colour]: draft.fromMiddle[colour] + 1 },
});

export const addTakeOver = (draft: Draft, colour: ColourLetter, giver: Seat): Draft => ({
  ...draft,
  takeOvers: [...draft.takeOvers, { colour, giver }],
});

/** Back in the other order: first what was taken over, then what came from the middle. */
export const removeOne = (draft: Draft, colour: ColourLetter): Draft => {
  const last = draft.takeOvers.findLastIndex(takeOver => takeOver.colour === colour);
  if (last >= 0) return { ...draft, takeOvers: draft.takeOvers.filter((_, index) => index !== last) };
  return { ...draft, fromMiddle: { ...draft.fromMiddle, [colour]: Math.max(0, draft.fromMiddle[colour] - 1) } };
};

export const predictionFrom = (draft: Draft, table: Table): Predict =>
  makePrediction(draft.fromMiddle, draft.takeOvers, table);

const MIDDLE = ['middle', 'board'];

/** The seals that are on their way: from the middle to a player, back again, or from one player to another. */
export const flightsOf = (told: readonly Event[]): readonly Flight<WaxName>[] => {
  const flights: Flight<WaxName>[] = [];
  const send = (letter: SealLetter, from: readonly string[], to: readonly string[]): void => {
    flights.push({ what: WAX_OF[letter], from, to, turn: flights.length });
  };
  for (const event of told) {
    if (event.type === 'handedIn') send(event.seal, [`seat ${event.seat}`], MIDDLE);
    if (event.type === 'blackTaken') send('K', MIDDLE, [`seat ${event.seat}`]);
    if (event.type === 'predicted') {
      for (const letter of COLOUR_LETTERS)
        for (let each = 0; each < (event.fromMiddle[letter] ?? 0); each += 1)
          send(letter, MIDDLE, [`seat ${event.seat}`]);
      for (const [index, { colour, giver }] of event.takeOvers.entries()) {
        send(colour, [`seat ${giver}`], [`seat ${event.seat}`]);
        if (index < event.whites) send('W', MIDDLE, [`seat ${giver}`]);
      }
    }
  }
  return flights;
};
