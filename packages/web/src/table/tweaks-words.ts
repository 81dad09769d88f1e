import type { Translated } from '@conclave/stage/language/catalogue.ts';
import { settings } from '@conclave/stage/settings/settings.svelte.ts';

const en = {
  title: 'This table',
  tweaks: 'Light, sound, language',
  sound: 'Sounds',
  off: 'off',
  loud: (percent: number) => `${percent} %`,
  stops: 'At the end of a round',
  stopping: { on: 'Stop until I touch it', off: 'Play on' },
  all: 'All settings',
};

const de: Translated<typeof en> = {
  title: 'Dieser Tisch',
  tweaks: 'Licht, Ton, Sprache',
  sound: 'Töne',
  off: 'aus',
  loud: percent => `${percent} %`,
  stops: 'Am Ende einer Runde',
  stopping: { on: 'Anhalten, bis ich tippe', off: 'Weiterspielen' },
  all: 'Alle Einstellungen',
};

const catalogues = { en, de } as const;
/** What the menu of a table says. */
export const sayTweaks = (): Translated<typeof en> => catalogues[settings.language];
