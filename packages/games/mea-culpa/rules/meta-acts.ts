import type { Seat } from '@conclave/kernel';
import { CHARACTER } from './components.ts';
import type { Entry } from './meta-register.ts';
import { type Act, booksOf, changedAct, type HandStep, type What } from './meta-state.ts';
import type { ChoosingFrame, Frame, HandTurnFrame } from './stack.ts';
import { holderOf, type Table } from './state.ts';

/** MC-26.2  What is going on by hand: the running turn or choice step, its acts, its hand steps. */

const isRunning = (frame: Frame): frame is HandTurnFrame | ChoosingFrame =>
  frame.at === 'handTurn' || frame.at === 'choosing';

/** The turn or choice step that runs, also while a question is open above it. */
export const runningStep = ({ stack }: Table): HandTurnFrame | ChoosingFrame | undefined => stack.findLast(isRunning);

/**
 * MC-26.8, MC-25.5  The Petty Sinner is exempt from taking his card until it is put back. With two players only while his turn or
 * preliminary action runs (D-42).
 */
export const isExempt = (table: Table, seat: Seat): boolean => {
  if (table.seats > 2) return holderOf(table, CHARACTER.pettySinner) === seat;
  const step = runningStep(table);
  if (step?.seat !== seat) return false;
  return (step.at === 'handTurn' ? step.character : step.card) === 'pettySinner';
};

const NONE: readonly never[] = [];

const blankAct = (id: number, seat: Seat, what: What, petty: boolean, turn: number): Act => ({
  id,
  seat,
  what,
  petty,
  turn,
  second: false,
  good: undefined,
  place: undefined,
  letter: undefined,
  room: undefined,
  price: 0,
  paid: 0,
  notches: 0,
  turned: 0,
  den: undefined,
  stones: 0,
  put: 0,
  crew: false,
  word: false,
  taken: 0,
  begun: false,
  finished: false,
  open: false,
  shown: NONE,
  unshown: 0,
  items: NONE,
  steps: 0,
  reminded: NONE,
  kept: false,
  punished: false,
  card: undefined,
  declined: undefined,
});

/** An act of which nothing is known yet but whose it is. */
export const newAct = (table: Table, id: number, seat: Seat, what: What, facts?: Partial<Act>): Act => {
  const act = blankAct(id, seat, what, isExempt(table, seat), booksOf(table).turn);
  return facts === undefined ? act : Object.assign(act, facts);
};

/** MC-26.2.1  A further act of the running step. */
export const beginAct = (table: Table, seat: Seat, what: What, facts: Partial<Act>): Act => {
  const books = booksOf(table);
  books.lastAct += 1;
  const act = newAct(table, books.lastAct, seat, what, facts);
  books.acts = [...books.acts, act];
  return act;
};

export const actOf = (table: Table, id: number): Act | undefined => booksOf(table).acts.find(act => act.id === id);

export const lastAct = (table: Table): Act | undefined => {
  const { acts } = booksOf(table);
  return acts[acts.length - 1];
};

export const changeAct = (table: Table, id: number, changes: Partial<Act>): void => {
  const books = booksOf(table);
  books.acts = books.acts.map(act => (act.id === id ? changedAct(act, changes) : act));
};

export const dropAct = (table: Table, id: number): void => {
  const books = booksOf(table);
  books.acts = books.acts.filter(act => act.id !== id);
};

export const missingTaler = ({ price, paid }: Act): number => price - paid;
export const missingNotches = ({ notches, turned }: Act): number => notches - turned;
export const missingStones = ({ stones, put }: Act): number => stones - put;

/** MC-26.24 a  What is still owed in this turn. */
export const owedTaler = (table: Table): number => booksOf(table).acts.reduce((sum, act) => sum + missingTaler(act), 0);
export const owedNotches = (table: Table): number =>
  booksOf(table).acts.reduce((sum, act) => sum + missingNotches(act), 0);

/** MC-26.9  Begun, and something is left to take. */
export const isUnfinished = (act: Act | undefined): boolean => act !== undefined && !act.finished;

/** The declared actions of the running step. */
export const declaredActs = (table: Table): readonly Act[] =>
  booksOf(table).acts.filter(({ what }) => what !== 'preliminary');

/**
 * A hand step: whoever makes it is awake (MC-26.5 S12), its acts are begun (MC-26.24 b), and it can be taken back if `step` says how
 * (MC-26.23). Without that nothing before it can be taken back either.
 */
export const noteStep = (table: Table, acts: readonly number[], step?: Omit<HandStep, 'number'>): void => {
  const books = booksOf(table);
  books.hands += 1;
  books.awake = true;
  books.asked = false;
  for (const id of acts) changeAct(table, id, { begun: true, steps: (actOf(table, id)?.steps ?? 0) + 1 });
  books.steps = step === undefined ? NONE : [...books.steps, Object.assign(step, { number: books.hands })];
};

/** MC-26.23  A question was answered or a correction came: what was done before stays done. */
export const nothingToTakeBack = (table: Table): void => {
  if (table.manual !== undefined && table.manual.steps.length > 0) table.manual.steps = [];
};

/** MC-26.2.3  Which entries of the register an act can offend against. */
export const entriesOf = (act: Act): readonly Entry[] => {
  const entries: Entry[] = [...ALONE[act.what]];
  if (act.notches > 0) entries.push('S3');
  if (act.price > 0) entries.push('S5');
  if (act.open) entries.push('S6');
  if (act.what !== 'preliminary' && act.den === 'lust') entries.push('S9');
  if (act.den === 'greed') entries.push('S10');
  return entries;
};

const ALONE: Readonly<Record<What, readonly Entry[]>> = {
  buy: [],
  greedy: [],
  buyLetter: [],
  sell: [],
  donate: ['S11'],
  visit: [],
  travel: [],
  preliminary: ['S8'],
  bid: ['S2'],
  card: ['S7'],
  freeStone: ['S4'],
  asleep: ['S12'],
  outOfTurn: ['S13'],
  takenBack: ['S1'],
  honour: [],
};
