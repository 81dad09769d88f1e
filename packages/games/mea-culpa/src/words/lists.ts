import type { Named } from '../counts.ts';

/** "a, b and c" */
export const listOf = (parts: readonly string[], and: string, none: string): string => {
  if (parts.length < 2) return parts[0] ?? none;
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
};

/** "2 bread, 1 wine and 1 jewel" */
export const namedList = <Word extends string>(
  counts: Named<Word>,
  words: Readonly<Record<Word, string>>,
  and: string,
  none: string,
): string =>
  listOf(
    (Object.keys(counts) as Word[]).map(word => `${counts[word]} ${words[word]}`),
    and,
    none,
  );
