import type { TableLine } from '@conclave/protocol';

const order = ({ myTurn, dueAt, status, createdAt }: TableLine): readonly number[] => [
  myTurn === true ? 0 : 1,
  dueAt ?? Number.MAX_SAFE_INTEGER,
  status === 'running' ? 0 : 1,
  -createdAt,
];

/** Those that wait for us first, the least time left before all; then where we wait for others, then what has not begun. */
export const sorted = (lines: readonly TableLine[]): readonly TableLine[] =>
  lines.toSorted((one, other) => {
    const theirs = order(other);
    const difference = order(one).find((value, index) => value !== theirs[index]);
    return difference === undefined ? 0 : difference - (theirs[order(one).indexOf(difference)] ?? 0);
  });

export const waitingFor = (lines: readonly TableLine[] | undefined): readonly TableLine[] =>
  sorted((lines ?? []).filter(({ myTurn }) => myTurn === true));
