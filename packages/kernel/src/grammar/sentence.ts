/** What sentences of every language have in common. */

/** A sentence begins with a capital, whatever word comes first. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "a, b and c", with the language's own word for "and". */
export const listed = (parts: readonly string[], and: string, none: string): string => {
  if (parts.length < 2) return parts[0] ?? none;
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
};

/** "1 move", "2 moves": a number with the word that goes with it, where no case or article comes in. */
export const counted = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
