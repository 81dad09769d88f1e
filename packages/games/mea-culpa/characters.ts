import type { Characters } from '@conclave/kernel';

/** Who plays with a taste of their own (`bots/taste.ts`), by what they are known by. */
export const characters = {
  banker: {
    name: { en: 'Jakob the Banker', de: 'Jakob der Bankier' },
    line: { en: 'Buys and sells, and likes to be the Merchant.', de: 'Kauft und verkauft, und ist gern der Kaufmann.' },
  },
  builder: {
    name: { en: 'Peter the Builder', de: 'Peter der Baumeister' },
    line: { en: 'Donates and builds, and likes to be the Emperor.', de: 'Spendet und baut, und ist gern der Kaiser.' },
  },
  penitent: {
    name: { en: 'Monica the Penitent', de: 'Monika die Büßerin' },
    line: { en: 'Stays out of the House, and is not greedy.', de: 'Meidet das Freudenhaus und ist nicht habgierig.' },
  },
} as const satisfies Characters;
