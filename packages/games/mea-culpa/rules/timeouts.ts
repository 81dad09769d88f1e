import { at, pick, type Seat, type Stream } from '@conclave/kernel';
import { cardQuestion } from './cards.ts';
import { isOpenSite } from './cathedrals.ts';
import { isFree } from './choice.ts';
import {
  CHARACTERS,
  COLOUR,
  type Colour,
  DENS,
  type Den,
  GOODS,
  type Good,
  ROOMS,
  SITES,
  STONE,
} from './components.ts';
import { ownStones } from './dens.ts';
import { openPlaces } from './house.ts';
import { DECLINE, type Move, PASS } from './moves.ts';
import { hellOrder } from './record-of-sins.ts';
import { sellingPrice } from './sell.ts';
import { type CardFrame, type RunOutFrame, top } from './stack.ts';
import type { Secrets, Table } from './state.ts';
import { exchangeColours } from './supplies.ts';

/** The first word with the greatest figure. */
const greatest = <Word>(words: readonly Word[], figure: (word: Word) => number): Word =>
  words.reduce((best, word) => (figure(word) > figure(best) ? word : best));

/** Goods in the order jewel, cloth, wine, bread. */
const DEAREST_FIRST: readonly Good[] = [...GOODS].reverse();
const dearestOnMarket = (table: Table): Good | undefined => {
  const there = DEAREST_FIRST.filter(good => at(table.market, STONE[good]) > 0);
  return there.length === 0 ? undefined : greatest(there, good => sellingPrice(table, good));
};

/** The colour the player owns least of, in the order blue, yellow, red, green on equality. */
const LEAST_ORDER: readonly Colour[] = ['blue', 'yellow', 'red', 'green'];
const leastOwned = <Word extends Colour>(own: Secrets, colours: readonly Word[]): Word =>
  greatest(colours, colour => -at(own.letters, COLOUR[colour]));

const displayed = ({ display }: Table): readonly Colour[] =>
  LEAST_ORDER.filter(colour => at(display, COLOUR[colour]) > 0);

/** Blue letter, else jewel, else bread and wine, else coin; always into compartment I. */
const bonusMove = ({ bonuses }: Table): Move => {
  if (bonuses.includes('blueLetter')) return { type: 'bonus', bonus: 'blueLetter', into: [] };
  if (bonuses.includes('jewel')) return { type: 'bonus', bonus: 'jewel', into: ['I'] };
  if (bonuses.includes('breadAndWine')) return { type: 'bonus', bonus: 'breadAndWine', into: ['I', 'I'] };
  return { type: 'bonus', bonus: 'coin', into: ['I'] };
};

/** The one with fewest own stones that suffices, else the fullest; ties in the order Lust, Petty Sins, Greed. */
const denToEmpty = (table: Table, { seat, missing }: RunOutFrame): Den => {
  const filled = DENS.filter(den => ownStones(table, den, seat) > 0);
  const enough = filled.filter(den => at(table.stock, seat) + ownStones(table, den, seat) >= missing);
  if (enough.length > 0) return greatest(enough, den => -ownStones(table, den, seat));
  return greatest(filled, den => ownStones(table, den, seat));
};

/** Indulgence stone, else the good with the highest selling price. */
const freeStone = (table: Table, own: Secrets): Move => {
  const good = dearestOnMarket(table);
  if (at(table.market, STONE.indulgence) === 0 && good !== undefined) return { type: 'take', stone: good };
  const colours = exchangeColours(table);
  if (colours.length === 0) return { type: 'take', stone: 'indulgence' };
  return { type: 'take', stone: 'indulgence', letter: leastOwned(own, colours) };
};

/** C10 the dearest good, C11 the opponent nearest to Heaven; other cards are declined. */
const cardMove = (table: Table, { seat, card }: CardFrame): Move => {
  const good = dearestOnMarket(table);
  if (cardQuestion(card) === 'good' && good !== undefined) return { type: 'takeGood', good };
  if (cardQuestion(card) !== 'opponent') return DECLINE;
  const opponents = hellOrder(table).filter(other => other !== seat);
  return { type: 'rob', seat: at(opponents, opponents.length - 1) };
};

/** Letter to give: the colour owned most, in the order green, red, blue, yellow on equality. */
const MOST_ORDER: readonly Colour[] = ['green', 'red', 'blue', 'yellow'];

/** MC-29.4  What the table decides for a seat whose time is up. */
export const timeoutMove = (table: Table, own: Secrets, seat: Seat, stream: Stream): Move => {
  const frame = top(table);
  switch (frame.at) {
    case 'bonus':
      return bonusMove(table);
    case 'bid':
      return { type: 'bid', notches: 1, taler: 0 };
    case 'choose':
      return { type: 'character', character: CHARACTERS.find(character => isFree(table, character)) ?? 'pope' };
    case 'preliminaryOrder':
      return { type: 'order', first: 'own' };
    case 'popeStone':
    case 'preliminaryVisit':
      return DECLINE;
    case 'crew':
      return { type: 'crew', site: SITES.find(site => isOpenSite(table, site)) ?? 'A' };
    case 'turn':
      return PASS;
    case 'guess':
      return { type: 'guess', place: pick(openPlaces(table), stream) };
    case 'room':
      return { type: 'room', room: ROOMS.find(room => at(table.rooms, room - 1) > 0) ?? 1 };
    case 'card':
      return cardMove(table, frame);
    case 'giveLetter':
      return { type: 'giveLetter', letter: greatest(MOST_ORDER, colour => at(own.letters, COLOUR[colour])) };
    case 'runOut':
      return { type: 'emptyDen', den: denToEmpty(table, frame) };
    case 'freeStone':
      return freeStone(table, own);
    case 'pick':
      return { type: 'pick', letter: leastOwned(own, displayed(table)) };
    default:
      throw new Error(`seat ${seat} has nothing to decide`);
  }
};
