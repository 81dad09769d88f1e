import type { Character, Level } from '@conclave/kernel';

/** Who sits down at a game that has no bots of its own. */
export const STRANGERS: Readonly<Record<Level, Character>> = {
  novice: {
    name: { en: 'A Wayfarer', de: 'Ein Wanderer' },
    line: { en: 'Does anything that is allowed.', de: 'Tut irgendetwas, das erlaubt ist.' },
  },
  regular: {
    name: { en: 'A Pilgrim', de: 'Eine Pilgerin' },
    line: { en: 'Has read the rules, and thinks for a moment.', de: 'Hat die Regeln gelesen und denkt kurz nach.' },
  },
  master: {
    name: { en: 'A Hermit', de: 'Eine Einsiedlerin' },
    line: { en: 'Has read the rules, and has time.', de: 'Hat die Regeln gelesen und hat Zeit.' },
  },
};
