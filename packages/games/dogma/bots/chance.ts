/** Chance that at least `least` of `cards` given cards lie among `slots` of `total` places (hypergeometric). */
export const atLeast = (least: number, cards: number, slots: number, total: number): number => {
  if (least <= 0) return 1;
  if (least > cards || least > slots) return 0;
  let sum = 0;
  for (let hits = least; hits <= Math.min(cards, slots); hits += 1) sum += exactly(hits, cards, slots, total);
  return Math.min(1, sum);
};

const exactly = (hits: number, cards: number, slots: number, total: number): number => {
  let chance = 1;
  for (let index = 0; index < cards; index += 1) {
    const isHit = index < hits;
    const room = isHit ? slots - index : total - slots - (index - hits);
    chance *= Math.max(0, room) / Math.max(1, total - index);
    if (isHit) chance *= (cards - index) / (hits - index);
  }
  return chance;
};
