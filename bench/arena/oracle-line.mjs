// What oracles agree on without a word: the first line of play, read from the deal, whose tricks can all be predicted with the seals there
// are (SS-1.3). If there is none among those looked at, the one with the fewest tricks left over.
import { fastChance } from '@conclave/kernel';
import {
  COLOURS,
  colourLetter,
  colourOf,
  makePrediction,
  SEAL_COUNTS,
  TRUMP,
  winningCard,
} from '@conclave/seven-seals';

const MOST_LINES = 3000;

/** The deal with predictions of nothing behind it: the tricks are still to come, and no seal is in the way. */
const afterPredictions = (rules, truth) => {
  const state = rules.clone(truth);
  const nothing = makePrediction({}, [], state.table);
  while (state.table.phase === 'predict') rules.apply(state, state.table.turn, nothing, fastChance(1));
  return state;
};

/** One line: any card at any time. What counts is who wins which kind of trick. */
const randomLine = (rules, start, stream) => {
  const state = rules.clone(start);
  const { round, seats } = state.table;
  const plays = [];
  const tricks = [];
  while (state.table.phase === 'play' && state.table.round === round) {
    const { table } = state;
    const seat = table.turn;
    const move = rules.randomMove(table, state.secrets[seat], seat, stream);
    const { leader } = table.trick;
    const cards = [...table.trick.cards];
    rules.apply(state, seat, move, stream);
    plays.push(move);
    if (cards.length < seats - 1) continue;
    cards.push(parse(move.card));
    const best = winningCard(cards);
    tricks.push({
      winner: (leader + cards.indexOf(best)) % seats,
      led: colourOf(cards[0]),
      ruffed: colourOf(best) !== colourOf(cards[0]),
    });
  }
  return { plays, tricks };
};

const LETTERS = COLOURS.map(colourLetter);
const parse = text => (LETTERS.indexOf(text.charAt(0)) << 4) | Number(text.slice(1));

/** SS-6.2  A seal for each trick: plain ones need their colour, ruffed ones take what is left of it, then red. */
const sealsFor = tricks => {
  const left = SEAL_COUNTS.slice(0, COLOURS.length);
  const seals = tricks.map(({ led, ruffed }) => {
    if (ruffed || left[led] === 0) return undefined;
    left[led] -= 1;
    return led;
  });
  for (const [index, { led, ruffed }] of tricks.entries()) {
    if (!ruffed) continue;
    const kind = left[led] > 0 ? led : left[TRUMP] > 0 ? TRUMP : undefined;
    if (kind === undefined) continue;
    left[kind] -= 1;
    seals[index] = kind;
  }
  return { seals, missing: seals.filter(kind => kind === undefined).length };
};

export const agreedLine = (rules, truth) => {
  const start = afterPredictions(rules, truth);
  const stream = fastChance(1);
  let best;
  for (let index = 0; index < MOST_LINES && best?.missing !== 0; index += 1) {
    const { plays, tricks } = randomLine(rules, start, stream);
    const { seals, missing } = sealsFor(tricks);
    if (best === undefined || missing < best.missing) best = { plays, tricks, seals, missing };
  }
  return { ...best, round: truth.table.round };
};

/** The move that keeps to the line: the prediction of what it brings, its next card, the seal it has for the trick. */
export const nextOfLine = ({ plays, tricks, seals }, table) => {
  if (table.phase === 'predict') {
    const wanted = {};
    for (const [index, { winner }] of tricks.entries()) {
      if (winner !== table.turn || seals[index] === undefined) continue;
      const letter = colourLetter(seals[index]);
      wanted[letter] = (wanted[letter] ?? 0) + 1;
    }
    return makePrediction(wanted, [], table);
  }
  if (table.phase === 'handIn') {
    const kind = seals[table.trickNumber - 1];
    return kind === undefined ? undefined : { type: 'handIn', seal: colourLetter(kind) };
  }
  return plays[(table.trickNumber - 1) * table.seats + table.trick.cards.length];
};
