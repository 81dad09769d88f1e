import type { CardType, Move } from '@conclave/dogma';
import type { Chosen } from './draw.ts';

/** What a master advises, as it glows on the table: of a confession the cards that are still to be chosen. */
type Advised = Move | undefined;

export const isCardAdvised = (advised: Advised, type: CardType, chosen: Chosen): boolean =>
  (advised?.type === 'confess' || advised?.type === 'join') &&
  advised.cards.filter(card => card === type).length > (chosen[type] ?? 0);

/** Which type of the list: the claim, a new dogma, or the one that gives way to it. */
export const advisedType = (advised: Advised, asks: 'claim' | 'dogma' | 'replace'): CardType | undefined => {
  if (advised?.type === 'confess' && asks === 'claim') return advised.claim;
  if (advised?.type !== 'createDogma') return undefined;
  return { claim: undefined, dogma: advised.dogma, replace: advised.replace }[asks];
};
