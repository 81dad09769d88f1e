import type { Named } from '../rules/counts.ts';

/** "a, b and c" */
export const listOf = (parts: readonly string[], and: string, none: string): string => {
  if (parts.length < 2) return parts[0] ?? none;
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
};

/** One and many of a thing. */
export type Forms<Word extends string> = Readonly<Record<Word, readonly [one: string, many: string]>>;

/** "2 breads, 1 wine and 1 jewel" */
export const namedList = <Word extends string>(
  counts: Named<Word>,
  forms: Forms<Word>,
  and: string,
  none: string,
): string =>
  listOf(
    (Object.keys(counts) as Word[]).map(word => `${counts[word]} ${forms[word][counts[word] === 1 ? 0 : 1]}`),
    and,
    none,
  );
