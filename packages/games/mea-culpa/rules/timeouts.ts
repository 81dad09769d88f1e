import type { Seat, Stream } from '@conclave/kernel';
import { questionAt } from './decisions.ts';
import type { Move } from './moves.ts';
import { top } from './stack.ts';
import type { Secrets, Table } from './state.ts';

/** MC-29.4  What the table decides for a seat whose time is up: each question has its own default. */
export const timeoutMove = (table: Table, own: Secrets, seat: Seat, stream: Stream): Move => {
  const frame = top(table);
  const question = questionAt(frame);
  if (question === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return question.timeout(table, own, frame, stream);
};

/** MC-26.28  The same for steps by hand, which leave nothing to luck. */
export const handTimeout = (table: Table, own: Secrets): Move => {
  const frame = top(table);
  return questionAt(frame)?.timeout(table, own, frame, NO_LUCK) ?? { type: 'nothing' };
};

const NO_LUCK: Stream = { below: () => 0, shuffle: items => [...items] };
