import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** As people say it: 2 days, 3 hours, 40 seconds; never more than is left. */
export const spokenTime = (time: number): string => {
  const [unit, length] = UNITS.find(([, size]) => time >= size) ?? UNITS[3];
  const whole = Math.max(0, Math.floor(time / length));
  return new Intl.NumberFormat(settings.language, { style: 'unit', unit, unitDisplay: 'long' }).format(whole);
};
