import { at, type Emit, type Refusal, type Seat } from '@conclave/kernel';
import { CHARACTER, CHARACTERS, type Character, NOBODY } from './components.ts';
import type { Event } from './events.ts';
import type { MoveOf } from './moves.ts';
import { REFUSED } from './refusals.ts';
import { type Frame, pop, push, replace } from './stack.ts';
import { holderOf, type State, type Table } from './state.ts';

/** MC-7.8, MC-23.2 to MC-23.5, MC-24.2  Who takes which character, and when its preliminary action is done. */

export const isFree = ({ characters }: Table, character: Character): boolean =>
  characters[CHARACTER[character]] === NOBODY;

export const refuseCharacter = (table: Table, { character }: MoveOf<'character'>): Refusal | undefined =>
  isFree(table, character) ? undefined : REFUSED.characterTaken;

const freeCharacters = (table: Table): readonly Character[] => CHARACTERS.filter(character => isFree(table, character));

const lastFree = (table: Table): Character | undefined => {
  let free = 0;
  for (let index = 0; index < 4; index += 1) if (table.characters[index] === NOBODY) free += 1;
  return free === 1 ? freeCharacters(table)[0] : undefined;
};

type ChooseFrame = Extract<Frame, { readonly at: 'choose' }>;

/** MC-29.3  The last card is taken by itself; otherwise the table waits. */
export const awaitChoice = (state: State, frame: ChooseFrame, emit?: Emit<Event>): boolean => {
  const only = lastFree(state.table);
  if (only === undefined) return true;
  takeCharacter(state, frame, only, true, emit);
  return false;
};

/** MC-7.8  Take a character; its preliminary action follows before the next player chooses. */
export const takeCharacter = (
  { table }: State,
  { seat, pick }: ChooseFrame,
  character: Character,
  automatic: boolean,
  emit?: Emit<Event>,
): void => {
  table.characters[CHARACTER[character]] = seat;
  emit?.('all', { type: 'characterTaken', seat, character, automatic, rule: 'MC-7.8' });
  const next = pick + 1;
  if (next === table.order.length) {
    replace(table, { at: 'nextTurn', after: 'pettySinner' });
    for (const frame of lastPreliminaries(table, seat, character).reverse()) push(table, frame);
    return;
  }
  replace(table, { at: 'choose', seat: at(table.order, next), pick: next });
  if (!isHeldBack(table, character)) push(table, { at: 'preliminary', seat, character });
};

const isHighOffice = (character: Character): boolean => character === 'pope' || character === 'emperor';

/** MC-28 `deferBoth`: Pope and Emperor wait until all three have chosen; the Petty Sinner never does. */
const isHeldBack = ({ seats, options }: Table, character: Character): boolean =>
  seats === 3 && options.threePlayerInheritance === 'deferBoth' && isHighOffice(character);

/** MC-23.3, MC-23.4  With three players one card is left; the Emperor acts for a missing Pope, the Pope for a missing Emperor. MC-23.7: else nothing. */
const inheritance = (table: Table): Frame | undefined => {
  if (table.seats !== 3) return undefined;
  const inherited = (['pope', 'emperor'] as const).find(character => isFree(table, character));
  if (inherited === undefined) return undefined;
  const own = inherited === 'pope' ? 'emperor' : 'pope';
  return { at: 'preliminaryOrder', seat: holderOf(table, CHARACTER[own]), own, inherited };
};

/** MC-23.5  What is done after the last choice, in order. */
const lastPreliminaries = (table: Table, seat: Seat, character: Character): Frame[] => {
  const own: Frame = { at: 'preliminary', seat, character };
  const both = inheritance(table);
  if (isHeldBack(table, 'pope')) {
    const heldBack = both === undefined ? inOrderOfChoice(table) : [both];
    return isHighOffice(character) ? heldBack : [own, ...heldBack];
  }
  if (both === undefined || both.at !== 'preliminaryOrder') return [own];
  if (both.seat === seat) return [both];
  return [own, { at: 'preliminary', seat: both.seat, character: both.inherited }];
};

/** MC-28 `deferBoth`: both cards are held, and their holders act in the order of choice. */
const inOrderOfChoice = (table: Table): Frame[] =>
  table.order.flatMap(seat =>
    (['pope', 'emperor'] as const)
      .filter(character => holderOf(table, CHARACTER[character]) === seat)
      .map((character): Frame => ({ at: 'preliminary', seat, character })),
  );

type OrderFrame = Extract<Frame, { readonly at: 'preliminaryOrder' }>;

/** MC-23.5  A holder of both does them in the order he likes. */
export const orderPreliminaries = (
  { table }: State,
  { seat, own, inherited }: OrderFrame,
  { first }: MoveOf<'order'>,
  emit?: Emit<Event>,
): void => {
  const [one, other] = first === 'own' ? [own, inherited] : [inherited, own];
  emit?.('all', { type: 'preliminaryOrder', seat, first: one, second: other, rule: 'MC-23.5' });
  pop(table);
  push(table, { at: 'preliminary', seat, character: other });
  push(table, { at: 'preliminary', seat, character: one });
};
