import {
  CARD_TYPES,
  type CardType,
  canCreateDogma,
  dogmaStock,
  howMany,
  isAltarFull,
  isVirtueNow,
  MOST_CARDS_LAID,
} from '@conclave/dogma';
import type { Insight } from './belief.ts';
import type { Prospect } from './mixing.ts';

/** Cards that could be laid honestly with this altar; three of a kind at once are best. */
const claimable = ({ own }: Insight, altar: readonly CardType[]): number =>
  own.hand.reduce((sum, count, index) => {
    const type = CARD_TYPES[index];
    return type !== undefined && isVirtueNow(type, altar) ? sum + Math.min(count, MOST_CARDS_LAID) ** 1.3 : sum;
  }, 0);

const PRICE = 0.8;

/** DG-10  Each dogma there is, by how much more of the hand it makes fit to be confessed. */
export const dogmas = (insight: Insight): readonly Prospect[] => {
  const { table, seat } = insight;
  if (!canCreateDogma(table, seat)) return [];
  const { altar } = table;
  const now = claimable(insight, altar);
  return dogmaStock(altar).flatMap(dogma => {
    const held = howMany(insight.own.hand, dogma);
    if (held === 0 && !isAltarFull(altar)) return [];
    const replacements: readonly (CardType | undefined)[] = isAltarFull(altar) ? altar : [undefined];
    return replacements.map((replace): Prospect => {
      const next = replace === undefined ? [...altar, dogma] : altar.map(type => (type === replace ? dogma : type));
      return {
        move: replace === undefined ? { type: 'createDogma', dogma } : { type: 'createDogma', dogma, replace },
        value: claimable(insight, next) - now - PRICE,
        why: { reason: 'dogma.create', facts: { dogma } },
      };
    });
  });
};
