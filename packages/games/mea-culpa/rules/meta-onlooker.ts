import type { Glance, Idea, Onlooker, Stream } from '@conclave/kernel';
import type { HandMoveOf } from './meta-moves.ts';
import { noticed } from './meta-noticing.ts';
import { mayBeCalled } from './meta-register.ts';
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

/** Each sin is decided about once: when it is seen. */
const notices = ({ before, view, events }: Glance<MeaCulpa>, stream: Stream): readonly Idea<MeaCulpa>[] => {
  const { table, seat } = view;
  const { botVigilance = 0 } = table.options;
  return noticed(before, table, events)
    .filter(one => one.culprit !== seat && isWorthCalling(table, one))
    .filter(() => stream.below(PERCENT) < botVigilance)
    .map(({ culprit, entry }) => ({ move: { type: 'call', culprit, entry }, seconds: delay(stream) }));
};

type Call = HandMoveOf<'call'>;

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
  stands: ({ events }, move) => move.type !== 'call' || !events.some(event => isSettled(move, event)),
};
