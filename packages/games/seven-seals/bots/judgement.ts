import { bits, COLOURS, TRUMP, WHITE } from '../rules/index.ts';
import { above, type Unseen } from './counting.ts';
import type { Temper } from './temper.ts';

const at = (list: readonly number[], index: number): number =>
  (index < list.length ? list[index] : list[list.length - 1]) as number;

/** How likely a card is to win a trick some time, by the cards above it that others hold. */
export const strengthOf = (colour: number, value: number, unseen: Unseen, temper: Temper): number =>
  at(colour === TRUMP ? temper.trump : temper.plain, above(unseen[colour] as number, value));

/** Tricks a hand looks good for, by colour. */
export const strengths = (hand: readonly number[], unseen: Unseen, temper: Temper): number[] => {
  const sums = [0, 0, 0, 0, 0];
  for (let colour = 0; colour < sums.length; colour += 1) {
    const values = hand[colour] as number;
    if (values === 0) continue;
    let sum = 0;
    for (let left = values; left !== 0; left &= left - 1)
      sum += strengthOf(colour, 31 - Math.clz32(left & -left), unseen, temper);
    sums[colour] = colour === TRUMP ? sum : sum * at(temper.length, bits(values));
  }
  return sums;
};

/** The same before the first card, for a prediction. */
export const firstStrengths = (hand: readonly number[], unseen: Unseen, temper: Temper): number[] =>
  strengths(hand, unseen, { ...temper, plain: temper.plainAtFirst, trump: temper.trumpAtFirst });

/** The part of a number above zero, rounded off: what is expected is never certain. */
const over = (difference: number, doubt: number): number =>
  0.5 * (difference + Math.sqrt(difference * difference + doubt));

/**
 * Penalty points still to be expected (SS-8.2), from the tricks each colour is good for and the seals held: too few tricks leave seals
 * behind, too many bring black ones; trumps make good for missing tricks of other colours, white seals take in what is too much.
 */
export const expectedPenalty = (tricks: readonly number[], seals: readonly number[], temper: Temper): number => {
  let missing = 0;
  let surplus = 0;
  for (let colour = TRUMP + 1; colour < COLOURS.length; colour += 1) {
    const difference = (tricks[colour] as number) - (seals[colour] as number);
    const tooMuch = over(difference, temper.doubt);
    surplus += tooMuch;
    missing += tooMuch - difference; // the part below zero
  }
  const trumps = (tricks[TRUMP] as number) - (seals[TRUMP] as number);
  const spare = over(trumps, temper.doubt);
  const ruffs = temper.ruffing * Math.min(spare, missing);
  const whites = seals[WHITE] as number;
  const tooMany = surplus + spare - ruffs;
  const takenIn = Math.min(whites, tooMany);
  return (
    temper.deficit * (missing + spare - trumps - ruffs) +
    temper.excess * (tooMany - takenIn) +
    2 * temper.deficit * (whites - takenIn)
  );
};
