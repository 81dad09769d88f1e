import {
  ALTAR_ROOM,
  CARD_TYPES,
  type CardType,
  COPIES,
  type Event,
  howMany,
  isVirtueNow,
  lastContribution,
  MOST_CARDS_LAID,
  MOST_RUBIES,
  nextPlayer,
  pileSize,
  type Secrets,
  type Table,
} from '@conclave/dogma';
import type { Flight } from '@conclave/stage/table/flight.ts';

/** One line of the overview of types: its status now, whether its dogma lies on the altar (DG-4.2), and whether its four are gone (DG-16.4). */
export interface TypeLine {
  readonly type: CardType;
  readonly virtue: boolean;
  readonly onAltar: boolean;
  readonly gone: boolean;
}

export const typeLines = ({ altar, sets }: Pick<Table, 'altar' | 'sets'>): readonly TypeLine[] =>
  CARD_TYPES.map(type => ({
    type,
    virtue: isVirtueNow(type, altar),
    onAltar: altar.includes(type),
    gone: isGone(type, sets),
  }));

/** DG-11.5, DG-16.4  No card of this type is left, and everybody may know it. */
export const isGone = (type: CardType, sets: Table['sets']): boolean => sets.some(({ card }) => card === type);

/** The hand by type in the fixed order, each type in its own place: what is not held is an empty one. */
export const handByType = (hand: readonly number[]): readonly { readonly type: CardType; readonly count: number }[] =>
  CARD_TYPES.map(type => ({ type, count: howMany(hand, type) }));

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

/** The niches of the altar, from the left. */
export const niches = (altar: readonly CardType[]): readonly (CardType | undefined)[] =>
  Array.from({ length: ALTAR_ROOM }, (_, index) => altar[index]);

/** The niche that a new dogma takes: the one of the dogma that gives way, or the first empty one (DG-10.3). */
export const nicheFor = (altar: readonly CardType[], replace?: CardType): number =>
  replace === undefined ? altar.length : altar.indexOf(replace);

/** On either side of the grille: who confesses, or laid the newest cards, and who answers; nobody, where only one is left. */
export const atTheGrille = (
  table: Readonly<Table>,
): { readonly confessor: number; readonly answerer: number | undefined } => {
  const last = lastContribution(table);
  const confessor = last?.seat ?? table.turn;
  const answerer = last !== undefined && table.phase === 'respond' ? table.turn : nextPlayer(table, confessor);
  return { confessor, answerer: answerer === confessor ? undefined : answerer };
};

/** DG-8.2  What each answer may bring: how many cards one takes when wrong, and whether being right still pays (DG-9.3). */
export interface Risks {
  readonly believe: number;
  readonly doubt: number;
  readonly pays: boolean;
}

export const risksOf = (table: Readonly<Table>, seat: number): Risks => {
  const pile = pileSize(table);
  const onlyNewest = table.options.wrongDoubtTakes === 'lastContribution'; // DG-19.2
  return {
    believe: pile,
    doubt: onlyNewest ? (lastContribution(table)?.count ?? pile) : pile,
    pays: (table.rubies[seat] ?? 0) < MOST_RUBIES,
  };
};

/** What one's own eyes say to a claim: how many of the four one holds or has laid oneself, and whether it can be true at all. */
export interface Evidence {
  readonly contributor: number;
  readonly count: number;
  readonly claim: CardType;
  readonly mine: number;
  readonly gone: boolean;
  readonly possible: boolean;
}

export const evidence = (table: Readonly<Table>, { hand, laid }: Secrets, seat: number): Evidence | undefined => {
  const { claim } = table;
  const last = lastContribution(table);
  if (claim === undefined || last === undefined || last.seat === seat) return undefined;
  const mine = howMany(hand, claim) + laid.flat().filter(card => card === claim).length;
  const gone = isGone(claim, table.sets);
  return {
    contributor: last.seat,
    count: last.count,
    claim,
    mine,
    gone,
    possible: !gone && last.count <= COPIES - mine,
  };
};

const OF_A_CHECK: readonly Event['type'][] = ['turnedUp', 'judged', 'pileTaken', 'pileDiscarded'];

/** The cards that lie open while a check is told. Whoever comes later hears of it together with the next confession, which lies covered. */
export const turnedUp = (told: readonly Event[], log: readonly Event[]): readonly CardType[] | undefined => {
  const last = told.findLast(({ type }) => type === 'confessed' || OF_A_CHECK.includes(type));
  if (last === undefined || last.type === 'confessed') return undefined;
  return log.findLast(event => event.type === 'turnedUp')?.cards;
};

/** The cards that a check turns up, a lie last: the eye hopes as long as it may. */
export const inOrderOfTurning = (cards: readonly CardType[], claim: CardType | undefined): readonly CardType[] => [
  ...cards.filter(card => card === claim),
  ...cards.filter(card => card !== claim),
];

/** The newest contributions that there is room for, and how many cards lie below them. */
export const shownPile = (
  pile: Table['pile'],
  room: number,
): { readonly below: number; readonly parts: readonly (Table['pile'][number] & { readonly index: number })[] } => {
  const parts = pile.map((part, index) => ({ ...part, index }));
  const from = Math.max(0, parts.length - room);
  return { below: parts.slice(0, from).reduce((sum, { count }) => sum + count, 0), parts: parts.slice(from) };
};

/** How many cards are seen to fly: a great pile is a great pile. */
export const MOST_FLYING = 6;

/** Rubies and piles that are on their way. The pile leaves card by card, from where each contribution lies. */
export const flightsOf = (told: readonly Event[], pile: Table['pile']): readonly Flight<'ruby' | 'card'>[] => {
  const flights: Flight<'ruby' | 'card'>[] = [];
  const send = (what: 'ruby' | 'card', from: readonly string[], to: string): void => {
    flights.push({ what, from: [...from, 'lectern'], to: [to, 'types'], turn: flights.length });
  };
  const taken = told.find(event => event.type === 'pileTaken');
  const discarded = told.find(event => event.type === 'pileDiscarded');
  const backs = pile.flatMap(({ count }, part) => Array.from({ length: count }, () => part)).reverse();
  const carry = (parts: readonly number[], to: string): void => {
    for (const part of parts.slice(0, MOST_FLYING)) send('card', [`part ${part}`], to);
  };
  if (taken !== undefined) carry(backs.slice(0, taken.count), `seat ${taken.seat}`);
  if (discarded !== undefined) carry(backs.slice(taken?.count ?? 0), 'discard');
  for (const event of told) {
    if (event.type === 'rubyGained') send('ruby', [], `seat ${event.seat}`);
    if (event.type === 'dogmaCreated') for (const _ of [1, 2]) send('ruby', [`seat ${event.seat}`], 'altar');
    if (event.type === 'rubiesReturned')
      for (let each = 0; each < event.count; each += 1) send('ruby', [`seat ${event.seat}`], 'discard');
  }
  return flights;
};
