import type { Seat, Step } from '@conclave/kernel';
import type { Clock, ClockState } from '@conclave/protocol';
import type { Closed } from '../house/services.ts';

/** The clocks of a table, folded from its log: nothing about them is stored but the next deadline. Times are since the start. */
export interface Clocks {
  readonly rule: Clock;
  /** When each seat was asked for the decision it owes; nothing when it owes none. */
  readonly since: readonly (number | undefined)[];
  /** What each seat has left for the whole game, where that is counted. */
  readonly bank: readonly number[];
  /** Until when a page may be busy with acting out what has happened; whoever is asked by it has the own time after that. */
  readonly shownUntil: number;
  /** When the house was closed meanwhile: no clock runs then. */
  readonly closed: readonly Closed[];
}

const NEVER: readonly Closed[] = [];

/** How long a clock has run from one moment to another. */
export const elapsed = ({ closed }: Pick<Clocks, 'closed'>, from: number, to: number): number =>
  closed.reduce((time, pause) => time - Math.max(0, Math.min(to, pause.until) - Math.max(from, pause.from)), to - from);

/** When a clock that began to run then has run so long. */
export const runsUntil = ({ closed }: Clocks, from: number, time: number): number =>
  closed.reduce(
    (due, pause) => (pause.until > from && pause.from < due ? due + pause.until - Math.max(from, pause.from) : due),
    from + time,
  );

/** So long a page may take for one event that everyone sees; and never is it further behind than that. */
const SHOWN_MS = 500;
export const MOST_SHOWN_MS = 8000;

/** Acting out what happened takes its time, and nobody's clock runs meanwhile. */
const shownAfter = ({ shownUntil }: Clocks, at: number, events: number): number =>
  Math.min(at + MOST_SHOWN_MS, Math.max(at, shownUntil) + events * SHOWN_MS);

/** Even a player without time left gets this long to see the table. */
const LEAST = 1000;
const DAY = 86_400_000;

export const startClocks = (
  rule: Clock,
  seats: number,
  asked: readonly Seat[],
  extra: readonly number[],
  closed = NEVER,
): Clocks => ({
  rule,
  closed,
  shownUntil: 0,
  since: Array.from({ length: seats }, (_, seat) => (asked.includes(seat) ? 0 : undefined)),
  bank: Array.from({ length: seats }, (_, seat) =>
    rule.kind === 'player' ? rule.seconds * 1000 + (extra[seat] ?? 0) : 0,
  ),
});

type Ticking = Pick<Step, 'by' | 'at' | 'events'>;

/** After a step: who moved stops, who is asked anew starts as soon as the step has been shown. */
export const tick = (clocks: Clocks, { by, at, events }: Ticking, asked: readonly Seat[]): Clocks => {
  const { rule, closed, since, bank } = clocks;
  const shownUntil = shownAfter(clocks, at, events.length);
  const next = { rule, since: since.slice(), bank: bank.slice(), shownUntil, closed };
  for (let seat = 0; seat < since.length; seat += 1) {
    const start = since[seat];
    const stops = start !== undefined && (seat === by || !asked.includes(seat));
    if (stops && rule.kind === 'player')
      next.bank[seat] =
        Math.max(0, (bank[seat] ?? 0) - Math.max(0, elapsed(clocks, start, at))) +
        (seat === by ? rule.increment * 1000 : 0);
    if (stops) next.since[seat] = undefined;
    if (asked.includes(seat) && next.since[seat] === undefined) next.since[seat] = shownUntil;
  }
  return next;
};

/** The others gave these seats more time; where time is counted for the whole game, it goes to what they have left. */
export const giveTime = (clocks: Clocks, seats: readonly Seat[], more: number): Clocks =>
  clocks.rule.kind === 'player'
    ? { ...clocks, bank: clocks.bank.map((left, seat) => (seats.includes(seat) ? left + more : left)) }
    : clocks;

/** How long a seat may think about one decision that began now. */
const allowance = ({ rule, bank }: Clocks, seat: Seat, extra: readonly number[]): number => {
  switch (rule.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'move':
      return rule.seconds * 1000 + (extra[seat] ?? 0);
    case 'days':
      return rule.days * DAY + (extra[seat] ?? 0);
    case 'player':
      return Math.max(LEAST, bank[seat] ?? 0);
  }
};

/** When this seat's time is up, since the start; nothing when its clock does not run. */
export const dueAt = (clocks: Clocks, seat: Seat, extra: readonly number[]): number | undefined => {
  const since = clocks.since[seat];
  return since === undefined || clocks.rule.kind === 'none'
    ? undefined
    : runsUntil(clocks, since, allowance(clocks, seat, extra));
};

export const nextDue = (clocks: Clocks, extra: readonly number[]): number | undefined => {
  if (clocks.rule.kind === 'none') return undefined;
  const dues = clocks.since.flatMap((_, seat) => dueAt(clocks, seat, extra) ?? []);
  return dues.length === 0 ? undefined : Math.min(...dues);
};

export const lateSeats = (clocks: Clocks, at: number, extra: readonly number[]): readonly Seat[] =>
  clocks.since.flatMap((_, seat) => ((dueAt(clocks, seat, extra) ?? Number.POSITIVE_INFINITY) <= at ? [seat] : []));

/** What is shown: whole milliseconds left by seat, with what is granted for looking on. */
export const clockState = (clocks: Clocks, at: number, extra: readonly number[]): ClockState | undefined => {
  if (clocks.rule.kind === 'none') return undefined;
  const left = clocks.since.map((since, seat) => {
    const all = allowance(clocks, seat, extra);
    return Math.max(0, Math.round(since === undefined ? all : all - elapsed(clocks, since, at)));
  });
  return { left, running: clocks.since.flatMap((since, seat) => (since === undefined ? [] : [seat])) };
};
