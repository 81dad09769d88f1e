import type { View } from '@conclave/kernel';
import {
  CARDS,
  CHARACTER,
  COIN_VALUE,
  COLOUR,
  COLOURS,
  type Colour,
  type Compartment,
  type Counts,
  CREWS,
  DEN,
  type Donation,
  type Event,
  GOODS,
  ITEM,
  ITEMS,
  type Item,
  type MeaCulpa,
  type Named,
  NOBODY,
  type Secrets,
  SITE,
  STONE,
  type Table,
  total,
} from '@conclave/mea-culpa';
import { BONUS_ITEMS } from './things/draw.ts';

/** A list with one number changed; what is not there stays away. */
const withAt = (counts: Counts, index: number, value: number): Counts =>
  counts.map((count, at) => (at === index ? value : count));
const more = (counts: Counts, index: number, by: number): Counts =>
  counts.map((count, at) => (at === index ? Math.max(0, count + by) : count));

const inDen = (table: Table, den: number, seat: number, by: number): Partial<Table> => ({
  dens: table.dens.map((counts, at) => (at === den ? more(counts, seat, by) : counts)),
  stock: more(table.stock, seat, -by),
});

/** MC-19.3  Crews leave for the hut when their part stands. */
const built = (table: Table, site: number): Partial<Table> => ({
  crews: withAt(table.crews, site, 0),
  parts: more(table.parts, site, 1),
  hut: Math.min(CREWS, table.hut + 2),
  finished: table.finished + (table.parts[site] === 1 ? 1 : 0),
});

const thingsIn = (held: Named<Item> | undefined): number =>
  Object.values<number | undefined>(held ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0);

const arrived = (table: Table, { from, site }: Extract<Event, { type: 'crewArrived' }>): Partial<Table> => {
  const crews = more(table.crews, SITE[site], 1);
  if (from === 'emperor') return { crews, emperorCrew: 0 };
  if (from === 'hut') return { crews, hut: Math.max(0, table.hut - 1) };
  return { crews: more(crews, SITE[from], -1) };
};

/** What is seen of an event: stones leave their stall, windows go dark, stones fall into a pit, walls grow. */
const changed = (table: Table, event: Event): Partial<Table> | undefined => {
  switch (event.type) {
    case 'soulMoved':
    case 'scored':
      return { souls: withAt(table.souls, event.seat, event.to) };
    case 'roundBegan':
      // MC-26.5 S7  By hand everybody puts his own card back.
      return {
        ...(table.manual?.register.S7 === 'on' ? {} : { characters: table.characters.map(() => NOBODY) }),
        posts: table.posts.map(() => 0),
        bids: [],
        locked: 0,
      };
    case 'crewSent':
      return { hut: event.hut, emperorCrew: 1 };
    case 'bonusTaken':
      return {
        chests: more(table.chests, event.seat, BONUS_ITEMS[event.bonus].length),
        bonuses: table.bonuses.filter(bonus => bonus !== event.bonus),
      };
    case 'chestsOpened':
      return {
        chests: table.chests.map((count, seat) => count - thingsIn(event.contents[seat])),
        opened: event.contents.map(held => ITEMS.map(item => held[item] ?? 0)),
      };
    case 'chestsCleared':
      return {
        bag: table.bag + table.opened.reduce((sum, held) => sum + total(held.slice(0, GOODS.length)), 0),
        opened: [],
      };
    case 'bidLocked':
      return { locked: table.locked | (1 << event.seat) };
    case 'bidsRevealed':
      return {
        bids: event.bids,
        posts: event.bids.map(({ notches }) => notches),
        keeper: event.keeper,
        order: event.order,
      };
    case 'characterTaken':
      return { characters: withAt(table.characters, CHARACTER[event.character], event.seat) };
    case 'postTurned':
      return { posts: withAt(table.posts, event.seat, event.to) };
    case 'bought':
      return event.greedy ? undefined : { market: more(table.market, STONE[event.good], -1) };
    case 'goodsTaken':
      return { market: more(table.market, STONE[event.good], -event.number) };
    case 'letterBought':
      return { market: more(table.market, STONE.indulgence, -1), bag: table.bag + 1 };
    case 'freeStoneTaken':
      return {
        market: more(table.market, STONE[event.stone], -1),
        bag: table.bag + (event.stone === 'indulgence' ? 1 : 0),
      };
    case 'sold':
      return { bag: table.bag + 1 };
    case 'donated':
      return { chests: more(table.chests, event.seat, event.items.length) };
    case 'lettersDisplayed':
      return { display: COLOURS.map(colour => event.letters[colour] ?? 0) };
    case 'letterPicked':
      return { display: more(table.display, COLOUR[event.letter], -1) };
    case 'suite5Turned':
      return { suite5: false };
    case 'yellowLetterTaken':
      return { suite6: false };
    case 'cardCleared':
      return { rooms: withAt(table.rooms, event.room - 1, 0) };
    case 'sinStonesPut':
      return inDen(table, DEN[event.den], event.seat, event.number);
    case 'sinStonesBack':
      return inDen(table, DEN[event.den], event.seat, -event.number);
    case 'popeStoneMoved':
      return { popeStones: more(more(table.popeStones, DEN[event.from], -1), DEN[event.to], 1) };
    case 'popeStonesReturned':
      return { popeStones: table.popeStones.map(() => 1) };
    case 'crewArrived':
      return arrived(table, event);
    case 'built':
      return built(table, SITE[event.site]);
    case 'cardsDrawn':
      return { rooms: event.rooms.map(id => CARDS.findIndex(card => card.id === id)), suite5: true };
    case 'marketLaidOut':
      return {
        market: Object.keys(STONE).map(stone => event.stones[stone as keyof typeof STONE] ?? 0),
        bag: event.bag,
      };
    case 'suite6Restocked':
      return { suite6: true };
    default:
      return undefined;
  }
};

