import type { TableClock } from './source.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** What a seat's clock shows: minutes and seconds, or hours where there are many; it stands while others think. */
export const timeLeft = ({ left, running, since }: TableClock, seat: number, now: number): string => {
  const gone = running.includes(seat) ? now - since : 0;
  const seconds = Math.max(0, Math.ceil(((left[seat] ?? 0) - gone) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};
