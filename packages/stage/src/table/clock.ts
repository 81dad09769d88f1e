import type { TableClock } from './source.ts';

const two = (number: number): string => String(number).padStart(2, '0');
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Seconds from which on a running clock is shown in red. */
const LOW = 15;

export const secondsLeft = ({ left, running, since }: TableClock, seat: number, now: number): number => {
  const gone = running.includes(seat) ? now - since : 0;
  return Math.max(0, Math.ceil(((left[seat] ?? 0) - gone) / 1000));
};

/** What a seat's clock shows: minutes and seconds, hours where there are many, days and hours where there is no hurry. */
export const timeLeft = (clock: TableClock, seat: number, now: number, day = 'd'): string => {
  const seconds = secondsLeft(clock, seat, now);
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / 60) % 60];
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} ${day} ${hours % 24}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** Does this seat have to hurry? */
export const isLow = (clock: TableClock, seat: number, now: number): boolean =>
  clock.running.includes(seat) && secondsLeft(clock, seat, now) <= LOW;
