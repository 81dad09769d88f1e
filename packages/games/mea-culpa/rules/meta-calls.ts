import { type Emit, isOneOf, type Refusal, type Seat } from '@conclave/kernel';
import type { Event } from './events.ts';
import { changeAct, entriesOf, isExempt, runningStep } from './meta-acts.ts';
import { putAllBack, settleBid } from './meta-bids.ts';
import { afterTheQuestion } from './meta-corrections.ts';
import { isDutyOpen, isMissing } from './meta-duties.ts';
import type { Verdict } from './meta-events.ts';
import type { HandMoveOf } from './meta-moves.ts';
import { type Callable, HONOURS, honourText, isOn, mayBeCalled } from './meta-register.ts';
import { changeHidden, decideFate, hiddenBooks, keepHidden, latestOpen } from './meta-sins.ts';
import { type Act, booksOf, type Sin } from './meta-state.ts';
import { callVote } from './meta-votes.ts';
import { REFUSED } from './refusals.ts';
import type { State, Table } from './state.ts';

/** MC-26.3, MC-26.12, MC-26.30  Calls and verdicts. */

type Call = HandMoveOf<'call'>;

const isLocked = ({ locked, lockedForRound }: { locked: number; lockedForRound: number }, seat: Seat): boolean =>
  (((locked | lockedForRound) >> seat) & 1) === 1;

const isHonour = (entry: Callable): boolean => isOneOf(HONOURS, entry);

const isVoting = ({ stack }: Table): boolean => stack.some(({ at }) => at === 'vote');

/** MC-26.32  Any time, by anyone, never because of the record of sins. */
export const refuseCall = (table: Table, seat: Seat, { entry }: Call): Refusal | undefined => {
  const books = booksOf(table);
  if (!mayBeCalled(books.register, entry)) return REFUSED.unknownEntry;
  if (isLocked(books, seat)) return REFUSED.callsLocked;
  return isHonour(entry) && isVoting(table) ? REFUSED.voteRunning : undefined;
};

/** MC-26.30  The verdict falls at once, in this order; what follows from it comes between two steps (MC-26.27). */
export const call = (state: State, seat: Seat, move: Call, emit?: Emit<Event>): void => {
  if (isHonour(move.entry)) return callHonour(state, seat, move, emit);
  const sin = latestOpen(state, move.culprit, move.entry);
  if (sin !== undefined) return uphold(state, seat, move, sin, emit); // a
  if (isRemindedOf(state, move)) return tell(seat, move, 'dropped', emit); // d: the duty was already reminded of
  if (isDutyOpen(state.table, move.culprit, move.entry)) return remind(state, seat, move, emit); // b
  if (isAnswered(state, move)) return tell(seat, move, 'dropped', emit); // d
  const late = expiredSin(state, move);
  if (late !== undefined) return tooLate(state, seat, move, late, emit); // e
  beUnfounded(state, seat, move, emit); // f
};

/** MC-26.30 d  Dropped is told to the accuser only. An honour entry is told in the words that were agreed on (MC-26.29). */
const tell = (
  seat: Seat,
  { culprit, entry, honour }: Call & { readonly honour?: string },
  verdict: Verdict,
  emit?: Emit<Event>,
): void => {
  const what = honour === undefined ? { entry } : { entry, honour };
  emit?.(verdict === 'dropped' ? seat : 'all', { type: 'accused', seat, culprit, ...what, verdict, rule: 'MC-26.30' });
};

/** MC-26.30 a, MC-26.4  A stone and the correction; for a Petty Sinner the correction alone (MC-26.4.4). */
const uphold = (state: State, seat: Seat, move: Call, sin: Sin, emit?: Emit<Event>): void => {
  const isConfession = seat === move.culprit;
  tell(seat, move, sin.petty ? 'reminder' : 'upheld', emit);
  decideFate(state, other => other === sin, sin.petty ? 'excused' : 'upheld');
  const change = { punished: true, kept: !isConfession && !sin.petty };
  markAct(state, sin.act, sin.petty ? { reminded: [sin.entry] } : change);
  if (!isConfession) decideFate(state, other => other.act === sin.act, sin.petty ? 'excused' : 'covered'); // MC-26.3.5
  const correction = { at: 'correction', seat: sin.seat, act: sin.act } as const;
  if (sin.petty && sin.entry === 'S1') return afterTheQuestion(state.table, { at: 'restore', seat: sin.seat });
  if (sin.petty) return afterTheQuestion(state.table, correction);
  afterTheQuestion(state.table, correction, { at: 'penance', seat: sin.seat, rule: 'MC-25.2' });
};

const markAct = (state: State, id: number, changes: Partial<Act>): void => {
  changeAct(state.table, id, changes);
  changeHidden(state, id, changes);
};

/** The acts of the running step and those of ended turns whose window is open. */
const actsOf = (state: State, seat: Seat): readonly Act[] =>
  [...booksOf(state.table).acts, ...hiddenBooks(state).acts].filter(act => act.seat === seat);

