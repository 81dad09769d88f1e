import {
  askedBy,
  buyingPrice,
  CHARACTERS,
  COIN_VALUE,
  COMPARTMENTS,
  DENS,
  type Den,
  type Frame,
  GOODS,
  type Good,
  ITEM,
  type Item,
  isFree,
  type Move,
  openPlaces,
  PLACES,
  type Place,
  type Secrets,
  SITES,
  type Site,
  STONE,
  STONES,
  type Stone,
  type Table,
  top,
  total,
} from '@conclave/mea-culpa';
import type { Spot } from '../things/draft.ts';

/**
 * MC-26.2.2, MC-26.9  What hands can do with each thing. Nothing here asks what is owed, whether it is late or whose turn it is: a thing offers
 * the same before a duty was done and after it, to whoever sits there (MC-26.3.7). The table refuses what is not owed. Only of what one has,
 * and everybody knows that of themselves, can anything be done: nobody sells a bread that is not there.
 */
export interface HandDraft {
  readonly spot?: Spot;
  /** MC-12.2  Which coin of the purse is meant as a donation. */
  readonly coin?: Item;
  /** Something is lifted here, to be put down elsewhere. */
  readonly carries?: 'popeStone' | 'crew';
}

export const EMPTY_HANDS: HandDraft = {};
export const COINS = ['coin1', 'coin2', 'coin5', 'coin10'] as const satisfies readonly Item[];

type Step = Extract<Frame, { readonly at: 'handTurn' | 'choosing' | 'choose' }>;

/** A turn or choice step runs, whoever's, and no question is open. */
export const stepAt = (table: Table): Step | undefined => {
  const frame = top(table);
  return frame.at === 'handTurn' || frame.at === 'choosing' || frame.at === 'choose' ? frame : undefined;
};

/** MC-26  Is what is done now done by hand, or may somebody at least reach for it (MC-26.24 i)? With S8 off a card is chosen as ever (MC-26.24 d). */
export const isByHandNow = (table: Table, seat: number): boolean => {
  const step = stepAt(table);
  if (table.manual === undefined || step === undefined) return false;
  return step.at !== 'choose' || step.seat !== seat;
};

type Act = NonNullable<Table['manual']>['acts'][number];

/** The own visit that is not over: a declared one lies open for everyone. */
const visitOf = ({ manual }: Table, seat: number): Act | undefined => {
  const act = manual?.acts.at(-1);
  const isVisit = act?.what === 'visit' || act?.what === 'travel';
  return isVisit && !act.finished && act.seat === seat ? act : undefined;
};

/** MC-13.5, MC-13.6  The room whose card lies before the visitor. */
const roomOf = ({ place, room }: Act): number | undefined => {
  if (place === undefined || place === 6) return undefined;
  return place === 5 ? room : place;
};

/** MC-16  What the card before the visitor asks for. */
const cardAsks = (table: Table, seat: number): ReturnType<typeof askedBy> | undefined => {
  const visit = visitOf(table, seat);
  const room = visit && roomOf(visit);
  const card = room === undefined ? 0 : (table.rooms[room - 1] ?? 0);
  return card === 0 ? undefined : askedBy(card);
};

const takes = ({ supply }: Table, stone: Stone): readonly Move[] => {
  if (stone !== 'indulgence') return [{ type: 'take', stone }];
  const colours = (['red', 'green'] as const).filter((_, index) => (supply[index + 2] ?? 0) > 0);
  return colours.length === 0
    ? [{ type: 'take', stone }]
    : colours.map((letter): Move => ({ type: 'take', stone, letter }));
};

const isGood = (stone: Stone): stone is Good => stone !== 'indulgence';

/** What lies behind the own screen. */
type Own = Pick<Secrets, 'taler' | 'goods'>;

type Purchase = Extract<Extract<Move, { type: 'declare' }>['action'], { type: 'buy' | 'greedy' | 'buyLetter' }>;

/** MC-10.3, MC-10.5  Two only where a pair lies, and nothing without its price in the purse, whatever else is owed (MC-26.3.7). */
const purchases = (table: Table, { taler }: Own, stone: Stone): readonly Purchase[] => {
  if (taler < buyingPrice(table, stone)) return [];
  if (!isGood(stone)) return [{ type: 'buyLetter' }];
  const there = table.market[STONE[stone]] ?? 0;
  return there > 1
    ? [
        { type: 'buy', good: stone },
        { type: 'greedy', good: stone },
      ]
    : [{ type: 'buy', good: stone }];
};

/** MC-10.2  An empty stall offers nothing. */
const atStall = (table: Table, own: Own, seat: number, stone: Stone): readonly Move[] => {
  if ((table.market[STONE[stone]] ?? 0) === 0) return [];
  return [
    ...purchases(table, own, stone).map((action): Move => ({ type: 'declare', action })),
    ...takes(table, stone),
    ...(isGood(stone) && cardAsks(table, seat) === 'good' ? [{ type: 'takeGood', good: stone } as const] : []),
  ];
};

