import type { Title } from '@conclave/kernel';

export const title = {
  id: 'mea-culpa',
  letters: 'MC',
  seats: { min: 2, max: 4 },
  usual: 4,
  minutes: 90,
  title: { en: 'Mea Culpa', de: 'Mea Culpa' },
  line: {
    en: 'Sin for profit, donate for show, and be first in Heaven all the same.',
    de: 'Sündige mit Gewinn, spende mit Pomp, und sei trotzdem als Erster im Himmel.',
  },
  characters: {
    novice: {
      name: { en: 'Goodman Till', de: 'Gevatter Till' },
      face: 'till',
      caught: { en: 'It was worth every taler.', de: 'Es war jeden Taler wert.' },
      line: {
        en: 'Spends the money first and wonders about his soul later.',
        de: 'Gibt erst das Geld aus und sorgt sich später um die Seele.',
      },
    },
    regular: {
      name: { en: 'Widow Margarethe', de: 'Witwe Margarethe' },
      face: 'margarethe',
      caught: { en: 'I shall enter it under expenses.', de: 'Das verbuche ich unter Auslagen.' },
      line: {
        en: 'Keeps an account of every sin in town, her own included.',
        de: 'Führt Buch über jede Sünde der Stadt, auch über die eigenen.',
      },
    },
    master: {
      name: { en: 'Cardinal Bellarosa', de: 'Kardinal Bellarosa' },
      face: 'bellarosa',
      caught: { en: 'I was inspecting the curtains.', de: 'Ich habe die Vorhänge geprüft.' },
      line: {
        en: 'Knows the price of everything, above all of forgiveness.',
        de: 'Kennt den Preis von allem, vor allem den der Vergebung.',
      },
    },
  },
} as const satisfies Title;
