/** Why a bot moved, in one sentence, where no game has a better one. `{worlds}` and the like are filled in by explain.ts. */
export const en = {
  byLuck: 'I just did something.',
  onlyMove: 'There was nothing else I could do.',
  goodEnough: 'I looked at {choices} choices for a moment, and this one seemed good enough to me.',
  searched:
    'I played it out {worlds} times with hands that fit what I have seen, and of {choices} choices this one did best.',
  'found.points': 'played out {worlds} times, it came out about {margin} points better than the next best choice',
  'found.places': 'played out {worlds} times, it came out about {margin} places better than the next best choice',
  'found.steps': 'played out {worlds} times, it came out about {margin} steps better than the next best choice',
  'found.even': 'played out {worlds} times, the next best choice came out as well',
  'found.behind': 'played out {worlds} times, another choice came out a little better, but not clearly enough for me',
} as const;

export type Reason = keyof typeof en;
