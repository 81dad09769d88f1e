import { CATEGORIES, type Colour, type Event, type Item, type Named } from '@conclave/mea-culpa';
import type { GlyphName } from '@conclave/stage/art/glyphs.ts';
import type { Flight } from '@conclave/stage/table/flight.ts';
import { GLYPH_OF_STONE } from './things/draw.ts';

/** What travels over the board: goods, coins, crews and Pope stones as a glyph, sin stones with their seat, letters in their colour. */
export type Thing =
  | { readonly kind: 'glyph'; readonly glyph: GlyphName }
  | { readonly kind: 'pope' }
  | { readonly kind: 'stone'; readonly seat: number }
  | { readonly kind: 'letter'; readonly colour: Colour };

const glyph = (name: GlyphName): Thing => ({ kind: 'glyph', glyph: name });
const COIN = glyph('coin');
const letter = (colour: Colour): Thing => ({ kind: 'letter', colour });
const glyphOf = (item: Item): GlyphName =>
  item === 'bread' || item === 'wine' || item === 'cloth' || item === 'jewel' ? GLYPH_OF_STONE[item] : 'coin';

type Way = readonly [what: Thing, from: readonly string[], to: readonly string[]];
const MARKET = ['market'];
const SITES = ['sites'];

/** Where each thing of an event comes from and goes to. */
const waysOf = (event: Event, mine: number | string): readonly Way[] => {
  /** Own things lie behind the own screen; those of others at their plate. */
  const home = (seat: number, own: string): readonly string[] =>
    seat === mine ? [own, `seat ${seat}`] : [`seat ${seat}`];
  switch (event.type) {
    case 'bought':
    case 'goodsTaken': {
      const stall = [`stall ${event.good}`];
      const count = event.type === 'goodsTaken' ? event.number : event.greedy ? 2 : 1;
      const goods = Array.from(
        { length: count },
        (): Way => [glyph(GLYPH_OF_STONE[event.good]), stall, home(event.seat, `good ${event.good}`)],
      );
      return event.type === 'bought' ? [[COIN, home(event.seat, 'coin'), stall], ...goods] : goods;
    }
    case 'sold':
      return [
        [glyph(GLYPH_OF_STONE[event.good]), home(event.seat, `good ${event.good}`), MARKET],
        [COIN, MARKET, home(event.seat, 'coin')],
      ];
    case 'letterBought':
      return [
        [COIN, home(event.seat, 'coin'), ['stall indulgence']],
        [letter(event.letter), ['stall indulgence'], home(event.seat, 'letters')],
      ];
    case 'freeStoneTaken': {
      const stall = [`stall ${event.stone}`];
      if (event.letter !== undefined) return [[letter(event.letter), stall, home(event.seat, 'letters')]];
      return [[glyph(GLYPH_OF_STONE[event.stone]), stall, home(event.seat, `good ${event.stone}`)]];
    }
    case 'stoneTaken': {
      const stall = [`stall ${event.stone}`];
      if (event.letter !== undefined) return [[letter(event.letter), stall, home(event.seat, 'letters')]];
      return [[glyph(GLYPH_OF_STONE[event.stone]), stall, home(event.seat, `good ${event.stone}`)]];
    }
    case 'paid':
      return [[COIN, home(event.seat, 'coin'), MARKET]];
    case 'itemDropped':
      return event.item === undefined
        ? []
        : [[glyph(glyphOf(event.item)), home(event.seat, 'coin'), home(event.seat, 'chest')]];
    case 'donated':
      return event.items.map(
        (item): Way => [glyph(glyphOf(item)), home(event.seat, 'coin'), home(event.seat, 'chest')],
      );
    case 'talerFromBank':
      return [[COIN, MARKET, home(event.seat, 'coin')]];
    case 'robbed':
      return [[COIN, home(event.from, 'coin'), home(event.to, 'coin')]];
    case 'letterGiven':
      return [[letter(event.letter), home(event.from, 'letters'), home(event.to, 'letters')]];
    case 'yellowLetterTaken':
      return [[letter('yellow'), ['place 6'], home(event.seat, 'letters')]];
    case 'letterPicked':
      return [[letter(event.letter), ['procession', ...SITES], home(event.seat, 'letters')]];
    case 'sinStonesPut':
    case 'sinStonesBack': {
      const den = [`den ${event.den}`];
      const seat = [`seat ${event.seat}`];
      const stone: Thing = { kind: 'stone', seat: event.seat };
      return Array.from(
        { length: Math.min(4, event.number) },
        (): Way => (event.type === 'sinStonesPut' ? [stone, seat, den] : [stone, den, seat]),
      );
    }
    case 'popeStoneMoved':
      return [[{ kind: 'pope' }, [`den ${event.from}`], [`den ${event.to}`]]];
    case 'crewArrived': {
      const from =
        event.from === 'hut' ? ['hut'] : event.from === 'emperor' ? [`seat ${event.seat}`] : [`site ${event.from}`];
      return [[glyph('hammer'), [...from], [`site ${event.site}`]]];
    }
    case 'visitBegan':
      return [[glyph('candle'), [`seat ${event.seat}`], [`place ${event.place}`]]];
    // MC-14.4  Somebody shines a light into a window; the Pope comes out of his.
    case 'guessed':
      return [
        [glyph('candle'), [`seat ${event.seat}`], [`place ${event.guess}`]],
        [{ kind: 'pope' }, [`place ${event.place}`], [`seat ${event.pope}`]],
      ];
    default:
      return [];
  }
};

export const flightsOf = (told: readonly Event[], mine: number | string): readonly Flight<Thing>[] =>
  told.flatMap(event => waysOf(event, mine)).map(([what, from, to], turn) => ({ what, from, to, turn }));

/** The long resolutions that are told as a procession: the opening of the chests, and the last reckoning. */
export type Station = Extract<
  Event,
  { readonly type: 'chestsOpened' | 'lettersDisplayed' | 'letterPicked' | 'scored' }
>;

const isStation = (event: Event): event is Station =>
  event.type === 'chestsOpened' ||
  event.type === 'lettersDisplayed' ||
  event.type === 'letterPicked' ||
  event.type === 'scored';

export const stationOf = (told: readonly Event[]): Station | undefined => told.findLast(isStation);

/** What deserves a breath in the town itself. */
export type Breath = Extract<Event, { readonly type: 'bidsRevealed' | 'guessed' | 'atonement' | 'built' }>;

const isBreath = (event: Event): event is Breath =>
  event.type === 'bidsRevealed' || event.type === 'guessed' || event.type === 'atonement' || event.type === 'built';

export const breathOf = (told: readonly Event[]): Breath | undefined => told.findLast(isBreath);

/** How far the procession has come: the opening, the three categories, or the souls one after another. */
export const stepOf = (station: Station, log: readonly Event[], seats: number): readonly [step: number, of: number] => {
  if (station.type === 'chestsOpened') return [1, CATEGORIES.length + 1];
  if (station.type !== 'scored') return [CATEGORIES.indexOf(station.category) + 2, CATEGORIES.length + 1];
  return [log.filter(event => event.type === 'scored').length, seats];
};

export const pairsOf = <Word extends string>(counts: Named<Word>): readonly (readonly [word: Word, count: number])[] =>
  (Object.entries(counts) as [Word, number][]).filter(([, count]) => count > 0);
