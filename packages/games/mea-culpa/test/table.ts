import { at, fastChance, orThrow, type Seat, seatView } from '@conclave/kernel';
import {
  CHARACTERS,
  type Character,
  COLOUR,
  COMPARTMENT,
  type Colour,
  type Compartment,
  DEN,
  DENS,
  type Den,
  type Good,
  ITEM,
  type Item,
  NOBODY,
  SITE,
  type Site,
  STONE,
  type Stone,
} from '../rules/components.ts';
import { none, total } from '../rules/counts.ts';
import type { Event } from '../rules/events.ts';
import { notation } from '../rules/notation.ts';
import { type Options, options as optionTable } from '../rules/options.ts';
import { rules } from '../rules/rules.ts';
import type { Frame } from '../rules/stack.ts';
import type { State } from '../rules/state.ts';

/** Dominik, Johanna, Paula, Gregor: seats 0 to 3, by their letters. */
const LETTERS = 'DJPG';
export const D = 0;
export const J = 1;
export const P = 2;
export const G = 3;

/**
 * A table in a few words. `D2 G4` gives a number to seats, `bread2 wine1` to kinds, `D bread2 wine1 | P jewel1` to kinds of seats.
 * What is not said is as after preparation: souls on 0, posts at 1, seven sin stones, 25 taler, an empty market, no characters.
 */
export interface TableText {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  /** From the Hell side: `D J P G`. */
  readonly stack?: string;
  readonly souls?: string;
  readonly posts?: string;
  readonly stock?: string;
  readonly lust?: string;
  readonly pettySins?: string;
  readonly greed?: string;
  readonly popeStones?: string;
  readonly market?: string;
  readonly supply?: string;
  /** `C1 C2 - C4` */
  readonly rooms?: string;
  readonly suite5?: boolean;
  readonly suite6?: boolean;
  readonly crews?: string;
  readonly naves?: string;
  readonly cathedrals?: string;
  readonly emperorCrew?: number;
  /** `pope D emperor J` */
  readonly characters?: string;
  readonly taler?: string;
  readonly goods?: string;
  readonly letters?: string;
  readonly chestI?: string;
  readonly chestII?: string;
  /** Whose turn it is, as which character: `D emperor`; `D emperor buy` after a first action. */
  readonly turn?: string;
  /** The whole stack, when no turn is on top. */
  readonly frames?: readonly Frame[];
}

export const seatOf = (letter: string): Seat => {
  const seat = LETTERS.indexOf(letter);
  if (seat < 0 || letter === '') throw new Error(`no seat ${letter}`);
  return seat;
};

const words = (text: string): readonly string[] => text.split(/\s+/).filter(word => word !== '');

const bySeatText = (counts: number[], text = ''): void => {
  for (const word of words(text)) counts[seatOf(word.charAt(0))] = Number(word.slice(1));
};

const byKind = (counts: number[], index: Readonly<Record<string, number>>, text = ''): void => {
  for (const word of words(text)) {
    const [, kind = '', number = ''] = /^([A-Za-z]+?)(\d+)$/.exec(word) ?? [];
    const place = index[kind];
    if (place === undefined) throw new Error(`no ${word}`);
    counts[place] = Number(number);
  }
};

/** `coin5x2` is two coins of five. */
const byItem = (counts: number[], text: string): void => {
  for (const word of words(text)) {
    const [item = '', number = '1'] = word.split('x');
    counts[ITEM[item as Item]] = Number(number);
  }
};

const ofSeats = (text: string | undefined, set: (seat: Seat, rest: string) => void): void => {
  for (const part of (text ?? '').split('|')) {
    const [letter = '', ...rest] = words(part);
    if (letter !== '') set(seatOf(letter), rest.join(' '));
  }
};

const STONES_BY_WORD: Readonly<Record<string, number>> = STONE;
const LETTERS_BY_WORD: Readonly<Record<string, number>> = COLOUR;

const turnFrame = (text: string): Frame => {
  const [letter = '', character = '', first] = words(text);
  const base = { at: 'turn', seat: seatOf(letter), character: character as Character } as const;
  return first === undefined ? { ...base, actions: 0 } : { ...base, actions: 1, first: first as 'buy' };
};

const placeCrews = (state: State, text: TableText): void => {
  const { table } = state;
  byKind(table.crews, SITE, text.crews);
  for (const site of words(text.naves ?? '')) table.parts[SITE[site as Site]] = 1;
  for (const site of words(text.cathedrals ?? '')) table.parts[SITE[site as Site]] = 2;
  table.finished = words(text.cathedrals ?? '').length;
  table.emperorCrew = text.emperorCrew ?? 0;
  table.hut = 4 - table.emperorCrew - total(table.crews);
};

const fillScreens = (state: State, text: TableText): void => {
  const talers = state.secrets.map(own => own.taler);
  bySeatText(talers, text.taler);
  for (const [seat, own] of state.secrets.entries()) own.taler = at(talers, seat);
  ofSeats(text.goods, (seat, rest) => byKind(at(state.secrets, seat).goods, STONES_BY_WORD, rest));
  ofSeats(text.letters, (seat, rest) => byKind(at(state.secrets, seat).letters, LETTERS_BY_WORD, rest));
  for (const [index, chest] of [text.chestI, text.chestII].entries()) {
    ofSeats(chest, (seat, rest) => byItem(at(at(state.secrets, seat).chest, index), rest));
  }
  for (const [seat, { chest }] of state.secrets.entries()) state.table.chests[seat] = total(chest[0]) + total(chest[1]);
};

