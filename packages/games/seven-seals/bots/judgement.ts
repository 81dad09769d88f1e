import { bits, COLOURS, nth, TRUMP, WHITE } from '../rules/index.ts';
import { above, type Unseen } from './counting.ts';
import type { Temper } from './temper.ts';

/** A figure of the temper or an expectation. Apart from `nth`, which reads whole numbers only and is the faster for it. */
export const figure = (figures: readonly number[], place: number): number => figures[place] as number;

/** The last figure goes for all beyond it. */
const clamped = (figures: readonly number[], place: number): number =>
  figure(figures, Math.min(place, figures.length - 1));

/** How likely a card is to win a trick some time, by the cards above it that others hold. */
export const strengthOf = (colour: number, value: number, unseen: Unseen, temper: Temper): number =>
  clamped(colour === TRUMP ? temper.trump : temper.plain, above(nth(unseen, colour), value));

/** Tricks a hand looks good for, by colour. */
export const strengths = (hand: readonly number[], unseen: Unseen, temper: Temper): number[] => {
  const sums = [0, 0, 0, 0, 0];
  for (let colour = 0; colour < sums.length; colour += 1) {
    const values = nth(hand, colour);
    if (values === 0) continue;
    let sum = 0;
    for (let left = values; left !== 0; left &= left - 1)
      sum += strengthOf(colour, 31 - Math.clz32(left & -left), unseen, temper);
    sums[colour] = colour === TRUMP ? sum : sum * clamped(temper.length, bits(values));
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
    const difference = figure(tricks, colour) - nth(seals, colour);
    const tooMuch = over(difference, temper.doubt);
    surplus += tooMuch;
    missing += tooMuch - difference; // the part below zero
  }
  const trumps = figure(tricks, TRUMP) - nth(seals, TRUMP);
  const spare = over(trumps, temper.doubt);
  const ruffs = temper.ruffing * Math.min(spare, missing);
  const whites = nth(seals, WHITE);
  const tooMany = surplus + spare - ruffs;
  const takenIn = Math.min(whites, tooMany);
  return (
    temper.deficit * (missing + spare - trumps - ruffs) +
    temper.excess * (tooMany - takenIn) +
    2 * temper.deficit * (whites - takenIn)
  );
};