/** MC-26.10  What the visitor does in there: the letter, naming the room, the card. */
const insideAt = (table: Table, seat: number, place: Place): readonly Move[] => {
  const visit = visitOf(table, seat);
  if (visit === undefined) return [];
  if (visit.place === 6) return place === 6 ? [{ type: 'letter' }] : [];
  if (visit.place === 5 && visit.room === undefined)
    return place < 5 ? [{ type: 'room', room: place as 1 | 2 | 3 | 4 }] : [];
  if (roomOf(visit) !== place) return [];
  return cardAsks(table, seat) === 'yesOrNo' ? [{ type: 'use' }, { type: 'decline' }] : [{ type: 'decline' }];
};

const isPope = ({ characters }: Table, seat: number): boolean => characters[CHARACTERS.indexOf('pope')] === seat;

/** MC-13.2  A dark window offers nothing: everybody sees that nobody can go there. */
const atPlace = (table: Table, seat: number, place: Place): readonly Move[] => {
  const inside = insideAt(table, seat, place);
  if (inside.length > 0 || !openPlaces(table).includes(place)) return inside;
  const visit = { type: 'declare', action: { type: 'visit', place } } as const;
  return isPope(table, seat) ? [visit, { type: 'declare', action: { type: 'travel', place } }] : [visit];
};

/** MC-12.1  Shown, then dropped, by whoever remembers. */
const asDonation = (item: Item): readonly Move[] => [
  { type: 'show', item },
  ...COMPARTMENTS.map((into): Move => ({ type: 'drop', item, into })),
];

/** MC-11.1  Of an empty heap nothing is sold, and a declared sale of something else is not handed over from this one. */
const atGood = ({ manual }: Table, { goods }: Own, good: Good): readonly Move[] => {
  if ((goods[STONE[good]] ?? 0) === 0) return [];
  const act = manual?.acts.at(-1);
  const sellsOther = act?.what === 'sell' && !act.finished && act.good !== good;
  return [
    { type: 'declare', action: { type: 'sell', good } },
    ...(sellsOther ? [] : [{ type: 'sell' } as const]),
    ...asDonation(good),
  ];
};

const placesCrews = (table: Table, seat: number): boolean =>
  stepAt(table)?.at === 'choosing' || cardAsks(table, seat) === 'newCrew';
const movesPopeStones = (table: Table, seat: number): boolean =>
  stepAt(table)?.at === 'choosing' || cardAsks(table, seat) === 'popeStone';

/** What can be lifted here and put down elsewhere. */
export const liftedAt = (table: Table, seat: number, spot: Spot): HandDraft['carries'] => {
  if (spot.startsWith('den ') && movesPopeStones(table, seat)) return 'popeStone';
  return spot.startsWith('site ') && cardAsks(table, seat) === 'moveCrew' ? 'crew' : undefined;
};

const AMOUNTS = [1, 2, 3, 4, 5] as const;

/** MC-26.16, MC-26.9  Taler lie beside the post until they are settled; the post is turned by any number of notches that somebody says. */
const atPost = (table: Table, seat: number): readonly Move[] => [
  ...(stepAt(table) === undefined ? [] : AMOUNTS.map((notches): Move => ({ type: 'turn', notches }))),
  ...((table.manual?.beside[seat] ?? 0) > 0 ? [{ type: 'settle' } as const] : []),
];

/** MC-12.2  The coins that the purse could be changed into. */
export const coinsOf = ({ taler }: Own): readonly Item[] =>
  COINS.filter(coin => (COIN_VALUE[ITEM[coin]] ?? 0) <= taler);

const hasAnything = ({ taler, goods }: Own): boolean => taler > 0 || total(goods) > 0;

/** The table, and who sits there with what behind the screen. */
export interface Sitting {
  readonly table: Table;
  readonly own: Own;
  readonly seat: number;
}

type Offer = (sitting: Sitting, what: string, draft: HandDraft) => readonly Move[];

const OFFERS: Readonly<Record<string, Offer>> = {
  stall: ({ table, own, seat }, what) => atStall(table, own, seat, what as Stone),
  place: ({ table, seat }, what) => atPlace(table, seat, Number(what) as Place),
  den: (_sitting, what) => [{ type: 'stone', den: what as Den }],
  site: ({ table, seat }, what) => (placesCrews(table, seat) ? [{ type: 'crew', site: what as Site }] : []),
  good: ({ table, own }, what) => atGood(table, own, what as Good),
  coin: ({ own }, _what, { coin }) => (coin !== undefined && coinsOf(own).includes(coin) ? asDonation(coin) : []),
  chest: ({ own }) => (hasAnything(own) ? [{ type: 'declare', action: { type: 'donate' } }] : []),
  stock: () => DENS.map((den): Move => ({ type: 'stone', den })),
  post: ({ table, seat }) => atPost(table, seat),
  seat: ({ table, seat }, what) =>
    cardAsks(table, seat) === 'opponent' && Number(what) !== seat ? [{ type: 'rob', seat: Number(what) }] : [],
  character: ({ table }, what) => {
    const character = CHARACTERS.find(each => each === what);
    return character !== undefined && isFree(table, character) ? [{ type: 'character', character }] : [];
  },
  card: (_sitting, what) => {
    const character = CHARACTERS.find(each => each === what);
    return character === undefined ? [] : [{ type: 'putBack', character }];
  },
};

