// Walks over small Dogma (small-dogma.mjs): what a seat's hands are worth against a strategy, its best answer, and CFR+.
import { exp, log } from '@conclave/kernel/arithmetic';
import { ACTIONS, handAt, strategyOf } from './small-dogma.mjs';

const CLAIMS = 2;
const cardOf = action => action % 4;
const claimOf = action => (action - (action % 4)) / 4;
const childOf = (node, claim, answer, card) => node.children[(claim * 2 + answer) * 4 + card];

/** Chances: in proportion to what is positive, or even where nothing is. `may` says which are there at all. */
const matched = (from, to, at, width, may) => {
  let sum = 0;
  let open = 0;
  for (let index = 0; index < width; index += 1)
    if (may(index)) {
      sum += Math.max(0, from[at + index]);
      open += 1;
    }
  for (let index = 0; index < width; index += 1)
    to[at + index] = may(index) ? (sum > 0 ? Math.max(0, from[at + index]) / sum : 1 / open) : 0;
};

const always = () => true;

/** Both tables of a strategy, row by row: `visit(table, at, width, may, node, seat, hand, claim)`. */
export const eachRow = (game, visit) => {
  for (const node of game.nodes) {
    const { turn, possible } = node;
    for (const [index, hand] of possible[turn].entries()) {
      const held = handAt(game, node, turn, hand);
      const may = action => held[cardOf(action)] > 0;
      visit('confess', node.confessAt + index * ACTIONS, ACTIONS, may, { node, seat: turn, hand });
    }
    for (const [index, hand] of possible[1 - turn].entries())
      for (let claim = 0; claim < CLAIMS; claim += 1)
        visit('answer', node.answerAt + (index * CLAIMS + claim) * 2, 2, always, { node, seat: 1 - turn, hand, claim });
  }
};

/** The strategy that plays in proportion to these sums. */
export const proportional = (game, sums) => {
  const strategy = strategyOf(game);
  eachRow(game, (table, at, width, may) => matched(sums[table], strategy[table], at, width, may));
  return strategy;
};

/**
 * What each hand of `seat` is worth from here on, each weighed with the chance that the others' cards and moves lead here. `choose` gets the worth of
 * what can be chosen and says what comes of it: the average of a strategy, the best, or a step of learning.
 */
