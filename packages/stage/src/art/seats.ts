/** One dark tint per seat; the crest on it is pale, at least 4.5 to 1. */
export const SEAT_COLOURS = [
  '#7a1f2b',
  '#1f4e5f',
  '#6b4e0a',
  '#355226',
  '#57356c',
  '#87451a',
  '#2f3e73',
  '#403c38',
] as const;
