import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  title: 'What a master would do',
  short: 'A master',
  more: 'More about this advice',
  thinking: 'The master is thinking …',
  failed: 'The master has nothing to say.',
  worlds: (count: number) => `From what your seat knows, in ${count} imagined games.`,
  others: 'Also possible',
  distances: {
    even: 'just as good',
    close: 'nearly as good',
    behind: 'somewhat worse',
    far: 'clearly worse',
  },
  hundredths: (count: number) => `by ${count} %`,
  scale: 'Of the way from last place to first, in the games imagined.',
  speaksFor: (sentence: string) => `At first sight: ${sentence}`,
  doIt: 'Do it',
  close: 'Thank you',
};

const de: Translated<typeof en> = {
  title: 'Was ein Meister täte',
  short: 'Ein Meister',
  more: 'Mehr zu diesem Rat',
  thinking: 'Der Meister denkt nach …',
  failed: 'Der Meister hat nichts zu sagen.',
  worlds: count => `Aus dem, was dein Platz weiß, in ${count} gedachten Spielen.`,
  others: 'Auch möglich',
  distances: {
    even: 'genauso gut',
    close: 'fast so gut',
    behind: 'etwas schlechter',
    far: 'deutlich schlechter',
  },
  hundredths: count => `um ${count} %`,
  scale: 'Vom Weg zwischen letztem und erstem Platz, in den gedachten Spielen.',
  speaksFor: sentence => `Auf den ersten Blick: ${sentence}`,
  doIt: 'So machen',
  close: 'Danke',
};

const catalogues = { en, de } as const;
export const sayHint = (): Translated<typeof en> => catalogues[settings.language];
