import { CARD_TYPES, type CardType, indexOf, VIRTUES } from './components.ts';

/** DG-4.1  Each type is by nature a virtue or a sin; the virtues come first in the fixed order. */
export const isVirtueByNature = (type: CardType): boolean => indexOf(type) < VIRTUES.length;

/** DG-4.2  A dogma on the altar turns its type around: virtue into sin, sin into virtue. */
export const isVirtueNow = (type: CardType, altar: readonly CardType[]): boolean =>
  isVirtueByNature(type) !== altar.includes(type);

/** DG-4.3, DG-4.4, DG-5.4  What may be claimed: 4 to 10 types at any time, whatever the hand holds and whatever is gone. */
export const virtuesNow = (altar: readonly CardType[]): readonly CardType[] => {
  let key = 0;
  for (const type of altar) key |= 1 << indexOf(type);
  const known = VIRTUES_BY_ALTAR.get(key);
  if (known !== undefined) return known;
  const virtues = CARD_TYPES.filter(type => isVirtueNow(type, altar));
  VIRTUES_BY_ALTAR.set(key, virtues);
  return virtues;
};

/** There are only 470 altars, and search asks a million times a second. */
const VIRTUES_BY_ALTAR = new Map<number, readonly CardType[]>();
