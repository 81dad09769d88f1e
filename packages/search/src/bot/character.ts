/** A choice as a character weighs it: what it is worth to anybody, and the bonus of this one's taste, in the same measure. */
export interface Fancied {
  readonly worth: number;
  readonly bonus: number;
}

/** Was it the taste that decided? Then something that it likes less was worth more, and the bonus made up for that. */
export const isByTaste = (choices: readonly Fancied[], chosen: Fancied): boolean =>
  choices.some(
    ({ worth, bonus }) => bonus < chosen.bonus && worth > chosen.worth && worth + bonus <= chosen.worth + chosen.bonus,
  );
