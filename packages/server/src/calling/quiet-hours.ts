/** When somebody wants to be left alone, by the clock on their own wall: minutes since midnight, which may lie in between. */
export interface QuietHours {
  readonly from: number;
  readonly until: number;
  /** As browsers call it: Europe/Berlin. */
  readonly zone: string;
}

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;

export const isZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Minutes since midnight on that wall. */
const minuteAt = (time: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(time);
  const of = (type: string): number => Number(parts.find(part => part.type === type)?.value ?? 0);
  return of('hour') * 60 + of('minute');
};

const minutesFrom = (from: number, to: number): number => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** When it is over, if it is quiet now. Where the clocks are changed meanwhile it is looked up again, so that eight stays eight. */
export const quietUntil = (quiet: QuietHours | undefined, now: number): number | undefined => {
  if (quiet === undefined || quiet.from === quiet.until) return undefined;
  const { from, until } = quiet;
  const zone = isZone(quiet.zone) ? quiet.zone : 'UTC'; // what was a zone once may be none any more
  const minute = minuteAt(now, zone);
  if (minutesFrom(from, minute) >= minutesFrom(from, until)) return undefined;
  const begun = now - (now % MINUTE);
  const end = begun + minutesFrom(minute, until) * MINUTE;
  const late = minutesFrom(until, minuteAt(end, zone));
  return late === 0 ? end : end - (late > DAY_MINUTES / 2 ? late - DAY_MINUTES : late) * MINUTE;
};
