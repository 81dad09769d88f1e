import { fault, type Parsed, parsed } from './refusal.ts';

/** Small words for borders: what came from outside has this shape, or a fault says where it has not. */
export type Unknown = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

export const isSeat = (value: unknown, seats: number): value is number => isCount(value) && value < seats;

export const isOneOf = <Word>(words: readonly Word[], value: unknown): value is Word =>
  (words as readonly unknown[]).includes(value);

/** An object with exactly these keys, `optional` ones may be missing. */
export const objectWith = (
  value: unknown,
  path: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Parsed<Unknown> => {
  if (!isObject(value)) return fault(path, 'must be an object');
  for (const key of required) if (value[key] === undefined) return fault(join(path, key), 'is missing');
  for (const key of Object.keys(value)) {
    if (!required.includes(key) && !optional.includes(key)) return fault(join(path, key), 'is not expected here');
  }
  return parsed(value);
};

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);
