import type { Clock } from '@conclave/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** So long somebody who looks at nothing may take before they are called: a quick exchange makes one call. */
const PATIENCE: Readonly<Record<Clock['kind'], number>> = {
  move: 15 * SECOND,
  player: 15 * SECOND,
  none: 2 * MINUTE,
  days: 5 * MINUTE,
};
/** Who has less time left would come too late. */
const WORTH_IT = 20 * SECOND;
/** Calls of one person within an hour; the rest come with the next one. */
export const MOST_AN_HOUR = 6;
export const CALL_WINDOW = HOUR;
/** Who looks at something is asked about again after this long: they may go away without a word. */
const LOOK_AGAIN = MINUTE;

/** A table waits for somebody: all that decides whether they are called. Times are milliseconds since 1970. */
export interface Waiting {
  readonly now: number;
  readonly clock: Clock['kind'];
  /** Since when it waits and they do not look. */
  readonly since: number;
  /** When their time is up; nothing where no clock runs. */
  readonly due: number | undefined;
  readonly looks: 'atTable' | 'inHouse' | 'nowhere';
  /** How often they have been called since they were last here, and when first. */
  readonly told: number;
  readonly toldAt: number;
  /** Do they want to be called by tables with such a clock, and is there a way? */
  readonly isWanted: boolean;
  /** The end of their quiet hours, while these last. */
  readonly quietUntil: number | undefined;
  /** May a call break the quiet when their time runs out in it? */
  readonly mayBreakQuiet: boolean;
  /** Calls of the last hour, and when the oldest of them is an hour old. */
  readonly calls: number;
  readonly freeAt: number;
}

export type Verdict =
  /** Not now, and nothing will come of it by itself. */
  | { readonly do: 'nothing' }
  /** Ask again then. */
  | { readonly do: 'wait'; readonly until: number }
  /** The page that they look at says it; ask again then. */
  | { readonly do: 'show'; readonly until: number }
  | { readonly do: 'call'; readonly isReminder: boolean; readonly isUrgent: boolean; readonly ttl: number };

const NOTHING: Verdict = { do: 'nothing' };

const isFast = (clock: Clock['kind']): boolean => clock === 'move' || clock === 'player';

/** When the next call would be right, not counting quiet hours; nothing when there have been enough. */
const wantedAt = ({ clock, since, due, told, toldAt }: Waiting): number | undefined => {
  if (told === 0) return since + PATIENCE[clock];
  if (isFast(clock)) return undefined;
  if (due === undefined) return told === 1 ? toldAt + DAY : undefined;
  const left = due - toldAt;
  const reminders = [toldAt + Math.min(left / 2, DAY), toldAt + (left * 9) / 10];
  const at = reminders[told - 1];
  return at === undefined ? undefined : Math.round(at);
};

/** How long a call is worth delivering: as long as there is time left, and a day where there is no clock. */
const timeToLive = ({ due, now }: Waiting): number => (due === undefined ? DAY : Math.max(0, due - now));

/** Is there, at that moment, still enough time to come? */
const isTooLate = ({ clock, due }: Waiting, at: number): boolean =>
  due !== undefined && (isFast(clock) ? due - at < WORTH_IT : due <= at);

/** "Your turn, and no spam" of the house's rules, as one question. */
export const verdictOn = (waiting: Waiting): Verdict => {
  const { now, looks, told, isWanted, quietUntil, mayBreakQuiet, due, calls, freeAt } = waiting;
  if (!isWanted) return NOTHING;
  if (looks !== 'nowhere') return { do: looks === 'inHouse' ? 'show' : 'wait', until: now + LOOK_AGAIN };
  const wanted = wantedAt(waiting);
  if (wanted === undefined) return NOTHING;
  const allowed = [now, wanted];
  const mayBreak = mayBreakQuiet && due !== undefined && quietUntil !== undefined && due <= quietUntil;
  if (quietUntil !== undefined && !mayBreak) allowed.push(quietUntil);
  if (calls >= MOST_AN_HOUR) allowed.push(freeAt);
  const at = Math.max(...allowed);
  if (isTooLate(waiting, at)) return NOTHING;
  if (at > now) return { do: 'wait', until: at };
  return { do: 'call', isReminder: told > 0, isUrgent: isFast(waiting.clock), ttl: timeToLive(waiting) };
};

/** When a table that asks somebody now looks whether they have to be called. */
export const firstLook = (clock: Clock['kind'], since: number): number => since + PATIENCE[clock];

/** Other news (a nudge, somebody sat down, a game is over, a device came in): to who looks at nothing, outside of quiet hours. */
export interface News {
  readonly now: number;
  readonly looks: Waiting['looks'];
  readonly isWanted: boolean;
  readonly quietUntil: number | undefined;
  readonly calls: number;
  readonly freeAt: number;
  /** When something of this kind was last called out to them at this table. */
  readonly lastAt: number;
  readonly every: number;
}

/** A nudge cannot wait until the morning and is not repeated; everything else can. */
export const verdictOnNews = (news: News, mayWait: boolean): Verdict => {
  const { now, looks, isWanted, quietUntil, calls, freeAt, lastAt, every } = news;
  if (!isWanted || looks !== 'nowhere' || now - lastAt < every) return NOTHING;
  const at = Math.max(now, quietUntil ?? now, calls >= MOST_AN_HOUR ? freeAt : now);
  if (at > now) return mayWait ? { do: 'wait', until: at } : NOTHING;
  return { do: 'call', isReminder: false, isUrgent: false, ttl: DAY };
};
