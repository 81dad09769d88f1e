import { integerPower } from '@conclave/kernel/arithmetic';
import { activeCount, type CardType, canCreateDogma, dogmaStock, indexOf, isAltarFull } from '../rules/index.ts';
import { claimable, visits } from './hand-worth.ts';
import type { Prospect } from './mixing.ts';
import type { Scene } from './scene.ts';

/** What it does to the rivals together when a type that they may hold stops being a virtue, shared among them. */
const harm = ({ insight, temper, burden }: Scene, type: CardType): number => {
  const rivals = Math.max(1, activeCount(insight.table) - 1);
  const cards = insight.unseen[indexOf(type)] ?? 0;
  const groups = rivals * (1 - integerPower(1 - 1 / rivals, cards));
  return (temper.rival * Math.max(0, cards * burden - Math.min(1, burden) * groups)) / rivals;
};

/** DG-10  Each dogma there is, by how much faster it makes this hand and slower the others. */
export const dogmas = (scene: Scene): readonly Prospect[] => {
  const { insight, temper, hand, virtue, burden, now } = scene;
  const { table, seat } = insight;
  if (!canCreateDogma(table, seat)) return [];
  const { altar } = table;
  const found: Prospect[] = [];
  const turned = (type: CardType): number => (virtue[indexOf(type)] === true ? 1 : -1) * harm(scene, type);
  for (const dogma of dogmaStock(altar)) {
    for (const replace of isAltarFull(altar) ? altar : [undefined]) {
      const next = replace === undefined ? [...altar, dogma] : altar.map(type => (type === replace ? dogma : type));
      const gain = now - visits(hand, claimable(next), burden, temper);
      const value = gain + turned(dogma) + (replace === undefined ? 0 : turned(replace));
      if (value <= temper.price) continue;
      found.push({
        move: replace === undefined ? { type: 'createDogma', dogma } : { type: 'createDogma', dogma, replace },
        value,
        reason: 'dogma.create',
        chance: 0,
        gain,
      });
    }
  }
  return found;
};