/** A good or a coin leaves its owner for the chest. */
const without = (own: Secrets, item: Item): Secrets => {
  const coin = COIN_VALUE[ITEM[item]] ?? 0;
  return coin > 0 ? { ...own, taler: own.taler - coin } : { ...own, goods: more(own.goods, ITEM[item], -1) };
};

const storedIn = (own: Secrets, { item, into }: Donation): Secrets => {
  const [first, second] = own.chest;
  const put = (counts: Counts, compartment: Compartment): Counts =>
    into === compartment ? more(counts, ITEM[item], 1) : counts;
  return { ...own, chest: [put(first, 'I'), put(second, 'II')] };
};

const lettersWith = (own: Secrets, letter: Colour | undefined): Counts =>
  letter === undefined ? own.letters : more(own.letters, COLOUR[letter], 1);

/** What somebody sees of an own deed behind the screen: what was paid, and what came for it. */
const changedBehind = (own: Secrets, event: Event): Secrets => {
  switch (event.type) {
    case 'bonusTaken':
      return event.bonus === 'blueLetter' ? { ...own, letters: lettersWith(own, 'blue') } : own;
    case 'bought':
      return {
        ...own,
        taler: own.taler - event.price,
        goods: event.greedy ? own.goods : more(own.goods, STONE[event.good], 1),
      };
    case 'goodsTaken':
      return { ...own, goods: more(own.goods, STONE[event.good], event.number) };
    case 'letterBought':
      return { ...own, taler: own.taler - event.price, letters: lettersWith(own, event.letter) };
    case 'freeStoneTaken':
      return event.stone === 'indulgence'
        ? { ...own, letters: lettersWith(own, event.letter) }
        : { ...own, goods: more(own.goods, STONE[event.stone], 1) };
    case 'letterPicked':
      return { ...own, letters: lettersWith(own, event.letter) };
    case 'sold':
      return { ...own, taler: own.taler + event.price, goods: more(own.goods, STONE[event.good], -1) };
    case 'donated':
      return event.items.reduce(without, own);
    case 'stored':
      return event.things.reduce(storedIn, own);
    default:
      return own;
  }
};

const followed = (view: View<MeaCulpa>, event: Event): View<MeaCulpa> => {
  if (view.seat === 'spectator' || !('seat' in event) || event.seat !== view.seat) return view;
  const own = changedBehind(view.own, event);
  return own === view.own ? view : { ...view, own };
};

/** The table as it looks after this event, as far as we can see: everybody's town, and what we did ourselves behind our screen. */
export const follow = (view: View<MeaCulpa>, event: Event): View<MeaCulpa> => {
  const change = changed(view.table, event);
  const seen = followed(view, event);
  return change === undefined ? seen : { ...seen, table: { ...seen.table, ...change } };
};
