/** A quiet reader's milliseconds for a word, and the longest that any text stands. */
const A_WORD = 170;
const LONGEST = 9000;

/** How long a text has to stand to be read once. */
export const readingTime = (text: string): number =>
  Math.min(LONGEST, text.split(/\s+/).filter(word => word !== '').length * A_WORD);
