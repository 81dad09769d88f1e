import { fault, type Notation, type Parsed, type SeatView, seatLetter, seatOfLetter } from '@conclave/kernel';
import { byHand } from '#manual-room';
import { parseMove } from './border.ts';
import { offered } from './choices.ts';
import { ITEMS, type Item } from './components.ts';
import type { Move } from './moves.ts';
import type { MeaCulpa, Table } from './state.ts';

/**
 * Short text for moves, word by word as a player would say it:
 * `bonus breadAndWine I II`, `bid 3 5`, `character pope`, `holdBack later`, `order own`, `popeStone lust greed`, `crew A`, `moveCrew A B`, `pass`,
 * `buy bread`, `greedy wine`, `buy letter red`, `sell cloth`, `donate wine I`, `donate 5 II bread I`, `visit 3`, `travel 5`, `guess 2`,
 * `room 1`, `use`, `take good wine`, `rob B`, `decline`, `give red`, `empty lust`, `take bread`, `take indulgence green`, `pick blue`.
 */
export const writeMove = (move: Move): string => {
  switch (move.type) {
    case 'bonus':
      return ['bonus', move.bonus, ...move.into].join(' ');
    case 'bid':
      return `bid ${move.notches} ${move.taler}`;
    case 'character':
      return `character ${move.character}`;
    case 'holdBack':
      return move.when === undefined ? 'holdBack' : `holdBack ${move.when}`;
    case 'order':
      return `order ${move.first}`;
    case 'popeStone':
    case 'moveCrew':
      return `${move.type} ${move.from} ${move.to}`;
    case 'crew':
      return `crew ${move.site}`;
    case 'buy':
    case 'greedy':
    case 'sell':
      return move.good === undefined ? move.type : `${move.type} ${move.good}`;
    case 'buyLetter':
      return `buy letter ${move.letter}`;
    case 'donate':
      return ['donate', ...move.things.map(({ item, into }) => `${item.replace('coin', '')} ${into}`)].join(' ');
    case 'visit':
    case 'travel':
    case 'guess':
      return `${move.type} ${move.place}`;
    case 'room':
      return `room ${move.room}`;
    case 'takeGood':
      return `take good ${move.good}`;
    case 'rob':
      return `rob ${seatLetter(move.seat)}`;
    case 'giveLetter':
      return `give ${move.letter}`;
    case 'emptyDen':
      return `empty ${move.den}`;
    case 'take':
      return move.letter === undefined ? `take ${move.stone}` : `take ${move.stone} ${move.letter}`;
    case 'pick':
      return `pick ${move.letter}`;
    case 'pass':
    case 'use':
    case 'decline':
      return move.type;
    default:
      return byHand().writeHandMove(move);
  }
};

const number = (text: string | undefined): unknown => (text !== undefined && /^\d+$/.test(text) ? Number(text) : text);

/** `5` is a coin of five taler. */
const item = (text: string | undefined): unknown => (ITEMS.includes(`coin${text}` as Item) ? `coin${text}` : text);

const compartment = (text: string | undefined): unknown => {
  if (text === '1' || text === 'i') return 'I';
  return text === '2' || text === 'ii' ? 'II' : text;
};

const things = (words: readonly string[]): { item: unknown; into: unknown }[] => {
  const list: { item: unknown; into: unknown }[] = [];
  for (let index = 0; index < words.length; index += 2)
    list.push({ item: item(words[index]), into: compartment(words[index + 1]) });
  return list;
};

/** How many words follow each first word; what is longer is not understood. */
const draft = (words: readonly string[], { manual, seats }: Table): object | undefined => {
  const [type, one, two, three] = words;
  const length = words.length - 1;
  const exactly = (count: number, move: object): object | undefined => (length === count ? move : undefined);
  switch (type) {
    case 'bonus':
      return { type, bonus: one, into: words.slice(2).map(compartment) };
    case 'bid':
      return exactly(2, { type, notches: number(one), taler: number(two) });
    case 'character':
      return exactly(1, { type, character: one });
    case 'holdBack':
      return one === undefined ? { type } : exactly(1, { type, when: one });
    case 'order':
      return exactly(1, { type, first: one });
    case 'popeStone':
    case 'moveCrew':
      return exactly(2, { type, from: one, to: two });
    case 'crew':
      return exactly(1, { type, site: one });
    case 'buy':
      return one === 'letter' ? exactly(2, { type: 'buyLetter', letter: two }) : exactly(1, { type, good: one });
    case 'sell':
      return one === undefined ? { type } : exactly(1, { type, good: one });
    case 'greedy':
      return exactly(1, { type, good: one });
    case 'donate':
      return { type, things: things(words.slice(1)) };
    case 'visit':
    case 'travel':
    case 'guess':
      return exactly(1, { type, place: number(one) });
    case 'room':
      return exactly(1, { type, room: number(one) });
    case 'give':
      return exactly(1, { type: 'giveLetter', letter: one });
    case 'empty':
      return exactly(1, { type: 'emptyDen', den: one });
    case 'take':
      if (one === 'good') return exactly(2, { type: 'takeGood', good: two });
      return three === undefined ? { type, stone: one, ...(two === undefined ? {} : { letter: two }) } : undefined;
    case 'rob':
      return exactly(1, { type, seat: seatOfLetter(one ?? '', seats) });
    case 'pick':
      return exactly(1, { type, letter: one });
    case 'pass':
    case 'use':
    case 'decline':
      return exactly(0, { type });
    default:
      return manual === undefined ? undefined : byHand().draftHandMove(words, seats);
  }
};

/** Words in any case: `popestone LUST greed` is understood too. */
const SPELLING: ReadonlyMap<string, string> = new Map(
  [
    'popeStone',
    'holdBack',
    'moveCrew',
    'pettySins',
    'pettySinner',
    'breadAndWine',
    'blueLetter',
    'A',
    'B',
    'C',
    'I',
    'II',
  ].map(word => [word.toLowerCase(), word]),
);
const spelled = (word: string, { manual }: Table): string => {
  const lower = word.toLowerCase();
  return SPELLING.get(lower) ?? (manual === undefined ? lower : byHand().spelledByHand(lower));
};

const readMove = (text: string, { table }: SeatView<MeaCulpa>): Parsed<Move> => {
  const words = text
    .trim()
    .split(/\s+/)
    .map(word => spelled(word, table));
  const move = draft(words, table);
  return move === undefined ? fault('', `"${text.trim()}" is not a move`) : parseMove(move, table);
};

/** One example of each kind of move that may be shown now. */
const examples = ({ table, own, seat }: SeatView<MeaCulpa>): readonly string[] => {
  const byType = new Map<string, Move>();
  for (const move of offered(table, own, seat)) if (!byType.has(move.type)) byType.set(move.type, move);
  return [...byType.values()].map(writeMove);
};

export const notation: Notation<MeaCulpa> = { writeMove, readMove, examples };
