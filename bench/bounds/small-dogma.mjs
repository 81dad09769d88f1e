// Small Dogma: two players, two virtues, two sins, two copies of each, so many cards a hand, one card a confession, no rubies, no joins, no sets,
// and the end after so many confessions without progress in all. Every card that is laid is turned up (DG-8.1), so that all but the first hands
// is public: a node of the tree is what both have seen, and each player's own hand is its place in a list.
const TYPES = 4;
const VIRTUES = 2;
const COPIES = 2;
export const ACTIONS = TYPES * VIRTUES;
export const [BELIEVE, DOUBT] = [0, 1];

const choose = (from, some) => (some === 1 ? from : from < some ? 0 : some === 2 ? (from * (from - 1)) / 2 : 1);

/** All hands of this size, as counts by type: virtues first. */
const handsOf = (size, from = 0) => {
  if (from === TYPES) return size === 0 ? [[]] : [];
  const found = [];
  for (let count = 0; count <= Math.min(COPIES, size); count += 1)
    for (const rest of handsOf(size - count, from + 1)) found.push([count, ...rest]);
  return found;
};

/** In how many ways two such hands are dealt, of all: 0 where they need more copies than there are. */
const dealsOf = hands => {
  const ways = (one, other) =>
    one.reduce((product, count, type) => product * choose(COPIES, count) * choose(COPIES - count, other[type]), 1);
  const table = hands.map(one => hands.map(other => ways(one, other)));
  const sum = table.flat().reduce((total, each) => total + each, 0);
  return table.map(row => Float64Array.from(row, each => each / sum));
};

const empty = () => ({ confessed: 0, joined: 0, believed: 0, doubted: 0, shownHonest: 0, shownLying: 0 });

/** What both have seen at the beginning. `change` by seat and type: cards lost and won since. `known`: at least so many are there. */
const opening = size => ({
  turn: 0,
  sizes: [size, size],
  change: [new Array(TYPES).fill(0), new Array(TYPES).fill(0)],
  known: [new Array(TYPES).fill(0), new Array(TYPES).fill(0)],
  gone: new Array(TYPES).fill(0),
  idle: 0,
  row: 0,
  habits: [empty(), empty()],
});

const withOne = (counts, type, by) => counts.map((count, index) => (index === type ? Math.max(0, count + by) : count));
const plus = (counts, type, by) => counts.map((count, index) => (index === type ? count + by : count));
const swap = (pair, seat, value) => pair.map((each, index) => (index === seat ? value : each));

/** DG-8.2  What both have seen after one more confession, or who has won (as the share of seat 0). */
const after = (seen, claim, answer, card, limit) => {
  const { turn, sizes } = seen;
  const other = 1 - turn;
  const honest = card === claim;
  const isBack = answer === DOUBT && !honest;
  if (sizes[turn] === 1 && !isBack) return { share: 1 - turn }; // DG-12.2
  const isGone = answer === BELIEVE && honest;
  const idle = seen.idle + (isGone ? 0 : 1);
  const left = swap(sizes, turn, sizes[turn] - (isBack ? 0 : 1));
  const next = swap(left, other, sizes[other] + (isGone || isBack ? 0 : 1));
  if (idle === limit) return { share: next[0] === next[1] ? 0.5 : next[0] < next[1] ? 1 : 0 }; // DG-15.4
  const taker = isGone ? undefined : isBack ? turn : other;
  const lost = swap(seen.change, turn, plus(seen.change[turn], card, -1));
  const hidden = swap(seen.known, turn, withOne(seen.known[turn], card, -1));
  const [mine, theirs] = [{ ...seen.habits[turn] }, { ...seen.habits[other] }];
  mine.confessed += 1;
  mine[honest ? 'shownHonest' : 'shownLying'] += 1;
  theirs[answer === BELIEVE ? 'believed' : 'doubted'] += 1;
  return {
    seen: {
      turn: other,
      sizes: next,
      change: taker === undefined ? lost : swap(lost, taker, plus(lost[taker], card, 1)),
      known: taker === undefined ? hidden : swap(hidden, taker, plus(hidden[taker], card, 1)),
      gone: isGone ? plus(seen.gone, card, 1) : seen.gone,
      idle,
      row: isGone ? 0 : seen.row + 1,
      habits: swap(swap(seen.habits, turn, mine), other, theirs),
    },
  };
};

/** Who can still hold which hand: `possible` by seat is a list of places in `hands`. */
const canLay = (hands, possible, change, card) => possible.filter(hand => hands[hand][card] + change[card] > 0);

/** The whole tree of what can be seen. `nodes` gets every node; where its tables begin is noted in it. */
export const smallDogma = ({ size = 3, limit = 3 } = {}) => {
  const hands = handsOf(size);
  const deals = dealsOf(hands);
  const nodes = [];
  let [histories, confessions, answers] = [0, 0, 0];
  const fits = (one, others) => others.some(other => deals[one][other] > 0);
  const grow = (seen, possible) => {
    const { turn } = seen;
    const node = { seen, turn, possible, children: [], confessAt: confessions, answerAt: answers };
    nodes.push(node);
    confessions += possible[turn].length * ACTIONS;
    answers += possible[1 - turn].length * VIRTUES * 2;
    for (const one of possible[0]) for (const other of possible[1]) if (deals[one][other] > 0) histories += 1;
    for (let claim = 0; claim < VIRTUES; claim += 1)
      for (const answer of [BELIEVE, DOUBT])
        for (let card = 0; card < TYPES; card += 1) node.children.push(child(node, claim, answer, card));
    return node;
  };
  const child = ({ seen, turn, possible }, claim, answer, card) => {
    const mine = canLay(hands, possible[turn], seen.change[turn], card);
    const theirs = possible[1 - turn].filter(one => fits(one, mine));
    const own = mine.filter(one => fits(one, theirs));
    if (own.length === 0) return undefined;
    const next = after(seen, claim, answer, card, limit);
    if (next.seen !== undefined) return grow(next.seen, turn === 0 ? [own, theirs] : [theirs, own]);
    for (const one of own) for (const other of theirs) if (deals[one][other] > 0) histories += 1;
    return { share: next.share };
  };
  const all = hands.map((_, index) => index);
  const root = grow(opening(size), [all, all]);
  return { hands, deals, root, nodes, histories, confessions, answers };
};

/** A hand at this node, as counts by type. */
export const handAt = ({ hands }, { seen }, seat, hand) =>
  hands[hand].map((count, type) => count + seen.change[seat][type]);

/** A strategy for both seats: chances of card and claim, and of believing and doubting, for each hand that is possible at each node. */
export const strategyOf = ({ confessions, answers }) => ({
  confess: new Float64Array(confessions),
  answer: new Float64Array(answers),
});
