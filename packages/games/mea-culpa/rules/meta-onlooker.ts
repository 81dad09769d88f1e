import type { Glance, Idea, Onlooker, Seat, Stream } from '@conclave/kernel';
import type { Event } from './events.ts';
import { isExempt } from './meta-acts.ts';
import type { HandMoveOf } from './meta-moves.ts';
import { noticed } from './meta-noticing.ts';
import { type Entry, mayBeCalled } from './meta-register.ts';
import { booksOf } from './meta-state.ts';
import type { MeaCulpa, Table } from './state.ts';

/** MC-26.6.2, MC-26.18  Bots call what they see, after a delay, with the chance that was agreed on, and never without ground. */

const SOONEST = 3;
const LATEST = 8;
const FINE = 1000;
const PERCENT = 100;

const delay = (stream: Stream): number => SOONEST + ((LATEST - SOONEST) * stream.below(FINE + 1)) / FINE;

/** MC-26.18  A Petty Sinner's attempts and sleep are no sins and leave nothing to make up. */
const isWorthCalling = (table: Table, { petty, entry }: ReturnType<typeof noticed>[number]): boolean =>
  mayBeCalled(booksOf(table).register, entry) && !(petty && entry === 'S13');

/** What can be called, and in how many seconds at the soonest. */
interface Seen {
  readonly culprit: Seat;
  readonly entry: Entry;
  readonly after: number;
}

/** MC-26.5 S12  Somebody was asked for: who then says nothing until his time is over has slept. */
const mayBeAsleep = (table: Table, event: Event): readonly Seen[] => {
  if (event.type !== 'nextPlayerAsked' || isExempt(table, event.of)) return [];
  return [{ culprit: event.of, entry: 'S12', after: table.options.answerSeconds ?? 0 }];
};

const seenBy = ({ before, view: { table }, events }: Glance<MeaCulpa>): readonly Seen[] => [
  ...noticed(before, table, events)
    .filter(one => isWorthCalling(table, one))
    .map(({ culprit, entry }) => ({ culprit, entry, after: 0 })),
  ...events.flatMap(event => mayBeAsleep(table, event)),
];

/** Each sin is decided about once: when it is seen. */
const notices = (glance: Glance<MeaCulpa>, stream: Stream): readonly Idea<MeaCulpa>[] => {
  const { table, seat } = glance.view;
  const { botVigilance = 0 } = table.options;
  return seenBy(glance)
    .filter(({ culprit }) => culprit !== seat)
    .filter(() => stream.below(PERCENT) < botVigilance)
    .map(({ culprit, entry, after }) => ({ move: { type: 'call', culprit, entry }, seconds: after + delay(stream) }));
};

type Call = HandMoveOf<'call'>;

/** MC-26.5 S12  He has not shown a sign of life since he was asked for. */
const stillSleeps = (table: Table, { entry }: Call): boolean => entry !== 'S12' || booksOf(table).asked;

/** What was said about him meanwhile, taken back by him, or closed by a last call needs no further call. */
const isSettled = (call: Call, event: MeaCulpa['event']): boolean => {
  switch (event.type) {
    case 'lastCallEnded':
      return true;
    case 'accused':
      return event.culprit === call.culprit && (event.entry === call.entry || event.verdict === 'upheld');
    case 'takenBack':
    case 'withdrawn':
      return event.seat === call.culprit && call.entry !== 'S1';
    case 'bidReturned':
      return event.seat === call.culprit && call.entry === 'S2';
    default:
      return false;
  }
};

export const onlooker: Onlooker<MeaCulpa> = {
  notices,
  stands: ({ view, events }, move) =>
    move.type !== 'call' || (stillSleeps(view.table, move) && !events.some(event => isSettled(move, event))),
};
