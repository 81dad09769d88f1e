import { at, fastChance, type Refusal, seatView } from '@conclave/kernel';
import { CHARACTERS, type Character } from '../rules/components.ts';
import { total } from '../rules/counts.ts';
import type { Event } from '../rules/events.ts';
import { hiddenBooks } from '../rules/meta-sins.ts';
import { booksOf, type Fate } from '../rules/meta-state.ts';
import { notation } from '../rules/notation.ts';
import { rules } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { seatOf, type TableText, table } from './table.ts';

/** A, B, C, D of the worked examples sit where Dominik, Johanna, Paula and Gregor do. */
const NAMES: Readonly<Record<string, string>> = { A: 'D', B: 'J', C: 'P', D: 'G' };
export const as = (letter: string): string => NAMES[letter] ?? letter;

/** A is Pope, B Emperor, C Merchant, D Petty Sinner; it is the turn of whoever is named. */
export const byHand = (text: TableText & { readonly running?: string } = {}): State => {
  const { running, ...rest } = text;
  const state = table({
    characters: 'pope D emperor J merchant P pettySinner G',
    market: 'bread3 wine2 jewel2',
    supply: 'yellow9',
    frames: [],
    ...rest,
    options: { metaCulpa: 'on', ...rest.options },
  });
  const books = booksOf(state.table);
  if (running !== undefined) {
    const character = running as Character;
    const seat = at(state.table.characters, CHARACTERS.indexOf(character));
    state.table.stack.push({ at: 'handTurn', seat, character, free: false });
    books.turn = 1;
  }
  books.stones = total(state.table.market);
  fillBag(state);
  return state;
};

/** INV-1  What lies nowhere else is in the bag. */
const fillBag = (state: State): void => {
  const all = [10, 9, 9, 7, 6];
  for (const [stone, number] of all.entries()) {
    let rest = number - at(state.table.market, stone);
    if (stone < 4)
      for (const { goods, chest } of state.secrets)
        rest -= at(goods, stone) + at(chest[0], stone) + at(chest[1], stone);
    for (let each = 0; each < rest; each += 1) state.hidden.bag.push(stone);
  }
  state.table.bag = state.hidden.bag.length;
};

/** Plays `A: declare buy wine`, and `clock windowClosed`; what was told is returned. */
export const hands = (state: State, ...lines: readonly string[]): readonly Event[] => {
  const told: Event[] = [];
  for (const line of lines) told.push(...step(state, line));
  return told;
};

const step = (state: State, line: string): readonly Event[] => {
  const told: Event[] = [];
  const hear = (_: unknown, event: Event) => void told.push(event);
  const chance = fastChance(7);
  if (line.startsWith('clock ')) {
    const what = line.slice(6);
    const refused = rules.clock?.refusal(state.table, what);
    if (refused !== undefined) throw new Error(`${line} is refused: ${refused.code}`);
    rules.clock?.apply(state, what, chance, hear);
    return told;
  }
  const [letter = '', text = ''] = line.split(/:\s*/);
  const seat = seatOf(as(letter));
  const move = readMove(state, seat, text);
  const refused = rules.refusal(state.table, at(state.secrets, seat), seat, move);
  if (refused !== undefined) throw new Error(`${line} is refused: ${refused.code}, ${refused.rule}`);
  rules.apply(state, seat, move, chance, hear);
  const broken = rules.brokenInvariants(state);
  if (broken.length > 0) throw new Error(`${line}: ${broken.join('; ')}`);
  return told;
};

const readMove = (state: State, seat: number, text: string) => {
  const read = notation.readMove(
    text.replace(/^call ([A-D])/, (_, letter) => `call ${'ABCD'['DJPG'.indexOf(as(letter))]}`),
    seatView(state, seat),
  );
  if (!read.ok) throw new Error(`${text}: ${read.fault.message}`);
  return read.value;
};

/** Code and rule. */
export const whyByHand = (state: State, line: string): Refusal | undefined => {
  const [letter = '', text = ''] = line.split(/:\s*/);
  const seat = seatOf(as(letter));
  return rules.refusal(state.table, at(state.secrets, seat), seat, readMove(state, seat, text));
};

export const refusedByHand = (state: State, line: string): string | undefined => whyByHand(state, line)?.code;

/** The verdicts in what was told. */
export const verdicts = (told: readonly Event[]): readonly string[] =>
  told.flatMap(event => (event.type === 'accused' ? [event.verdict] : []));

/** What became of the sins of this round: `S5 open`. */
export const fates = (state: State): readonly string[] =>
  hiddenBooks(state).sins.map(({ entry, fate }: { entry: string; fate: Fate }) => `${entry} ${fate}`);

export const talerOf = (state: State, letter: string): number => at(state.secrets, seatOf(as(letter))).taler;
export const pettyStones = (state: State, letter: string): number => at(at(state.table.dens, 1), seatOf(as(letter)));
export const postOf = (state: State, letter: string): number => at(state.table.posts, seatOf(as(letter)));
