import type { OnProgress } from '../storage/copy.ts';

/** A line for every so many rows: who moves a large house sees that it goes on. */
const EVERY = 20_000;

export const progressFor = (say: (line: string) => void, every = EVERY): OnProgress => {
  let told = 0;
  let table = '';
  return (name, done, of) => {
    if (name !== table) told = 0;
    table = name;
    if (done - told < every) return;
    told = done;
    say(`${name}: ${done} of ${of}`);
  };
};
