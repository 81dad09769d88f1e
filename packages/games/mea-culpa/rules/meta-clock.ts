import {
  allSeats,
  at,
  type Chance,
  type Emit,
  isOneOf,
  type Due as KernelDue,
  type Refusal,
  type Seat,
  type Stream,
  type TableClock,
} from '@conclave/kernel';
import { hasLockedIn } from './bids.ts';
import { isOpenSite } from './cathedrals.ts';
import { SITES } from './components.ts';
import { questionAt } from './decisions.ts';
import type { Event } from './events.ts';
import { proceed } from './flow.ts';
import { missingStones, nothingToTakeBack } from './meta-acts.ts';
import { fallAsleep } from './meta-asking.ts';
import { putAllBack, returnBids, settleBid } from './meta-bids.ts';
import { endLastCall, endVote } from './meta-last-call.ts';
import { CLOCK_WORDS, type ClockWord, NO_MOVE } from './meta-moves.ts';
import { closeMarked } from './meta-sins.ts';
import { booksOf } from './meta-state.ts';
import type { Move } from './moves.ts';
import { REFUSED } from './refusals.ts';
import { type Frame, top } from './stack.ts';
import { isByHand, type MeaCulpa, type State, type Table } from './state.ts';

/** MC-26.11  The rules know no clock. What a clock decides is a move of the table itself, recorded like any other. */

const DAY = 86_400;

/** The time begins anew when its mark changes, and comes once while that stays. */
type Due = KernelDue & { readonly what: ClockWord | typeof MAY_ASK; readonly mark: number };

/** MC-26.5 S12  "Next player, please!" can be said once this has run out. */
const MAY_ASK = 'mayAsk';

const isTimed = (table: Table): boolean => table.manual !== undefined && table.result.length === 0;

/** MC-26.34  Only where a declared end closes windows. */
const closesWindows = (table: Table): boolean => table.options.callWindow === 'nextTurn' && booksOf(table).ends > 0;

const isSlow = ({ options }: Table): boolean => options.pace === 'correspondence';

/** MC-26.11, MC-26.29  A last call and a vote end at the latest after these seconds; in correspondence after a day. */
const dueAt = (table: Table, frame: Frame): readonly Due[] => {
  const { askDelay = 10, lastCallSeconds = 20, answerSeconds = 20 } = table.options;
  const { hands, asked, awake } = booksOf(table);
  if (frame.at === 'lastCall')
    return [{ what: 'lastCallOver', seconds: isSlow(table) ? DAY : lastCallSeconds, mark: table.round }];
  if (frame.at === 'vote') return [{ what: 'voteOver', seconds: isSlow(table) ? DAY : answerSeconds, mark: hands }];
  if (asked)
    return [
      { what: 'asleep', seconds: answerSeconds, mark: hands, ...(frame.seat === undefined ? {} : { of: frame.seat }) },
    ];
  return awake || !isByHand(table, 'S12')
    ? []
    : [{ what: MAY_ASK, seconds: askDelay, mark: stepOf(table), isGate: true }];
};

const due = (table: Table): readonly Due[] => {
  if (!isTimed(table)) return [];
  const { graceSeconds = 8, turnTimer } = table.options;
  const frame = top(table);
  const turnOver: readonly Due[] =
    turnTimer === 'off' || isWaitedFor(frame) ? [] : [{ what: 'turnOver', seconds: turnTimer, mark: stepOf(table) }];
  const windows: readonly Due[] = closesWindows(table)
    ? [{ what: 'windowClosed', seconds: graceSeconds, mark: booksOf(table).ends }]
    : [];
  return [...dueAt(table, frame), ...windows, ...turnOver];
};

/** Which step of the round runs: the turn timer begins anew with each, not with each hand step (MC-26.2.6). */
const stepOf = (table: Table): number => {
  const frame = top(table);
  const pick = frame.at === 'choosing' || frame.at === 'choose' ? (frame.pick ?? 5) : 0;
  return table.round * 100_000 + booksOf(table).turn * 100 + table.stack.length * 10 + pick;
};

/** Time that these keep themselves. */
const isWaitedFor = ({ at }: Frame): boolean => at === 'lastCall' || at === 'vote';

const runs = (table: Table, what: ClockWord): boolean => {
  const frame = top(table);
  switch (what) {
    case 'turnOver':
      return !isWaitedFor(frame);
    case 'asleep':
      return booksOf(table).asked;
    case 'windowClosed':
      return closesWindows(table);
    case 'lastCallOver':
      return frame.at === 'lastCall';
    case 'voteOver':
      return frame.at === 'vote';
  }
};

