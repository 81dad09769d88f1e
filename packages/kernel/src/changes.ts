import { diff, type Patch } from './patch.ts';

/**
 * What changed in one drawer. Once it has been written down it is kept as that text: a patch is a dozen small lists, and those of the last
 * hundred steps of every table would be carried along by the collector of garbage.
 */
export interface Changes {
  kept: Patch | string;
}

export const UNCHANGED: Changes = { kept: '[]' };

export const changesBetween = (before: unknown, after: unknown): Changes => {
  const patch = diff(before, after);
  return patch.length === 0 ? UNCHANGED : { kept: patch };
};

export const patchIn = ({ kept }: Changes): Patch => (typeof kept === 'string' ? (JSON.parse(kept) as Patch) : kept);

/** The patch as JSON. */
export const writtenDown = (changes: Changes): string => {
  const { kept } = changes;
  if (typeof kept === 'string') return kept;
  const text = JSON.stringify(kept);
  changes.kept = text;
  return text;
};
