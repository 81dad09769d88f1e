import type { Characters } from '@conclave/kernel';

/** Who plays with a taste of their own (`bots/taste.ts`), by what they are known by. */
export const characters = {
  inquisitor: {
    name: { en: 'Konrad the Inquisitor', de: 'Konrad der Inquisitor' },
    line: { en: 'Doubts sooner than others, also the pious.', de: 'Zweifelt eher als andere, auch an Frommen.' },
  },
  saint: {
    name: { en: 'Elisabeth the Saint', de: 'Elisabeth die Heilige' },
    line: { en: 'Lies only where the truth would cost her dearly.', de: 'Lügt nur, wo die Wahrheit sie teuer käme.' },
  },
  gambler: {
    name: { en: 'Jobst the Gambler', de: 'Jobst der Spieler' },
    line: {
      en: 'Likes to join, and to lay three cards at once.',
      de: 'Schließt sich gern an und legt gern drei Karten.',
    },
  },
} as const satisfies Characters;
