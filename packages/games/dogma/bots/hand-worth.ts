import { CARD_TYPES, type CardType, COPIES, type Counts, indexOf, virtuesNow } from '../rules/index.ts';
import type { Temper } from './temper.ts';

const FLAGS: (readonly boolean[] | undefined)[] = [];

/** DG-4.2  By type: may it be claimed now? Remembered for each altar, because playouts ask often. */
export const claimable = (altar: readonly CardType[]): readonly boolean[] => {
  let key = 0;
  for (const type of altar) key |= 1 << indexOf(type);
  const known = FLAGS[key];
  if (known !== undefined) return known;
  const virtues = virtuesNow(altar);
  const flags = CARD_TYPES.map(type => virtues.includes(type));
  FLAGS[key] = flags;
  return flags;
};

/**
 * How many visits it takes to lay this hand: each time the turn comes round one can lay something. Cards of one virtue go together and for
 * good; all others have to be lied away, which fails now and then. A hand without any virtue has no safe last card (DG-12.2).
 */
export const visits = (hand: Readonly<Counts>, virtue: readonly boolean[], burden: number, temper: Temper): number =>
  visitsWith(hand, NONE, 0, virtue, burden, temper);

const NONE = -1;

/** The same after so many cards of a type have come or gone; sets of four leave the hand (DG-11.1). */
export const visitsWith = (
  hand: Readonly<Counts>,
  changed: number,
  change: number,
  virtue: readonly boolean[],
  burden: number,
  temper: Temper,
): number => {
  let sum = 0;
  let hasVirtue = false;
  let isEmpty = true;
  for (let index = 0; index < hand.length; index += 1) {
    const count = index === changed ? ((hand[index] as number) + change) % COPIES : (hand[index] as number);
    if (count === 0) continue;
    isEmpty = false;
    if (virtue[index] === true) {
      hasVirtue = true;
      sum += Math.min(1, count * burden);
    } else sum += burden * (count === 1 ? 1 : count === 2 ? temper.pair : temper.triple);
  }
  return isEmpty ? 0 : sum + (hasVirtue ? 0 : temper.noFinish);
};
