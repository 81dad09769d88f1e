import type { Title } from '@conclave/kernel';

export const title = {
  id: 'dogma',
  letters: 'DG',
  seats: { min: 2, max: 8 },
  usual: 4,
  minutes: 30,
  title: { en: 'Dogma', de: 'Dogma' },
  line: {
    en: 'Confess your virtues with a straight face. The Church decides what a virtue is.',
    de: 'Beichte deine Tugenden, ohne rot zu werden. Was eine Tugend ist, bestimmt die Kirche.',
  },
  characters: {
    novice: {
      name: { en: 'Oblate Timo', de: 'Oblate Timo' },
      face: 'timo',
      caught: { en: 'I was going to say so myself.', de: 'Ich wollte es gerade selbst sagen.' },
      line: {
        en: 'Blushes when he lies, and when he does not.',
        de: 'Wird rot, wenn er lügt, und wenn er nicht lügt auch.',
      },
    },
    regular: {
      name: { en: 'Abbess Clara', de: 'Äbtissin Clara' },
      face: 'clara',
      caught: { en: 'One confession more for my list.', de: 'Eine Beichte mehr auf meiner Liste.' },
      line: {
        en: 'Has heard many confessions and remembers every one of them.',
        de: 'Hat viele Beichten gehört und erinnert sich an jede.',
      },
    },
    master: {
      name: { en: 'The Grand Inquisitor', de: 'Der Großinquisitor' },
      face: 'inquisitor',
      caught: { en: 'Who taught you to ask?', de: 'Wer hat dich fragen gelehrt?' },
      line: {
        en: 'Asks only questions whose answers are known already.',
        de: 'Stellt nur Fragen, deren Antwort schon feststeht.',
      },
    },
  },
} as const satisfies Title;
