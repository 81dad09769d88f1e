import { fastChance, type Stream } from '@conclave/kernel';
import type { Scene } from './decision.ts';

/** Bots think with luck of their own, never with the luck of the table. */
export const botStream = ({ random }: Pick<Scene['services'], 'random'>): Stream => {
  const bytes = random(6);
  return fastChance(bytes.reduce((sum, byte) => sum * 256 + byte, 0));
};