const layTable = (state: State, text: TableText): void => {
  const { table } = state;
  table.round = text.round ?? 1;
  table.bonuses = [];
  bySeatText(table.souls, text.souls);
  table.posts.fill(1);
  bySeatText(table.posts, text.posts);
  table.bids = table.posts.map(notches => ({ notches, taler: 0 }));
  for (const den of DENS) bySeatText(at(table.dens, DEN[den]), text[den]);
  for (let seat = 0; seat < table.seats; seat += 1)
    table.stock[seat] = 7 - table.dens.reduce((sum, den) => sum + at(den, seat), 0);
  bySeatText(table.stock, text.stock);
  byKind(table.popeStones, DEN, text.popeStones);
  byKind(table.market, STONES_BY_WORD, text.market);
  byKind(table.supply, LETTERS_BY_WORD, text.supply);
  for (const [room, card] of words(text.rooms ?? '').entries())
    table.rooms[room] = card === '-' ? 0 : Number(card.slice(1));
  table.suite5 = text.suite5 ?? true;
  table.suite6 = text.suite6 ?? true;
  const held = words(text.characters ?? '');
  for (let index = 0; index < held.length; index += 2)
    table.characters[CHARACTERS.indexOf(held[index] as Character)] = seatOf(held[index + 1] ?? '');
  if (text.turn !== undefined) {
    const [letter = '', character] = words(text.turn);
    table.characters[CHARACTERS.indexOf(character as Character)] = seatOf(letter);
  }
};

export const table = (text: TableText = {}): State => {
  const seats = text.seats ?? 4;
  const options = orThrow(optionTable.parse(text.options ?? {}, { seats, humans: seats }));
  const state = rules.setup(options, seats, fastChance(1));
  const fromHell = text.stack === undefined ? LETTERS.slice(0, seats).split('') : words(text.stack);
  const front = none(seats);
  for (const [place, letter] of fromHell.entries()) front[seatOf(letter)] = seats - 1 - place;
  const laid: State = { ...state, table: { ...state.table, front } };
  layTable(laid, text);
  placeCrews(laid, text);
  fillScreens(laid, text);
  laid.table.stack.length = 0;
  const frames = text.frames ?? [text.turn === undefined ? ({ at: 'bid' } as const) : turnFrame(text.turn)];
  laid.table.stack.push(...frames);
  return laid;
};

const moveOf = (state: State, seat: Seat, text: string) => orThrow(notation.readMove(text, seatView(state, seat)));

/** Why this typed move is refused. */
export const refused = (state: State, letter: string, text: string): string | undefined => {
  const seat = seatOf(letter);
  return rules.refusal(state.table, at(state.secrets, seat), seat, moveOf(state, seat, text))?.code;
};

/** Plays typed moves, `D: buy bread`; what was told is returned. */
export const play = (state: State, ...moves: readonly string[]): readonly Event[] => {
  const told: Event[] = [];
  const chance = fastChance(7);
  for (const line of moves) {
    const [letter = '', text = ''] = line.split(/:\s*/);
    const seat = seatOf(letter);
    const move = moveOf(state, seat, text);
    const refusal = rules.refusal(state.table, at(state.secrets, seat), seat, move);
    if (refusal !== undefined) throw new Error(`${line} is refused: ${refusal.code}, ${refusal.rule}`);
    rules.apply(state, seat, move, chance, (_, event) => told.push(event));
  }
  return told;
};

/** What the table waits for: `J guess`. */
export const waits = ({ table: { stack, locked } }: State): string => {
  const frame = stack.at(-1);
  if (frame === undefined) return 'nothing';
  return frame.seat === undefined
    ? `${frame.at}${locked === 0 ? '' : ` ${locked}`}`
    : `${LETTERS.charAt(frame.seat)} ${frame.at}`;
};

/** What can be typed now by this seat. */
export const choices = (state: State, letter: string): readonly string[] => {
  const seat = seatOf(letter);
  return [...rules.legalMoves(state.table, at(state.secrets, seat), seat)].map(notation.writeMove);
};

export const own = (state: State, letter: string) => at(state.secrets, seatOf(letter));
export const goodsOf = (state: State, letter: string, good: Good): number => at(own(state, letter).goods, STONE[good]);
export const lettersOf = (state: State, letter: string): string =>
  Object.entries(COLOUR)
    .flatMap(([colour, index]) =>
      at(own(state, letter).letters, index) > 0 ? [`${colour}${at(own(state, letter).letters, index)}`] : [],
    )
    .join(' ');
export const inDen = (state: State, den: Den, letter: string): number =>
  at(at(state.table.dens, DEN[den]), seatOf(letter));
export const onMarket = (state: State, stone: Stone): number => at(state.table.market, STONE[stone]);
export const soulsOf = (state: State): string =>
  state.table.souls.map((space, seat) => `${LETTERS.charAt(seat)}${space}`).join(' ');
export const postsOf = (state: State): string =>
  state.table.posts.map((post, seat) => `${LETTERS.charAt(seat)}${post}`).join(' ');
export const inChest = (state: State, letter: string, compartment: Compartment, item: Item): number =>
  at(at(own(state, letter).chest, COMPARTMENT[compartment]), ITEM[item]);
export const supplyOf = (state: State, colour: Colour): number => at(state.table.supply, COLOUR[colour]);
export const types = (events: readonly Event[]): readonly string[] => events.map(event => event.type);
export { NOBODY };
