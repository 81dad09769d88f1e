import type { Stream } from '@conclave/kernel';
import { type Fancied, isByTaste } from '@conclave/search';
import { type Move, top } from '../rules/index.ts';
import { offersOf } from './erring.ts';
import type { Why } from './words/index.ts';
import type { Insight } from './worth.ts';

/** What characters are known by. */
export const TRAITS = ['banker', 'builder', 'penitent'] as const;
export type Trait = (typeof TRAITS)[number];

/** In steps, of which one is 0.033 to a search (master.ts): never more than 0.03 there. Found by bench/arena/characters.mjs. */
const MOST: Readonly<Record<Trait, number>> = { banker: 0.15, builder: 0.3, penitent: 0.5 };

/** What a banker and a builder like, and what a penitent does not. */
const KINDS: Readonly<Record<Trait, readonly string[]>> = {
  banker: ['sell', 'buy', 'greedy', 'merchant'],
  builder: ['donate', 'crew', 'emperor'],
  penitent: ['greedy', 'visit', 'travel'],
};

const likes = (trait: Trait, move: Move): boolean =>
  KINDS[trait].includes(move.type === 'character' ? move.character : move.type) !== (trait === 'penitent');

/** A move with what it is worth, and what this taste adds. */
export interface Tasted extends Fancied {
  readonly move: Move;
}

export const tasted = (trait: Trait | undefined, move: Move, worth: number, step = 1): Tasted => ({
  move,
  worth,
  bonus: trait && likes(trait, move) ? step * MOST[trait] : 0,
});

export const favourite = (choices: readonly Tasted[]): Move | undefined =>
  choices.toSorted((one, other) => other.worth + other.bonus - one.worth - one.bonus)[0]?.move;

/** What is said where the taste decided; nothing where anybody could have moved so. */
export const whyTasted = (trait: Trait, choices: readonly Tasted[], move: Move): Why | undefined => {
  const chosen = choices.find(choice => choice.move === move);
  return chosen !== undefined && isByTaste(choices, chosen) ? { reason: `mea-culpa.${trait}` } : undefined;
};

/** The rules of thumb with a taste. Bids and guesses are drawn from mixtures as ever: nothing for these. */
export const chooseTasted = (trait: Trait, insight: Insight, stream: Stream) => {
  const { at } = top(insight.table);
  if (at === 'bid' || at === 'guess') return undefined;
  const choices = offersOf(insight, stream).map(({ move, worth }) => tasted(trait, move, worth));
  const move = favourite(choices);
  return move && { move, why: whyTasted(trait, choices, move) };
};
