import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  ready: 'A new edition has been printed.',
  line: 'Your game goes on where it is.',
  turn: 'Turn the page',
  later: 'Later',
};

const de: Translated<typeof en> = {
  ready: 'Eine neue Auflage ist gedruckt.',
  line: 'Deine Partie geht weiter, wo sie ist.',
  turn: 'Umblättern',
  later: 'Später',
};

const catalogues = { en, de } as const;
export const sayOffline = (): Translated<typeof en> => catalogues[settings.language];
