import { typedAs } from '@conclave/kernel/german';
import { de } from './de.ts';

/** Moves as they are typed: `beichten Ehrlichkeit Mord als Ehrlichkeit`, `anschließen Neid`, `Dogma Mord für Gnade`; beginnings will do. */
export const typed = typedAs(
  { dogma: 'Dogma', confess: 'beichten', join: 'anschließen', believe: 'glauben', doubt: 'zweifeln' },
  { ...de.cards, as: 'als', for: 'für' },
);
