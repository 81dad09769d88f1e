import { isObject, type Unknown } from './shape.ts';

/** Where something lies: keys and indices from the outside in. */
export type Path = readonly (string | number)[];

/**
 * One difference between two values of plain data: `[path]` is gone, `[path, value]` is now this,
 * `[path, at, removed, items]` is a list in which items took the place of `removed` old ones.
 */
export type Change =
  | readonly [path: Path]
  | readonly [path: Path, value: unknown]
  | readonly [path: Path, at: number, removed: number, items: readonly unknown[]];

export type Patch = readonly Change[];

/** Equal as plain data: an absent key and an `undefined` one are the same. */
export const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one)) return Array.isArray(other) && sameLists(one, other);
  if (!isObject(one) || !isObject(other)) return false;
  for (const key in one) if (!same(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
};

const sameLists = (one: readonly unknown[], other: readonly unknown[]): boolean => {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) if (!same(one[index], other[index])) return false;
  return true;
};

/** What turns `before` into `after`. The patch shares values with `after`. */
export const diff = (before: unknown, after: unknown): Patch => {
  if (before === after) return NO_CHANGES;
  const changes: Change[] = [];
  PATH.length = 0;
  compare(before, after, PATH, changes);
  return changes.length === 0 ? NO_CHANGES : changes.slice(); // a list that grew has room for sixteen more, and patches are kept
};

const NO_CHANGES: Patch = [];
/** The way down to what is compared just now: one list for all, because there is a comparison for every drawer of every move. */
const PATH: (string | number)[] = [];

const compare = (before: unknown, after: unknown, path: (string | number)[], changes: Change[]): void => {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, changes);
  else changes.push([path.slice(), after]);
};

const compareObjects = (before: Unknown, after: Unknown, path: (string | number)[], changes: Change[]): void => {
  for (const key in after) {
    const value = after[key];
    if (value === before[key] || value === undefined) continue;
    path.push(key);
    compare(before[key], value, path, changes);
    path.pop();
  }
  for (const key in before) {
    if (after[key] === undefined && before[key] !== undefined) changes.push([[...path, key]]);
  }
};

const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  changes: Change[],
): void => {
  if (before.length !== after.length) return spliceLists(before, after, path, changes);
  let changed = 0;
  let nested = false;
  for (let index = 0; index < after.length; index += 1) {
    const item = after[index];
    if (item === before[index]) continue;
    changed += 1;
    nested ||= typeof item === 'object' && item !== null;
  }
  if (changed === 0) return;
  // Where most numbers or words of a list changed, the list itself is shorter than its changes.
  if (!nested && changed > 1 && changed * 2 > after.length) changes.push([path.slice(), after]);
  else compareItems(before, after, path, changes);
};

const compareItems = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  changes: Change[],
): void => {
  for (let index = 0; index < after.length; index += 1) {
    if (before[index] === after[index]) continue;
    path.push(index);
    compare(before[index], after[index], path, changes);
    path.pop();
  }
};

const spliceLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly (string | number)[],
  changes: Change[],
): void => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start += 1;
  let tail = 0;
  while (tail < shorter - start && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail += 1;
  changes.push([path.slice(), start, before.length - tail - start, after.slice(start, after.length - tail)]);
};

/** A new value with the changes made; everything untouched is shared with the old one, which stays as it was. */
export const applyPatch = <Value>(value: Value, patch: Patch): Value =>
  patch.reduce<unknown>((current, change) => changeAt(current, change[0], 0, change), value) as Value;

const changeAt = (value: unknown, path: Path, depth: number, change: Change): unknown => {
  const key = path[depth];
  if (key === undefined) return changed(value, change);
  if (Array.isArray(value)) return value.with(Number(key), changeAt(value[Number(key)], path, depth + 1, change));
  if (!isObject(value)) throw new TypeError(`a patch reaches into nothing at ${path.join('.')}`);
  if (depth + 1 < path.length || change.length > 1)
    return { ...value, [key]: changeAt(value[key], path, depth + 1, change) };
  const { [key]: _gone, ...rest } = value;
  return rest;
};

const changed = (value: unknown, change: Change): unknown => {
  if (change.length === 2) return change[1];
  if (change.length === 1 || !Array.isArray(value)) throw new TypeError('a patch does not fit its value');
  const [, at, removed, items] = change;
  return value.toSpliced(at, removed, ...items);
};