const refusal = (table: Table, what: string): Refusal | undefined => {
  if (!isTimed(table) || !isOneOf(CLOCK_WORDS, what)) return REFUSED.clockNotRunning;
  return runs(table, what) ? undefined : REFUSED.clockNotRunning;
};

const seatsOf = (table: Table, frame: Frame): readonly Seat[] =>
  frame.seat === undefined ? allSeats(table.seats).filter(seat => !hasLockedIn(table, seat)) : [frame.seat];

/**
 * MC-26.28, D-76  Time is up: what the table was asked for is answered by MC-29.4. A running turn or choice step is declared ended, what
 * was reminded of first; a chooser without a card and a bidder are served properly, without sin.
 */
const timeIsUp = (state: State, chance: Chance, emit?: Emit<Event>): void => {
  const { table } = state;
  const books = booksOf(table);
  const frame = top(table);
  const seats = seatsOf(table, frame);
  books.timesUp += 1;
  nothingToTakeBack(table);
  emit?.('all', { type: 'timeUp', seats, rule: 'MC-26.28' });
  for (const seat of seats) serve(state, seat, frame, chance, emit);
};

/** MC-26.28  A chooser without a card, also where the entry for "done" is off. */
const isProper = (frame: Frame): boolean =>
  frame.at === 'choose' || (frame.at === 'choosing' && frame.pick !== undefined && frame.card === undefined);

/** Goes on answering for this seat until its step is over. */
const serve = (state: State, seat: Seat, frame: Frame, chance: Chance, emit?: Emit<Event>): void => {
  const stream = chance.stream(`time up ${booksOf(state.table).timesUp} ${seat}`);
  if (frame.at === 'bid') putAllBack(state, seat, emit);
  if (isProper(frame)) settleBid(state, seat, true, emit);
  for (let answers = 0; answers < MOST_ANSWERS; answers += 1) {
    const last = answerFor(state, seat, isProper(frame), stream, emit);
    proceed(state, chance, emit);
    if (!isByStep(frame) || last === undefined || last === 'end' || last === 'done') return;
  }
};

const MOST_ANSWERS = 20;
const isByStep = ({ at }: Frame): boolean => at === 'handTurn' || at === 'choosing';

/** MC-29.4  The table's answer to what is asked of this seat now. */
const answerFor = (
  state: State,
  seat: Seat,
  proper: boolean,
  stream: Stream,
  emit?: Emit<Event>,
): string | undefined => {
  const { table } = state;
  const frame = top(table);
  const question = questionAt(frame);
  if (question === undefined || (frame.seat !== undefined && frame.seat !== seat)) return undefined;
  const move =
    (proper ? properStep(table, frame) : undefined) ?? question.timeout(table, at(state.secrets, seat), frame, stream);
  question.decide(state, frame, move, { seat, automatic: false }, emit);
  return move.type;
};

/** MC-26.28  For a chooser without a card the compulsory preliminary action is done before "done". */
const properStep = (table: Table, frame: Frame): Move | undefined => {
  if (frame.at !== 'choosing' || frame.card === undefined) return undefined;
  const [act] = booksOf(table).acts;
  const site = SITES.find(site => isOpenSite(table, site));
  if (act?.crew && site !== undefined) return { type: 'crew', site };
  if (act?.word) return NO_MOVE;
  return act !== undefined && missingStones(act) > 0 ? { type: 'stone', den: 'pettySins' } : undefined;
};

/** What time has decided. `asleep` and `windowClosed` are told to nobody (MC-26.33). */
const decide = (state: State, what: ClockWord, chance: Chance, emit?: Emit<Event>): void => {
  const frame = top(state.table);
  switch (what) {
    case 'turnOver':
      return timeIsUp(state, chance, emit);
    case 'asleep':
      return fallAsleep(state);
    case 'windowClosed':
      closeMarked(state);
      return returnBids(state, false, emit);
    case 'lastCallOver':
      return frame.at === 'lastCall' ? endLastCall(state, frame, emit) : undefined;
    case 'voteOver':
      return frame.at === 'vote' ? endVote(state, frame, emit) : undefined;
  }
};

export const clock: TableClock<MeaCulpa> = {
  due,
  refusal,
  apply: (state, what, chance, emit) => {
    if (isOneOf(CLOCK_WORDS, what)) decide(state, what, chance, emit);
    proceed(state, chance, emit);
  },
  gate: move => (move.type === 'ask' ? { what: MAY_ASK, refusal: REFUSED.cannotAsk } : undefined),
  handOver: (table, seat) => (isTimed(table) && top(table).seat === seat ? 'turnOver' : undefined), // MC-26.19, MC-26.28
};
