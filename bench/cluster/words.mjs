// How figures are told: a middle with its range, and what else the machine had to do.
import { loadavg } from 'node:os';

const sorted = list => list.toSorted((one, other) => one - other);

export const medianOf = list => sorted(list)[list.length >> 1] ?? Number.NaN;

export const told = (list, digits = 2) => {
  const all = sorted(list);
  return `${medianOf(list).toFixed(digits)} (${all[0].toFixed(digits)} to ${all.at(-1).toFixed(digits)})`;
};

export const loadNow = () => loadavg()[0].toFixed(1);
