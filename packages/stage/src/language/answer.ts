/** A sentence as it stands on a button: an answer has no full stop. */
export const asAnswer = (sentence: string): string => sentence.replace(/(?<!\.)\.$/u, '');
