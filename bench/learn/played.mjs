// How likely others would have laid what they have laid, from a hand that is imagined: softmax over the costs of the rules of thumb, and one card
// in ten for no reason that can be seen. What it is worth to a belief is measured by belief.mjs; no bot plays with it.
import { BLACK, COLOURS, cardOf, colourOf } from '@conclave/seven-seals';
import { judge, trickOf } from '../../packages/games/seven-seals/dist/bots/card-choice.js';
import { fullColour, laidBy } from '../../packages/games/seven-seals/dist/bots/counting.js';
import { REGULAR } from '../../packages/games/seven-seals/dist/bots/temper.js';

const TEMPERATURE = 0.5;
const LUCK = 0.1;

/** Every card that was laid, the table as it was then, what was gone before it, and what its player is known to have held. */
const pastOf = ({ table }, memory) => {
  const black = table.middle[BLACK] + table.seals.reduce((sum, seals) => sum + seals[BLACK], 0);
  const known = laidBy(memory);
  const gone = COLOURS.map(() => 0);
  const plays = [];
  for (const [number, { leader, cards }] of memory.tricks.entries())
    for (const [before, card] of cards.entries()) {
      const seat = (leader + before) % table.seats;
      const seals = memory.sealsAt[number];
      const middle = table.middle.with(
        BLACK,
        seals.reduce((left, own) => left - own[BLACK], black),
      );
      const then = { ...table, phase: 'play', seals, middle, trick: { leader, cards: cards.slice(0, before) } };
      plays.push({ seat, card, table: then, gone: [...gone], known: [...known[seat]] });
      const colour = colourOf(card);
      known[seat][colour] &= ~(1 << (card & 15));
      gone[colour] |= 1 << (card & 15);
    }
  return plays;
};

const chanceOf = ({ table, seat, card, gone, known }, now) => {
  const hand = COLOURS.map(colour => known[colour] | now[colour]);
  const unseen = COLOURS.map(colour => fullColour(table.seats) & ~gone[colour] & ~hand[colour]);
  const trickster = { table, seat, hand, unseen, temper: REGULAR };
  const trick = trickOf(trickster);
  const follows = trick.led !== undefined && colourOf(card) === trick.led;
  const cost = judge(trickster, trick, card).cost;
  let [sum, choices] = [0, 0];
  for (const colour of COLOURS) {
    if (follows && colour !== trick.led) continue;
    for (let left = hand[colour]; left !== 0; left &= left - 1) {
      const other = cardOf(colour, 31 - Math.clz32(left & -left));
      sum += Math.exp(Math.min(20, (cost - judge(trickster, trick, other).cost) / TEMPERATURE));
      choices += 1;
    }
  }
  return (1 - LUCK) / sum + LUCK / choices;
};

/** By seat and imagined hand, the chance of all that this seat has laid. */
export const playedBy = (view, memory) => {
  const past = pastOf(view, memory);
  return (seat, hand) =>
    past.reduce((chance, play) => (play.seat === seat ? chance * chanceOf(play, hand) : chance), 1);
};
