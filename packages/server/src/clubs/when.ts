import type { Evening } from '@conclave/protocol';

/** The clock on the wall of some zone, as milliseconds since 1970 of a wall that is never changed. */
type Wall = number;

const MINUTE = 60_000;
const DAY = 86_400_000;
const WEEK = 7 * DAY;

export type Rhythm = Evening['every'];

/** `2026-11-19T20:00`, or nothing where there is no such day. */
export const readWall = (text: string): Wall | undefined => {
  const wall = Date.parse(`${text}:00Z`);
  return Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 16) !== text ? undefined : wall;
};

const FORMATS = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  });
  FORMATS.set(zone, made);
  return made;
};

/** What the wall shows at a moment, to the minute. */
export const wallAt = (time: number, zone: string): Wall => {
  const parts = formatOf(zone).formatToParts(time);
  const of = (type: string): number => Number(parts.find(part => part.type === type)?.value ?? 0);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
};

const offsetAt = (time: number, zone: string): number => wallAt(time, zone) - (time - (time % MINUTE));

/** When the wall shows this: the first time where it does so twice, and as much later as the clocks were put on where it never does. */
export const momentOf = (wall: Wall, zone: string): number => {
  const before = wall - offsetAt(wall - DAY, zone);
  const after = wall - offsetAt(wall + DAY, zone);
  const fitting = [before, after].filter(time => wallAt(time, zone) === wall);
  return fitting.length === 0 ? before : Math.min(...fitting);
};

/** The same weekday of a later month: the third Thursday, and where there is no fifth the last one. */
const monthsLater = (first: Wall, months: number): Wall => {
  const date = new Date(first);
  const week = Math.floor((date.getUTCDate() - 1) / 7);
  const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const day = 1 + ((date.getUTCDay() - month.getUTCDay() + 7) % 7) + week * 7;
  const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  return month.getTime() + ((day > days ? day - 7 : day) - 1) * DAY + (first % DAY);
};

const nth = (first: Wall, every: Rhythm, n: number): Wall => {
  switch (every) {
    case 'once':
      return first;
    case 'week':
      return first + n * WEEK;
    case 'fortnight':
      return first + n * 2 * WEEK;
    case 'month':
      return monthsLater(first, n);
  }
};

/** No rhythm is slower than this, so nothing is passed over. */
const SLOWEST: Readonly<Record<Rhythm, number>> = { once: WEEK, week: WEEK, fortnight: 2 * WEEK, month: 5 * WEEK };

/** The first time of an evening after a moment; nothing where there is none any more. */
export const nextTime = (first: Wall, every: Rhythm, zone: string, after: number): number | undefined => {
  if (every === 'once') {
    const only = momentOf(first, zone);
    return only > after ? only : undefined;
  }
  const passed = Math.max(0, Math.floor((after - first) / SLOWEST[every]) - 1);
  for (let n = passed; ; n += 1) {
    const at = momentOf(nth(first, every, n), zone);
    if (at > after) return at;
  }
};

/** The same time of day, the day before. */
export const dayBefore = (at: number, zone: string): number => momentOf(wallAt(at, zone) - DAY, zone);

/** What is done of one time of an evening, in this order. */
export const STAGES = ['day', 'hour', 'open', 'free', 'end'] as const;
export type Stage = (typeof STAGES)[number];

const HOUR = 60 * MINUTE;
/** So long chairs are kept for who said that they would come. */
const CHAIRS_KEPT = 15 * MINUTE;

interface Time {
  readonly at: number;
  readonly zone: string;
  readonly minutes: number;
}

export const dueAt = ({ at, zone, minutes }: Time, stage: Stage): number => {
  switch (stage) {
    case 'day':
      return dayBefore(at, zone);
    case 'hour':
      return at - HOUR;
    case 'open':
      return at;
    case 'free':
      return at + Math.min(CHAIRS_KEPT, minutes * MINUTE);
    case 'end':
      return at + minutes * MINUTE;
  }
};

/** The first thing of it that is still to come. */
export const stageAfter = (time: Time, now: number): Stage => STAGES.find(stage => dueAt(time, stage) > now) ?? 'end';

/** What is to be done now, of what was not done yet: what came too late for a house that was closed is passed over, but for the table. */
export const stageNow = (time: Time, waiting: Stage, now: number): Stage => {
  const due = STAGES.slice(STAGES.indexOf(waiting)).filter(stage => dueAt(time, stage) <= now);
  const last = due.at(-1) ?? waiting;
  return last === 'free' && due.includes('open') ? 'open' : last;
};
