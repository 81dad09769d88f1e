/** Two moves are the same when their canonical forms are written the same. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
