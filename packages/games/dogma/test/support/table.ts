import { fastChance, orThrow, type Seat, seatView, type Told } from '@conclave/kernel';
import { expect } from 'vitest';
import { refusal } from '../../rules/choices.ts';
import { CARD_TYPES, type CardType, COPIES, countsOf, howMany, sorted } from '../../rules/components.ts';
import type { Event } from '../../rules/events.ts';
import type { Move } from '../../rules/moves.ts';
import { notation } from '../../rules/notation.ts';
import { type Options, options } from '../../rules/options.ts';
import { rules } from '../../rules/rules.ts';
import type { Contribution, SetOfFour, State } from '../../rules/state.ts';

/** Players in clockwise order, as in the worked examples. */
export const [A, B, C, D] = [0, 1, 2, 3] as const;

/** `honesty*3 murder` */
export const cards = (text: string): CardType[] =>
  sorted(
    text
      .split(' ')
      .filter(word => word !== '')
      .flatMap(word => {
        const [name, times = '1'] = word.split('*');
        const type = CARD_TYPES.find(candidate => candidate === name);
        if (type === undefined) throw new Error(`no card ${word}`);
        return new Array<CardType>(Number(times)).fill(type);
      }),
  );

export const card = (name: string): CardType => cards(name)[0] as CardType;

export interface Laid {
  readonly seat: Seat;
  readonly cards: readonly CardType[];
}

export const laid = (seat: Seat, text: string): Laid => ({ seat, cards: cards(text) });

/** A table in a few words. All cards that are not mentioned lie in the discard pile (with two players first in the box). */
export interface TableText {
  readonly hands: readonly string[];
  readonly turn?: Seat;
  readonly altar?: string;
  readonly rubies?: readonly number[];
  readonly claim?: string;
  readonly pile?: readonly Laid[];
  readonly out?: readonly Seat[];
  readonly sets?: readonly SetOfFour[];
  readonly withoutProgress?: number;
  readonly options?: Partial<Options>;
}

export const table = (text: TableText): State => {
  const hands = text.hands.map(hand => countsOf(cards(hand)));
  const pile = text.pile ?? [];
  const sets = text.sets ?? [];
  const rest = restOf(hands, pile, sets);
  const boxed = hands.length === 2 ? 16 : 0;
  const settings = orThrow(options.parse(text.options ?? {}, { seats: hands.length, humans: 1 }));
  return {
    table: {
      options: settings,
      startingPlayer: A,
      phase: pile.length === 0 ? 'confess' : 'respond',
      turn: text.turn ?? A,
      claim: text.claim === undefined ? undefined : card(text.claim),
      pile: pile.map(({ seat, cards: { length } }): Contribution => ({ seat, count: length })),
      handSizes: text.hands.map(hand => cards(hand).length),
      rubies: [...(text.rubies ?? hands.map(() => 0))],
      altar: (text.altar ?? '').split(' ').filter(Boolean).map(card), // in the order of creation
      discarded: Math.max(0, rest.length - boxed) + COPIES * sets.length,
      sets,
      out: text.out ?? [],
      withoutProgress: text.withoutProgress ?? 0,
      progress: false,
      places: undefined,
    },
    secrets: hands.map((hand, seat) => ({
      hand,
      laid: pile.filter(part => part.seat === seat).map(part => part.cards),
    })),
    hidden: { box: countsOf(rest.slice(0, boxed)), discard: countsOf(rest.slice(boxed)) },
  };
};

const restOf = (hands: readonly number[][], pile: readonly Laid[], sets: readonly SetOfFour[]): CardType[] =>
  CARD_TYPES.flatMap(type => {
    const held = hands.reduce((sum, hand) => sum + howMany(hand, type), 0);
    const onPile = pile.flatMap(part => part.cards).filter(other => other === type).length;
    const inSets = sets.filter(set => set.card === type).length * COPIES;
    return new Array<CardType>(COPIES - held - onPile - inSets).fill(type);
  });

export const read = (state: State, seat: Seat, text: string): Move =>
  orThrow(notation.readMove(text, seatView(state, seat)));

/** Plays a legal move and returns what was told. */
export const play = (state: State, seat: Seat, text: string): readonly Told<Event>[] => {
  const told: Told<Event>[] = [];
  const move = read(state, seat, text);
  expect(refusal(state.table, seatView(state, seat).own, seat, move)).toBeUndefined();
  rules.apply(state, seat, move, fastChance(1), (to, event) => told.push({ to, event }));
  return told;
};

/** Why this is refused: `notAVirtueNow DG-5.4`, or nothing. A refused move changes nothing. */
export const refused = (state: State, seat: Seat, text: string): string | undefined => {
  const before = JSON.stringify(state);
  const reason = refusal(state.table, seatView(state, seat).own, seat, read(state, seat, text));
  expect(JSON.stringify(state)).toBe(before);
  return reason === undefined ? undefined : `${reason.code} ${reason.rule}`;
};

export const handOf = (state: State, seat: Seat): readonly number[] => seatView(state, seat).own.hand;
export const hand = (text: string): readonly number[] => countsOf(cards(text));

export const only = <Type extends Event['type']>(
  told: readonly Told<Event>[],
  type: Type,
): readonly Extract<Event, { type: Type }>[] =>
  told.flatMap(({ event }) => (event.type === type ? [event as Extract<Event, { type: Type }>] : []));

export const typesOf = (told: readonly Told<Event>[]): readonly string[] => told.map(({ event }) => event.type);
