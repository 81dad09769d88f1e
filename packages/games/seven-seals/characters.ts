import type { Characters } from '@conclave/kernel';

/** Who plays with a taste of their own (`bots/taste.ts`), by what they are known by. */
export const characters = {
  prophet: {
    name: { en: 'Malachy the Prophet', de: 'Malachias der Prophet' },
    line: {
      en: 'Foresees one trick more than the cards do.',
      de: 'Sieht einen Stich mehr voraus, als die Karten hergeben.',
    },
  },
  hermit: {
    name: { en: 'Meinrad the Hermit', de: 'Meinrad der Einsiedler' },
    line: { en: 'Predicts as few tricks as he can.', de: 'Sagt so wenige Stiche an, wie er kann.' },
  },
  spoiler: {
    name: { en: 'Veit the Spoiler', de: 'Veit der Spielverderber' },
    line: { en: 'Gives away a little if it hurts somebody.', de: 'Gibt etwas her, wenn es jemandem wehtut.' },
  },
} as const satisfies Characters;
