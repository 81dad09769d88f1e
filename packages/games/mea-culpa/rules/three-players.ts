import type { Emit } from '@conclave/kernel';
import { isFree } from './characters.ts';
import { CHARACTER, type Character } from './components.ts';
import type { Event } from './events.ts';
import { HOLD_BACK_MOVES, type MoveOf, ORDER_MOVES } from './moves.ts';
import { always, question } from './question.ts';
import { type Frame, type FrameOf, pop, push } from './stack.ts';
import { holderOf, type State, type Table } from './state.ts';

/** MC-23  Three players: one card is left on the board (MC-23.2), and somebody may have two preliminary actions. */

type Preliminary = FrameOf<'preliminary'>;

export const isHighOffice = (character: Character): boolean => character === 'pope' || character === 'emperor';

/** MC-28 `deferBoth`: Pope and Emperor wait until all three have chosen; the Petty Sinner never does. */
export const defersBoth = ({ seats, options }: Table): boolean =>
  seats === 3 && options.threePlayerInheritance === 'deferBoth';
export const mayHoldBack = ({ seats, options }: Table): boolean =>
  seats === 3 && options.threePlayerInheritance === 'mayHoldBack';

/** MC-7.8, MC-23.5  While a card is still to be chosen: the preliminary action comes at once, is held back, or its holder decides. */
export const afterTheChoice = (table: Table, preliminary: Preliminary): void => {
  const { seat, character } = preliminary;
  if (!isHighOffice(character)) push(table, preliminary);
  else if (defersBoth(table)) holdBack(table, preliminary);
  else push(table, mayHoldBack(table) ? { at: 'holdBack', seat, character } : preliminary);
};

/** What is held back waits below the choices. */
const holdBack = ({ stack }: Table, preliminary: Preliminary): void => {
  stack.splice(stack.length - 1, 0, preliminary);
};

const nowOrLater = (
  { table }: State,
  { seat, character }: FrameOf<'holdBack'>,
  { when }: MoveOf<'holdBack'>,
  emit?: Emit<Event>,
): void => {
  pop(table);
  const preliminary: Preliminary = { at: 'preliminary', seat, character };
  if (when === 'now') return push(table, preliminary);
  emit?.('all', { type: 'heldBack', seat, character, rule: 'MC-23.5' });
  holdBack(table, preliminary);
};

/** MC-23.5  The own preliminary action at once, or after the last choice, when it is known which card is left? */
export const holdBackQuestion = question<'holdBack', 'holdBack'>({
  takes: ['holdBack'],
  answers: always(HOLD_BACK_MOVES),
  refuse: () => undefined,
  decide: (state, frame, move, _by, emit) => nowOrLater(state, frame, move, emit),
  timeout: () => ({ type: 'holdBack', when: 'now' }),
});

/** MC-23.5  Preliminary actions after the last choice, then the turns. */
export const afterTheLastChoice = (table: Table, own: Preliminary): void => {
  const heldBack = table.stack.slice(0, -1);
  table.stack.length = 0;
  push(table, { at: 'nextTurn', after: 'pettySinner' });
  for (const frame of lastPreliminaries(table, own, heldBack).reverse()) push(table, frame);
};

/** The last one's own at once; then what was held back in the order of choice, and what is inherited. */
const lastPreliminaries = (table: Table, own: Preliminary, heldBack: readonly Frame[]): Frame[] => {
  const both = inheritance(table);
  if (both === undefined) {
    const isHeldBackToo = defersBoth(table) && isHighOffice(own.character);
    return isHeldBackToo ? [...heldBack, own] : [own, ...heldBack];
  }
  if (both.seat === own.seat) return [both];
  const extra: Preliminary = { at: 'preliminary', seat: both.seat, character: both.inherited };
  return [own, heldBack.length > 0 ? both : extra];
};

/** MC-23.3, MC-23.4  The Emperor acts for a missing Pope, the Pope for a missing Emperor. MC-23.7: else nothing. */
export const inheritance = (table: Table): FrameOf<'preliminaryOrder'> | undefined => {
  if (table.seats !== 3) return undefined;
  const inherited = (['pope', 'emperor'] as const).find(character => isFree(table, character));
  if (inherited === undefined) return undefined;
  const own = inherited === 'pope' ? 'emperor' : 'pope';
  return { at: 'preliminaryOrder', seat: holderOf(table, CHARACTER[own]), own, inherited };
};

const orderPreliminaries = (
  { table }: State,
  { seat, own, inherited }: FrameOf<'preliminaryOrder'>,
  { first }: MoveOf<'order'>,
  emit?: Emit<Event>,
): void => {
  const [one, other] = first === 'own' ? [own, inherited] : [inherited, own];
  emit?.('all', { type: 'preliminaryOrder', seat, first: one, second: other, rule: 'MC-23.5' });
  pop(table);
  push(table, { at: 'preliminary', seat, character: other });
  push(table, { at: 'preliminary', seat, character: one });
};

/** MC-23.5  Which of the two comes first? */
export const orderQuestion = question<'preliminaryOrder', 'order'>({
  takes: ['order'],
  answers: always(ORDER_MOVES),
  refuse: () => undefined,
  decide: (state, frame, move, _by, emit) => orderPreliminaries(state, frame, move, emit),
  timeout: () => ({ type: 'order', first: 'own' }),
});