export const walk = (game, strategy, seat, choose) => {
  const { hands, deals } = game;
  const count = hands.length;
  const pool = [];
  const vector = depth => {
    pool[depth] ??= Array.from({ length: 24 }, () => new Float64Array(count));
    return pool[depth];
  };
  /** The chance that the other's cards and moves lead here, given this hand. */
  const massOf = (hand, reach) => {
    let sum = 0;
    for (let other = 0; other < count; other += 1) sum += deals[hand][other] * reach[other];
    return sum;
  };
  const ended = (share, reach, to) => {
    const worth = seat === 0 ? share : 1 - share;
    to.fill(0);
    if (worth > 0) for (let hand = 0; hand < count; hand += 1) to[hand] = worth * massOf(hand, reach);
  };
  const visit = (node, reach, to, depth) => (node.turn === seat ? confessing : answering)(node, reach, to, depth);
  /** Where the other never goes nothing is to be had or missed. */
  const follow = (child, reach, to, depth) => {
    if (reach.every(each => each === 0)) to.fill(0);
    else if (child.share === undefined) visit(child, reach, to, depth + 1);
    else ended(child.share, reach, to);
  };
  /** The seat lays a card; the other answers without having seen it. */
  const confessing = (node, reach, to, depth) => {
    const own = vector(depth);
    const others = node.possible[1 - seat];
    for (let action = 0; action < ACTIONS; action += 1) {
      const worth = own[action].fill(0);
      for (const answer of [0, 1]) {
        const child = childOf(node, claimOf(action), answer, cardOf(action));
        if (child === undefined) continue;
        const next = own[ACTIONS].fill(0);
        for (const [index, other] of others.entries())
          next[other] = reach[other] * strategy.answer[node.answerAt + (index * CLAIMS + claimOf(action)) * 2 + answer];
        follow(child, next, own[ACTIONS + 1], depth);
        for (let hand = 0; hand < count; hand += 1) worth[hand] += own[ACTIONS + 1][hand];
      }
    }
    to.fill(0);
    for (const [index, hand] of node.possible[seat].entries())
      to[hand] = choose({
        table: 'confess',
        at: node.confessAt + index * ACTIONS,
        width: ACTIONS,
        worth: action => own[action][hand],
        mass: () => massOf(hand, reach),
        node,
        hand,
      });
  };
  /** The other lays a card under a claim; the seat answers, whatever the card. */
  const answering = (node, reach, to, depth) => {
    const own = vector(depth);
    const confessors = node.possible[1 - seat];
    to.fill(0);
    for (let claim = 0; claim < CLAIMS; claim += 1) {
      const claimed = own[4].fill(0);
      for (const [index, other] of confessors.entries())
        for (let card = 0; card < 4; card += 1)
          claimed[other] += reach[other] * strategy.confess[node.confessAt + index * ACTIONS + claim * 4 + card];
      for (const answer of [0, 1]) {
        const worth = own[answer].fill(0);
        for (let card = 0; card < 4; card += 1) {
          const child = childOf(node, claim, answer, card);
          if (child === undefined) continue;
          const next = own[2].fill(0);
          for (const [index, other] of confessors.entries())
            next[other] = reach[other] * strategy.confess[node.confessAt + index * ACTIONS + claim * 4 + card];
          follow(child, next, own[3], depth);
          for (let hand = 0; hand < count; hand += 1) worth[hand] += own[3][hand];
        }
      }
      for (const [index, hand] of node.possible[seat].entries())
        to[hand] += choose({
          table: 'answer',
          at: node.answerAt + (index * CLAIMS + claim) * 2,
          width: 2,
          worth: answer => own[answer][hand],
          mass: () => massOf(hand, claimed),
          node,
          hand,
        });
    }
  };
  const result = new Float64Array(count);
  visit(game.root, new Float64Array(count).fill(1), result, 0);
  return result.reduce((sum, each) => sum + each, 0);
};

/** The share that a seat gets, at best, against this strategy of the other. */
export const bestAnswer = (game, strategy, seat) =>
  walk(game, strategy, seat, ({ table, width, worth, node, hand }) => {
    const held = table === 'confess' ? handAt(game, node, seat, hand) : undefined;
    let best = 0;
    for (let index = 0; index < width; index += 1)
      if ((held === undefined || held[cardOf(index)] > 0) && worth(index) > best) best = worth(index);
    return best;
  });

/** The share of a seat when both keep to this strategy. */
export const shareOf = (game, strategy, seat) =>
  walk(game, strategy, seat, ({ table, at, width, worth }) => {
    let sum = 0;
    for (let index = 0; index < width; index += 1)
      if (strategy[table][at + index] > 0) sum += strategy[table][at + index] * worth(index);
    return sum;
  });

/** How much a seat can gain, on average of both, over what it should get: in shares of the game. */
export const exploitability = (game, strategy) =>
  (bestAnswer(game, strategy, 0) + bestAnswer(game, strategy, 1) - 1) / 2;

/** CFR+: regrets that never fall below zero, the later rounds counting more. `told` sees each round's average strategy if it asks. */
export const cfrPlus = (game, rounds, told) => {
  const regrets = strategyOf(game);
  const sums = strategyOf(game);
  const strategy = proportional(game, regrets);
  for (let round = 1; round <= rounds; round += 1) {
    for (const seat of [0, 1]) {
      walk(game, strategy, seat, ({ table, at, width, worth }) => {
        let mean = 0;
        for (let index = 0; index < width; index += 1)
          if (strategy[table][at + index] > 0) mean += strategy[table][at + index] * worth(index);
        for (let index = 0; index < width; index += 1)
          regrets[table][at + index] = Math.max(0, regrets[table][at + index] + worth(index) - mean);
        return mean;
      });
      eachRow(game, (table, at, width, may, place) => {
        if (place.seat === seat) matched(regrets[table], strategy[table], at, width, may);
      });
    }
    gatherAverage(game, strategy, sums, round);
    told?.(round, () => proportional(game, sums));
  }
  return proportional(game, sums);
};

