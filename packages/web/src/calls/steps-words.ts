import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

/** How a page comes to the home screen of an iPhone or iPad. */
const en = {
  label: 'To the home screen',
  share: 'Press Share',
  add: 'Choose “Add to Home Screen”',
  open: 'Open Conclave there',
};

const de: Translated<typeof en> = {
  label: 'Auf den Home-Bildschirm',
  share: 'Auf „Teilen“ drücken',
  add: '„Zum Home-Bildschirm“ wählen',
  open: 'Conclave dort öffnen',
};

const catalogues = { en, de } as const;
export const saySteps = (): Translated<typeof en> => catalogues[settings.language];
