import { type Fancied, isByTaste } from '@conclave/search';
import { MOST_CARDS_LAID } from '../rules/index.ts';
import type { Prospect } from './mixing.ts';
import type { Why } from './words/index.ts';

/** What characters are known by; who they are says `characters.ts` beside the lid of the game. */
export const TRAITS = ['inquisitor', 'saint', 'gambler'] as const;
export type Trait = (typeof TRAITS)[number];

/** What somebody likes to do, and what a value of a search is in the measure of whoever decides. */
export interface Taste {
  readonly trait: Trait;
  readonly unit: number;
}

/** To a search a visit is a tenth (master.ts). */
const VISIT = 0.1;

export const tasteInValues = (trait: Trait): Taste => ({ trait, unit: 1 });
export const tasteInVisits = (trait: Trait): Taste => ({ trait, unit: 1 / VISIT });

const isLie = ({ reason }: Prospect): boolean => reason === 'dogma.lie' || reason === 'dogma.joinLie';
const cardsLaid = ({ move }: Prospect): number => ('cards' in move ? move.cards.length : 0);

/** In the values of a search, never more than 0.03. Found by bench/arena/characters.mjs. */
const SUSPICION = 0.03;
const HONESTY = 0.006;
const JOINING = 0.005;
const THREE_CARDS = 0.002;

const LIKES: Readonly<Record<Trait, (prospect: Prospect) => number>> = {
  inquisitor: ({ move }) => (move.type === 'doubt' ? SUSPICION : 0),
  saint: prospect => (isLie(prospect) ? 0 : HONESTY),
  gambler: prospect => {
    if (prospect.move.type === 'join') return JOINING;
    return cardsLaid(prospect) === MOST_CARDS_LAID ? THREE_CARDS : 0;
  },
};

const bonusOf = ({ trait, unit }: Taste, prospect: Prospect): number => unit * LIKES[trait](prospect);

/** The same prospects, as somebody with this taste sees them. */
export const tasted = (prospects: readonly Prospect[], taste: Taste): readonly Prospect[] =>
  prospects.map(prospect => ({ ...prospect, value: prospect.value + bonusOf(taste, prospect) }));

/** What is said where the taste decided; nothing where anybody could have moved so. */
export const whyTasted = (
  taste: Taste,
  prospects: readonly Prospect[],
  { move }: Prospect,
  honest: number,
): Why | undefined => {
  const chosen = prospects.find(prospect => prospect.move === move);
  const fancied = (prospect: Prospect): Fancied => ({ worth: prospect.value, bonus: bonusOf(taste, prospect) });
  if (chosen === undefined || !isByTaste(prospects.map(fancied), fancied(chosen))) return undefined;
  switch (taste.trait) {
    case 'inquisitor':
      return { reason: 'dogma.inquisitor', facts: { percent: Math.round(100 * honest) } };
    case 'saint':
      return { reason: 'dogma.saint' };
    case 'gambler':
      return move.type === 'join'
        ? { reason: 'dogma.gamblerJoins' }
        : { reason: 'dogma.gambler', facts: { count: cardsLaid(chosen) } };
  }
};
