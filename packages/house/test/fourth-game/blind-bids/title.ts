import type { Title } from '@conclave/kernel';

export const title = {
  id: 'blind-bids',
  letters: 'BB',
  seats: { min: 2, max: 4 },
  usual: 2,
  minutes: 5,
  title: { en: 'Blind Bids', de: 'Blinde Gebote' },
  line: {
    en: 'One card each, face down. The highest takes the prize.',
    de: 'Jeder eine Karte, verdeckt. Die höchste nimmt den Preis.',
  },
} as const satisfies Title;