/** MC-26.30 d */
const isRemindedOf = (state: State, { culprit, entry }: Call): boolean => {
  const { reminded, acts } = booksOf(state.table);
  if (runningStep(state.table)?.seat !== culprit) return false;
  return reminded.includes(entry) || acts.some(act => act.reminded.includes(entry) && isMissing(act, entry));
};

/** MC-26.30 d  A punished or reminded action of his that is still in its window has such an entry. */
const isAnswered = (state: State, { culprit, entry }: Call): boolean =>
  actsOf(state, culprit).some(
    act => (act.punished || act.reminded.length > 0) && entriesOf(act).some(other => other === entry),
  );

const STEP_DUTIES: readonly Callable[] = ['S4', 'S8', 'S12'];

/** MC-26.30 b, c  S2 and S7 leave nothing to decide and are carried out at once; the others bind the culprit. */
const remind = (state: State, seat: Seat, move: Call, emit?: Emit<Event>): void => {
  const { table } = state;
  const { culprit, entry } = move;
  tell(seat, move, 'reminder', emit);
  if (entry === 'S2' || entry === 'S7') return carryOutAtOnce(state, culprit, entry, emit);
  const books = booksOf(table);
  if (STEP_DUTIES.includes(entry)) books.reminded = [...books.reminded, entry];
  else
    for (const act of books.acts)
      if (isMissing(act, entry)) changeAct(table, act.id, { reminded: [...act.reminded, entry] });
};

const carryOutAtOnce = (state: State, culprit: Seat, entry: 'S2' | 'S7', emit?: Emit<Event>): void => {
  keepHidden(state, culprit, entry === 'S2' ? 'bid' : 'card', { turn: 0, reminded: [entry] });
  if (entry === 'S2') settleBid(state, culprit, true, emit);
  else putAllBack(state, culprit, emit);
};

/** MC-26.30 e  Each expired sin of this round excuses one call. */
const expiredSin = (state: State, { culprit, entry }: Call): Sin | undefined =>
  hiddenBooks(state).sins.find(
    sin => sin.seat === culprit && sin.entry === entry && sin.fate === 'expired' && !sin.answered,
  );

const tooLate = (state: State, seat: Seat, move: Call, late: Sin, emit?: Emit<Event>): void => {
  const books = hiddenBooks(state);
  books.sins = books.sins.map(sin => (sin === late ? { ...sin, answered: true } : sin));
  tell(seat, move, 'tooLate', emit);
};

/** MC-26.3.4, MC-26.30 f, D-61  False witness: a stone (S14) and a lock; a confession without ground costs the lock alone. */
const beUnfounded = (state: State, seat: Seat, move: Call, emit?: Emit<Event>): void => {
  const { table } = state;
  const { wrongAccusation } = table.options;
  tell(seat, move, 'unfounded', emit);
  if (wrongAccusation === 'none') return;
  lockOut(table, seat);
  const isStone = wrongAccusation === 'stone' && isOn(booksOf(table).register, 'S14');
  if (!isStone || isExempt(table, seat) || seat === move.culprit) return;
  afterTheQuestion(table, { at: 'penance', seat, rule: 'MC-26.3.4' });
};

/** MC-26.30 f  Until the next declared end; a Petty Sinner in this round no more. */
export const lockOut = (table: Table, seat: Seat): void => {
  const books = booksOf(table);
  if (isExempt(table, seat)) books.lockedForRound |= 1 << seat;
  else books.locked |= 1 << seat;
};

/** MC-26.29  The uninvolved vote; at most one upheld call per culprit and turn; a confession needs no vote. */
const callHonour = (state: State, seat: Seat, move: Call, emit?: Emit<Event>): void => {
  const { table } = state;
  const said = { ...move, honour: honourText(booksOf(table).register, move.entry) };
  if (((booksOf(table).honoured >> move.culprit) & 1) === 1) return tell(seat, said, 'dropped', emit);
  if (seat === move.culprit) {
    tell(seat, said, 'upheld', emit);
    return punishHonour(state, move.culprit, move.entry);
  }
  tell(seat, said, 'vote', emit);
  callVote(table, seat, move);
};

/** MC-26.5  One stone, and what the table agreed on besides; a Petty Sinner puts none. */
export const punishHonour = (state: State, culprit: Seat, entry: Callable): void => {
  const { table } = state;
  const act = keepHidden(state, culprit, 'honour', { punished: true, finished: true });
  const books = hiddenBooks(state);
  const { round } = table;
  const step = booksOf(table).hands;
  const fate = act.petty ? 'excused' : 'upheld';
  const sin: Sin = {
    act: act.id,
    seat: culprit,
    entry,
    petty: act.petty,
    round,
    turn: act.turn,
    step,
    fate,
    answered: false,
  };
  books.sins = [...books.sins, sin];
  booksOf(table).honoured |= 1 << culprit;
  if (!act.petty) afterTheQuestion(table, { at: 'penance', seat: culprit, rule: 'MC-26.29' });
};
