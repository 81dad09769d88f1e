import {
  CARD_TYPES,
  type CardType,
  type Event,
  howMany,
  isVirtueNow,
  MOST_CARDS_LAID,
  type Table,
} from '@conclave/dogma';
import type { Flight } from '@conclave/stage/table/flight.ts';

/** One line of the overview of types: its status now, and whether its dogma lies on the altar (DG-4.2). */
export interface TypeLine {
  readonly type: CardType;
  readonly virtue: boolean;
  readonly onAltar: boolean;
}

export const typeLines = (altar: readonly CardType[]): readonly TypeLine[] =>
  CARD_TYPES.map(type => ({ type, virtue: isVirtueNow(type, altar), onAltar: altar.includes(type) }));

/** The hand by type, in the fixed order; types that are not held are left out. */
export const handByType = (hand: readonly number[]): readonly { readonly type: CardType; readonly count: number }[] =>
  CARD_TYPES.map(type => ({ type, count: howMany(hand, type) })).filter(({ count }) => count > 0);

/** The cards that are about to be laid; only this page knows them. */
export type Chosen = Readonly<Partial<Record<CardType, number>>>;

export const chosenCards = (chosen: Chosen): readonly CardType[] =>
  CARD_TYPES.flatMap(type => Array<CardType>(chosen[type] ?? 0).fill(type));

/** One more of this type; when no more can be laid, back to none. */
export const chooseOne = (chosen: Chosen, type: CardType, held: number): Chosen => {
  const now = chosen[type] ?? 0;
  const full = chosenCards(chosen).length >= MOST_CARDS_LAID;
  return { ...chosen, [type]: now < held && !full ? now + 1 : 0 };
};

/** What each seat has laid, newest last. */
export const pileOf = ({ pile }: Pick<Table, 'pile'>): Table['pile'] => pile;

/** Rubies and piles that are on their way. */
export const flightsOf = (told: readonly Event[]): readonly Flight<'ruby' | 'pile'>[] => {
  const flights: Flight<'ruby' | 'pile'>[] = [];
  const send = (what: 'ruby' | 'pile', from: string, to: string): void => {
    flights.push({ what, from: [from, 'types'], to: [to, 'types'], turn: flights.length });
  };
  for (const event of told) {
    if (event.type === 'rubyGained') send('ruby', 'lectern', `seat ${event.seat}`);
    if (event.type === 'dogmaCreated') for (const _ of [1, 2]) send('ruby', `seat ${event.seat}`, 'altar');
    if (event.type === 'pileTaken') send('pile', 'lectern', `seat ${event.seat}`);
    if (event.type === 'rubiesReturned')
      for (let each = 0; each < event.count; each += 1) send('ruby', `seat ${event.seat}`, 'lectern');
  }
  return flights;
};
