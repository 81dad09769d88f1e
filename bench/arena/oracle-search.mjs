// An oracle among players who are none. Predictions: it plays the true deal on to the end, again and again, all by the rules of thumb with
// slips, and takes what brought it the fewest points. Cards: the masters' tree search, fed with the true deal only, and with slips below the
// tree. In the last tricks it looks at every line (max^n on the true deal).
import { exactSearch, sevenSealsOutlook as outlook, search } from '@conclave/bots/search';
import { fastChance } from '@conclave/kernel';
import { cardsLeft } from '@conclave/seven-seals';

/** Others do not play by rules of thumb alone: so often, in a hundred, they play something else. */
const SLIPS = 5;
const OWN_SLIPS = 2;
const LATE = 4;

const pointsAfter = (rules, state, seat, stream) => {
  while (state.table.phase !== 'over') {
    const mover = state.table.turn;
    const slips = stream.below(100) < (mover === seat ? OWN_SLIPS : SLIPS) && state.table.phase === 'play';
    const move = slips
      ? rules.randomMove(state.table, state.secrets[mover], mover, stream)
      : outlook.policy(state, mover, stream);
    rules.apply(state, mover, move, stream);
  }
  return state.table.points.at(-1)[seat];
};

/** Upper confidence bounds on the fewest points. */
const SPREAD = 6;

const mostPromising = (arms, tries) => {
  const score = ({ visits, points }) =>
    visits === 0 ? Number.POSITIVE_INFINITY : -points / visits + SPREAD * Math.sqrt(Math.log(tries) / visits);
  return arms.reduce((best, arm) => (score(arm) > score(best) ? arm : best));
};

const finished = generator => {
  for (let step = generator.next(); ; step = generator.next()) if (step.done) return step.value.moves[0].move;
};

/** The tree knows the cards; below it others, and it itself, now and then play something else. */
const withSlips = rules => ({
  ...outlook,
  policy: (state, mover, stream) =>
    state.table.phase === 'play' && stream.below(100) < SLIPS
      ? rules.randomMove(state.table, state.secrets[mover], mover, stream)
      : outlook.policy(state, mover, stream),
});

const exact = (truth, rules, seat, stream) =>
  finished(exactSearch(outlook, seat, () => rules.clone(truth), stream, { iterations: 1 }));

const byTree = (truth, rules, seat, stream, iterations) =>
  finished(
    search(withSlips(rules), seat, () => rules.clone(truth), stream, { iterations }, { curiosity: 0.25, guided: true }),
  );

export const bestOnTruth = (rules, truth, seat, luck, iterations) => {
  const stream = fastChance(luck.below(2 ** 32));
  const root = rules.clone(truth);
  outlook.prepare(root);
  const arms = outlook.candidates(root, seat, stream, true).map(move => ({ move, visits: 0, points: 0 }));
  if (arms.length === 1) return arms[0].move;
  if (root.table.phase !== 'predict' && cardsLeft(root.table, seat) <= LATE - (root.table.seats === 5 ? 1 : 0))
    return exact(truth, rules, seat, stream);
  if (root.table.phase === 'play') return byTree(truth, rules, seat, stream, 2 * iterations);
  for (let tries = 1; tries <= iterations; tries += 1) {
    const arm = mostPromising(arms, tries);
    const state = rules.clone(root);
    rules.apply(state, seat, arm.move, stream);
    arm.points += pointsAfter(rules, state, seat, stream);
    arm.visits += 1;
  }
  return arms.reduce((best, arm) => (arm.visits > best.visits ? arm : best)).move;
};