/**
 * The way the policy of the real game learns (bench/learn/self-play.mjs), here with exact values: every choice more or less likely by what it is worth, a
 * wish for mixing, and a pull towards a copy that follows slowly (magnetic mirror descent).
 */
export const mirrorDescent = (game, rounds, { rate = 2, entropy = 0.004, pull = 0.05, follow = 40 } = {}) => {
  const strategy = proportional(game, strategyOf(game));
  let copy = { confess: strategy.confess.slice(), answer: strategy.answer.slice() };
  const step = ({ table, at, width, worth, mass }) => {
    const all = mass();
    let [mean, sum] = [0, 0];
    const chances = strategy[table];
    const next = new Float64Array(width);
    for (let index = 0; index < width; index += 1) {
      if (chances[at + index] === 0) continue;
      mean += chances[at + index] * worth(index);
      const gain = all > 0 ? (rate * worth(index)) / all : 0;
      const logit = log(chances[at + index]) + gain + rate * pull * log(copy[table][at + index]);
      next[index] = exp(logit / (1 + rate * (pull + entropy)));
      sum += next[index];
    }
    for (let index = 0; index < width; index += 1)
      if (next[index] > 0) changed[table][at + index] = Math.max(1e-9, next[index] / sum);
    return mean;
  };
  const changed = { confess: strategy.confess.slice(), answer: strategy.answer.slice() };
  for (let round = 1; round <= rounds; round += 1) {
    for (const seat of [0, 1]) walk(game, strategy, seat, step);
    strategy.confess.set(changed.confess);
    strategy.answer.set(changed.answer);
    if (round % follow === 0) copy = { confess: strategy.confess.slice(), answer: strategy.answer.slice() };
  }
  return proportional(game, strategy);
};

/** Adds the strategy to the sums, each row weighed with the round and with its own seat's chance to come there. */
const gatherAverage = (game, strategy, sums, round) => {
  const descend = (node, own) => {
    const { turn, possible, confessAt, answerAt } = node;
    for (const [index, hand] of possible[turn].entries())
      for (let action = 0; action < ACTIONS; action += 1) {
        const at = confessAt + index * ACTIONS + action;
        sums.confess[at] += round * own[turn][hand] * strategy.confess[at];
      }
    for (const [index, hand] of possible[1 - turn].entries())
      for (let each = 0; each < 4; each += 1) {
        const at = answerAt + index * 4 + each;
        sums.answer[at] += round * own[1 - turn][hand] * strategy.answer[at];
      }
    for (let claim = 0; claim < CLAIMS; claim += 1)
      for (const answer of [0, 1])
        for (let card = 0; card < 4; card += 1) {
          const child = childOf(node, claim, answer, card);
          if (child?.share === undefined && child !== undefined) {
            const mine = new Float64Array(own[0].length);
            const theirs = new Float64Array(own[0].length);
            for (const [index, hand] of possible[turn].entries())
              mine[hand] = own[turn][hand] * strategy.confess[confessAt + index * ACTIONS + claim * 4 + card];
            for (const [index, hand] of possible[1 - turn].entries())
              theirs[hand] = own[1 - turn][hand] * strategy.answer[answerAt + (index * CLAIMS + claim) * 2 + answer];
            descend(child, turn === 0 ? [mine, theirs] : [theirs, mine]);
          }
        }
  };
  const all = new Float64Array(game.hands.length).fill(1);
  descend(game.root, [all, all]);
};
