import { type Chance, fastChance } from '@conclave/kernel';

/** FNV-1a over the text, folded with a finishing step, as the seed of a fast stream. */
export const seedOf = (text: string): number => {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let index = 0; index < text.length; index += 1) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(index), 0x85ebca6b) ^ (low >>> 15);
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
};

/** Chance for simulations in which a deal does not depend on how much luck was used before it: each label its own stream. */
export const labelledChance = (seed: string): Chance => ({ stream: label => fastChance(seedOf(`${seed}/${label}`)) });
