import type { Title } from '@conclave/kernel';

export const title = {
  id: 'seven-seals',
  letters: 'SS',
  seats: { min: 3, max: 5 },
  usual: 4,
  minutes: 30,
  title: { en: 'The Seven Seals', de: 'Die sieben Siegel' },
  line: {
    en: 'Say which tricks you will win. Then win those, and not one more.',
    de: 'Sag an, welche Stiche du machst. Dann mach genau diese, und keinen mehr.',
  },
  characters: {
    novice: {
      name: { en: 'Brother Pip', de: 'Bruder Pip' },
      face: 'pip',
      caught: { en: 'Oh! Was that mine?', de: 'Oh! War das meins?' },
      line: {
        en: 'Believes every high card wins, and is surprised each time.',
        de: 'Glaubt, dass jede hohe Karte sticht, und staunt jedes Mal.',
      },
    },
    regular: {
      name: { en: 'Sister Agnes', de: 'Schwester Agnes' },
      face: 'agnes',
      caught: { en: 'I must have skipped a bead.', de: 'Da fehlte wohl eine Perle.' },
      line: {
        en: 'Counts every card on her rosary and seldom takes a trick too many.',
        de: 'Zählt jede Karte am Rosenkranz mit und nimmt selten einen Stich zu viel.',
      },
    },
    master: {
      name: { en: 'The Keeper of Seals', de: 'Der Siegelbewahrer' },
      face: 'keeper',
      caught: { en: 'Noted. In wax.', de: 'Vermerkt. In Wachs.' },
      line: {
        en: 'Has played this hand a thousand times before you have sorted yours.',
        de: 'Hat dieses Blatt tausendmal gespielt, bevor deines sortiert ist.',
      },
    },
  },
} as const satisfies Title;
