// How a bot of the real game would play small Dogma: the small table is laid out as a real one, with all other types discarded as sets of four and
// two copies of each of the four types gone. More cards than one are laid as one; other claims and joins do not exist.
import { CARD_TYPES, inHand, NEWEST } from '@conclave/dogma';
import { insightFrom, prospectsIn, REGULAR, sceneOf } from '@conclave/dogma/learning';
import { fastChance } from '@conclave/kernel';
import { exp } from '@conclave/kernel/arithmetic';
import { ACTIONS, handAt, strategyOf } from './small-dogma.mjs';
import { eachRow } from './small-dogma-walk.mjs';

const PLACES = [0, 1, 7, 8]; // two virtues, two sins
const COPIES_GONE = 2;
const SETS = CARD_TYPES.filter((_, index) => !PLACES.includes(index)).map(card => ({ seat: 0, card }));
/** So many draws of what is claimed in a lie. */
const DRAWS = 6;

const spread = small => {
  const counts = CARD_TYPES.map(() => 0);
  for (const [type, count] of small.entries()) counts[PLACES[type]] = count;
  return counts;
};

/** What the bot goes by at this node; with a claim it has to answer. */
const insightAt = (game, { node, seat, hand, claim }) => {
  const { seen, turn } = node;
  const isAnswer = claim !== undefined;
  const other = 1 - seat;
  const table = {
    options: {},
    startingPlayer: 0,
    phase: isAnswer ? 'respond' : 'confess',
    turn: seat,
    claim: isAnswer ? CARD_TYPES[claim] : undefined,
    pile: isAnswer ? [{ seat: turn, count: 1 }] : [],
    handSizes: seen.sizes.map((size, index) => (isAnswer && index === turn ? size - 1 : size)),
    rubies: [0, 0],
    altar: [],
    discarded: 4 * SETS.length + seen.gone.reduce((sum, count) => sum + COPIES_GONE + count, 0),
    sets: SETS,
    out: [],
    withoutProgress: seen.row,
    progress: false,
  };
  const places = isAnswer ? inHand(other) | NEWEST : inHand(other);
  const sightings = seen.known[other].flatMap((count, type) =>
    Array.from({ length: count }, () => ({ card: CARD_TYPES[PLACES[type]], places })),
  );
  const own = { hand: spread(handAt(game, node, seat, hand)), laid: [] };
  return insightFrom(table, own, seat, spread(seen.gone.map(count => COPIES_GONE + count)), sightings, seen.habits);
};

/** The place of a move in a row of the strategy; nothing where the small game has no such move. */
const actionOf = move => {
  if (move.type === 'believe') return 0;
  if (move.type === 'doubt') return 1;
  if (move.type !== 'confess') return undefined;
  const [card, claim] = [move.cards[0], move.claim].map(type => PLACES.indexOf(CARD_TYPES.indexOf(type)));
  const isLie = move.cards.some(each => each !== move.claim);
  return claim < 0 || claim > 1 || card < 0 || (isLie && move.cards.length > 1) ? undefined : claim * 4 + card;
};

/** `weigh` adds what was learned to the prospects of a scene; without it they are the regular's. */
export const strategyOfBot = (game, weigh = (_scene, prospects) => prospects) => {
  const strategy = strategyOf(game);
  const luck = fastChance(7);
  eachRow(game, (name, at, width, may, place) => {
    const scene = sceneOf(insightAt(game, place), REGULAR);
    const { temperature } = scene.temper;
    const row = new Float64Array(ACTIONS);
    for (let draw = 0; draw < (name === 'answer' ? 1 : DRAWS); draw += 1) {
      const known = weigh(scene, prospectsIn(scene, luck));
      const best = Math.max(...known.map(({ value }) => value));
      for (const { move, value } of known) {
        const action = actionOf(move);
        if (action !== undefined && may(action)) row[action] += exp((value - best) / temperature);
      }
    }
    const sum = row.reduce((total, each) => total + each, 0);
    const open = Array.from({ length: width }, (_, index) => index).filter(may).length;
    for (let index = 0; index < width; index += 1)
      strategy[name][at + index] = sum > 0 ? row[index] / sum : may(index) ? 1 / open : 0;
  });
  return strategy;
};