/** Things that are at hand at any time: a bid is settled and a card put back whoever is asked (MC-26.31). */
const ANYTIME = ['post', 'card'];

/** What can be done with the thing in hand. */
export const offersAt = (sitting: Sitting, draft: HandDraft): readonly Move[] => {
  const { table, seat } = sitting;
  const [kind = '', what = ''] = (draft.spot ?? '').split(' ');
  if (table.manual === undefined || table.result.length > 0) return [];
  if (!isByHandNow(table, seat) && !ANYTIME.includes(kind)) return [];
  return OFFERS[kind]?.(sitting, what, draft) ?? [];
};

/** MC-18.3, C7  Where what is lifted may be put down. */
export const targetsOf = ({ spot = 'word', carries }: HandDraft): ReadonlyMap<Spot, Move> => {
  const from = spot.split(' ')[1] ?? '';
  if (carries === 'popeStone')
    return new Map(
      DENS.filter(to => to !== from).map(to => [`den ${to}`, { type: 'popeStone', from: from as Den, to }]),
    );
  if (carries === 'crew')
    return new Map(
      SITES.filter(to => to !== from).map(to => [`site ${to}`, { type: 'moveCrew', from: from as Site, to }]),
    );
  return new Map();
};

/** Everything that lies there and could be taken into the hand. */
const ALL_SPOTS: readonly Spot[] = [
  ...STONES.map((stone): Spot => `stall ${stone}`),
  ...PLACES.map((place): Spot => `place ${place}`),
  ...DENS.map((den): Spot => `den ${den}`),
  ...SITES.map((site): Spot => `site ${site}`),
  ...GOODS.map((good): Spot => `good ${good}`),
  ...COMPARTMENTS.map((into): Spot => `chest ${into}`),
  ...CHARACTERS.map((character): Spot => `character ${character}`),
  ...[0, 1, 2, 3].map((seat): Spot => `seat ${seat}`),
  ...(['post', 'stock'] as const),
];

/** MC-26.5 S7  The cards of the last round, until they are put back. */
export const oldCards = (table: Table, seat: number): readonly Spot[] =>
  top(table).at !== 'bid'
    ? []
    : CHARACTERS.filter((_, index) => table.characters[index] === seat).map((character): Spot => `card ${character}`);

/** Things that answer to a touch now, the same for everyone and whatever is owed. */
export const atHand = (sitting: Sitting): ReadonlySet<Spot> => {
  const { table, own, seat } = sitting;
  const spots = ALL_SPOTS.filter(
    spot => offersAt(sitting, { spot }).length > 0 || (isByHandNow(table, seat) && liftedAt(table, seat, spot)),
  );
  return new Set([
    ...spots,
    ...oldCards(table, seat),
    ...(isByHandNow(table, seat) && own.taler > 0 ? (['coin'] as const) : []),
  ]);
};

/** What is said without touching anything, the same whosever turn it is. */
export const wordsAt = (table: Table, seat: number): readonly Move[] => {
  const { manual } = table;
  const step = stepAt(table);
  if (manual === undefined || step === undefined || !isByHandNow(table, seat)) return [];
  const isChoice = step.at !== 'handTurn';
  const { register } = manual;
  const mayWait = isChoice && table.seats === 3 && table.options.threePlayerInheritance === 'mayHoldBack';
  return [
    isChoice ? { type: 'done' } : { type: 'end' },
    ...(isChoice && register.S8.popeToo ? [{ type: 'noMove' } as const] : []),
    ...(mayWait ? [{ type: 'holdBack' } as const] : []),
    { type: 'withdraw' },
    ...(register.S1 === 'off' ? [] : [{ type: 'takeBack' } as const]),
    ...(register.S12 === 'on' ? [{ type: 'ask' } as const] : []),
    { type: 'here' },
    ...(table.options.pace === 'correspondence' ? [{ type: 'nothing' } as const] : []), // MC-26.11: in advance
  ];
};

/** MC-26.7  The cards lie there while somebody chooses, for all who have none yet. */
export const cardsLieThere = (table: Table, seat: number): boolean => {
  const step = stepAt(table);
  if (step === undefined || step.at === 'handTurn') return false;
  if (step.seat === seat) return step.at === 'choose' || (step.card === undefined && step.pick !== undefined);
  const held = table.characters.filter(holder => holder === seat).length;
  return held < (table.seats === 2 ? 2 : 1);
};
