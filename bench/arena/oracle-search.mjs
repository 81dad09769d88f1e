// An oracle among players who are none. It knows every hand, but not what the others will do with theirs, and they do not know what it knows:
// in its search they go by the rules of thumb, from what each of them could see, and now and then by something else. Its own choices,
// predictions as well as cards, are the only ones that the tree compares, and all it looks for is few points of its own.

import { fastChance } from '@conclave/kernel';
import { search } from '@conclave/search';
import { knowing as outlook } from '../../packages/games/seven-seals/dist/bots/outlook.js';

/** Masters do not play by rules of thumb alone: so often, in a hundred, they play another card. */
const SLIPS = 40;
const OWN_SLIPS = 2;
/** A prediction decides more than a card, and there are more of them. */
const PREDICTIONS = 4;
/** Points that make the whole of the scale. */
const MOST_POINTS = 24;

const likely = (rules, state, mover, stream, slips) =>
  state.table.phase === 'play' && stream.below(100) < slips
    ? rules.randomMove(state.table, state.secrets[mover], mover, stream)
    : outlook.policy(state, mover, stream);

/** The game as it looks to the oracle in this seat. */
const seenBy = (rules, seat) => ({
  ...outlook,
  candidates: (state, mover, stream, isRoot) =>
    (mover === seat ? outlook.candidates(state, mover, stream, isRoot) : undefined) ?? [
      likely(rules, state, mover, stream, SLIPS),
    ],
  policy: (state, mover, stream) => likely(rules, state, mover, stream, mover === seat ? OWN_SLIPS : SLIPS),
  values: ({ table }) =>
    table.phase === 'over' ? table.points.at(-1).map(points => Math.max(0, 1 - points / MOST_POINTS)) : undefined,
});

export const bestOnTruth = (rules, truth, seat, luck, iterations) => {
  const stream = fastChance(luck.below(2 ** 32));
  const budget = { iterations: truth.table.phase === 'predict' ? PREDICTIONS * iterations : iterations };
  const style = { curiosity: 0.2, guided: true };
  const thinking = search(seenBy(rules, seat), seat, () => rules.clone(truth), stream, budget, style);
  for (let step = thinking.next(); ; step = thinking.next()) if (step.done) return step.value.moves[0].move;
};
